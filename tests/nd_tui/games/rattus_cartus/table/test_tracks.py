"""The tracks on a large table: who stands where, the first on top, and what that would bring now."""

from pathlib import Path

from core import rattus_cartus as rc
from core.rattus_cartus.names import CLASSES
from core.rattus_cartus.tracks import prizes, ranking
from nd_tui.games.rattus_cartus.table.tracks import Track
from tests.nd_tui.any_game import begun, played
from tests.nd_tui.screens.any_table import Seat, seated
from tests.nd_tui.screens.running import LARGE


def test_below_each_class_stand_its_discs_in_order_with_their_numbers_and_prizes(tmp_path: Path) -> None:
    async def steps(seat: Seat) -> None:
        picture = seat.table.picture()
        view, seen = picture.view, 0
        for track in seat.table.query(Track):
            points, arrivals = view.influence[track.track], view.arrivals[track.track]
            worth = prizes(points, arrivals, view.table.size.class_prizes)
            lines = track.render().plain.splitlines()
            assert picture.texts(f"class-{CLASSES[track.track]}") in lines[0]
            for line, place in zip(lines[1:], ranking(points, arrivals), strict=False):
                sign, number, *_, prize = line.split()
                assert sign == picture.symbols.players[picture.colours[place]]
                assert (number, prize) == (str(points[place]), str(worth[place] or picture.symbols.nothing))
                seen += 1
        assert seen

    seated(tmp_path, rc.NAME, steps, size=LARGE, match=played(begun(rc.NAME), 30))
