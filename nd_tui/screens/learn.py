"""The game in a few short pages, for somebody who has never heard of it; from the last one begins a game."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import Center, Horizontal, Middle, VerticalScroll
from textual.content import Content
from textual.widgets import Button, Static

from nd_tui.screens.base import GameScreen
from nd_tui.widgets.key_bar import KeyBar

PAGES = (
    "aim",
    "round",
    "cards",
    "sectors",
    "strength",
    "supply",
    "carriage",
    "persons",
    "plague",
    "cathedral",
    "end",
)


class LearnScreen(GameScreen[None]):
    """One page at a time; keys and buttons turn them."""

    PLACE: ClassVar[str] = "learn"
    AUTO_FOCUS = "#next"

    def __init__(self) -> None:
        super().__init__()
        self.page = 0

    def compose(self) -> ComposeResult:
        """A page, and the two ways from it."""
        texts = self.texts
        yield Static(Content(texts("learn-title")), classes="heading")
        with Middle(), Center():
            with VerticalScroll(id="page", can_focus=False):
                yield Static(id="page-text")
            with Horizontal(id="turning"):
                yield Button(Content(texts("learn-previous")), id="previous")
                yield Button(id="next", variant="primary")
        yield KeyBar()
        self.call_after_refresh(self.show_page)

    def show_page(self) -> None:
        """Draw the page one is at."""
        texts, name = self.texts, PAGES[self.page]
        where = texts("learn-where", page=self.page + 1, pages=len(PAGES))
        page = self.query_one("#page", VerticalScroll)
        page.border_title = Content(texts(f"learn-{name}.title"))
        page.border_subtitle = Content(where)
        self.query_one("#page-text", Static).update(Content(texts(f"learn-{name}")))
        at_the_end = self.page == len(PAGES) - 1
        self.query_one("#next", Button).label = Content(texts("learn-play" if at_the_end else "learn-next"))
        self.query_one("#previous", Button).disabled = self.page == 0

    @on(Button.Pressed, "#next")
    def action_next_page(self) -> None:
        """The next page; after the last one, a game."""
        if self.page < len(PAGES) - 1:
            self.page += 1
            self.show_page()
        else:
            from nd_tui.screens.new_game import NewGameScreen

            self.app.switch_screen(NewGameScreen())

    @on(Button.Pressed, "#previous")
    def action_previous_page(self) -> None:
        """The page before."""
        if self.page > 0:
            self.page -= 1
            self.show_page()
