"""What Rattus Cartus brings to the table."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core import rattus_cartus as rc
from nd_tui.games.box import Book, CoachOf, Export, PlainBoard, Reckoning, Sheet, Words
from nd_tui.games.form import Form
from nd_tui.games.rattus_cartus.coach import RattusCoach
from nd_tui.games.rattus_cartus.form import RattusForm
from nd_tui.games.rattus_cartus.lights import LIGHTS
from nd_tui.games.rattus_cartus.plain.printed import RattusPlainBoard
from nd_tui.games.rattus_cartus.preview import After, after
from nd_tui.games.rattus_cartus.reckonings import RattusReckoning
from nd_tui.games.rattus_cartus.sheet import RattusSheet
from nd_tui.games.rattus_cartus.signs import signs_for
from nd_tui.games.rattus_cartus.words.spoken import RattusWords
from nd_tui.looks.symbols import Symbols
from nd_tui.words.texts import Texts

if TYPE_CHECKING:
    from nd_tui.games.game_table import GameTable
    from nd_tui.rulebook.page import Rulebook


class RattusBook:
    """Fulfils `nd_tui.games.box.Book`."""

    def rulebook(self, texts: Texts, components: Any, setup: rc.Setup | None) -> "Rulebook":
        """The book, with the options of a game that is being played."""
        from nd_tui.games.rattus_cartus.book.contents import rulebook

        return rulebook(texts, components or rc.default_components(), setup)

    def rulebook_of(self, texts: Texts, state: rc.State | rc.View) -> "Rulebook":
        """The book with the components and options of a game."""
        return self.rulebook(texts, state.table.components, state.table.setup)

    def page_names(self) -> Sequence[str]:
        """All pages."""
        from nd_tui.games.rattus_cartus.book.contents import page_names

        return page_names()


class RattusExport:
    """Fulfils `nd_tui.games.box.Export`."""

    def table(self, state: rc.State) -> dict[str, Any]:
        """The colours of the players, and the building cards of the game."""
        return {"colours": state.table.setup.colours, "buildings": state.table.buildings}

    def position(self, state: rc.State) -> dict[str, Any]:
        """The round, the phase and the buildings of the row."""
        return {"round": state.round + 1, "phase": int(state.phase), "row": state.row}


class RattusBox:
    """Fulfils `nd_tui.games.box.Box`."""

    name = rc.NAME
    game: Any = rc
    words: Words = RattusWords()
    plain: PlainBoard = RattusPlainBoard()
    reckoning: Reckoning = RattusReckoning()
    coach: CoachOf = RattusCoach()
    lights = LIGHTS
    book: Book = RattusBook()
    sheet: Sheet = RattusSheet()
    export: Export = RattusExport()
    form: Form = RattusForm()

    def minds(self) -> Any:
        """The opponents and the adviser."""
        from core.rattus_cartus.agents import minds

        return minds

    def table(self) -> "type[GameTable]":
        """The board on the screen."""
        from nd_tui.games.rattus_cartus.table.board import RattusTable

        return RattusTable

    def colours(self, position: rc.State | rc.View) -> tuple[str, ...]:
        """The colours of the players."""
        return position.table.setup.colours

    def preview(self, view: rc.View, move: rc.Move | None) -> After:
        """Influence, rats and hands as a move would leave them."""
        return after(view, move)

    def components(self, file: Path | None) -> Any:
        """Component data: the program's own, or those of a file."""
        return rc.default_components() if file is None else rc.load_components(file)

    def signs(self, symbols: Symbols) -> Mapping[str, str]:
        """The signs of the things."""
        return asdict(signs_for(symbols))
