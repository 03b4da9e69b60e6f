"""The table below a study: it shows the position that is looked at, and says where there is room."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from textual.geometry import Region
from textual.strip import Strip

from nd_tui.games.game_types import AnyNode
from nd_tui.lessons.lights import BOARD
from nd_tui.looks.arranging import ASKED, LOG
from nd_tui.words.lines import LineWords

if TYPE_CHECKING:
    from nd_tui.screens.table import TableScreen

LEAST = 10  # lines of a study that lies over the lower part of a small table


class StudyBoard:
    """Shows positions to the person at the screen as that person knows them, and asks nobody anything."""

    def __init__(self, screen: "TableScreen") -> None:
        self.screen = screen
        self._over = screen.session.seat is None  # then nothing is secret any more
        self._origin = screen.session.history.cursor  # where the game stands
        self._end: int | None = None  # the line at which something else begins below the study

    def open(self) -> None:
        """From now on the table only shows what is looked at."""
        self.screen.stage.stop()
        self.screen.play.looking = self._show
        self.screen.page_in_study = BOARD
        self._show()

    def close(self) -> None:
        """The game goes on."""
        self.screen.play.looking = None
        self.screen.log_panel.visible = True
        self.screen.board.cover(0)

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

    def lines_seen(self, regions: Collection[Region]) -> dict[int, Strip]:
        """The lines of the table in some regions; a click there is none on what stands there.

        Textual can see through a screen too, but draws all that lies below anew for each change of it.
        """
        compositor = self.screen._compositor
        lines = {y for region in regions for y in region.line_range}
        chops = compositor._render_chops(Region.from_union(regions), lines.__contains__)
        return {y: Strip.join(chops[y].values()).discard_meta() for y in lines & set(range(len(chops)))}

    def place(self, width: int, height: int) -> Region:
        """Where the log is if it stands beside something; else over what is asked on so large a screen."""
        board = self.screen.board
        log, lower = board.region_of(LOG), board.region_of(ASKED)
        is_beside = bool(log.x) and log.height >= LEAST
        if is_beside:
            self._end = board.end_beside(LOG)
            place = Region(log.x, log.y, width - log.x, (self._end or height) - log.y)
        else:
            top = min(lower.y or height, height - LEAST)
            place = Region(0, top, width, height - top)
        board.cover(0 if is_beside else max(0, board.region.bottom - place.y))
        self._hide_log(bool(log.area) and place.x <= log.x and place.y <= log.y)
        return place

    @property
    def is_displaced(self) -> bool:
        """Whether what stands below the study in its column takes another room than before."""
        return self._end != self.screen.board.end_beside(LOG)

    def _hide_log(self, is_covered: bool) -> None:
        """Tell the log only where it is seen beside or above the study."""
        log = self.screen.log_panel
        if log.visible == is_covered:
            log.visible = not is_covered
            self._show()
