"""The six tracks: who stands where, in the order that counts, and what that would bring now."""

from collections.abc import Iterator
from math import ceil
from typing import Any

from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content

from core.rattus_cartus.names import CLASSES
from core.rattus_cartus.tracks import prizes, ranking
from nd_tui.games.rattus_cartus.signs import signs_for
from nd_tui.games.rattus_cartus.words.things import class_name
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import CHANGE, FAINT, Part, Titled, joined, lines, player_sign
from nd_tui.widgets.painted import Painted, first_that_fits, spread

GAP = 1  # columns between a name and the first disc
LONGEST = 5  # columns of the longest way that is drawn
WAY = {False: "━", True: "="}  # one step of it, and in plain ASCII


class Track(Painted):
    """One class: the discs, the best first; of equals who was there first."""

    def __init__(self, track: int, **settings: Any) -> None:
        super().__init__(**settings)
        self.track = track

    def about(self) -> str:
        """The page of the tracks."""
        return "influence"

    def show(self, picture: Picture) -> None:
        """Draw the discs below each other, or in one line, with what they would bring if there is room."""
        forms = [self._line(picture, with_points) for with_points in (True, False)]
        self.tooltip = forms[0]
        self.paint(
            lambda width, height: (
                first_that_fits(width, *forms)
                if height == 1
                else lines([self._head(picture, width), *self._ladder(picture, width)])
            )
        )

    def _head(self, picture: Picture, width: int) -> Content:
        """The class by sign and name."""
        sign = signs_for(picture.symbols).of_class(self.track)
        names = (class_name(picture.texts, self.track, form) for form in ("", "brief"))
        return first_that_fits(width, *(Content.styled(f"{sign} {name}", "bold") for name in names))

    def _ladder(self, picture: Picture, width: int) -> Iterator[Content]:
        """A line for each who stands there: the disc, its number, its way so far, and what it is worth."""
        points, after = picture.view.influence[self.track], picture.after.influence[self.track]
        worth, order = self._worth(picture), self._order(picture)
        farthest = max(LONGEST, *map(max, picture.view.influence))  # so that tracks can be compared
        for seat in order:
            number = joined(
                [player_sign(picture, seat), (f"{points[seat]:>3}", "bold" if worth[seat] else "")]
            )
            if after[seat] != points[seat]:
                number += Content.styled(f"{picture.symbols.arrow}{after[seat]}", CHANGE)
            prize = Content.styled(
                str(worth[seat] or picture.symbols.nothing), "bold" if worth[seat] else FAINT
            )
            room = width - number.cell_length - prize.cell_length - 2 * GAP
            steps = min(room, ceil(LONGEST * points[seat] / farthest))
            yield spread(
                number + Content.styled(f" {WAY[picture.symbols.plain] * steps}", FAINT), prize, width
            )
        if not order:
            yield Content.styled(picture.symbols.nothing, FAINT)

    def _worth(self, picture: Picture) -> list[int]:
        view = picture.view
        values = view.table.size.class_prizes
        return prizes(view.influence[self.track], view.arrivals[self.track], values)

    def _order(self, picture: Picture) -> list[int]:
        """Who stands there in the order that counts, then who would come."""
        view, after = picture.view, picture.after.influence[self.track]
        order = ranking(view.influence[self.track], view.arrivals[self.track])
        return order + [seat for seat, number in enumerate(after) if number and seat not in order]

    def _line(self, picture: Picture, with_points: bool) -> Content:
        texts, track = picture.texts, self.track
        names = [class_name(texts, number, "brief") for number in range(len(CLASSES))]
        parts: list[Part] = [f"{names[track]:<{max(map(len, names)) + GAP}}"]
        points, after = picture.view.influence[track], picture.after.influence[track]
        worth, order = self._worth(picture), self._order(picture)
        for seat in order:
            parts.append(player_sign(picture, seat))
            parts.append((str(points[seat]), "bold" if worth[seat] else ""))
            if after[seat] != points[seat]:
                parts.append((f"{picture.symbols.arrow}{after[seat]}", CHANGE))
            if with_points and worth[seat]:
                parts.append((f" ({worth[seat]})", FAINT))
            parts.append(" ")
        return joined(parts if order else [*parts, (picture.symbols.nothing, FAINT)])


class Tracks(Container, Titled):
    """All tracks, in columns."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._tracks = [
            Track(number, classes="track", id=f"track-{name}") for number, name in enumerate(CLASSES)
        ]

    def compose(self) -> ComposeResult:
        """One beside the other."""
        yield from self._tracks

    def show(self, picture: Picture) -> None:
        """Draw them."""
        values = " / ".join(map(str, picture.view.table.size.class_prizes))
        prizes_told = Content(picture.texts("tracks-prizes", prizes=values))
        self.entitle(Content(picture.texts("tracks-title")), prizes_told)
        for track in self._tracks:
            track.show(picture)
