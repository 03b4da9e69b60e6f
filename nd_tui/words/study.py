"""The chances along a line, as far as a reader may know them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from nd_tui.games.game_types import AnyNode
from nd_tui.looks.chance_plot import Series
from nd_tui.play.tree_rows import line_through
from nd_tui.words.lines import LineWords


@dataclass(frozen=True)
class LineCourse:
    """The chances by seat; which position of the line is looked at, and when rounds begin."""

    series: Sequence[Series]
    here: int | None
    rounds: Mapping[int, str]

    @property
    def is_known(self) -> bool:
        """Whether there is anything to draw."""
        return any(value is not None for values in self.series for value in values)


def course_of(node: AnyNode, words: LineWords) -> LineCourse:
    """The chances along the line through a position."""
    line = line_through(node)
    if not any(words.may_see(each.evaluation) for each in line):
        return LineCourse((), None, {})
    series: list[list[float | None]] = [[] for _ in words.names]
    rounds: dict[int, str] = {}
    for index, each in enumerate(line):
        known = each.evaluation if words.may_see(each.evaluation) else None
        for seat, values in enumerate(series):
            values.append(None if known is None else known.chances[seat])
        when = words.when(each)
        if when not in rounds.values():
            rounds[index] = when
    return LineCourse(series, node.depth, rounds)
