"""Where points come from, how they grow, which games are alike, and what other programs are told."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tests.toybox import game
from tests.toybox.game.components import default_components
from tests.toybox.game.things import Scored

GUESSING = "guessing"  # looks and guesses together


class PebblesSheet:
    """Fulfils `nd_tui.games.box.Sheet`."""

    standing = "points"

    def by_source(self, happened: Iterable[game.Event], seats: int) -> list[dict[str, int]]:
        """What cards, looks and guesses brought or cost."""
        found: list[dict[str, int]] = [{} for _ in range(seats)]
        for event in happened:
            if isinstance(event, Scored):
                own = found[event.seat]
                own[event.source] = own.get(event.source, 0) + event.points
        return found

    def group(self, source: str) -> str:
        """A look is paid for the sake of a guess."""
        return GUESSING if source in ("look", "guess") else source

    def kind(self, rules: Mapping[str, Any]) -> tuple[bool]:
        """Whether the one who guesses sits out."""
        return (bool(rules.get("sit_out")),)

    def points(self, state: game.State) -> Sequence[int]:
        """Everybody's points."""
        return state.points

    def moments(self, _state: game.State) -> Sequence[str]:
        """The rounds."""
        return [str(number + 1) for number in range(default_components().rounds)]


class PebblesExport:
    """Fulfils `nd_tui.games.box.Export`."""

    def table(self, state: game.State) -> dict[str, Any]:
        """The cards that there are."""
        return {"cards": state.components.cards}

    def position(self, state: game.State) -> dict[str, Any]:
        """The round and the step."""
        return {"round": min(state.round + 1, state.components.rounds), "step": state.step}
