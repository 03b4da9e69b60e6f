"""Decisions as questions, moves as choices, and what people may type for them."""

from collections.abc import Iterator, Sequence

from core.game import BadNotation
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts
from nd_tui.words.typed_words import FITS, words_of
from tests.toybox import game
from tests.toybox.box.telling import pebbles_told
from tests.toybox.game.things import KINDS, Guess, Lay, Look

LONGEST_ECHO = 60  # letters


def question(texts: Texts, view: game.View) -> str:
    """What the view's seat is asked."""
    parts = view.components
    left = dict(zip(KINDS, view.pebbles[view.seat], strict=True))
    match view.step:
        case "lay":
            return texts("ask-lay", most=parts.most, **left)
        case "look":
            return texts("ask-look", n=parts.price)
    return texts("ask-guess", least=parts.high_from)


def choice_name(texts: Texts, move: game.Move) -> str:
    """A move by its name."""
    match move:
        case Lay():
            return pebbles_told(texts, move.pebbles)
        case Look():
            return texts("choose-look", pays="yes" if move.pays else "no")
        case Guess():
            return texts("choose-guess", height="high" if move.high else "low")


def choice(texts: Texts, view: game.View, move: game.Move) -> str:
    """A move with what it costs, or what can be hoped for."""
    name, parts = choice_name(texts, move), view.components
    match move:
        case Lay():
            left = sum(view.pebbles[view.seat]) - sum(move.pebbles)
            return texts("choice-lay", choice=name, n=left)
        case Look(pays=True):
            return texts("choice-look", choice=name, n=parts.price)
        case Guess() if view.next_card is not None:
            right = "yes" if (view.next_card >= parts.high_from) == move.high else "no"
            return texts("choice-guess-known", choice=name, n=parts.prize, right=right)
        case Guess():
            fitting = sum((card >= parts.high_from) == move.high for card in view.left)
            return texts("choice-guess", choice=name, n=parts.prize, cards=fitting, of=len(view.left))
    return name


def move_typed(texts: Texts, state: game.State, typed: str) -> game.Move:
    """The legal move that is meant; BadNotation, with the names of what could be, if none or several are."""
    moves, wanted = game.legal_moves(state), words_of(typed)
    for fits in FITS:
        found = [
            move
            for move in moves
            if wanted and any(fits(wanted, words) for words in phrases(texts, state, move))
        ]
        if len(found) == 1:
            return found[0]
        if found:
            names = names_of(texts, found)
            raise BadNotation("notation-ambiguous", text=typed[:LONGEST_ECHO], choices=names)
    raise BadNotation("notation-unknown", text=typed[:LONGEST_ECHO], choices=names_of(texts, moves))


def phrases(texts: Texts, state: game.State, move: game.Move) -> Iterator[tuple[str, ...]]:
    """All that means a move when it is typed in full."""
    yield words_of(game.format_move(state, move))
    name = words_of(choice_name(texts, move))
    yield name
    yield (*words_of(texts(f"typed-{move.__struct_config__.tag}")), *name)


def names_of(texts: Texts, moves: Sequence[game.Move]) -> str:
    """What can be typed for moves, in a row."""
    return listed(choice_name(texts, move) for move in moves)
