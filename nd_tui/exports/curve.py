"""The chances of all players along a line, drawn in SVG: told apart by dashes and signs as well as colour."""

from nd_tui.exports.elements import Markup, element
from nd_tui.exports.pages import Page
from nd_tui.looks.chance_plot import CERTAIN, chance_scale
from nd_tui.looks.player_colours import ON_PAPER
from nd_tui.words.numbers import percent
from nd_tui.words.study import LineCourse

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 280, 46, 30, 12, 30
TICKS = 9  # rows of a scale, for as many ticks as there is room for
DASHES = ("none", "9,4", "3,3", "12,4,3,4", "1,4")
INK = "currentColor"


def curve_drawing(page: Page, course: LineCourse) -> Markup:
    """The curves with a scale of what happened, the fair share, and where rounds begin."""
    texts, fair = page.texts, 1 / len(course.series)
    known = [value for values in course.series for value in values if value is not None]
    scale = chance_scale([*known, fair], TICKS)
    total = len(course.series[0])

    def x(index: int) -> float:
        return round(LEFT + (index + 0.5) * (WIDTH - LEFT - RIGHT) / total, 1)

    def y(chance: float) -> float:
        share = (scale.high - CERTAIN * chance) / (scale.high - scale.low)
        return round(TOP + share * (HEIGHT - TOP - BOTTOM), 1)

    parts: list[Markup] = []
    for tick in range(scale.low, scale.high + 1, scale.step):
        at, told = y(tick / CERTAIN), percent(texts, tick / CERTAIN)
        parts.append(_across(at, opacity=0.15))
        parts.append(element("text", told, x=LEFT - 6, y=at + 4, text_anchor="end"))
    parts.append(_across(y(fair), stroke_dasharray="2,5"))
    told = texts("export-fair", chance=percent(texts, fair))
    parts.append(element("text", told, x=WIDTH - RIGHT, y=y(fair) - 4, text_anchor="end", opacity=0.8))
    for index, name in course.rounds.items():
        parts.append(element("text", name, x=x(index), y=HEIGHT - 8, text_anchor="middle"))
    for seat, values in enumerate(course.series):
        points = [(x(index), y(value)) for index, value in enumerate(values) if value is not None]
        colour = ON_PAPER[page.colours[seat]]
        parts.append(
            element(
                "polyline",
                points=" ".join(f"{across},{down}" for across, down in points),
                fill="none",
                stroke=colour,
                stroke_width=2,
                stroke_dasharray=DASHES[seat % len(DASHES)],
            )
        )
        across, down = points[-1]
        parts.append(element("text", page.signs[seat], x=across + 6, y=down + 4, fill=colour))
    view = f"0 0 {WIDTH} {HEIGHT}"
    about = {"role": "img", "aria_label": texts("export-curve"), "font_size": 12, "fill": INK}
    return element("svg", *parts, viewBox=view, **about)


def _across(y: float, **how: object) -> Markup:
    """A line across the whole drawing."""
    return element("line", x1=LEFT, y1=y, x2=WIDTH - RIGHT, y2=y, stroke=INK, **how)
