"""Before a resolution is told: all have entered, and then the cards are turned over one by one."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from core import rattus_cartus as rc
from core.rattus_cartus.agents.greedy import choose_greedily
from core.rattus_cartus.event_types import Revealed
from core.record import AnyMatch
from nd_tui.lessons.lecture import LessonGame
from nd_tui.play.play import Play
from nd_tui.play.session import Session
from nd_tui.play.stage import Doing
from nd_tui.screens.reckoning import ReckoningScreen
from nd_tui.words.texts import Texts
from tests.nd_tui.any_game import begun, played
from tests.nd_tui.screens.any_table import Seat, seated


def last_to_enter() -> AnyMatch:
    """A game in which the person is the last to enter."""
    for decisions in range(3, 60):
        match = played(begun(rc.NAME), decisions)
        state = match.history.state
        entered = len(state.entries) if rc.decision(state) == "enter" else 0
        if entered + 1 == rc.seats(state) and rc.to_move(state) == 0:
            return match
    raise AssertionError


def test_nobody_decides_while_the_last_entry_is_seen(tmp_path: Path) -> None:
    async def steps(seat: Seat) -> None:
        table = seat.table
        assert table.picture().mover == 0
        view = rc.view(table.session.state, 0)
        table.choose(choose_greedily(view, 1))
        assert table.watched is not None
        assert len(table.picture().view.entries) == len(table.session.names)
        assert table.picture().mover is None

    seated(tmp_path, rc.NAME, steps, match=last_to_enter(), speed="slow", reckoning=True)


@pytest.mark.parametrize("in_a_hurry", [False, True])
def test_the_cards_are_turned_over_one_by_one_before_the_resolution_is_told(
    tmp_path: Path, in_a_hurry: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[list[int], str]] = []

    async def steps(seat: Seat) -> None:
        table, shown_by = seat.table, seat.table.play.stage.show_move

        async def at_once(seconds: float) -> None:
            table.play.skipping = in_a_hurry

        def noted(told: Sequence[str]) -> None:
            shown_by(told)
            open_here = [entry.seat for entry in table.picture().view.entries if entry.force >= 0]
            seen.append((open_here, " ".join(told)))

        monkeypatch.setattr(table.play.stage, "pause", at_once)
        monkeypatch.setattr(table.play.stage, "show_move", noted)
        table.choose(choose_greedily(rc.view(table.session.state, 0), 1))
        for _ in range(200):
            await seat.hands.settle()
            if isinstance(seat.app.screen, ReckoningScreen):
                break
        assert isinstance(seat.app.screen, ReckoningScreen)
        (first, _), *turned = seen
        assert first == []
        if in_a_hurry:
            assert turned == []
            return
        names = table.session.names
        assert [len(there) for there, _ in turned] == list(range(1, 1 + len(turned)))
        for (before, _), (there, told) in zip(seen, turned, strict=False):
            (new,) = set(there) - set(before)
            assert names[new] in told
        assert turned, "the first building has guests"

    seated(tmp_path, rc.NAME, steps, match=last_to_enter(), speed="slow", reckoning=True)


class Watching:
    """A stage on which nothing takes time: it only notes what is shown of moves."""

    follows = is_open = is_seen = True
    tells_reckonings = False
    speed = "slow"
    texts = Texts("en", rc.NAME)

    def __init__(self) -> None:
        self.moves: list[str] = []
        self.called: list[int] = []

    def __getattr__(self, name: str) -> Any:
        return lambda *_: None

    def show_move(self, told: Sequence[str]) -> None:
        self.moves.append(" ".join(told))

    def curtain(self, seat: int) -> None:
        self.called.append(seat)

    def in_its_time(self, doing: Doing) -> None:
        with suppress(StopIteration):
            doing().send(None)

    async def pause(self, seconds: float) -> None:
        """Nobody reads."""

    async def until_seen(self) -> bool:
        return True


def test_nothing_is_turned_over_where_the_table_shows_already_what_came_of_it() -> None:
    """At a shared screen a decision amid the resolution is seen before the next person is called."""
    met = 0
    for seed in range(4):
        history = begun(rc.NAME, 3, seed, people=3).history
        while (seat := rc.to_move(history.state)) is not None:
            state, move = history.state, choose_greedily(rc.view(history.state, seat), history.cursor.depth)
            after, happened = rc.apply(state, move), rc.events(state, move)
            calls = rc.to_move(after) not in (seat, None)
            if rc.decision(state) != "enter" and calls and any(isinstance(e, Revealed) for e in happened):
                match = begun(rc.NAME, 3, seed, people=3)
                for each in history.line_to(history.cursor)[1:]:
                    match.history.play(each.move)
                stage: Any = Watching()
                play = Play(Session(LessonGame(match)), stage)
                play.come(seat)
                assert play.choose(move)
                assert len(stage.moves) <= 1, "the decision alone"
                assert stage.called == [rc.to_move(after)]
                met += 1
            history.play(move)
    assert met
