"""Help in a first game: a word for somebody who hesitates, and nothing for somebody who manages."""

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from nd_tui.games.game_types import AnyNode, Move, View
from nd_tui.play.guide import Silent
from nd_tui.play.play import Play

if TYPE_CHECKING:
    from nd_tui.games.box import CoachOf

HESITATION = 12.0  # seconds over a decision
MANAGED = 2  # decisions of a kind made without help, after which it needs none


class Coach:
    """Remembers what a player has managed and been told, and finds the word that is needed."""

    def __init__(self, game: "CoachOf", managed: Mapping[str, int] | None = None) -> None:
        self._game = game
        self.managed = Counter(managed or {})  # kinds of decisions that were made without help, and how often
        self._told: set[tuple[str, int]] = set()  # kinds, with the round in which they were told

    def word(self, view: View) -> str | None:
        """What to say to a player who hesitates; None where nothing is needed or all is said."""
        kind = self._game.kind_of(view)
        if kind is None:
            return None
        needed = self.managed[kind] < MANAGED and not any(told == kind for told, _ in self._told)
        word = kind if needed else self._game.danger(view)
        said = word, self._game.round_of(view)
        if word is None or said in self._told:
            return None
        self._told.add((word, said[1]))
        return word

    def decided(self, view: View, helped: bool) -> bool:
        """Note that a player has decided, with help or without; whether that is worth remembering."""
        kind = self._game.kind_of(view)
        if kind is None or helped or self.managed[kind] == MANAGED:
            return False
        self.managed[kind] += 1
        return True


class Learner(Protocol):
    """Who may be helped, and remembers what went without."""

    @property
    def wants_help(self) -> bool:
        """Whether this is a first game."""

    @property
    def managed(self) -> Mapping[str, int]:
        """How often decisions of a kind went without help so far."""

    def remember(self, managed: Mapping[str, int]) -> None:
        """Remember what went without help, for the next time at the table too."""

    def need_no_help(self) -> None:
        """Whoever has played a game to its end knows it; help that is wished for again begins anew."""


class Coaching(Silent):
    """The guide of a first game, who speaks when a decision takes long."""

    def __init__(self, play: Play, learner: Learner) -> None:
        self._play, self._learner = play, learner
        self._said: tuple[AnyNode, str] | None = None  # the last word, and the position it was about

    @cached_property
    def _coach(self) -> Coach:
        return Coach(self._play.session.box.coach, self._learner.managed)

    @property
    def word(self) -> str:
        """What has been said about the position on the table; empty if nothing."""
        if self._said is None or self._said[0] is not self._play.session.history.cursor:
            return ""
        return self._said[1]

    def asked(self) -> None:
        """Help whoever decides, if the decision takes long."""
        if self._learner.wants_help and not self.word:
            node = self._play.session.history.cursor
            self._play.stage.later(HESITATION, lambda: self.help_with(node))

    def help_with(self, node: AnyNode) -> None:
        """Say what is needed in a position, if it is still the one that is thought about."""
        if self._play.session.history.cursor is not node or not self._play.stage.is_seen:
            return
        word = self._coach.word(self._play.view())
        if word is not None:
            self._said = node, word
            self._play.stage.help(word)

    def chosen(self, move: Move) -> None:
        """Remember what the person at the screen decides without help."""
        if self._learner.wants_help and self._coach.decided(self._play.view(), helped=bool(self.word)):
            self._learner.remember(self._coach.managed)

    def ended(self) -> None:
        """Nobody needs help any more."""
        if self._learner.wants_help:
            self._learner.need_no_help()
