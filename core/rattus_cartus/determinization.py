"""A possible whole position behind one view or several: the unknown is dealt, everything known stays."""

from collections.abc import Sequence

from core import rng
from core.rattus_cartus.choices import GIFTS, is_choice
from core.rattus_cartus.hidden_cards import Hidden, deal_hidden
from core.rattus_cartus.names import UNSEEN, Cards
from core.rattus_cartus.state import FACE_DOWN, Entry, Known, Memory, State
from core.rattus_cartus.views import View, view

TRIES = 20  # deals in which whoever decides should have something to decide


def determinize(before: View, luck: int, *joined: View) -> State:
    """A position with the same view, dealt by this luck; the same view and luck give the same position.

    With views of other seats at the same moment, each of them has the same view too.
    """
    views = (before, *joined)
    for _ in range(TRIES):
        state = _dealt(views, luck)
        if _has_choice(state):
            break
        luck = state.luck
    return state


def deal_anew(state: State, luck: int, seats: Sequence[int]) -> State:
    """The position with what none of these seats knows dealt anew by this luck."""
    first, *joined = [view(state, seat) for seat in seats]
    return determinize(first, luck, *joined)


def _has_choice(state: State) -> bool:
    """Whether whoever has to give cards has more than one way, since else nobody would have asked him."""
    task = state.task
    if task is None or task.name not in GIFTS:
        return True
    return is_choice(state.hands[task.seat], task.data[1])


def _dealt(views: Sequence[View], luck: int) -> State:
    before = views[0]
    hidden, luck = deal_hidden(views, luck)
    unseen, luck = rng.shuffled(luck, before.unseen)
    future, _ = rng.word(luck)
    own = {one.seat: one for one in views}
    return State(
        table=before.table,
        luck=future,
        start=before.start,
        round=before.round,
        phase=before.phase,
        row=before.row,
        pile=unseen[: before.pile],
        replacement=(*unseen[before.pile :], *before.buried),
        buried=len(before.buried),
        gone=before.gone,
        deck=hidden.deck,
        discard=before.discard,
        shuffled=before.shuffled,
        piles=before.piles,
        nuns=hidden.nuns,
        influence=before.influence,
        arrivals=before.arrivals,
        rats=before.rats,
        tokens=before.tokens,
        hands=hidden.hands,
        memory=tuple([_memory(own, before, hidden, seat) for seat in range(len(before.hands))]),
        knows=_knows(own, before),
        entries=tuple([_entry(entry, hidden) for entry in before.entries]),
        passed=before.passed,
        resolving=before.resolving,
        task=before.task,
        todo=before.todo,
    )


def _memory(own: dict[int, View], before: View, hidden: Hidden, seat: int) -> Memory:
    """What a seat remembers: of one that is not asked only what it looked at."""
    looked = before.looked[seat]
    nuns = tuple([card if seen else UNSEEN for card, seen in zip(hidden.nuns, looked, strict=True)])
    if seat in own:
        return Memory(nuns, own[seat].counted, own[seat].drawn)
    return Memory(nuns)


def _knows(own: dict[int, View], before: View) -> tuple[tuple[Known, ...], ...]:
    """What is known of hands: by those who are not asked what everybody knows."""
    everybody = before.all_know
    if not everybody:
        return ()
    seats = range(len(before.hands))
    by_seat = [own[seat].knows if seat in own else everybody for seat in seats]
    return tuple(zip(*by_seat, everybody, strict=True))


def _entry(entry: Entry, hidden: Hidden) -> Entry:
    if entry.force != FACE_DOWN:
        return entry
    cards: Cards = hidden.laid.get(entry.seat, ())
    return Entry(entry.seat, entry.place, entry.number, cards, FACE_DOWN)
