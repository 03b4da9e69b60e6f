"""Where prestige comes from, which games are alike, and what else other programs are told of a game."""

from collections.abc import Iterable, Mapping
from typing import Any

from core import notre_dame as nd
from core.notre_dame.persons import EFFECTS

PERSONS = "persons"  # all hired persons together


class NotreDameSheet:
    """Fulfils `nd_tui.games.box.Sheet`."""

    def by_source(self, happened: Iterable[nd.Event], seats: int) -> list[dict[str, int]]:
        """For every seat what each source brought or cost."""
        return nd.prestige_by_source(happened, seats)

    def group(self, source: str) -> str:
        """All hired persons count together."""
        return PERSONS if source in EFFECTS else source

    def kind(self, rules: Mapping[str, Any]) -> tuple[str, bool]:
        """The edition, and whether the new persons were in play."""
        return str(rules.get("edition", "")), bool(rules.get("new_persons"))


class NotreDameExport:
    """Fulfils `nd_tui.games.box.Export`."""

    def table(self, state: nd.State) -> dict[str, Any]:
        """The colours of the boroughs around the cathedral."""
        return {"boroughs": state.table.colours}

    def position(self, state: nd.State) -> dict[str, Any]:
        """The round and the phase."""
        return {"round": state.round + 1, "phase": state.phase}
