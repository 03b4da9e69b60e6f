"""Draws the pictures of the table that the READMEs show, from the running app: `make picture`."""

import re
from pathlib import Path
from tempfile import TemporaryDirectory

from core import notre_dame as nd
from core import rng
from core.notre_dame.agents import steward
from core.record import new_match
from nd_tui.games import open_box
from nd_tui.screens.table import TableScreen
from nd_tui.words.texts import LANGUAGES
from tests.core.notre_dame.scenes import NAMES
from tests.core.record.games import AnyMatch
from tests.nd_tui.screens.playing import app_in
from tests.nd_tui.screens.running import LARGE, AnyPilot, drive
from tests.nd_tui.screens.sessions import session_of
from tests.nd_tui.snapshots.situations import LastChoice, look_at, settled
from tests.nd_tui.sources import ROOT

SEATS = ("person", "steward", "steward")
SEED = 9
ROUND = 5  # counted from 0
LONG_NAME = re.compile(
    r"\bterminal-\d+"
)  # before every style and shape of a picture, which is alone on its page
CHOICE = 1  # which of the choices is highlighted, so that something is previewed


def picture_file(language: str) -> Path:
    """Where the picture with the words of a language stands."""
    return ROOT / "docs" / ("table.svg" if language == LANGUAGES[0] else f"table.{language}.svg")


def played() -> AnyMatch:
    """A game of the value function in its midst: the first player is about to play a card."""
    match = new_match(nd, nd.Setup(NAMES[: len(SEATS)]), SEED, SEATS)
    luck = rng.seeded(SEED)
    while (seat := nd.to_move(state := match.history.state)) is not None:
        if state.round >= ROUND and seat == 0 and nd.decision(state) == "play":
            return match
        _, luck = rng.word(luck)
        match.history.play(steward.choose(nd.view(state, seat), luck))
    raise AssertionError(f"seed {SEED} does not lead there")


def draw(match: AnyMatch, language: str) -> str:
    """The table as an SVG."""
    drawn: list[str] = []
    with TemporaryDirectory() as folder:
        app = app_in(Path(folder), language)
        app.thinker = LastChoice(open_box(nd.NAME))

        async def look(pilot: AnyPilot) -> None:
            app.begin(session_of(match))
            await settled(app, pilot)
            assert isinstance(app.screen, TableScreen)
            look_at(CHOICE)(app.screen)
            await settled(app, pilot)
            picture = app.export_screenshot(title=app.texts("game-notre-dame.letters"), simplify=True)
            drawn.append(LONG_NAME.sub("t", picture))

        drive(app, look, LARGE)
    return drawn[0]


if __name__ == "__main__":
    for language in LANGUAGES:
        picture_file(language).write_text(draw(played(), language), encoding="utf-8")
