"""The notation: every move as a short text that can be read, typed and parsed back.

A text is a word for what is done and, mostly, one for the thing: "keep bank", "play red park", "from school",
"to hotel", "donate 2", "drive green-il", "hire bishop", "gain rat", "move 2+friend", "pass". A card's colour
is named only where the seat could play that card in two colours; it is always understood.
"""

from collections.abc import Callable

from core.game import BadNotation
from core.notre_dame.moves import (
    FROM,
    LIFT_FRIEND,
    PASS,
    TAKE_MESSAGE,
    TO,
    Again,
    Donate,
    Drive,
    From,
    Gain,
    Hire,
    Keep,
    LiftFriend,
    Move,
    Number,
    Pass,
    Play,
    TakeMessage,
    To,
)
from core.notre_dame.names import ACTION_NAMES, ACTIONS, SPOTS, Action, Card
from core.notre_dame.persons import EFFECTS
from core.notre_dame.state import State


def format_move(state: State, move: Move) -> str:
    """The short text of a move in this position."""
    if isinstance(move, Play):
        return f"play {card_name(state, move.card)}"
    if isinstance(move, Drive):
        return f"drive {market_name(state, move.market)}"
    return _fixed_text(move)


def _fixed_text(move: Move) -> str:
    match move:
        case Keep(card):
            return f"keep {ACTION_NAMES[card.action]}"
        case Hire(person):
            return f"hire {person}"
        case From(place):
            return f"from {ACTION_NAMES[place]}"
        case To(sector):
            return f"to {ACTION_NAMES[sector]}"
        case Donate(gold):
            return f"donate {gold}"
        case Gain(good):
            return f"gain {good}"
        case Number(amount, friend):
            return f"move {amount}+friend" if friend else f"move {amount}"
        case Again(kind):
            return f"again {kind + 1}"
        case TakeMessage():
            return "take"
        case LiftFriend():
            return "from friend"
        case Pass():
            return "pass"
        case _:
            raise TypeError(move)


def parse_move(state: State, text: str) -> Move:
    """The legal move that a text means: as `format_move` writes it, or cut short as far as it stays clear."""
    move = FIXED_TEXTS.get(text)
    if move is not None and move in state.options:
        return move
    if text in CARD_TEXTS:
        kind, action = CARD_TEXTS[text]
        found = [card for card in state.options if isinstance(card, kind) and card.card.action is action]
        if len(found) == 1:
            return found[0]
    texts = {format_move(state, option): option for option in state.options}
    move = texts.get(text)
    return _typed_move(texts, text) if move is None else move


def card_name(state: State, card: Card) -> str:
    """The action of a card, with its colour where the hand holds the same action in another one."""
    action = ACTION_NAMES[card.action]
    for option in state.options:
        if isinstance(option, Play) and option.card.action == card.action and option.card.owner != card.owner:
            return f"{state.table.colours[state.table.homes[card.owner]]} {action}"
    return action


def market_name(state: State, market: int) -> str:
    """A market as the colour of its borough and its spot there."""
    borough, spot = divmod(market, len(SPOTS))
    return f"{state.table.colours[borough]}-{SPOTS[spot]}"


def _typed_move(texts: dict[str, Move], text: str) -> Move:
    """What somebody may have meant who typed the beginnings of words, or left words out."""
    typed = text.casefold().split()
    for fits in (str.__eq__, str.startswith):
        found = [full for full in texts if typed and _is_short_for(typed, full.split(), fits)]
        if len(found) == 1:
            return texts[found[0]]
        if found:
            raise BadNotation("notation-ambiguous", text=text[:_LONGEST_ECHO], choices=", ".join(found))
    raise BadNotation("notation-unknown", text=text[:_LONGEST_ECHO], choices=", ".join(texts))


def _is_short_for(typed: list[str], full: list[str], fits: Callable[[str, str], bool]) -> bool:
    rest = iter(full)
    return all(any(fits(word, short) for word in rest) for short in typed)


_LONGEST_ECHO = 60

# The texts that mean the same in every position; cards and markets depend on the colours of the table.
FIXED_MOVES: tuple[Move, ...] = (
    *[Hire(person) for person in EFFECTS],
    *FROM,
    *TO,
    *[Donate(gold) for gold in range(1, 4)],
    *(Gain("gold"), Gain("marker"), Gain("rat")),
    *[Number(amount) for amount in range(15)],
    *[Number(amount, friend=True) for amount in range(3)],
    *[Again(kind) for kind in range(4)],
    TAKE_MESSAGE,
    LIFT_FRIEND,
    PASS,
)
CARD_TEXTS: dict[str, tuple[type[Keep] | type[Play], Action]] = {
    **{f"keep {ACTION_NAMES[action]}": (Keep, action) for action in ACTIONS},
    **{f"play {ACTION_NAMES[action]}": (Play, action) for action in ACTIONS},
}
FIXED_TEXTS = {_fixed_text(move): move for move in FIXED_MOVES}
