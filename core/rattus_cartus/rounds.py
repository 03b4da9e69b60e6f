"""The course of the game: the phases of a round, the laps of the Pass, the buildings one by one."""

from functools import cache

from core.rattus_cartus.draft import Draft, taken_out
from core.rattus_cartus.event_types import (
    BuildingBegan,
    BuildingCleared,
    BuildingReplaced,
    Entered,
    GameEnded,
    Judged,
    PassPlayed,
    Revealed,
    RoundBegan,
    Scored,
    StartPassed,
    SupportUsed,
)
from core.rattus_cartus.knowledge import all_saw_gone
from core.rattus_cartus.moves import Enter, Pass, Support
from core.rattus_cartus.names import (
    FLUTE,
    MOST_BUILDINGS,
    PASS_CARD,
    SWORD,
    Card,
    Phase,
    force_of,
    strangers_among,
    type_of,
)
from core.rattus_cartus.scoring import points_of, score_sheets
from core.rattus_cartus.state import Entry, Task, home_of, is_last_round, support_of
from core.rattus_cartus.supply import LOOK_SOURCES, discard_rats, draw_cards, put_away, set_rats
from core.rattus_cartus.tracks import gain_influence

# What a round consists of after its supports, the next thing last.
REST_OF_ROUND = (Task("end_round"), Task("resolve"), Task("enter_phase"))

BUILDINGS = tuple([Task("building", data=(place,)) for place in range(MOST_BUILDINGS)])


def begin_round(draft: Draft) -> None:
    """Phase A: the row is turned up (R1); and phase B: everybody takes a support (R2)."""
    number = draft.table.size.row
    draft.row, draft.pile = draft.pile[:number], draft.pile[number:]
    if draft.log is not None:
        draft.log.append(RoundBegan(draft.round, draft.start, draft.row, not draft.pile))
    _replace_identical(draft)
    draft.phase = Phase.SUPPORT
    draft.todo += REST_OF_ROUND
    draft.todo += everyone("support", draft.start, draft.seats)


def _replace_identical(draft: Draft) -> None:
    """While all cards of the row are of one type the last one goes under the replacement pile (R1)."""
    for _ in range(len(draft.replacement)):  # then every card of the pile has been tried
        if len(set(map(type_of, draft.row))) > 1:
            return
        gone, come = draft.row[-1], draft.replacement[0]
        draft.row = (*draft.row[:-1], come)
        draft.buried = min(draft.buried, len(draft.replacement) - 1) + 1
        draft.replacement = (*draft.replacement[1:], gone)
        if draft.log is not None:
            draft.log.append(BuildingReplaced(len(draft.row) - 1, gone, come))


@cache
def everyone(name: str, first: int, seats: int) -> tuple[Task, ...]:
    """The same task for everyone, clockwise from the first seat, laid out for `todo`."""
    return tuple([Task(name, (first + step) % seats) for step in reversed(range(seats))])


def use_support(draft: Draft, task: Task, move: Support) -> None:
    """Draw, then discard rats, then look; what cannot be done is left out (R2)."""
    seat, building = task.seat, draft.row[move.place]
    if draft.log is not None:
        draft.log.append(SupportUsed(seat, move.place, building))
    support = support_of(draft.table, building)
    if support.draw:
        draw_cards(draft, seat, support.draw, "support")
    if support.discard_rats:
        discard_rats(draft, seat, support.discard_rats, "support")
    for _ in range(support.look):
        draft.then("look", seat, LOOK_SOURCES.index("support"))


def enter_phase(draft: Draft, task: Task) -> None:
    """Phase C: everybody enters one building (R3)."""
    draft.phase = Phase.ENTER
    lap(draft, task)


def lap(draft: Draft, task: Task) -> None:
    """All who are still outside have a turn, clockwise from the start player; then again, if need be (R5)."""
    draft.passed = ()
    inside = {entry.seat for entry in draft.entries}
    if len(inside) < draft.seats:
        draft.todo.append(Task("lap"))
        turns = everyone("enter", draft.start, draft.seats)
        draft.todo += [turn for turn in turns if turn.seat not in inside] if inside else turns


def enter(draft: Draft, task: Task, move: Enter | Pass) -> None:
    """A disc goes to a building, and cards lie face down for it; or a Pass is played."""
    seat = task.seat
    if isinstance(move, Pass):
        _play_pass(draft, seat)
        return
    draft.hands[seat] = taken_out(draft.hands[seat], move.cards)
    draft.entries = (*draft.entries, Entry(seat, move.place, len(move.cards), move.cards))
    if draft.log is not None:
        draft.log.append(Entered(seat, move.place, draft.row[move.place], len(move.cards), move.cards))


