"""What every screen of the app has, a small box before another screen too: words, signs, and a least size."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from textual import events
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets._toast import ToastRack

from nd_tui.app import GamesApp
from nd_tui.looks.styles import SHARED
from nd_tui.looks.symbols import Symbols
from nd_tui.screens.lasting import LastingScreen, Result
from nd_tui.widgets.too_small import TooSmall, is_too_small
from nd_tui.words.texts import Texts

ROOMY = (120, 36)
FOLDED = "-folded"
ALL_TELL = frozenset({"language", "ascii", "keys"})  # the settings that every screen shows in all it says


class AppScreen(LastingScreen[Result]):
    """A screen that knows which app it belongs to."""

    STYLES: ClassVar[Sequence[Path]] = (SHARED,)  # what it shares with others, before those of its `CSS_PATH`
    TELLS: ClassVar[frozenset[str]] = ALL_TELL  # the settings after whose change it must be told anew

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.css_path = [*self.STYLES, *self.css_path]

    def _extend_compose(self, widgets: list[Widget]) -> None:
        """Let what is told come last, so that it is drawn over the keys, in whose place it stands."""
        super()._extend_compose(widgets)
        widgets.sort(key=lambda widget: isinstance(widget, ToastRack))

    @property
    def game_app(self) -> GamesApp:
        """The app, as what it is."""
        app = self.app
        assert isinstance(app, GamesApp)
        return app

    @property
    def texts(self) -> Texts:
        """The words."""
        return self.game_app.texts

    @property
    def symbols(self) -> Symbols:
        """The signs."""
        return self.game_app.symbols

    def retell(self) -> None:
        """Show everything again in the words and signs of now."""
        self.refresh(recompose=True)

    async def recompose(self) -> None:
        """Compose again; the focus stays on the field of the same name."""
        focused = self.focused.id if self.focused is not None else None
        self.is_composed_anew = True
        try:
            await super().recompose()
        finally:
            self.is_composed_anew = False
        if not self.is_there:
            return  # closed meanwhile, or the program ends
        self.wait_for_drawing()
        for again in self.query(f"#{focused}") if focused else ():
            again.focus()
        self.check_size(*self.size)

    def on_resize(self, event: events.Resize) -> None:
        """Say so if the terminal has become too small; all is there again when it grows."""
        self.check_size(*self.app.size)

    def _screen_resized(self, size: Size) -> None:
        """Lay out in the size of now: two sizes on their way would call for each other again and again.

        A screen that opens is told several times of the size it has; what changes is laid out in its turn.
        One that lies below another has no turn.
        """
        if self.app.screen is not self or self._compositor.size != self.app.size:
            super()._screen_resized(self.app.size)

    def fit(self, width: int, height: int) -> None:
        """On a large screen, leave room between things."""
        self.set_class(width >= ROOMY[0] and height >= ROOMY[1], "-roomy")

    def check_size(self, width: int, height: int) -> None:
        """Fit the size; put a notice in the place of everything, or everything back in its place."""
        self.fit(width, height)
        notice = next(iter(self.query(TooSmall)), None)
        before = self.focused
        for screen in self.app.screen_stack:
            if isinstance(screen, AppScreen):  # those below are laid out too
                screen.fold(is_too_small(width, height))
        if not is_too_small(width, height):
            if notice is not None:
                before = notice.focus_before
                self.give_focus_back(before)
                notice.remove()
                # The notice may get the focus it once asked for only now, and take it along when it goes.
                self.call_after_refresh(self.give_focus_back, before)
            return
        if notice is None:
            notice = TooSmall()
            notice.focus_before = before
            self.mount(notice)
            notice.focus()
        notice.tell(self.texts, width, height)

    def fold(self, away: bool) -> None:
        """Take all parts out of sight where there is no room for them, so that none has to fit into it."""
        if self.has_class(FOLDED) != away:
            self.set_class(away, FOLDED)
            self.update_node_styles(animate=False)

    def give_focus_back(self, widget: Widget | None) -> None:
        """Let the widget that had the focus before the notice have it again, unless another one has it."""
        lost = self.focused is None or isinstance(self.focused, TooSmall)
        if lost and widget is not None and widget.is_attached:
            self.set_focus(widget)
        elif lost:
            self.set_focus(None)
            self._update_auto_focus()
