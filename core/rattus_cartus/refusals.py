"""Why a move cannot be made."""

from core.game import IllegalMove, is_move
from core.rattus_cartus.moves import MOVE_TYPES, Discard, Enter, Give, Look, Move, Name, Pass, Support
from core.rattus_cartus.names import (
    CARD_NAMES,
    GOLD,
    KINDS,
    LAST_PLAYABLE,
    PASS_CARD,
    UNSEEN,
    Cards,
)
from core.rattus_cartus.state import OpenTable, Task

ANSWERED_BY: dict[str, tuple[type[Move], ...]] = {
    "support": (Support,),
    "look": (Look,),
    "enter": (Enter, Pass),
    "sword_target": (Name,),
    "sword_gift": (Give,),
    "flute_target": (Name,),
    "hospital": (Discard,),
    "tower_gift": (Give,),
}


def why_not(task: Task, move: Move, table: OpenTable, hand: Cards, nuns: Cards) -> IllegalMove:
    """The reason for which a move is not among those of a decision."""
    if not is_move(move, MOVE_TYPES):
        return IllegalMove("not-a-move")
    if not isinstance(move, ANSWERED_BY[task.name]):
        return IllegalMove("wrong-decision", decision=task.name)
    match move:
        case Support(place):
            return IllegalMove("no-such-building", place=place + 1, most=len(table.row))
        case Look(nun):
            if 0 <= nun < len(nuns) and nuns[nun] != UNSEEN:
                return IllegalMove("nun-already-seen", place=nun + 1)
            return IllegalMove("no-such-nun", place=nun + 1, most=len(nuns))
        case Pass():
            if PASS_CARD not in hand:
                return IllegalMove("no-pass-in-hand")
            return IllegalMove("last-outside")
        case Name(seat):
            return IllegalMove("not-among-the-fewest", seat=seat)
        case Enter(place, cards):
            if not 0 <= place < len(table.row):
                return IllegalMove("no-such-building", place=place + 1, most=len(table.row))
            return _why_not_these(task, cards, hand)
        case Give(cards) | Discard(cards):
            return _why_not_these(task, cards, hand)


def _why_not_these(task: Task, cards: Cards, hand: Cards) -> IllegalMove:
    for card in cards:
        if not 0 <= card < KINDS or cards.count(card) > hand.count(card):
            name = CARD_NAMES[card] if 0 <= card < KINDS else "?"
            return IllegalMove("card-not-in-hand", card=name)
    if task.name == "enter":
        for card in cards:
            if card > LAST_PLAYABLE:
                return IllegalMove("gold-is-not-laid" if card == GOLD else "pass-is-not-laid")
    elif task.name == "hospital":
        if len(cards) > task.data[0]:
            return IllegalMove("too-many-cards", most=task.data[0])
    elif len(cards) != task.data[1]:
        return IllegalMove("wrong-number-of-cards", wanted=task.data[1], found=len(cards))
    return IllegalMove("cards-not-in-order")
