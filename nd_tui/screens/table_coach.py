"""Help at the table in a first game: a word below the choices, for whoever hesitates over a decision."""

from functools import cached_property

from textual.timer import Timer

from core import notre_dame as nd
from core.history import AnyNode
from nd_tui.games.notre_dame import coach
from nd_tui.screens.table_actions import TableActions
from nd_tui.widgets.choices import Choices

KEYS = {"hint": "hint", "rules": "rules", "undo": "take-back"}


class TableCoach(TableActions):
    """Who waits beside the table, speaks when it takes long, and remembers what went without."""

    coached = True  # whether somebody who hesitates may be helped here

    def __init__(self) -> None:
        super().__init__()
        self._hesitation: Timer | None = None
        self._said: tuple[AnyNode, str] | None = None  # the last word, and the position it was about

    @cached_property
    def _coach(self) -> coach.Coach:
        return coach.Coach(self.game_app.progress.managed_in(self.session.game.NAME))

    @property
    def wants_help(self) -> bool:
        """Whether this is a first game."""
        return self.coached and self.game_app.settings.coach

    @property
    def word(self) -> str:
        """What has been said about the position on the table; empty if nothing."""
        if self._said is None or self._said[0] is not self.session.history.cursor:
            return ""
        return self._said[1]

    def await_hesitation(self) -> None:
        """Help whoever decides, if the decision takes long."""
        if self._hesitation is not None:
            self._hesitation.stop()
        if self.wants_help and not self.word:
            node = self.session.history.cursor
            self._hesitation = self.set_timer(coach.HESITATION, lambda: self.help_with(node))

    def help_with(self, node: AnyNode) -> None:
        """Say what is needed in a position, if it is still the one that is thought about."""
        if self.session.history.cursor is not node or self.app.screen is not self:
            return
        word = self._coach.word(nd.view(self.session.state, self.reader))
        if word is not None:
            self._said = node, word
            self.show_help()

    def show_help(self) -> None:
        """What was said about the decision stays until it is made; a small table makes room for it."""
        keys = {name: self.game_app.key_for(act) for name, act in KEYS.items()}
        self.query_one(Choices).advise(self.texts(f"coach-{self.word}", **keys) if self.word else "")
        self.set_class(bool(self.word), "-helped")

    def note_decision(self) -> None:
        """Remember what the person at the screen decides without help, for the next time at the table too."""
        if self.wants_help and self._coach.decided(
            nd.view(self.session.state, self.reader), helped=bool(self.word)
        ):
            self.game_app.note_progress(
                self.game_app.progress.with_managed(self.session.game.NAME, self._coach.managed)
            )

    def end_help(self) -> None:
        """Whoever has played a game to its end knows it; help that is wished for again begins anew."""
        if self.wants_help:
            self.game_app.remember(coach=False)
            self.game_app.note_progress(self.game_app.progress.with_managed(self.session.game.NAME, {}))
