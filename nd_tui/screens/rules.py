"""The rules in short: the course of the game, every action and every person, found by typing."""

import unicodedata
from typing import ClassVar, NamedTuple

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from core import notre_dame as nd
from core.notre_dame.names import ACTION_NAMES
from core.notre_dame.setup import EDITIONS
from nd_tui.screens.base import GameScreen
from nd_tui.words.things import listed

# The game in a few short pages.
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
)


class Entry(NamedTuple):
    """A line of the rules."""

    name: str  # the code name
    heading: str
    text: str


class RulesScreen(GameScreen[None]):
    """What every action and every person does."""

    PLACE: ClassVar[str] = "rules"
    AUTO_FOCUS = "#search"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "turn('cursor_up')", show=False),
        Binding("down", "turn('cursor_down')", show=False),
        Binding("pageup", "turn('page_up')", show=False),
        Binding("pagedown", "turn('page_down')", show=False),
    ]

    def __init__(self, at: str | None = None) -> None:
        super().__init__()
        self.at = at
        self.search = ""

    def compose(self) -> ComposeResult:
        """A line to search in, and the list."""
        yield Static(Content(self.texts("rules-title")), classes="heading")
        search = self.texts("rules-search")
        yield Input(self.search, placeholder=search, id="search", compact=True, select_on_focus=False)
        yield OptionList(id="entries", markup=False)
        yield Static(Content(self.texts("rules-nothing")), id="nothing", classes="hint")
        yield Footer()
        self.call_after_refresh(self.show_entries)

    def entries(self) -> list[Entry]:
        """The course of the game, the actions, then the persons by their stacks."""
        texts, session = self.texts, self.game_app.session
        if session is not None:
            two = session.state.table.options.hotel_two_from
            persons = session.state.table.components.persons
        else:
            two = EDITIONS["anniversary"].hotel_two_from
            persons = (self.game_app.components or nd.default_components()).persons
        found = [
            Entry(f"page-{page}", texts(f"learn-{page}.title"), texts(f"learn-{page}")) for page in PAGES
        ]
        found += [
            Entry(name, texts(f"action-{name}"), texts(f"does-{name}", two=two)) for name in ACTION_NAMES
        ]
        for name, card in persons.items():
            about = [texts(f"stack-{card.stack}"), texts("rules-rats", n=card.rats)]
            if card.expansion:
                about.append(texts("rules-expansion"))
            heading = texts("rules-heading", person=texts(f"person-{name}"), about=listed(about))
            found.append(Entry(name, heading, texts(f"effect-{name}")))
        return found

    def show_entries(self) -> None:
        """Those that fit what is searched for."""
        wanted = plain_letters(self.search).split()
        fitting = [
            entry
            for entry in self.entries()
            if all(word in plain_letters(f"{entry.heading} {entry.text}") for word in wanted)
        ]
        shown = self.query_one("#entries", OptionList)
        shown.clear_options()
        shown.add_options(
            Option(Content.assemble((entry.heading, "bold $accent"), f"\n{entry.text}"), id=entry.name)
            for entry in fitting
        )
        self.query_one("#nothing").display = not fitting
        names = [entry.name for entry in fitting]
        if fitting:
            shown.highlighted = names.index(self.at) if self.at in names else 0

    @on(Input.Changed, "#search")
    def find(self, event: Input.Changed) -> None:
        """Search as one types."""
        if event.value != self.search:
            self.search = event.value
            self.show_entries()

    @on(OptionList.OptionHighlighted)
    def remember(self, event: OptionList.OptionHighlighted) -> None:
        """Stay at this line when the language changes."""
        self.at = event.option_id

    def action_turn(self, step: str) -> None:
        """Go through the list without leaving the line one types in."""
        getattr(self.query_one("#entries", OptionList), f"action_{step}")()


def plain_letters(text: str) -> str:
    """Small letters without accents, so that everything is found however it is typed."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
