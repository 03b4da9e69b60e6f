"""What a list of choices on a small screen must look like when it is there."""

from textual.widgets import OptionList

from nd_tui.screens.lesson import LessonScreen
from nd_tui.screens.table import TableScreen
from tests.nd_tui.screens.running import shown


def check_in_sight(screen: TableScreen, where: str) -> None:
    """The list stands at its beginning, uses the room it has, and shows what can be chosen first."""
    options = screen.query_one("#options", OptionList)
    height = options.scrollable_content_region.height
    prompts = [str(option.prompt) for option in options.options]
    lines = [line for prompt in prompts for line in prompt.splitlines()]
    listed = sum(prompt[:2].strip().isdigit() for prompt in prompts)  # the others are folded away
    assert listed, where
    assert [int(prompt[:2]) for prompt in prompts[:listed]] == list(range(1, listed + 1)), where
    assert options.scroll_offset.y == 0, where
    assert height >= len(prompts[0].splitlines()), where
    seen = shown(screen.game_app).splitlines()
    top = options.region.y
    for number, line in enumerate(lines[:height]):
        assert line.split()[-1] in seen[top + number], where
    if options.highlighted is not None:
        assert options.highlighted == 0, where
    # Nothing but the choices takes room that they lack.
    choices = screen.query_one("#choices")
    assert options.region.bottom == choices.content_region.bottom, where
    if not isinstance(screen, LessonScreen):
        assert len(lines) <= height or height >= 4, where
