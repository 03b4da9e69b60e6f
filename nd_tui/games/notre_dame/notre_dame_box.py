"""What Notre Dame brings to the table."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core import notre_dame as nd
from core.notre_dame.persons import EFFECTS
from core.notre_dame.setup import EDITIONS, USUAL_EDITION, options_of
from nd_tui.games.box import Book, CoachOf, Export, PlainBoard, Reckoning, Sheet, Words
from nd_tui.games.form import Form
from nd_tui.games.notre_dame.coach import NotreDameCoach
from nd_tui.games.notre_dame.form import NotreDameForm
from nd_tui.games.notre_dame.lights import LIGHTS
from nd_tui.games.notre_dame.plain.printed import NotreDamePlainBoard
from nd_tui.games.notre_dame.preview import players_after
from nd_tui.games.notre_dame.reckonings import NotreDameReckoning
from nd_tui.games.notre_dame.sheet import NotreDameSheet
from nd_tui.games.notre_dame.signs import signs_for
from nd_tui.games.notre_dame.words.spoken import NotreDameWords
from nd_tui.looks.symbols import Symbols
from nd_tui.words.texts import Texts

if TYPE_CHECKING:
    from core.notre_dame.state import Player
    from nd_tui.games.game_table import GameTable
    from nd_tui.rulebook.page import Rulebook


class NotreDameBook:
    """Fulfils `nd_tui.games.box.Book`."""

    def rulebook(self, texts: Texts, components: Any, setup: nd.Setup | None) -> "Rulebook":
        """The book, with the options of a game that is being played."""
        from nd_tui.games.notre_dame.book.contents import rulebook

        options = EDITIONS[USUAL_EDITION] if setup is None else options_of(setup)
        return rulebook(texts, components or nd.default_components(), options, playing=setup is not None)

    def rulebook_of(self, texts: Texts, state: nd.State | nd.View) -> "Rulebook":
        """The book with the components and options of a game."""
        from nd_tui.games.notre_dame.book.contents import rulebook

        return rulebook(texts, state.table.components, state.table.options, playing=True)

    def page_names(self) -> Sequence[str]:
        """All pages, those of persons last."""
        from nd_tui.games.notre_dame.book.contents import GROUPS

        return (*(name for names in GROUPS.values() for name in names), *EFFECTS)


class NotreDameExport:
    """Fulfils `nd_tui.games.box.Export`."""

    def table(self, state: nd.State) -> dict[str, Any]:
        """The colours of the boroughs around the cathedral."""
        return {"boroughs": state.table.colours}

    def position(self, state: nd.State) -> dict[str, Any]:
        """The round and the phase."""
        return {"round": state.round + 1, "phase": state.phase}


class NotreDameBox:
    """Fulfils `nd_tui.games.box.Box`."""

    name = nd.NAME
    game: Any = nd
    words: Words = NotreDameWords()
    plain: PlainBoard = NotreDamePlainBoard()
    reckoning: Reckoning = NotreDameReckoning()
    coach: CoachOf = NotreDameCoach()
    lights = LIGHTS
    book: Book = NotreDameBook()
    sheet: Sheet = NotreDameSheet()
    export: Export = NotreDameExport()
    form: Form = NotreDameForm()

    def minds(self) -> Any:
        """The opponents and the adviser."""
        from core.notre_dame.agents import minds

        return minds

    def table(self) -> "type[GameTable]":
        """The board on the screen."""
        from nd_tui.games.notre_dame.table.board import NotreDameTable

        return NotreDameTable

    def colours(self, position: nd.State | nd.View) -> tuple[str, ...]:
        """The colours of the players' home boroughs."""
        table = position.table
        return tuple(table.colours[home] for home in table.homes)

    def preview(self, view: nd.View, move: nd.Move | None) -> "tuple[Player, ...]":
        """Everybody as a move would leave them."""
        return view.players if move is None else players_after(view, move)

    def components(self, file: Path | None) -> Any:
        """Component data: the program's own, or those of a file."""
        return nd.default_components() if file is None else nd.load_components(file)

    def signs(self, symbols: Symbols) -> Mapping[str, str]:
        """The signs of the pieces."""
        return asdict(signs_for(symbols))
