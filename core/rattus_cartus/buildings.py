"""The buildings: who has the privilege, and what privilege and basic action bring (D5, D6, T1, section 7)."""

from collections.abc import Iterable

from core.rattus_cartus.choices import unseen_nuns
from core.rattus_cartus.draft import Draft
from core.rattus_cartus.event_types import PrivilegeWon, TowerCounted
from core.rattus_cartus.moves import Discard, Look
from core.rattus_cartus.names import CARD_NAMES
from core.rattus_cartus.state import CARD_PARTS, Entry, Task, building_of, home_of, is_last_round
from core.rattus_cartus.supply import (
    LOOK_SOURCES,
    discard_from_hand,
    discard_rats,
    draw_cards,
    look_at_nun,
    set_rats,
    take_cards,
    take_tokens,
)
from core.rattus_cartus.tracks import gain_influence

NOBODY = -1


def privileged(entries: Iterable[Entry], place: int, one_for_all: bool) -> int:
    """The seat with the privilege of a building: the highest force, then who entered first; or nobody.

    With two players there is one for all buildings of the round (T1).
    """
    best: Entry | None = None
    for entry in entries:
        if (one_for_all or entry.place == place) and (best is None or entry.force > best.force):
            best = entry
    return NOBODY if best is None or best.place != place else best.seat


def reason_of(entries: Iterable[Entry], place: int, one_for_all: bool) -> str:
    """Why somebody has the privilege of a building: "alone", "highest", or "first" of those tied (D5)."""
    forces = [entry.force for entry in entries if one_for_all or entry.place == place]
    return "alone" if len(forces) == 1 else "highest" if forces.count(max(forces)) == 1 else "first"


def actions(draft: Draft, task: Task) -> None:
    """First the privilege, then the others in order of entry; in the last round only influence (D6, E1)."""
    place = task.data[0]
    first = privileged(draft.entries, place, draft.table.size.one_privilege)
    if first != NOBODY and draft.log is not None:
        why = reason_of(draft.entries, place, draft.table.size.one_privilege)
        draft.log.append(PrivilegeWon(first, place, draft.row[place], why))
    if is_last_round(draft):
        if first != NOBODY:
            gain_influence(draft, first, home_of(draft.row[place]), 1, "privilege")
        return
    for entry in reversed(draft.entries):
        if entry.place == place and entry.seat != first:
            draft.then("act", entry.seat, place, 0)
    if first != NOBODY:
        _bring(draft, first, place, privilege=True)


def act(draft: Draft, task: Task) -> None:
    """The basic action for one of those without the privilege."""
    _bring(draft, task.seat, task.data[0], privilege=False)


def _bring(draft: Draft, seat: int, place: int, privilege: bool) -> None:
    """What a building brings to one of those who entered."""
    source, _ = CARD_PARTS[draft.row[place]]
    building = draft.table.components.buildings[source]
    action = building.privilege if privilege else building.basic
    if action.tokens:
        take_tokens(draft, seat, action.tokens, source)
    if action.take is not None:
        take_cards(draft, seat, CARD_NAMES.index(action.take), action.number, source)
    if action.draw:
        draw_cards(draft, seat, action.draw, source)
    cards, points = action.draw_per_influence
    if cards:
        force = next(entry.force for entry in draft.entries if entry.seat == seat)
        draw_cards(draft, seat, cards * (force // points), source)
    if action.discard_rats:
        discard_rats(draft, seat, action.discard_rats, source)
    if action.tower:
        draft.then("tower", seat, action.tower)
    for _ in range(action.look):
        draft.then("look", seat, LOOK_SOURCES.index("tent"))
    if action.cards_for_rats:
        draft.then("hospital", seat, action.cards_for_rats)


def look(draft: Draft, task: Task) -> None:
    """A place of the nun row that the seat has not seen; asked if there are several (B11)."""
    unseen = unseen_nuns(draft.memory[task.seat].nuns)
    if len(unseen) > 1:
        draft.ask(task)
    elif unseen:
        look_there(draft, task, unseen[0])


def look_there(draft: Draft, task: Task, move: Look) -> None:
    """The seat looks at the place that it has chosen."""
    look_at_nun(draft, task.seat, move.nun, LOOK_SOURCES[task.data[0]])


def hospital(draft: Draft, task: Task) -> None:
    """Cards for as many rats, never more than there are rats; none is an answer (B4)."""
    seat = task.seat
    most = min(task.data[0], draft.rats[seat], len(draft.hands[seat]))
    if most:
        draft.ask(Task("hospital", seat, (most,)))


def treat(draft: Draft, task: Task, move: Discard) -> None:
    """The chosen cards and as many rats are gone."""
    if move.cards:
        discard_from_hand(draft, task.seat, move.cards)
        set_rats(draft, task.seat, draft.rats[task.seat] - len(move.cards), "hospital")


def tower(draft: Draft, task: Task) -> None:
    """Hands are counted once, then all who are not safe and hold as many cards give some of them (B7)."""
    table, taker, wanted = draft.table, task.seat, task.data[0]
    safe = {
        entry.seat for entry in draft.entries if building_of(table, draft.row[entry.place]).privilege.tower
    }
    sizes = [len(hand) for hand in draft.hands]
    clockwise = [(taker + step) % draft.seats for step in range(1, draft.seats)]
    givers = [seat for seat in clockwise if seat not in safe and 0 < sizes[seat] >= sizes[taker]]
    numbers = [min(wanted, sizes[seat]) for seat in givers]
    if draft.log is not None:
        draft.log.append(TowerCounted(taker, tuple(givers), tuple(numbers)))
    for seat, number in zip(reversed(givers), reversed(numbers), strict=True):
        draft.then("tower_gift", seat, taker, number)
