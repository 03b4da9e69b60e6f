"""Moves of a list as people type them: as the screen calls them, with or without the verb, or in notation."""

from collections.abc import Iterator, Sequence

from core import rattus_cartus as rc
from core.game import BadNotation
from core.rattus_cartus.moves import Look, Move, Support
from core.rattus_cartus.views import View
from nd_tui.games.parts import Amount
from nd_tui.games.rattus_cartus.words.choosing import choice_name
from nd_tui.games.rattus_cartus.words.composing import COMPOSED, parts
from nd_tui.games.rattus_cartus.words.things import building_name
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts
from nd_tui.words.typed_words import FITS, words_of

LONGEST_ECHO = 60  # letters
Words = tuple[str, ...]


def move_typed(texts: Texts, state: rc.State, typed: str) -> Move:
    """The legal move that is meant; BadNotation, with the names of what could be, if none or several are."""
    seat = rc.to_move(state)
    assert seat is not None
    view, wanted = rc.view(state, seat), words_of(typed)
    if rc.decision(state) in COMPOSED:
        return rc.parse_move(state, typed)
    moves = rc.options(view)
    for move in moves:
        if typed.casefold().split() == rc.format_move(state, move).split():
            return move  # the letter of a building card may be an article of a language
    for fits in FITS:
        found = [
            move
            for move in moves
            if wanted and any(fits(wanted, words) for words in _phrases(texts, state, view, move))
        ]
        if len(found) == 1:
            return found[0]
        if found:
            names = names_of(texts, view, found)
            raise BadNotation("notation-ambiguous", text=typed[:LONGEST_ECHO], choices=names)
    raise BadNotation("notation-unknown", text=typed[:LONGEST_ECHO], choices=names_of(texts, view, moves))


def names_of(texts: Texts, view: View, moves: Sequence[Move]) -> str:
    """What can be typed for moves, in a row; where they are put together, an example of it."""
    if asked := parts(texts, view):
        return listed(f"{part.most} {part.name}" for part in asked if isinstance(part, Amount))
    return listed(choice_name(texts, view, move) for move in moves)


def _phrases(texts: Texts, state: rc.State, view: View, move: Move) -> Iterator[Words]:
    """All that means a move when it is typed in full."""
    yield words_of(rc.format_move(state, move))
    verbs = words_of(texts(f"typed-{move.__struct_config__.tag}"))
    for name in _names(texts, view, move):
        words = words_of(name)
        yield words
        yield from ((verb, *words) for verb in verbs)


def _names(texts: Texts, view: View, move: Move) -> Iterator[str]:
    yield choice_name(texts, view, move)
    match move:
        case Support(place):
            yield building_name(texts, view.row[place], "brief")
        case Look(nun):
            yield str(nun + 1)
