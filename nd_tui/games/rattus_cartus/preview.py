"""What a move would change, as far as the deciding seat can know it, for the board to draw."""

from msgspec import Struct
from msgspec.structs import replace

from core import rattus_cartus as rc
from core.rattus_cartus.event_types import CardsDiscarded, CardsDrawn, Event, RatsChanged
from core.rattus_cartus.moves import Enter, Give
from core.rattus_cartus.names import Cards, force_of, strangers_among
from core.rattus_cartus.state import home_of
from nd_tui.games.rattus_cartus.reckonings import own_part

NOWHERE = -1


class After(Struct, frozen=True):
    """What a move leaves: influence, rats and hands by seat, and the cards that go with it."""

    influence: tuple[tuple[int, ...], ...]
    rats: tuple[int, ...]
    hands: tuple[int, ...]  # sizes
    place: int = NOWHERE  # of the building that would be entered
    going: Cards = ()  # cards that would leave the hand


def after(view: rc.View, move: rc.Move | None) -> After:
    """What is there now, or what a move is certain to leave; cards laid bring what they are worth."""
    now = After(view.influence, view.rats, view.hands)
    if move is None:
        return now
    if isinstance(move, Enter):
        return _entered(view, move, now)
    if isinstance(move, Give):
        now = replace(now, going=move.cards)
    for event in own_part(rc.foreseen(view, move)):
        now = _changed(now, event)
    return now


def _entered(view: rc.View, move: Enter, now: After) -> After:
    """Influence and strangers of what is laid are certain, whatever others do."""
    seat, home = view.seat, home_of(view.row[move.place])
    track = _with(now.influence[home], seat, force_of(move.cards))
    return After(
        influence=(*now.influence[:home], track, *now.influence[home + 1 :]),
        rats=_with(now.rats, seat, strangers_among(move.cards, home)),
        hands=_with(now.hands, seat, -len(move.cards)),
        place=move.place,
        going=move.cards,
    )


def _changed(now: After, event: Event) -> After:
    match event:
        case RatsChanged():
            return replace(now, rats=_with(now.rats, event.seat, event.after - event.before))
        case CardsDrawn():
            return replace(now, hands=_with(now.hands, event.seat, event.number))
        case CardsDiscarded():
            hands = _with(now.hands, event.seat, -len(event.cards))
            return replace(now, hands=hands, going=event.cards)
    return now


def _with(numbers: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return (*numbers[:seat], numbers[seat] + more, *numbers[seat + 1 :])
