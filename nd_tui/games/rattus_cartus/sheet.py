"""Where points come from, how they grow, and which games are alike."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from core import rattus_cartus as rc
from core.rattus_cartus.event_types import Scored
from core.rattus_cartus.scoring import SOURCES, open_points

SPECIALS = "specials"  # Swords, Flutes and Passes together


class RattusSheet:
    """Fulfils `nd_tui.games.box.Sheet`."""

    standing = "points"

    def by_source(self, happened: Iterable[rc.Event], seats: int) -> list[dict[str, int]]:
        """For every seat what each class, contest and token brought."""
        found: list[dict[str, int]] = [{} for _ in range(seats)]
        for event in happened:
            if isinstance(event, Scored):
                found[event.seat] = {
                    source: points for source, points in zip(SOURCES, event.points, strict=True) if points
                }
        return found

    def group(self, source: str) -> str:
        """Swords, Flutes and Passes count together."""
        return SPECIALS if source in ("sword", "flute", "pass") else source

    def kind(self, rules: Mapping[str, Any]) -> tuple[str, str]:
        """How the buildings were chosen, and what happened if all died."""
        return str(rules.get("buildings", "first_game")), str(rules.get("all_dead", "all_lose"))

    def points(self, state: rc.State) -> Sequence[int]:
        """What classes and tokens would bring now; at the end everything that counts."""
        result = rc.result(state)
        return open_points(state) if result is None else result.points

    def moments(self, state: rc.State) -> Sequence[str]:
        """The rounds, fewer the more play."""
        return [str(number + 1) for number in range(state.table.size.rounds)]
