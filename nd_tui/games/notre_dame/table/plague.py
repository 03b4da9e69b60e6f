"""The plague to expect as a sum: the rats on the persons less the hospital, and where the own rat goes."""

from textual.content import Content

from core.notre_dame.names import ACTION_NAMES, HOSPITAL, Phase
from core.notre_dame.state import count, rat_reaches
from nd_tui.games.notre_dame.signs import signs_for
from nd_tui.games.notre_dame.table.heads import head, indented
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import CHANGE, Part, bold_on, joined, lines
from nd_tui.widgets.painted import Painted, first_that_fits, spread
from nd_tui.words.numbers import signed

HEAD = bold_on("$error")
DANGER = "bold $error"
ROOM_FOR_WORDS = (16, 5)  # columns and lines from which on the sum is written as at school


class Plague(Painted):
    """What the plague of the round does to the player at the screen."""

    def about(self) -> str:
        """The page of the plague."""
        return "phase-5"

    def show(self, picture: Picture) -> None:
        """Draw the sum; once the plague has come, where the rat is."""
        self.paint(lambda width, height: _plague(picture, width, height))


def _plague(picture: Picture, width: int, height: int) -> Content:
    rows = [head(picture.texts("plague-title"), width, HEAD)]
    if height > 1:
        told = _has_come(picture) or _to_come(picture, width - 1, height - 1)
        rows += [indented(row) for row in told]
    return lines(rows[:height])


def _has_come(picture: Picture) -> list[Content]:
    """Where the rat is, after the plague."""
    if picture.view.phase != Phase.PLAGUE:
        return []
    return [Content(f"{picture.texts('plague-rat')} {picture.after[picture.view.seat].rat}")]


def reach(picture: Picture, seat: int) -> tuple[int, bool]:
    """The space to which the plague of this round would move a rat, and whether it would pass the end."""
    after, end = picture.after[seat], picture.view.table.components.harbour
    reached = rat_reaches(after, picture.view.plague)
    return max(0, min(end, reached)), reached > end


def sum_of(picture: Picture, seat: int) -> Content:
    """The plague of the round less the hospital of a player: "5 − 2 = +3"."""
    value, hospital = _parts_of_sum(picture, seat)
    return Content(f"{value} − {hospital} = {signed(value - hospital)}")


def _parts_of_sum(picture: Picture, seat: int) -> tuple[int, int]:
    after = picture.after[seat]
    return 0 if after.doctor else picture.view.plague, count(after, HOSPITAL)


def _to_come(picture: Picture, width: int, height: int) -> list[Content]:
    texts, view, symbols = picture.texts, picture.view, picture.symbols
    after = picture.after[view.seat]
    value, hospital = _parts_of_sum(picture, view.seat)
    rat, passes = reach(picture, view.seat)
    total, arrow = sum_of(picture, view.seat), symbols.arrow
    moves = f"{after.rat} {arrow} {rat}"
    way: Part = (f"{texts('plague-rat')} {moves}", CHANGE)
    past: list[Content] = [Content.styled(texts("plague-penalty"), DANGER)] if passes else []
    if height == 1:
        mark = "!" if passes else ""
        style = DANGER if passes else CHANGE
        forms = (f"{total}: {moves}{mark}", f"{moves}{mark}")
        return [first_that_fits(width, *(Content.styled(form, style) for form in forms))]
    sign = signs_for(symbols).rat
    rats = first_that_fits(width - 3, " ".join([sign] * value), sign * value, f"{value} {sign}").stylize(
        DANGER
    )
    if width < ROOM_FOR_WORDS[0] or height < ROOM_FOR_WORDS[1]:
        return [rats, total, joined([way]), *past][:height]
    ward = texts(f"action-{ACTION_NAMES[HOSPITAL]}")
    sums = [spread(rats, Content(str(value)), width - 1)]
    sums.append(spread(Content(ward), Content(f"− {hospital}"), width - 1))
    sums.append(spread(Content(), Content.styled(f"= {signed(value - hospital)}", "bold"), width - 1))
    return [*sums, joined([way]), *past]
