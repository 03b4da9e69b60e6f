"""What a seat may know (section 10): all that is open or once was, its own secrets, and nothing else."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from core.rattus_cartus.choices import moves_of
from core.rattus_cartus.knowledge import (
    PILE_KINDS,
    both_known,
    counted_by,
    exactly,
    held,
    in_open_sight,
    known_exactly,
    tightened,
)
from core.rattus_cartus.moves import Enter, Give, Move
from core.rattus_cartus.names import CLASSES, PILES, UNSEEN, Cards, Phase
from core.rattus_cartus.scoring import open_points, sheets_with
from core.rattus_cartus.setup import PLACES
from core.rattus_cartus.state import FACE_DOWN, Entry, Known, State, Table, Task


class View(Struct, frozen=True):
    """A position as one seat knows it; a field of the same name as in State is open and the same there."""

    seat: int
    table: Table
    start: int
    round: int
    phase: Phase
    row: tuple[str, ...]
    unseen: tuple[str, ...]  # building cards not seen yet, as a set: of the pile and of the replacement pile
    pile: int  # its size
    replacement: int  # its size
    buried: tuple[str, ...]  # its last cards, which everybody saw being put there
    gone: tuple[str, ...]
    deck: int  # its size
    discard: Cards
    shuffled: Cards | None
    piles: tuple[int, ...]
    nuns: Cards  # what this seat has seen of the nun row; else UNSEEN
    looked: tuple[tuple[bool, ...], ...]  # of each seat, at which places of the nun row it has looked
    influence: tuple[tuple[int, ...], ...]
    arrivals: tuple[tuple[int, ...], ...]
    rats: tuple[int, ...]
    tokens: tuple[int, ...]
    hand: Cards  # of this seat
    hands: tuple[int, ...]  # sizes
    final_hands: tuple[Cards, ...]  # of all, when the game is over and everything is counted; () before
    counted: tuple[int, ...]  # V5: of each kind the most copies seen at once outside the nun row
    drawn: Cards  # by this seat since the deck was shuffled last
    knows: tuple[Known, ...]  # of each seat what it holds at least and at most
    all_know: tuple[Known, ...]  # the same as everybody knows it; () while everybody knows the same
    entries: tuple[Entry, ...]  # cards face down are left out but for the own ones
    passed: tuple[int, ...]
    resolving: int
    task: Task | None
    todo: tuple[Task, ...]


def view(state: State, seat: int) -> View:
    """All that the seat may know."""
    memory = state.memory[seat]
    known = len(state.replacement) - state.buried
    return View(
        seat=seat,
        table=state.table,
        start=state.start,
        round=state.round,
        phase=state.phase,
        row=state.row,
        unseen=tuple(sorted(state.pile + state.replacement[:known], key=PLACES.__getitem__)),
        pile=len(state.pile),
        replacement=len(state.replacement),
        buried=state.replacement[known:],
        gone=state.gone,
        deck=len(state.deck),
        discard=state.discard,
        shuffled=state.shuffled,
        piles=state.piles,
        nuns=state.nuns if state.task is None else memory.nuns,
        looked=tuple([tuple([card != UNSEEN for card in one.nuns]) for one in state.memory]),
        influence=state.influence,
        arrivals=state.arrivals,
        rats=state.rats,
        tokens=state.tokens,
        hand=state.hands[seat],
        hands=tuple(map(len, state.hands)),
        final_hands=state.hands if state.task is None else (),
        counted=counted_by(state, seat, in_open_sight(state)),
        drawn=memory.drawn,
        knows=_knows(state, seat),
        all_know=_limits(state, [row[-1] for row in state.knows]) if state.knows else (),
        entries=tuple([_seen_entry(entry, seat) for entry in state.entries]),
        passed=state.passed,
        resolving=state.resolving,
        task=state.task,
        todo=state.todo,
    )


def _knows(state: State, seat: int) -> tuple[Known, ...]:
    if not state.knows:
        return known_exactly(state.hands, state.entries)
    row = [both_known(known[seat], known[-1]) for known in state.knows]
    own = exactly(held(state.hands[seat], state.entries, seat))
    return _limits(state, (*row[:seat], own, *row[seat + 1 :]))


def _limits(state: State, row: Sequence[Known]) -> tuple[Known, ...]:
    """What is known of all seats, with what follows from the piles and from how many cards each holds."""
    cards = [held(hand, state.entries, seat) for seat, hand in enumerate(state.hands)]
    everything = [card for hand in cards for card in hand]
    totals = [everything.count(card) for card in PILE_KINDS]
    return tightened(row, totals, list(map(len, cards)))


def _seen_entry(entry: Entry, seat: int) -> Entry:
    if entry.seat == seat or entry.force != FACE_DOWN or not entry.number:
        return entry
    return Entry(entry.seat, entry.place, entry.number)


def options(view: View) -> Sequence[Move]:
    """The legal moves of the view's seat where it decides."""
    task = view.task
    if task is None or task.seat != view.seat:
        return ()
    return moves_of(task, view, view.hand, view.nuns)


def seen_move(state: State, move: Move, seat: int) -> Move | str:
    """A move as a seat may know it: of what another one lays or gives only where, or that it is done."""
    if state.task is None or state.task.seat == seat:
        return move
    if isinstance(move, Enter):
        return f"enter {move.place + 1} {len(move.cards)}" if move.cards else move
    return "give" if isinstance(move, Give) else move


def came_out(state: State, move: Move, later: State) -> bool:
    """What is laid is secret until its building is resolved (D1); what is given stays between two (V2)."""
    if not isinstance(move, Enter) or not move.cards:
        return not isinstance(move, Give)
    entered = [entry for entry in later.entries if state.task is not None and entry.seat == state.task.seat]
    return later.round != state.round or all(entry.force != FACE_DOWN for entry in entered)


def standings(view: View) -> tuple[Mapping[str, int], ...]:
    """What can be counted of each seat: points, influence, tokens, cards, rats as the setup has them shown.

    The points are those that lie open, at the end all; Jokers and special cards those that are exactly known.
    """
    shown = view.table.setup.rats_shown == "all"
    if view.final_hands:
        points = [sheet.points for sheet in sheets_with(view, view.final_hands)]
    else:
        points = open_points(view)
    found = []
    for seat, (known, cards) in enumerate(zip(view.knows, view.hands, strict=True)):
        numbers: dict[str, int] = {"points": points[seat]}
        numbers |= {name: track[seat] for name, track in zip(CLASSES, view.influence, strict=True)}
        numbers |= {"tokens": view.tokens[seat], "cards": cards}
        if shown or seat == view.seat:
            numbers["rats"] = view.rats[seat]
        for pile, name in enumerate(PILES):
            if view.table.supply[pile] and known.least[pile] == known.most[pile]:
                numbers[name] = known.most[pile]
        found.append(numbers)
    return tuple(found)
