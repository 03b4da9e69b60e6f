"""The six tracks: who stands where, in the order that counts, and what that would bring now."""

from typing import Any

from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content

from core.rattus_cartus.names import CLASSES
from core.rattus_cartus.tracks import prizes, ranking
from nd_tui.games.rattus_cartus.table.fullest import FullestLine
from nd_tui.games.rattus_cartus.words.things import class_name
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import CHANGE, FAINT, Part, Titled, joined, player_sign

GAP = 1  # columns between a name and the first disc


class Track(FullestLine):
    """One class: the discs, the best first; of equals who was there first."""

    def __init__(self, track: int, **settings: Any) -> None:
        super().__init__(**settings)
        self.track = track

    def about(self) -> str:
        """The page of the tracks."""
        return "influence"

    def show(self, picture: Picture) -> None:
        """Draw the discs, with what they would bring if there is room for that."""
        self.offer(*(self._line(picture, with_points) for with_points in (True, False)))

    def _line(self, picture: Picture, with_points: bool) -> Content:
        view, texts, track = picture.view, picture.texts, self.track
        form = "" if picture.wide else "brief"
        names = [class_name(texts, number, form) for number in range(len(CLASSES))]
        parts: list[Part] = [f"{names[track]:<{max(map(len, names)) + GAP}}"]
        points, after = view.influence[track], picture.after.influence[track]
        worth = prizes(points, view.arrivals[track], view.table.size.class_prizes)
        order = ranking(points, view.arrivals[track])
        order += [seat for seat, number in enumerate(after) if number and seat not in order]
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
        """A line each."""
        yield from self._tracks

    def show(self, picture: Picture) -> None:
        """Draw them."""
        values = " / ".join(map(str, picture.view.table.size.class_prizes))
        prizes_told = Content(picture.texts("tracks-prizes", prizes=values))
        self.entitle(Content(picture.texts("tracks-title")), prizes_told)
        for track in self._tracks:
            track.show(picture)
