"""What the game brings to the table."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core.files.bounded import read_component_file
from nd_tui.games.box import Book, CoachOf, Export, PlainBoard, Reckoning, Sheet, Words
from nd_tui.games.form import Form
from nd_tui.looks.symbols import Symbols
from tests.toybox import game
from tests.toybox.box.coach import PebblesCoach
from tests.toybox.box.form import PebblesForm
from tests.toybox.box.lights import LIGHTS
from tests.toybox.box.plain_board import PebblesPlainBoard
from tests.toybox.box.preview import After, after
from tests.toybox.box.reckoning import PebblesReckoning
from tests.toybox.box.rulebook import PebblesBook
from tests.toybox.box.sheet import PebblesExport, PebblesSheet
from tests.toybox.box.signs import signs_for
from tests.toybox.box.spoken import PebblesWords
from tests.toybox.game.components import default_components

if TYPE_CHECKING:
    from nd_tui.games.game_table import GameTable

COLOURS = ("green", "violet", "yellow", "blue")  # of the seats


class PebblesBox:
    """Fulfils `nd_tui.games.box.Box`."""

    name = game.NAME
    game: Any = game
    words: Words = PebblesWords()
    plain: PlainBoard = PebblesPlainBoard()
    reckoning: Reckoning = PebblesReckoning()
    coach: CoachOf = PebblesCoach()
    lights = LIGHTS
    book: Book = PebblesBook()
    sheet: Sheet = PebblesSheet()
    export: Export = PebblesExport()
    form: Form = PebblesForm()

    def minds(self) -> Any:
        """The opponents and the adviser."""
        from tests.toybox import minds

        return minds

    def table(self) -> "type[GameTable]":
        """The board on the screen."""
        from tests.toybox.box.table.board import PebblesTable

        return PebblesTable

    def components(self, file: Path | None) -> game.Components:
        """Component data: the game's own, or those of a file."""
        return default_components() if file is None else game.decode_components(read_component_file(file))

    def colours(self, position: game.State | game.View) -> tuple[str, ...]:
        """A colour a seat."""
        return COLOURS[: len(position.points)]

    def preview(self, view: game.View, move: game.Move | None) -> After:
        """Points and pebbles as a move would leave them."""
        return after(view, move)

    def signs(self, symbols: Symbols) -> Mapping[str, str]:
        """The signs of the pebbles."""
        return signs_for(symbols)
