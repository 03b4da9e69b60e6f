"""What a seat may know (C9, C10): all that is open or once was, its own secrets, and nothing else."""

from msgspec import Struct
from msgspec.structs import replace

from core.notre_dame.choosing import PASSED, choices, has_chosen, open_choice
from core.notre_dame.moves import Keep, Move
from core.notre_dame.names import Card, Phase
from core.notre_dame.state import Cards, Player, RoundCards, State, Table, Task, round_of_period

SECRET_CHOICE = "keep"
NOBODY = -1  # decides, as far as a seat knows that has made its secret choice


class SeenRound(Struct, frozen=True):
    """Another seat's cards of one round: how many, and those it played openly."""

    drawn: int
    passed: int
    received: int
    hand: int
    played: tuple[Card, ...]


class SeenCards(SeenRound, frozen=True):
    """Another seat's cards: the current round, the size of its stack, the earlier rounds of the period."""

    stack: int
    past: tuple[SeenRound, ...]


class View(Struct, frozen=True):
    """A position as one seat knows it.

    Where a thing is open its field has the same name as in State. `own` are the seat's cards with the stack
    as a sorted set; `others` are everybody's as the table sees them. Of the persons, `brown` and `gray` are
    those whose place in the order is known, `brown_left` and `gray_left` those of which only that is known
    that they are still to come (gray ones within their letter).

    While all choose cards nothing tells who has: `others` are as before the choice, `task` is the seat's own,
    or nobody's once it has chosen (what it chose is in `own`), and `todo` is what comes after the choice.
    """

    seat: int
    table: Table
    players: tuple[Player, ...]
    messages: tuple[int, ...]
    start: int
    round: int
    phase: Phase
    persons: tuple[str, ...]
    plague: int
    brown: tuple[str, ...]
    brown_left: tuple[str, ...]
    gray: tuple[str, ...]
    gray_left: tuple[str, ...]
    own: Cards
    others: tuple[SeenCards, ...]
    task: Task | None
    todo: tuple[Task, ...]
    options: tuple[Move, ...]  # only where this seat decides, as far as it knows


def view(state: State, seat: int) -> View:
    """All that the seat may know."""
    shown_brown = 2 * round_of_period(state) + 2
    shown_gray = len(state.gray) if state.players[seat].spied else state.round + 1
    own = state.cards[seat]
    task, todo, options = _asked(state, seat)
    return View(
        seat=seat,
        table=state.table,
        players=state.players,
        messages=state.messages,
        start=state.start,
        round=state.round,
        phase=state.phase,
        persons=state.persons,
        plague=state.plague,
        brown=state.brown[:shown_brown],
        brown_left=tuple(sorted(state.brown[shown_brown:])),
        gray=state.gray[:shown_gray],
        gray_left=tuple(sorted(state.gray[shown_gray:])),
        own=Cards(own.drawn, own.passed, own.received, own.hand, own.played, in_order(own.stack), own.past),
        others=_seen_by_all(state),
        task=task,
        todo=todo,
        options=options,
    )


def _asked(state: State, seat: int) -> tuple[Task | None, tuple[Task, ...], tuple[Move, ...]]:
    """What a seat knows of what is decided: the task, what comes after it, the own options."""
    task, choice = state.task, open_choice(state.task)
    if task is None or choice is None:
        return task, state.todo, state.options if task is not None and task.seat == seat else ()
    later = tuple([after for after in state.todo if after.name != task.name])
    if has_chosen(state.cards[seat], choice):
        return Task(task.name, NOBODY, task.data), later, ()
    return Task(task.name, seat, task.data), later, choices(state.cards[seat], choice)


def _seen_by_all(state: State) -> tuple[SeenCards, ...]:
    """Everybody's cards as the table sees them: while all choose, as they were before."""
    seen, choice = tuple(map(seen_cards, state.cards)), open_choice(state.task)
    if choice is None:
        return seen
    made = choice - 1  # choices before this one, each of which has brought a card to the hand
    return tuple([replace(cards, passed=PASSED[made], hand=made) for cards in seen])


def options(view: View) -> tuple[Move, ...]:
    """The legal moves of the view's seat where it decides; while cards are chosen, until it has chosen."""
    return view.options


def seen_move(state: State, move: Move, seat: int) -> Move | str:
    """A move as a seat may know it: which card another one keeps is secret."""
    is_own = state.task is not None and state.task.seat == seat
    return SECRET_CHOICE if isinstance(move, Keep) and not is_own else move


def came_out(state: State, move: Move, later: State) -> bool:
    """Which card was kept is never told, not even when it is played."""
    return not isinstance(move, Keep)


def in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards as a set: sorted, so that their order tells nothing."""
    return tuple(sorted(cards, key=lambda card: (card.owner, card.action)))


def seen_round(cards: RoundCards) -> SeenRound:
    """What the table sees of a seat's round."""
    return SeenRound(len(cards.drawn), len(cards.passed), len(cards.received), len(cards.hand), cards.played)


def seen_cards(cards: Cards) -> SeenCards:
    """What the table sees of a seat's cards."""
    now = seen_round(cards)
    past = tuple(map(seen_round, cards.past))
    return SeenCards(now.drawn, now.passed, now.received, now.hand, now.played, len(cards.stack), past)
