"""Where prestige comes from, how it grows, and which games are alike."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from core import notre_dame as nd
from core.notre_dame.persons import EFFECTS
from core.notre_dame.setup import USUAL_EDITION
from core.notre_dame.state import ROUNDS_A_PERIOD
from nd_tui.games.notre_dame.words.things import PERIODS

PERSONS = "persons"  # all hired persons together


class NotreDameSheet:
    """Fulfils `nd_tui.games.box.Sheet`."""

    standing = "prestige"

    def by_source(self, happened: Iterable[nd.Event], seats: int) -> list[dict[str, int]]:
        """For every seat what each source brought or cost."""
        return nd.prestige_by_source(happened, seats)

    def group(self, source: str) -> str:
        """All hired persons count together."""
        return PERSONS if source in EFFECTS else source

    def kind(self, rules: Mapping[str, Any]) -> tuple[str, bool]:
        """The edition, which no setup names if it is the usual one, and whether with the new persons."""
        return str(rules.get("edition", USUAL_EDITION)), bool(rules.get("new_persons"))

    def points(self, state: nd.State) -> Sequence[int]:
        """Everybody's prestige."""
        return [player.prestige for player in state.players]

    def moments(self, state: nd.State) -> Sequence[str]:
        """The nine rounds."""
        return [f"{period}{place + 1}" for period in PERIODS for place in range(ROUNDS_A_PERIOD)]
