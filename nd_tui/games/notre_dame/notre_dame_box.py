"""What Notre Dame brings to the table."""

from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from core import notre_dame as nd
from core.notre_dame.setup import EDITIONS, options_of
from nd_tui.games.notre_dame.plain.printed import NotreDamePlainBoard
from nd_tui.games.notre_dame.reckonings import NotreDameReckoning
from nd_tui.games.notre_dame.sheet import NotreDameExport, NotreDameSheet
from nd_tui.games.notre_dame.words.spoken import NotreDameWords
from nd_tui.words.texts import Texts

if TYPE_CHECKING:
    from nd_tui.rulebook.page import Rulebook

USUAL_EDITION = "anniversary"


class NotreDameBook:
    """Fulfils `nd_tui.games.box.Book`."""

    def names(self) -> tuple[str, ...]:
        """The pages, by the names that can be typed for them."""
        from core.notre_dame.persons import EFFECTS
        from nd_tui.games.notre_dame.book.contents import GROUPS

        return (*(name for names in GROUPS.values() for name in names), *EFFECTS)

    def rulebook(self, texts: Texts, components: Any, setup: nd.Setup | None) -> "Rulebook":
        """The book, with the options of a game that is being played."""
        from nd_tui.games.notre_dame.book.contents import rulebook

        options = EDITIONS[USUAL_EDITION] if setup is None else options_of(setup)
        return rulebook(texts, components or nd.default_components(), options, playing=setup is not None)


class NotreDameForm:
    """Fulfils `nd_tui.games.box.Form`."""

    def editions(self, texts: Texts) -> list[str]:
        """The editions of the rules, by their names."""
        from nd_tui.games.notre_dame.words.editions import edition_names

        return edition_names(texts)


class NotreDameBox:
    """Fulfils `nd_tui.games.box.Box`."""

    name = nd.NAME
    game = nd
    words = NotreDameWords()
    plain = NotreDamePlainBoard()
    reckoning = NotreDameReckoning()
    sheet = NotreDameSheet()
    export = NotreDameExport()
    book = NotreDameBook()
    form = NotreDameForm()

    def minds(self) -> ModuleType:
        """The opponents and the adviser."""
        from core.notre_dame.agents import minds

        return minds

    def components(self, file: Path | None) -> Any:
        """Component data: the program's own, or those of a file."""
        return nd.default_components() if file is None else nd.load_components(file)
