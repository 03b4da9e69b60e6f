"""The app beside a Textual app that shows one label: key to screen, and start to first screen."""

import asyncio
import json
import random
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from textual.app import App, ComposeResult
from textual.pilot import Pilot
from textual.widgets import Label

KEYS = 80
SIZE = (140, 45)


class OneLabel(App[None]):
    """The least that an app can be; a key changes the label."""

    def compose(self) -> ComposeResult:
        """One label."""
        yield Label("Notre Dame")

    def on_key(self) -> None:
        """Something to redraw."""
        self.query_one(Label).update(str(time.perf_counter()))


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[int(share * (len(times) - 1))]


async def pressed(pilot: Pilot[None]) -> list[float]:
    """Milliseconds from each of many keys to a screen that has settled."""
    times = []
    for number in range(KEYS):
        begun = time.perf_counter()
        await pilot.press("down" if number % 2 == 0 else "up")
        await pilot.pause()
        times.append(1000 * (time.perf_counter() - begun))
    return times


async def label_keys() -> dict[str, float]:
    async with OneLabel().run_test(size=SIZE) as pilot:
        return {"p95_ms": percentile(await pressed(pilot), 0.95)}


def busy(seconds: float) -> int:
    """A thought that takes all of a core."""
    end, number = time.perf_counter() + seconds, 0
    while time.perf_counter() < end:
        number += 1
    return number


async def table_keys(thinking: bool) -> dict[str, float]:
    """Keys at the table in the last round of a game of five, while nobody or an agent thinks."""
    from core import notre_dame as nd
    from core.record import new_match
    from nd_tui.app import NotreDameApp
    from nd_tui.saves import GameFolder
    from nd_tui.session import Session

    folder = Path(tempfile.mkdtemp())
    app = NotreDameApp(GameFolder(folder), folder / "settings.json", "en")
    names = ("Anna", "Luc", "Claire", "Léo", "Stéphanie")
    match = new_match(nd, nd.Setup(names), 5, ("person",) + ("greedy",) * 4)
    chance = random.Random(5)
    while match.history.state.round < 8 or nd.to_move(match.history.state) != 0:
        match.history.play(chance.choice(nd.legal_moves(match.history.state)))
    with ProcessPoolExecutor(1) as process:
        thought = process.submit(busy, 30.0 if thinking else 0.0)
        async with app.run_test(size=SIZE) as pilot:
            app.begin(Session(app.folder.keep(match)))
            await pilot.pause(0.5)
            times = await pressed(pilot)
        for child in (process._processes or {}).values():
            child.terminate()
        thought.cancel()
    return {"p95_ms": percentile(times, 0.95), "median_ms": percentile(times, 0.5)}


async def first_screen(app: App[None]) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()


def started_app() -> App[None]:
    from nd_tui.app import NotreDameApp
    from nd_tui.saves import GameFolder

    folder = Path(tempfile.mkdtemp())
    return NotreDameApp(GameFolder(folder), folder / "settings.json", "en")


def main(what: str) -> None:
    if what == "label-keys":
        print(json.dumps(asyncio.run(label_keys())))
    elif what in ("table-keys", "table-keys-thinking"):
        print(json.dumps(asyncio.run(table_keys(what.endswith("thinking")))))
    else:
        begun = time.perf_counter()
        asyncio.run(first_screen(OneLabel() if what == "label-start" else started_app()))
        print(json.dumps({"seconds": time.perf_counter() - begun}))


if __name__ == "__main__":
    main(sys.argv[1])
