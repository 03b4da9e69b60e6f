"""The chances of all players along a line, drawn in SVG: told apart by dashes and signs as well as colour."""

from nd_tui.exports.elements import Markup, element
from nd_tui.exports.pages import Page
from nd_tui.looks.chance_plot import CERTAIN, chance_scale
from nd_tui.looks.player_colours import ON_PAPER
from nd_tui.words.numbers import percent
from nd_tui.words.study import LineCourse

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 300, 46, 30, 32, 30
SIGN, SAMPLE = 14, 28  # the height of a sign at the end of a curve; the length of a line that is explained
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
    parts.append(_across(TOP - 20, to=LEFT + SAMPLE, stroke_dasharray="2,5"))
    parts.append(element("text", told, x=LEFT + SAMPLE + 6, y=TOP - 16, opacity=0.8))
    for index, name in course.rounds.items():
        parts.append(element("text", name, x=x(index), y=HEIGHT - 8, text_anchor="middle"))
    ends: list[tuple[float, int, float]] = []
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
        ends.append((points[-1][1], seat, points[-1][0]))
    beneath = 0.0
    for down, seat, across in sorted(ends):  # those that end together stand below each other
        beneath = max(down, beneath + SIGN)
        colour = ON_PAPER[page.colours[seat]]
        parts.append(element("text", page.signs[seat], x=across + 6, y=beneath + 4, fill=colour))
    view = f"0 0 {WIDTH} {HEIGHT}"
    about = {"role": "img", "aria_label": texts("export-curve"), "font_size": 12, "fill": INK}
    return element("svg", *parts, viewBox=view, **about)


def _across(y: float, to: float = WIDTH - RIGHT, **how: object) -> Markup:
    """A level line, across the whole drawing or to some column."""
    return element("line", x1=LEFT, y1=y, x2=to, y2=y, stroke=INK, **how)