def _play_pass(draft: Draft, seat: int) -> None:
    draft.hands[seat] = taken_out(draft.hands[seat], (PASS_CARD,))
    all_saw_gone(draft, seat, (PASS_CARD,))
    put_away(draft, (PASS_CARD,))
    draft.passed = (*draft.passed, seat)
    if draft.log is not None:
        draft.log.append(PassPlayed(seat))


def resolve(draft: Draft, task: Task) -> None:
    """Phase D: the buildings in row order (R6); with two players all turn over their cards first (T2)."""
    draft.phase = Phase.RESOLVE
    if draft.table.size.one_privilege:
        draft.entries = tuple([_revealed(draft, entry) for entry in draft.entries])
    entered = {entry.place for entry in draft.entries}
    draft.todo += [BUILDINGS[place] for place in sorted(entered, reverse=True)]


def building(draft: Draft, task: Task) -> None:
    """Cards are turned over, bring influence and rats; then Swords, Flutes, actions, discard (D1 to D7)."""
    place = task.data[0]
    draft.resolving = place
    if draft.log is not None:
        draft.log.append(BuildingBegan(place, draft.row[place]))
    if not draft.table.size.one_privilege:
        _reveal(draft, place)
    home = home_of(draft.row[place])
    flutes = swords = False
    for entry in draft.entries:
        if entry.place != place or not entry.cards:
            continue
        cards = entry.cards
        if entry.force:  # no move is no arrival (D3)
            gain_influence(draft, entry.seat, home, entry.force, "force")
            if strangers := strangers_among(cards, home):
                set_rats(draft, entry.seat, draft.rats[entry.seat] + strangers, "strangers")
        if cards[-1] >= SWORD:
            flutes = flutes or FLUTE in cards
            swords = swords or SWORD in cards
    draft.todo += after_cards(place, flutes, swords)


@cache
def after_cards(place: int, flutes: bool, swords: bool) -> tuple[Task, ...]:
    """What follows when the cards in a building have been counted, the next thing last."""
    contests = (("flutes", flutes), ("swords", swords))
    names = ("clear", "actions", *[name for name, played in contests if played])
    return tuple([Task(name, data=(place,)) for name in names])


def _reveal(draft: Draft, place: int) -> None:
    """The cards in a building are turned over."""
    entries: list[Entry] = []
    for entry in draft.entries:
        entries.append(_revealed(draft, entry) if entry.place == place else entry)
    draft.entries = tuple(entries)


def _revealed(draft: Draft, entry: Entry) -> Entry:
    force = force_of(entry.cards)
    all_saw_gone(draft, entry.seat, entry.cards)
    if draft.log is not None:
        draft.log.append(Revealed(entry.seat, entry.place, entry.cards, force))
    return Entry(entry.seat, entry.place, entry.number, entry.cards, force)


def clear(draft: Draft, task: Task) -> None:
    """Only now do the played cards go away (D7)."""
    place = task.data[0]
    entries: list[Entry] = []
    gone: list[Card] = []
    for entry in draft.entries:
        if entry.place == place and entry.cards:
            gone += entry.cards
            entry = Entry(entry.seat, place, entry.number, (), entry.force)
        entries.append(entry)
    if gone:
        draft.entries = tuple(entries)
        put_away(draft, gone)
    draft.resolving = -1
    if draft.log is not None:
        draft.log.append(BuildingCleared(place, draft.row[place]))


def end_round(draft: Draft, task: Task) -> None:
    """Phase E: discs back, the row is discarded, the start player card moves to the left (R7)."""
    last = is_last_round(draft)
    draft.gone = draft.gone + draft.row
    draft.row, draft.entries, draft.passed = (), (), ()
    draft.phase = Phase.END
    if last:
        if draft.log is not None:
            sheets = score_sheets(draft)
            draft.log += [Scored(seat, points_of(sheet)) for seat, sheet in enumerate(sheets)]
            draft.log.append(GameEnded(draft.nuns))
            draft.log += [Judged(seat, sheet.rats, sheet.lives) for seat, sheet in enumerate(sheets)]
        return
    draft.round += 1
    draft.start = (draft.start + 1) % draft.seats
    if draft.log is not None:
        draft.log.append(StartPassed(draft.start))
    begin_round(draft)
