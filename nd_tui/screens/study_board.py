"""The table below a study: it shows the position that is looked at, and says where there is room."""

from typing import TYPE_CHECKING

from textual.geometry import Region

from nd_tui.games.game_types import AnyNode
from nd_tui.words.lines import LineWords

if TYPE_CHECKING:
    from nd_tui.screens.table import TableScreen

LEAST = 10  # lines of a study that lies over the lower part of a small table
COLUMNS = 49  # in which a move can be told in a sentence
OVER_THE_EDGE = 4  # columns of the board that may be hidden for that


class StudyBoard:
    """Shows positions to the person at the screen as that person knows them, and asks nobody anything."""

    def __init__(self, screen: "TableScreen") -> None:
        self.screen = screen
        self._over = screen.session.seat is None  # then nothing is secret any more
        self._origin = screen.session.history.cursor  # where the game stands

    def open(self) -> None:
        """From now on the table only shows what is looked at."""
        self.screen.stage.stop()
        self.screen.play.looking = self._show
        self._show()

    def close(self) -> None:
        """The game goes on."""
        self.screen.play.looking = None

    @property
    def acts(self) -> tuple[str, ...]:
        """What the board's own keys do."""
        return self.screen.board.ACTS

    def look_at(self, node: AnyNode) -> None:
        """Show a position; nothing is saved by looking."""
        self.screen.session.history.go(node)
        self._show()

    def _show(self) -> None:
        screen, session = self.screen, self.screen.session
        screen.stage.show()
        words = LineWords(screen.texts, session.box, session.names, screen.reader, self._over, self._origin)
        screen.decision.tell(words.sentence(session.history.cursor))

    def place(self, width: int, height: int) -> Region:
        """Where the log is if it stands beside something; else over what is asked on so large a screen."""
        log, lower = self.screen.log_panel.region, self.screen.decision.region
        if log.x and log.height >= LEAST:
            left = max(log.x - OVER_THE_EDGE, min(log.x, width - COLUMNS))
            return Region(left, log.y, width - left, height - log.y)
        top = min(lower.y or height, height - LEAST)
        return Region(0, top, width, height - top)
