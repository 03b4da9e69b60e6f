"""What a terminal shows that was told all that an app has drawn, piece by piece; and what it should show."""

from typing import Any

import pyte
import pytest
from textual._compositor import CompositorUpdate
from textual.app import App
from textual.screen import Screen

from nd_tui.app import GamesApp

Cells = list[list[pyte.screens.Char]]


class Drawings:
    """All drawings of the app that runs, on a screen; an app without a terminal draws them all the same."""

    def __init__(self, patch: pytest.MonkeyPatch, size: tuple[int, int]) -> None:
        self._size = size
        self._screen = pyte.Screen(*size)
        self._stream = pyte.Stream(self._screen)
        display = App._display

        def draw(app: App[Any], screen: Screen[Any], update: Any) -> None:
            display(app, screen, update)
            if isinstance(update, CompositorUpdate) and not app._batch_count:
                self._stream.feed(update.render_segments(app.console))

        patch.setattr(App, "_display", draw)

    def cells(self) -> Cells:
        """What is to be seen."""
        return _cells(self._screen)

    def wanted(self, app: GamesApp) -> Cells:
        """What would be seen if all of it were drawn anew."""
        screen = pyte.Screen(*self._size)
        whole = app.screen._compositor.render_full_update()
        pyte.Stream(screen).feed(whole.render_segments(app.console))
        return _cells(screen)

    def wrong_lines(self, app: GamesApp) -> list[str]:
        """The lines that are seen and should be others."""
        pairs = zip(self.cells(), self.wanted(app), strict=True)
        return ["".join(cell.data for cell in seen) for seen, wanted in pairs if seen != wanted]


def _cells(screen: pyte.Screen) -> Cells:
    return [[_seen(screen.buffer[y][x]) for x in range(screen.columns)] for y in range(screen.lines)]


def _seen(cell: pyte.screens.Char) -> pyte.screens.Char:
    """A cell as it looks: where nothing stands, nobody sees in which colour and weight."""
    if cell.data == " " and not (cell.underscore or cell.strikethrough or cell.reverse):
        return cell._replace(fg="default", bold=False, italics=False)
    return cell
