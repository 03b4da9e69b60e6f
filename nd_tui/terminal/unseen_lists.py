"""Lists without room, as while they are laid out: no key turns their pages, where Textual would fail."""

from typing import Any

from textual.widgets import OptionList

PAGES = OptionList._move_page


def turn_no_unseen_pages() -> None:
    """Let it be so from now on and everywhere, in lists of Textual's own too."""
    OptionList._move_page = _turn  # type: ignore[assignment, method-assign]


def _turn(options: OptionList, direction: Any) -> None:
    """Only a list with lines has pages."""
    if options.scrollable_content_region:
        PAGES(options, direction)
