"""What seats have probably laid face down: cards that fit the building rather than strangers.

A deal that agrees with a view lays any of the cards that somebody holds. People lay what fits: of the cards a
deal gives somebody those are laid that he would rather lay, and deals in which he would have to lay many
strangers are drawn less often.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from core import rng
from core.ai.beliefs import believed
from core.rattus_cartus.agents.candidates import in_no_order
from core.rattus_cartus.determinization import determinize
from core.rattus_cartus.draft import put_in, taken_out
from core.rattus_cartus.names import FLUTE, JOKER, LAST_PLAYABLE, SWORD, Card, Cards, strangers_among
from core.rattus_cartus.state import FACE_DOWN, Entry, State, home_of
from core.rattus_cartus.views import View

DRAWS = 2
STRANGER = 0.5  # how much less likely somebody lays one more stranger
AS_DEALT = 5  # of so many deals one leaves the cards as they were dealt
FITS, IS_JOKER, IS_SPECIAL, IS_STRANGER = range(4)


def likely_deal(view: View, luck: int) -> State:
    """A whole position that agrees with the view, likelier ones more often."""
    hidden = [entry for entry in view.entries if _is_hidden(entry, view.seat)]
    if not hidden:
        return determinize(view, luck)
    dealt, luck = rng.word(luck)
    state = believed(
        lambda word: _laid_by_choice(determinize(view, word), view.seat),
        lambda state: _likelihood(state, view.seat),
        dealt,
        DRAWS,
    )
    return state


def _is_hidden(entry: Entry, seat: int) -> bool:
    return entry.seat != seat and entry.force == FACE_DOWN and entry.number > 0


def _likelihood(state: State, seat: int) -> float:
    strangers = sum(
        [
            strangers_among(entry.cards, home_of(state.row[entry.place]))
            for entry in state.entries
            if _is_hidden(entry, seat)
        ]
    )
    return float(STRANGER**strangers)


def _laid_by_choice(state: State, seat: int) -> State:
    """The position with those cards laid that each would rather lay; now and then as they were dealt."""
    bits, _ = rng.word(state.luck)
    if bits % AS_DEALT == 0:
        return state
    hands, entries = list(state.hands), []
    for entry in state.entries:
        if _is_hidden(entry, seat):
            together = put_in(hands[entry.seat], entry.cards)
            cards = _rather(together, home_of(state.row[entry.place]), entry.number, _alone(state, entry))
            hands[entry.seat] = taken_out(together, cards)
            entry = Entry(entry.seat, entry.place, entry.number, cards, FACE_DOWN)
        entries.append(entry)
    return replace(state, hands=tuple(hands), entries=tuple(entries))


def _alone(state: State, entry: Entry) -> bool:
    return all(other.seat == entry.seat or other.place != entry.place for other in state.entries)


def _rather(cards: Sequence[Card], home: int, number: int, alone: bool) -> Cards:
    """So many of the cards, those that somebody would rather lay in a building of this class."""

    def order(card: Card) -> int:
        if card in (SWORD, FLUTE):
            return IS_STRANGER + 1 if alone else IS_SPECIAL
        if card == JOKER:
            return IS_JOKER
        return IS_STRANGER if strangers_among((card,), home) else FITS

    playable = [card for card in in_no_order(tuple(cards)) if card <= LAST_PLAYABLE]
    return tuple(sorted(sorted(playable, key=order)[:number]))
