"""What a coach tells apart in Rattus Cartus: kinds of decisions, and the danger of too many rats."""

from core import rattus_cartus as rc
from core.rattus_cartus.odds import chance_to_live

KINDS = {
    "support": "support",
    "look": "look",
    "enter": "enter",
    "sword_target": "name",
    "flute_target": "name",
    "sword_gift": "give",
    "tower_gift": "give",
    "hospital": "hospital",
}
DANGER = "danger"
LEAST_CHANCE = 0.5  # to live; with less there is danger


class RattusCoach:
    """Fulfils `nd_tui.games.box.CoachOf`."""

    def kind_of(self, view: rc.View) -> str | None:
        """The kind of a decision, as the coach tells them apart."""
        return None if view.task is None else KINDS[view.task.name]

    def danger(self, view: rc.View) -> str | None:
        """A word if the plague is more likely to kill than not."""
        return DANGER if chance_to_live(view, view.rats[view.seat]) < LEAST_CHANCE else None

    def round_of(self, view: rc.View) -> int:
        """The round, in each of which a danger is told once."""
        return view.round
