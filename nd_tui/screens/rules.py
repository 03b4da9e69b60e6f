"""The rulebook: its pages at the left, found by typing; the page one is at beside them."""

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from nd_tui.keys.actions import key_of
from nd_tui.rulebook.page import Row, Rulebook, labelled, rows_fitting
from nd_tui.screens.base import GameScreen
from nd_tui.terminal.typography import wrapped
from nd_tui.widgets.common import joined, lines
from nd_tui.widgets.finder import SearchLine
from nd_tui.widgets.key_bar import KeyBar
from nd_tui.words.keys import key_name

STYLES = {"card": "$text-muted", "summary": "bold", "text": "", "ruling": "italic", "house": "italic"}
NARROW, WIDE = 20, 40  # columns of the glossary


class RulesScreen(GameScreen[None]):
    """All rules; `at` is the page to open, by the code name of what it is about."""

    PLACE: ClassVar[str] = "rules"
    AUTO_FOCUS = "#search"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "turn('cursor_up')", show=False),
        Binding("down", "turn('cursor_down')", show=False),
        Binding("pageup", "scroll('page_up')", show=False),
        Binding("pagedown", "scroll('page_down')", show=False),
        Binding(key_of("search", {}), "search", show=False, priority=True),
    ]

    def __init__(self, at: str | None = None) -> None:
        super().__init__()
        self.at = at
        self.search = ""
        self.book = Rulebook(())

    def compose(self) -> ComposeResult:
        """A line to search in, the list, and the page."""
        texts = self.texts
        self.book = self.written()
        yield Static(Content(texts("rulebook-title")), classes="heading")
        search = texts("rules-search")
        yield SearchLine(
            self.search,
            leaves=frozenset((key_of("search", {}), key_of("rules", {}))),
            placeholder=search,
            id="search",
            compact=True,
            select_on_focus=False,
        )
        with Horizontal(id="rulebook"):
            entries = OptionList(id="entries", markup=False)
            entries.can_focus = False  # the arrows lead through it from wherever one is
            yield entries
            with VerticalScroll(id="rule-page", can_focus=False):
                yield Static(id="rule-text")
                yield Static(Content(texts("rulebook-see-also")), id="rule-links-name")
                yield OptionList(id="rule-links", compact=True, markup=False)
        yield Static(Content(texts("rules-nothing")), id="nothing", classes="hint")
        yield KeyBar()
        self.call_after_refresh(self.show_entries)

    def written(self) -> Rulebook:
        """The book as it holds for the game that is played, else for a usual one."""
        book, session = self.game_app.box.book, self.game_app.session
        if session is not None:
            return book.rulebook_of(self.texts, session.state)
        return book.rulebook(self.texts, self.game_app.components, None)

    def show_entries(self) -> None:
        """The pages that fit what is searched for, under the names of their groups."""
        fitting = self.book.fitting(self.search)
        entries = self.query_one("#entries", OptionList)
        options: list[Option] = []
        group = ""
        for page in fitting:
            if page.group != group:
                group = page.group
                options.append(Option(Content(self.texts(f"group-{group}")), disabled=True))
            options.append(Option(Content(f" {page.heading}"), id=page.id))
        entries.set_options(options)
        self.set_class(not fitting, "-nothing")
        best = self.book.best(self.search)
        if best is not None:
            page = next((page for page in fitting if page.id == self.at), best)
            entries.highlighted = entries.get_option_index(page.id)
            self.show_page(page.id)

    def show_page(self, name: str) -> None:
        """A page from its beginning, and the ways from it."""
        self.at = name
        page = self.book.pages[name]
        frame = self.query_one("#rule-page", VerticalScroll)
        frame.border_title = Content(page.heading)
        down, tab = (key_name(self.texts, key) for key in ("pagedown", "tab"))
        frame.border_subtitle = Content(self.texts("rulebook-keys", down=down, tab=tab))
        self.write_page()
        links = self.query_one("#rule-links", OptionList)
        links.set_options(
            Option(Content(f"{self.symbols.arrow} {other.heading}"), id=other.id)
            for other in self.book.see_also(page)
        )
        frame.scroll_home(animate=False)

    def write_page(self) -> None:
        """The text: paragraphs with a line between them, and the words of a glossary side by side."""
        if self.at not in self.book.pages:
            return  # nothing is shown yet
        page, shown = self.book.pages[self.at], self.query_one("#rule-text", Static)
        told = [Content.styled(labelled(self.texts, p), STYLES[p.kind]) for p in page.paragraphs]
        if page.rows:
            told.append(side_by_side(rows_fitting(page, self.search), shown.size.width))
        shown.update(Content("\n\n").join(told))

    def on_resize(self, event: events.Resize) -> None:
        """A glossary stands in columns as wide as there is room for."""
        self.call_after_refresh(self.write_page)

    @on(Input.Submitted, "#search")
    def close_unless_searching(self) -> None:
        """Enter closes the book, as where nothing is typed; who has typed something wants to read."""
        if not self.search:
            self.action_back()

    def action_search(self) -> None:
        """Begin to search anew."""
        search = self.query_one("#search", Input)
        search.value = ""
        search.focus()

    @on(Input.Changed, "#search")
    def find(self, event: Input.Changed) -> None:
        """Search as one types."""
        if event.value != self.search:
            self.search = event.value
            self.at = None if self.search else self.at  # the best page comes first, and stays at the end
            self.show_entries()

    @on(OptionList.OptionHighlighted, "#entries")
    def turn_over(self, event: OptionList.OptionHighlighted) -> None:
        """Show the page that the list stands at."""
        # The list may already be another one, if somebody types quickly.
        still_there = event.option_list.highlighted_option is event.option
        if still_there and event.option_id is not None and event.option_id != self.at:
            self.show_page(event.option_id)

    @on(OptionList.OptionSelected, "#rule-links")
    def follow(self, event: OptionList.OptionSelected) -> None:
        """Go to a page that this one refers to; a search that would hide it is over."""
        self.at, self.search = event.option_id, ""
        self.query_one("#search", Input).value = ""
        self.show_entries()
        self.query_one("#search").focus()

    def action_turn(self, step: str) -> None:
        """Go through the list without leaving the line one types in."""
        getattr(self.query_one("#entries", OptionList), f"action_{step}")()

    def action_scroll(self, way: str) -> None:
        """Read on where a page is longer than the screen."""
        getattr(self.query_one("#rule-page"), f"scroll_{way}")(animate=False)


def side_by_side(rows: Iterable[Row], width: int) -> Content:
    """The words of the glossary, each language in a column of its own."""
    column = min(WIDE, max(NARROW, width // 2))

    def told() -> Iterator[Content]:
        for number, row in enumerate(rows):
            if not row.there:
                yield joined(["\n" if number else "", (row.here, "bold $accent")])
                continue
            for here, there in zip_longest(
                wrapped(row.here, column - 1), wrapped(row.there, column - 1), fillvalue=""
            ):
                yield Content(f"{here:<{column}}{there}")

    return lines(told())
