"""What a coach tells apart: the three decisions, and that the pebbles run out."""

from tests.toybox import game

DANGER = "danger"


class PebblesCoach:
    """Fulfils `nd_tui.games.box.CoachOf`."""

    def kind_of(self, view: game.View) -> str | None:
        """The step in which the seat decides."""
        return view.step if game.options(view) else None

    def danger(self, view: game.View) -> str | None:
        """A word if there are fewer pebbles left than rounds."""
        return DANGER if sum(view.pebbles[view.seat]) < view.components.rounds - view.round else None

    def round_of(self, view: game.View) -> int:
        """The round, in each of which a danger is told once."""
        return view.round
