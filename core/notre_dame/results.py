"""The end of the game: who has won, and where everyone's prestige came from."""

from collections.abc import Iterable

from core.game import Result, ranks_of
from core.notre_dame.event_types import Event, Gained, PrestigeLost
from core.notre_dame.names import ACTION_NAMES, CATHEDRAL
from core.notre_dame.state import OpenTable, State, counts

PLACE_NAMES = ACTION_NAMES[: CATHEDRAL + 1]


def result(state: State) -> Result | None:
    """The ranks by prestige, then by gold and markers in the own supply (C8); None before the end."""
    if state.task is not None:
        return None
    prestige = tuple(player.prestige for player in state.players)
    tie_breaks = tuple(player.gold + player.supply for player in state.players)
    ranks = ranks_of(list(zip(prestige, tie_breaks, strict=True)))
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Result(prestige, ranks, winners, (tie_breaks,))


def standings(view: OpenTable) -> tuple[dict[str, int], ...]:
    """What everybody can count of each player."""
    return tuple(
        {
            "prestige": player.prestige,
            "gold": player.gold,
            "supply": player.supply,
            "reserve": player.reserve,
            "rat": player.rat,
            "messages": len(player.messages),
            **dict(zip(PLACE_NAMES, (*counts(player), player.markers[CATHEDRAL]), strict=True)),
        }
        for player in view.players
    )


def prestige_by_source(happened: Iterable[Event], seats: int) -> list[dict[str, int]]:
    """For every seat what each source brought or cost; the park's bonuses are a source of their own."""
    sheets: list[dict[str, int]] = [{} for _ in range(seats)]
    for event in happened:
        if isinstance(event, Gained) and event.what == "prestige":
            _add(sheets[event.seat], event.source, event.amount)
            _add(sheets[event.seat], "park", event.park)
        elif isinstance(event, PrestigeLost):
            _add(sheets[event.seat], event.source, -event.amount)
    return sheets


def _add(sheet: dict[str, int], source: str, amount: int) -> None:
    if amount:
        sheet[source] = sheet.get(source, 0) + amount
