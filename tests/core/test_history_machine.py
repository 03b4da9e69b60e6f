"""The tree and its saves against a simple model: every operation in any order."""

from dataclasses import dataclass, field

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from core import notre_dame as nd
from core.history import Node, NoSuchStep
from core.record import decode, encode, new_match
from tests.core.notre_dame.scenes import NAMES

AnyNode = Node[nd.State, nd.Move]
numbers = st.integers(0, 10_000)


@dataclass(eq=False)
class Place:
    """A position of the model: a step from its parent, and what else was noted."""

    step: str
    parent: "Place | None" = None
    children: "list[Place]" = field(default_factory=list)
    latest: "Place | None" = None
    name: str = ""
    comment: str = ""

    def all(self) -> "list[Place]":
        return [self] + [below for child in self.children for below in child.all()]

    def path(self) -> tuple[str, ...]:
        return () if self.parent is None else (*self.parent.path(), self.step)


class LinesMachine(RuleBasedStateMachine):
    """A person at the keyboard, and a model of what should be there."""

    @initialize(players=st.integers(2, 3), new=st.booleans(), seed=numbers)
    def begin(self, players: int, new: bool, seed: int) -> None:
        setup = nd.Setup(NAMES[:players], new_persons=new)
        self.match = new_match(nd, setup, seed, ("person",) * players)
        self.model = self.here = Place("")

    def nodes(self) -> list[tuple[AnyNode, Place]]:
        """Every position beside its model; both trees are walked alike."""
        return list(zip(self.match.history, self.model.all(), strict=True))

    def node_of(self, place: Place) -> AnyNode:
        return next(node for node, model in self.nodes() if model is place)

    def enter(self, step: str) -> None:
        known = [child for child in self.here.children if child.step == step]
        if not known:
            known = [Place(step, self.here)]
            self.here.children += known
        self.here.latest = known[0]
        self.here = known[0]

    @rule(choices=st.lists(numbers, min_size=1, max_size=8))
    def play(self, choices: list[int]) -> None:
        history = self.match.history
        for choice in choices:
            moves = nd.legal_moves(history.state)
            if not moves:
                return
            move = moves[choice % len(moves)]
            self.enter(nd.format_move(history.state, move))
            history.play(move)

    @rule(luck=st.integers(0, 3))
    def fresh_luck(self, luck: int) -> None:
        if nd.legal_moves(self.match.history.state):
            self.enter(f"luck {luck}")
            self.match.history.fresh_luck(luck)

    @rule()
    def undo(self) -> None:
        if self.here.parent is None:
            assert refused(self.match.history.undo)
            return
        self.here.parent.latest = self.here
        self.here = self.here.parent
        self.match.history.undo()

    @rule(seat=st.integers(0, 1))
    def undo_to_decision_of(self, seat: int) -> None:
        history = self.match.history
        place, node = self.here.parent, history.cursor.parent
        while place is not None and node is not None and nd.to_move(node.state) != seat:
            place, node = place.parent, node.parent
        if place is None:
            assert refused(lambda: history.undo_to_decision_of(seat))
            return
        while self.here is not place:
            assert self.here.parent is not None
            self.here.parent.latest = self.here
            self.here = self.here.parent
        history.undo_to_decision_of(seat)

    @rule()
    def redo(self) -> None:
        if not self.here.children:
            assert refused(self.match.history.redo)
            return
        self.here = self.here.latest or self.here.children[0]
        self.match.history.redo()

    @rule(number=numbers)
    def jump(self, number: int) -> None:
        nodes = self.nodes()
        node, place = nodes[number % len(nodes)]
        if place.parent is not None:
            place.parent.latest = place
        self.here = place
        self.match.history.go(node)

    @rule(number=numbers, by=st.sampled_from([-1, 1]))
    def shift_line(self, number: int, by: int) -> None:
        nodes = self.nodes()
        node, place = nodes[number % len(nodes)]
        shift = self.match.history.promote if by < 0 else self.match.history.demote
        while place.parent is not None:
            first = place.parent.children[0] is place
            if (not first) if by < 0 else (len(place.parent.children) > 1):
                break
            place = place.parent
        siblings = place.parent.children if place.parent is not None else [place]
        index = siblings.index(place)
        if not 0 <= index + by < len(siblings):
            assert refused(lambda: shift(node))
            return
        siblings[index], siblings[index + by] = siblings[index + by], siblings[index]
        shift(node)

    @precondition(lambda self: self.match.history.size > 12)
    @rule(number=numbers)
    def delete(self, number: int) -> None:
        nodes = self.nodes()
        node, place = nodes[number % len(nodes)]
        if place.parent is None:
            assert refused(lambda: self.match.history.delete(node))
            return
        self.match.history.delete(node)
        if self.here in place.all():
            self.here = place.parent
        place.parent.children.remove(place)
        if place.parent.latest is place:
            place.parent.latest = None

    @rule(number=numbers, text=st.text(max_size=20))
    def annotate(self, number: int, text: str) -> None:
        nodes = self.nodes()
        node, place = nodes[number % len(nodes)]
        node.name = place.name = text[:5]
        node.comment = place.comment = text

    @rule()
    def save_and_load(self) -> None:
        raw = encode(self.match, "today", "0")
        before = [(node.foreseen, node.horizon.depth, node.state) for node in self.match.history]
        self.match = decode(raw, nd)
        assert [(node.foreseen, node.horizon.depth, node.state) for node in self.match.history] == before
        assert encode(self.match, "today", "0") == raw
        for place in self.model.all():
            place.latest = None  # where redo leads is not saved, but for the way to the cursor
        place = self.here
        while place.parent is not None:
            place.parent.latest = place
            place = place.parent

    @invariant()
    def the_tree_is_as_the_model_says(self) -> None:
        if not hasattr(self, "match"):
            return
        history = self.match.history
        nodes = self.nodes()
        assert history.size == len(nodes)
        for node, place in nodes:
            step = history.text_of(node) if node.luck is None else f"luck {node.luck}"
            assert (step, node.name, node.comment) == (place.step, place.name, place.comment)
            assert len(node.children) == len(place.children)
            assert node.depth == len(place.path())
            assert node.parent is None or node.foreseen >= node.parent.foreseen
        assert self.node_of(self.here) is history.cursor


def refused(step: object) -> bool:
    try:
        step()  # type: ignore[operator]
    except NoSuchStep:
        return True
    return False


TestLines = LinesMachine.TestCase
TestLines.settings = settings(
    max_examples=60, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)


@pytest.mark.soak
def test_the_tree_is_as_the_model_says_in_a_thousand_sittings() -> None:
    sitting = settings(
        max_examples=1000, stateful_step_count=50, deadline=None, suppress_health_check=list(HealthCheck)
    )
    run_state_machine_as_test(LinesMachine, settings=sitting)
