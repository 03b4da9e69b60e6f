"""Which arrow keys lead the cursor of the street map from one market to another."""

from core import notre_dame as nd
from nd_tui.games.notre_dame.streets.walking import steps


def keys_between(view: nd.View, start: int, goal: int) -> list[str]:
    """The fewest arrow keys."""
    leads = steps(view.table.components.streets, len(view.table.colours))
    found: dict[int, list[str]] = {start: []}
    waiting = [start]
    for market in waiting:
        for key, other in leads[market].items():
            if other not in found:
                found[other] = [*found[market], key]
                waiting.append(other)
    return found[goal]
