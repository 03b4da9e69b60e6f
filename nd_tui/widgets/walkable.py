"""A part of a board on which the arrow keys walk while a decision is made there."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from nd_tui.widgets.common import Drawn


class Walkable(Drawn, can_focus=True):
    """Has the focus while one walks on it, so that the arrow keys are not the list's; Enter decides."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "screen.decide_here", show=False)]

    @property
    def is_walked(self) -> bool:
        """Whether what is asked is decided here."""
        return False

    def allow_focus(self) -> bool:
        """Only then."""
        return self.is_walked
