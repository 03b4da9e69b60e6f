"""The plague track with the rat, and the way that the plague of this round will lead it."""

from textual.content import Content

from core.notre_dame.names import Phase
from nd_tui.games.notre_dame.table.plague import reach, sum_of
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import CHANGE, FAINT, Part, joined, lines
from nd_tui.widgets.painted import Painted, first_that_fits

DANGEROUS = 3  # spaces before the end of the plague track
WAY, DANGER, RAT = "$accent", "bold $error", "bold"


class Harbour(Painted):
    """The spaces from 0 to the end."""

    def about(self) -> str:
        """The page of the track."""
        return "rat"

    def show_player(self, picture: Picture, seat: int) -> None:
        """Draw the track of a player."""
        self.paint(lambda width, height: _harbour(picture, seat, width, height))


def _harbour(picture: Picture, seat: int, width: int, height: int) -> Content:
    """The track, and where there is room the sum that makes the rat go."""
    row = _row(picture, seat, width)
    if height == 1 or not _comes(picture):
        return row
    told = Content.styled(f"{picture.texts('plague-title')} ", FAINT) + sum_of(picture, seat)
    return lines([row, told]) if told.cell_length <= width else row


def _row(picture: Picture, seat: int, width: int) -> Content:
    """The name of the track, its spaces, and in words what happens at its end."""
    texts = picture.texts
    name = Content.styled(f"{texts('goods-harbour')} ", FAINT)
    track = joined(_spaces(picture, seat))
    _, passes = reach(picture, seat)
    if not _comes(picture) or not passes:
        return first_that_fits(width, name + track, track)
    past = Content.styled(f" {texts('plague-penalty')}", DANGER)
    return first_that_fits(width, name + track + past, track + past, track)


def _comes(picture: Picture) -> bool:
    """Whether the plague of this round is still to come."""
    return bool(picture.view.phase != Phase.PLAGUE)


def _spaces(picture: Picture, seat: int) -> list[Part]:
    """Every space in three columns: the rat in brackets, and the way to where it will go as a line."""
    player, after = picture.view.players[seat], picture.after[seat]
    end = picture.view.table.components.harbour
    goal, passes = reach(picture, seat)
    goal = goal if _comes(picture) else after.rat
    parts: list[Part] = []
    for space in range(end + 1):
        if space == after.rat:
            brackets = "[{}]" if after.rat == player.rat else "<{}>"
            style = RAT if after.rat == player.rat else CHANGE
            danger = DANGER if space > end - DANGEROUS else style
            parts.append((brackets.format(space), danger))
        elif space == goal:
            style = DANGER if passes or space > end - DANGEROUS else CHANGE
            parts.append((f"━▸{space}" if goal > after.rat else f"{space}◂━", style))
        elif min(goal, after.rat) < space < max(goal, after.rat):
            parts.append((f"━{space}━", WAY))
        else:
            parts.append((f" {space} ", FAINT))
    return parts
