"""What a coach tells apart in Notre Dame: kinds of decisions, and the danger of the plague."""

from core import notre_dame as nd
from core.notre_dame.names import Phase
from core.notre_dame.state import rat_reaches

KINDS = ("keep", "play", "fetch", "donate", "friend", "hotel", "drive", "message", "hire", "remove")
FURTHER = "person"  # all other decisions: the steps of what a person does
DANGER = "danger"


class NotreDameCoach:
    """Fulfils `nd_tui.games.box.CoachOf`."""

    def kind_of(self, view: nd.View) -> str | None:
        """The kind of a decision, as the coach tells them apart."""
        if view.task is None:
            return None
        return view.task.name if view.task.name in KINDS else FURTHER

    def danger(self, view: nd.View) -> str | None:
        """A word if this round's plague would bring a penalty, and a card could still help."""
        reached = rat_reaches(view.players[view.seat], view.plague)
        return DANGER if view.phase == Phase.PLAYING and reached > view.table.components.harbour else None

    def round_of(self, view: nd.View) -> int:
        """The round, in each of which a danger is told once."""
        return view.round
