"""Moves that were made, in a few words each: what the tree of lines shows beside a player's name."""

from core import rattus_cartus as rc
from core.rattus_cartus.moves import Discard, Enter, Give, Look, Move, Name, Pass, Support
from nd_tui.games.rattus_cartus.words.things import building_in_row, cards_told
from nd_tui.words.texts import Texts


def move_told(texts: Texts, before: rc.State, move: Move, hidden: bool = False) -> str:
    """What the deciding seat of a position did; if hidden, not with which cards."""
    match move:
        case Support(place):
            return texts("did-support", of=building_in_row(texts, before.row, place, "of"))
        case Look(nun):
            return texts("did-look", n=nun + 1)
        case Enter(place, cards):
            return _entered(texts, building_in_row(texts, before.row, place, "the"), cards, hidden)
        case Pass():
            return texts("did-pass")
        case Name(seat):
            return texts("did-name", player=before.table.setup.players[seat])
        case Give(cards) if hidden:
            return texts("did-give-hidden", n=len(cards))
        case Give(cards):
            return texts("did-give", cards=cards_told(texts, cards))
        case Discard(()):
            return texts("did-discard-none")
        case Discard(cards):
            return texts("did-discard", cards=cards_told(texts, cards))


def _entered(texts: Texts, building: str, cards: tuple[int, ...], hidden: bool) -> str:
    if not cards:
        return texts("did-enter-empty", building=building)
    if hidden:
        return texts("did-enter-hidden", building=building, n=len(cards))
    return texts("did-enter", building=building, cards=cards_told(texts, cards))
