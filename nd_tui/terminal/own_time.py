"""What a part of the app puts off until it is drawn, it does itself: in its turn, and while it is there."""

from functools import partial
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from textual.widget import Widget as Part
else:
    Part = object  # a widget takes its styles only from the first of its bases that has some


class OwnTime(Part):
    """A part whose calls after drawing are its own business.

    Textual leaves such a call to whichever screen is on top by then, which makes it at a time of its own:
    also when the part is being taken away or composed anew, and not at all when that screen is closed before.
    """

    def call_after_refresh(self, callback: Any, *args: Any, **named: Any) -> bool:
        """Call something in the part's own turn, once the screen that it stands on is drawn."""
        return self.call_later(self._wait_for_drawing, partial(callback, *args, **named))

    def _wait_for_drawing(self, call: Any) -> None:
        if self.is_attached:
            self.screen._invoke_later(partial(self._take_turn, call), self)

    def _take_turn(self, call: Any) -> None:
        self.call_later(call)
