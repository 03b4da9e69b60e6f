"""What a seat may know, and the positions that agree with it."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from core import rng
from core.foresight import common_events
from core.game import IllegalMove
from core.sealed import SeenSealed, is_asked, reopened, seen
from tests.toybox import game  # which is what this is a part of: only used when it is whole
from tests.toybox.game import rules
from tests.toybox.game.components import Components
from tests.toybox.game.things import KINDS, Event, Guessed, Lay, Looked, Move, State, Step
from tests.toybox.game.wishes import Setup


class View(Struct, frozen=True):
    """A position as one seat knows it; fields of the same name are as in State."""

    seat: int
    setup: Setup
    components: Components
    points: tuple[int, ...]
    pebbles: tuple[tuple[int, ...], ...]
    sealed: SeenSealed[Lay] | None
    step: Step
    round: int
    drawn: tuple[int, ...]
    laid: tuple[tuple[int, ...], ...]
    leader: int
    looker: int
    guess: Guessed | None
    next_card: int | None  # remembered from a look
    left: tuple[int, ...]  # the other cards of the deck, as a set


def view(state: State, seat: int) -> View:
    """All that the seat may know."""
    known = state.deck[:1] if state.looker == seat else ()
    return View(
        seat=seat,
        setup=state.setup,
        components=state.components,
        points=state.points,
        pebbles=state.pebbles,
        sealed=None if state.sealed is None else seen(state.sealed, seat),
        step=state.step,
        round=state.round,
        drawn=state.drawn,
        laid=state.laid,
        leader=state.leader,
        looker=state.looker,
        guess=state.guess,
        next_card=known[0] if known else None,
        left=tuple(sorted(state.deck[len(known) :])),
    )


def determinize(view: View, luck: int, *joined: View) -> State:
    """A position with the same view, and with the same views of the others that are joined."""
    views = (view, *joined)
    knowing = next((one for one in views if one.next_card is not None), view)
    rest, _ = rng.shuffled(luck, knowing.left)
    steps = {one.seat: one.sealed for one in views if one.sealed is not None}
    return State(
        setup=view.setup,
        components=view.components,
        deck=rest if knowing.next_card is None else (knowing.next_card, *rest),
        points=view.points,
        pebbles=view.pebbles,
        sealed=reopened(steps) if steps else None,
        step=view.step,
        round=view.round,
        drawn=view.drawn,
        laid=view.laid,
        leader=view.leader,
        looker=view.looker,
        guess=view.guess,
    )


def deal_anew(state: State, luck: int, seats: Sequence[int]) -> State:
    """What is dealt from what the seats know together."""
    first, *joined = [view(state, seat) for seat in seats]
    return determinize(first, luck, *joined)


def options(view: View) -> Sequence[Move]:
    """The moves of the view's seat; while pebbles are laid it decides until it has answered."""
    decides = view.leader == view.seat if view.sealed is None else is_asked(view.sealed, view.seat)
    return rules.moves_of(view.step, view.pebbles[view.seat], view.components.most) if decides else ()


def impossible(view: View) -> Sequence[tuple[Move, IllegalMove]]:
    """One more of a kind than there are, where more could be laid."""
    if view.step != "lay" or not options(view):
        return ()
    own, none = view.pebbles[view.seat], (0,) * len(KINDS)
    short = [kind for kind, number in enumerate(own) if number < view.components.most]
    moves = [Lay((*none[:kind], own[kind] + 1, *none[kind + 1 :])) for kind in short]
    return [(move, IllegalMove("not-enough-pebbles")) for move in moves]


def foreseen(view: View, move: Move) -> Sequence[Event]:
    """What all deals have in common."""
    return common_events(game, view, move)


def seen_by(event: Event, seat: int) -> Event:
    """What another one saw of the next card is secret."""
    return replace(event, card=None) if isinstance(event, Looked) and event.seat != seat else event


def seen_move(state: State, move: Move, seat: int) -> Move | str:
    """What others lay is secret until it is shown."""
    return "lay" if isinstance(move, Lay) and rules.to_move(state) != seat else move


def came_out(state: State, move: Move, later: State) -> bool:
    """What is laid in secret is shown when all have laid."""
    return not isinstance(move, Lay) or (later.round, later.step) != (state.round, state.step)


def standings(view: View) -> Sequence[Mapping[str, int]]:
    """Points and pebbles of everybody, and what the seat itself has just laid in secret."""
    found = [
        {"points": points, **dict(zip(KINDS, left, strict=True))}
        for points, left in zip(view.points, view.pebbles, strict=True)
    ]
    if view.sealed is not None and view.sealed.own is not None:
        found[view.seat]["laid"] = sum(view.sealed.own.pebbles)
    return found
