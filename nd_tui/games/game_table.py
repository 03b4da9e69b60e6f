"""The board of a game on the screen: it draws itself from a picture and says what was picked."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Container
from textual.geometry import NULL_OFFSET, NULL_REGION, NULL_SPACING, Region, Size
from textual.layout import Layout, WidgetPlacement
from textual.message import Message
from textual.widget import Widget

from nd_tui.games.game_types import Move, View
from nd_tui.looks.arranging import ASKED, LEAST_ASKED, LOG, WIDE, Plan, Room
from nd_tui.looks.picture import Picture
from nd_tui.widgets.walkable import Walkable


@dataclass(frozen=True)
class Needs:
    """What must be seen on a board, whatever its size."""

    page: str = "board"
    asked: int = LEAST_ASKED
    lit: frozenset[str] = frozenset()


class Planned(Layout):
    """Puts the parts of a board where its plan has them; what is not in the plan is out of sight."""

    name = "planned"

    def arrange(
        self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True
    ) -> list[WidgetPlacement]:
        """Ask the board."""
        assert isinstance(parent, GameTable)
        parent.pre_layout(self)
        plan = parent.planned(size)
        return [
            WidgetPlacement(Region(*plan[name]), NULL_OFFSET, NULL_SPACING, child)
            for child in children
            if (name := parent.name_of(child)) in plan
        ]


class GameTable(Container):
    """What every game's board is to the table screen around it; what is asked and the log stand in it.

    All parts are its children, side by side in the tree, and a plan says which of them stand where. A part
    draws itself for the place it is given (`nd_tui/widgets/painted.py`), so a plan is all that a size needs.
    """

    STYLES: ClassVar[Path | None] = None  # a file in which every rule names the board's own type
    PAGES: ClassVar[tuple[str, ...]] = ()  # what one can turn to, besides "board" and "log"
    ACTS: ClassVar[tuple[str, ...]] = ()  # what its own keys do, by the names of the registry

    class Turned(Message):
        """Somebody turned to something on the board, which wants to be seen."""

    def __init__(self, asked: Widget, log: Widget) -> None:
        super().__init__(id="game-table")
        self._asked, self._log = asked, log
        self.needs = Needs()
        self._planned = Planned()
        self._last: tuple[Size, Plan] = Size(), {}  # the plan that was laid out
        self._covered = 0  # how many of the lowest lines something else lies over

    def compose(self) -> ComposeResult:
        """The parts of the board, what is asked, and the log."""
        yield from self.parts()
        yield self._asked
        yield self._log

    def parts(self) -> Iterable[Widget]:
        """The parts of the board, each with an id by which the plan and the lights call it."""
        return ()

    def plan(self, room: Room) -> Plan:
        """Where the parts stand; `ASKED` and `LOG` stand for what is asked and the log."""
        raise NotImplementedError

    @property
    def layout(self) -> Layout:
        """By the plan."""
        return self._planned

    def name_of(self, part: Widget) -> str:
        """What a plan calls one of the parts."""
        return ASKED if part is self._asked else LOG if part is self._log else part.id or ""

    def planned(self, size: Size) -> Plan:
        """The plan for a size."""
        asked = 0 if self._covered else self.needs.asked
        height = size.height - self._covered
        plan = self.plan(self._room(size.width, height, asked))
        self._last = size, plan
        return plan

    def cover(self, lines: int) -> None:
        """Leave the lowest lines to something that lies over the board, and asks instead of it."""
        if self._covered != lines:
            self._covered = lines
            self.make_room(self.needs)

    def make_room(self, needs: Needs) -> None:
        """Let those parts be seen that must; nothing is laid out anew where all stay in their places."""
        self.needs = needs
        size, before = self._last
        if size and self.planned(size) != before:
            self._clear_arrangement_cache()
            self.refresh(layout=True)

    def sees(self, name: str) -> bool:
        """Whether a part is in sight."""
        return name in self._last[1]

    def region_of(self, name: str) -> Region:
        """Where on the screen a part stands while nothing lies over the board; nowhere if out of sight."""
        place = self._uncovered().get(name)
        return NULL_REGION if place is None else Region(*place).translate(self.region.offset)

    def end_beside(self, name: str) -> int | None:
        """Where on the screen a part beside the board ends, if another one begins below it in its column."""
        plan = self._uncovered()
        part = plan.get(name)
        if part is None or not any(place.x == part.x and place.y > part.y for place in plan.values()):
            return None
        region = Region(*part).translate(self.region.offset)
        return region.bottom if region.x else None

    def _uncovered(self) -> Plan:
        """Where everything stands while nothing lies over the board."""
        return self.plan(self._room(*self.size, self.needs.asked))

    def _room(self, width: int, height: int, asked: int) -> Room:
        wide = self.screen.has_class(WIDE)
        return Room(width, height, self.needs.page, asked, self.needs.lit, wide)

    def show(self, picture: Picture) -> None:
        """Draw everything that has changed."""

    def page_of(self, view: View) -> str:
        """The page on which a decision is made where not everything can be seen at once."""
        return "board"

    def turned_to(self, page: str) -> None:
        """Another page of the screen may be seen now."""

    def walkable(self, view: View) -> Walkable | None:
        """The part of the board on which the arrow keys walk in a decision, if there is one."""
        return None

    def walk(self, picture: Picture, direction: str) -> Move | None:
        """The move to be looked at after a step "left", "right", "up" or "down" from the one pointed at.

        It need not be a legal one; None where nothing lies that way.
        """
        return None

    @property
    def is_covered(self) -> bool:
        """Whether something else is seen in the place of the own board."""
        return False

    def clear(self) -> None:
        """Let nothing lie over the own board."""

    def offers(self, act: str, wide: bool) -> bool:
        """Whether one of its own keys would do something now."""
        return True

    def do(self, act: str, picture: Picture, page: str) -> str:
        """Do what one of its own keys does; the page to be seen then, which was another one before."""
        return page
