"""Moves as people type them: as the screen calls them, with or without the verb, or in notation.

Capitals, accents and articles do not count, and words may be cut short or left out as long as it stays clear.
"""

from collections.abc import Iterator, Sequence

from core import notre_dame as nd
from core.game import BadNotation
from core.notre_dame.moves import Drive, From, Keep, Pass, Play, To
from core.notre_dame.names import SPOTS
from nd_tui.games.notre_dame.words.moves import choice_name
from nd_tui.games.notre_dame.words.things import action_name, colour_name, market_name, spot_name
from nd_tui.games.notre_dame.words.twins import listed_moves
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts
from nd_tui.words.typed_words import FITS, has_words, words_of

LONGEST_ECHO = 60  # letters
PASS = Pass()
Words = tuple[str, ...]


def move_typed(texts: Texts, state: nd.State, typed: str) -> nd.Move:
    """The legal move that is meant; BadNotation, with the names of what could be, if none or several are."""
    view, wanted = nd.view(state, _deciding(state)), words_of(typed)
    called = {move: list(phrases(texts, state, view, move)) for move in view.options}
    for fits in FITS:
        found = [
            move for move in view.options if wanted and any(fits(wanted, words) for words in called[move])
        ]
        if len(listed_moves(found)) == 1:
            return found[0]
        if found:
            names = names_of(texts, view, found)
            raise BadNotation("notation-ambiguous", text=typed[:LONGEST_ECHO], choices=names)
    if _wants_nothing(texts, view, wanted):
        return PASS
    names = names_of(texts, view, view.options)
    raise BadNotation("notation-unknown", text=typed[:LONGEST_ECHO], choices=names)


def names_of(texts: Texts, view: nd.View, moves: Sequence[nd.Move]) -> str:
    """What can be typed for moves, in a row."""
    return listed(typed_name(texts, view, move) for move in listed_moves(moves))


def typed_name(texts: Texts, view: nd.View, move: nd.Move) -> str:
    """What can be typed for a move: the thing itself, as the screen calls it."""
    match move:
        case Drive(market):
            return market_name(texts, view.table, market)
        case From(place) | To(place):
            return action_name(texts, place)
    return choice_name(texts, view, move)


def phrases(texts: Texts, state: nd.State, view: nd.View, move: nd.Move) -> Iterator[Words]:
    """All that means a move when it is typed in full."""
    notation = words_of(nd.format_move(state, move))
    yield notation
    verbs = (*words_of(texts(f"typed-{move.__struct_config__.tag}")), *notation[:1])
    for name in _names(texts, view, move):
        words = words_of(name)
        yield words
        yield from ((verb, *words) for verb in verbs)
        yield (*verbs, *words)  # of which some may be left out


def _names(texts: Texts, view: nd.View, move: nd.Move) -> Iterator[str]:
    name = typed_name(texts, view, move)
    yield name
    yield choice_name(texts, view, move)
    match move:
        case Keep(card) | Play(card):
            colour = colour_name(texts, view.table, view.table.homes[card.owner])
            yield f"{name} {colour}"
            yield f"{colour} {name}"
        case Drive(market):
            borough, spot = divmod(market, len(SPOTS))
            yield f"{colour_name(texts, view.table, borough)} {spot_name(texts, spot)}"


def _wants_nothing(texts: Texts, view: nd.View, wanted: Words) -> bool:
    """Whether nothing is wanted, with the verb of what there is: to hire nobody, to take nothing."""
    if PASS not in view.options:
        return False
    verbs = {verb for move in view.options for verb in words_of(texts(f"typed-{move.__struct_config__.tag}"))}
    named, nothing = [word for word in wanted if word not in verbs], words_of(choice_name(texts, view, PASS))
    return len(named) < len(wanted) and named[:1] == [nothing[0]] and has_words(tuple(named), nothing)


def _deciding(state: nd.State) -> int:
    seat = nd.to_move(state)
    assert seat is not None
    return seat
