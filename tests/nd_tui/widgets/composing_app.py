"""A small app around the composer: a board that takes the rest of the screen, and the program's looks."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from textual.app import App, ComposeResult
from textual.containers import Vertical
from textual.filter import LineFilter
from textual.pilot import Pilot
from textual.widgets import Static

from nd_tui.games.parts import composition
from nd_tui.looks.plain_signs import PlainSigns
from nd_tui.looks.styles import OF_THE_TITLE, SHARED
from nd_tui.looks.symbols import symbols_for
from nd_tui.looks.themes import DEFAULT_VARIABLES, THEMES
from nd_tui.terminal.typography import keep_words_whole
from nd_tui.widgets.common import MoveChosen, MoveHighlighted
from nd_tui.widgets.composer import Composer
from tests.nd_tui.composed_games import Entering, Seen, texts

AnyPilot = Pilot[None]
SIZES = {"small": (80, 24), "middle": (100, 30), "large": (140, 45)}
HEIGHTS = {24: 9, 30: 13, 45: 20}  # lines that a table leaves for the decision


class ComposingApp(App[None]):
    """One decision."""

    CSS_PATH: ClassVar[list[Path]] = [OF_THE_TITLE, SHARED]
    CSS = "#board { height: 1fr; content-align: center middle; color: $foreground 40%; }"

    def __init__(
        self,
        words: Any = None,
        language: str = "en",
        theme: str = THEMES[0].name,
        ascii_only: bool = False,
        height: int | None = None,
        view: Any = "a view",
    ) -> None:
        keep_words_whole()
        super().__init__()
        self.words = words or Entering()
        self.language = language
        self.ascii_only = ascii_only
        self.height = height
        self.view = view
        self.chosen: list[Any] = []
        self.highlighted: list[Any] = []
        for each in THEMES:
            self.register_theme(each)
        self.theme = theme

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return DEFAULT_VARIABLES

    def get_line_filters(self) -> Sequence[LineFilter]:
        return [*super().get_line_filters(), *([PlainSigns()] if self.ascii_only else [])]

    def compose(self) -> ComposeResult:
        yield Static("- - -", id="board")
        with Vertical() as place:
            yield Composer()
        place.styles.height = self.height or HEIGHTS.get(self.size.height, 9)

    def on_mount(self) -> None:
        self.set_class(self.ascii_only, "-ascii")
        self.ask()

    @property
    def composer(self) -> Composer:
        return self.query_one(Composer)

    def ask(
        self, view: Any = None, again: Any = None, language: str | None = None, looking: bool = True
    ) -> None:
        self.language = language or self.language
        seen = Seen(
            view or self.view, texts(self.language), symbols_for(self.ascii_only), wide=self.size.width > 130
        )
        asked = composition(self.words, seen.texts, seen.view)
        assert asked is not None
        self.composer.ask(asked, seen, looking, again)  # type: ignore[arg-type]

    def on_move_chosen(self, event: MoveChosen) -> None:
        self.chosen.append(event.move)

    def on_move_highlighted(self, event: MoveHighlighted) -> None:
        self.highlighted.append(event.move)


def drive(
    app: ComposingApp, steps: Callable[[AnyPilot], Awaitable[None]], size: tuple[int, int] = SIZES["small"]
) -> None:
    """Run the app through some steps."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(pilot)

    asyncio.run(run())


def shown(app: ComposingApp) -> str:
    """What stands on the screen, as text."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)
