"""The influence tracks: who is ahead of whom, and what that is worth (D3, E2)."""

from collections.abc import Sequence

from core.rattus_cartus.draft import Draft, changed
from core.rattus_cartus.event_types import InfluenceGained


def gain_influence(draft: Draft, seat: int, track: int, amount: int, source: str) -> None:
    """A disc moves in one go, and lies on top of those that are there (D2, D3)."""
    points, arrivals = draft.influence[track], draft.arrivals[track]
    before = points[seat]
    draft.influence = changed(draft.influence, track, changed(points, seat, before + amount))
    if arrivals[-1] != seat:
        order = [*arrivals]
        order.remove(seat)
        order.append(seat)
        draft.arrivals = changed(draft.arrivals, track, tuple(order))
    if draft.log is not None:
        draft.log.append(InfluenceGained(seat, track, before, before + amount, source))


def ranking(points: Sequence[int], arrivals: Sequence[int]) -> list[int]:
    """The seats with influence in a class, the best first: on equal points who arrived earlier (D3)."""
    return sorted([seat for seat in arrivals if points[seat]], key=lambda seat: -points[seat])


def prizes(points: Sequence[int], arrivals: Sequence[int], values: Sequence[int]) -> list[int]:
    """What a class is worth for each seat; prizes without a taker lapse (E2)."""
    won = [0] * len(points)
    for seat, value in zip(ranking(points, arrivals), values, strict=False):
        won[seat] = value
    return won
