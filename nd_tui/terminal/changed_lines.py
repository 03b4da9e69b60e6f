"""Drawing of what has changed on a screen: of these lines alone, and in them of these columns.

Textual looks for what is to be drawn in the smallest rectangle around all that has changed. Every part that
reaches into it is asked for all of its lines, also a part that lies under others and is not seen there. Where
something changes in two corners of a screen, that is nearly all lines of nearly all parts. And what the
terminal is told of a line begins where the part does that is changed in one place.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from rich.console import Console
from rich.control import Control
from textual._compositor import ChopsUpdate, Compositor
from textual.geometry import Region
from textual.strip import Strip

Cuts = list[int]  # where on a line something begins or ends
Pieces = dict[int, Strip | None]  # of a line, by where they begin


def draw_changed_lines() -> None:
    """Let it be so from now on and on every screen."""
    Compositor._render_chops = _pieces_of_lines  # type: ignore[assignment, method-assign]
    ChopsUpdate.render_segments = _told  # type: ignore[assignment, method-assign]


def _pieces_of_lines(
    compositor: Compositor, crop: Region, is_drawn: Callable[[int], bool]
) -> Sequence[Mapping[int, Strip]]:
    """The pieces of all lines that are drawn; those in front were drawn first, and stay."""
    lines: list[Pieces] = [dict.fromkeys(cuts[:-1]) for cuts in compositor.cuts]
    for part, (region, clip) in compositor.visible_widgets.items():
        seen = region.intersection(clip)
        if not seen or not crop.overlaps(clip):
            continue
        free = [
            (y, cuts)
            for y in filter(is_drawn, seen.line_range)
            if (cuts := [cut for cut in compositor.cuts[y] if seen.x <= cut <= seen.right])
            and any(lines[y][cut] is None for cut in cuts[:-1])
        ]
        for run in _runs(free):
            top = run[0][0] - region.y
            drawn = part.render_lines(Region(seen.x - region.x, top, seen.width, len(run)))
            for (y, cuts), strip in zip(run, drawn, strict=False):
                for cut, piece in zip(cuts, strip.divide([cut - seen.x for cut in cuts[1:]]), strict=False):
                    if lines[y][cut] is None:
                        lines[y][cut] = piece
    return lines  # type: ignore[return-value]  # as Textual has it: what is not drawn is None


def _runs(free: Sequence[tuple[int, Cuts]]) -> Iterator[Sequence[tuple[int, Cuts]]]:
    """Lines that follow each other are drawn together."""
    begun = 0
    for place in range(1, len(free) + 1):
        if place == len(free) or free[place][0] != free[place - 1][0] + 1:
            yield free[begun:place]
            begun = place


def _told(update: ChopsUpdate, console: Console) -> str:
    """What a terminal is told, the columns that have changed of each piece."""
    told: list[str] = []
    for y, first, beyond in update.spans:
        for end, (begin, piece) in zip(update.chop_ends[y], update.chops[y].items(), strict=False):
            if piece is None or begin >= beyond or end <= first:
                continue
            start = max(begin, first)
            told.append(Control.move_to(start, y).segment.text)
            told.append(piece.crop(start - begin, min(end, beyond) - begin).render(console))
    return "".join(told)
