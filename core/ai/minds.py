"""What the agents of a game offer to whoever lets them play, advise or judge."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from core.ai import Agent
from core.ai.analysing import Thinking
from core.ai.reason import Reason
from core.ai.search import Effort
from core.ai.tournament import Fixture, Played

Setup = TypeVar("Setup", contravariant=True)
Move = TypeVar("Move", bound=Hashable)
View = TypeVar("View")

Line = Sequence[Move]  # own moves that are expected, the one that is spoken of first


class Minds(Protocol[Setup, Move, View]):
    """The opponents of a game and its adviser; a module fulfils it."""

    @property
    def LEVELS(self) -> Mapping[str, Agent[View, Move]]:
        """The opponents by id, from the weakest to the strongest."""

    @property
    def CHARACTERS(self) -> Mapping[str, Mapping[str, Agent[View, Move]]]:
        """By id the tastes that opponents may have, if any, each with the levels that may have it."""

    @property
    def WINS(self) -> Mapping[str, float]:
        """What share of games of two a level wins against the one below, as measured."""

    @property
    def EFFORTS(self) -> Mapping[str, Effort]:
        """What those of them that search may spend on a decision."""

    @property
    def ADVICE(self) -> Effort:
        """What is spent on advice."""

    @property
    def REVIEW(self) -> Effort:
        """What is spent on judging a decision that was made."""

    @property
    def USUAL(self) -> str:
        """The level of the opponents of a new game, until another one is chosen."""

    @property
    def IN_LESSONS(self) -> str:
        """The level of those who play on where somebody leaves the line of a lesson."""

    @property
    def STAND_IN(self) -> str:
        """The level that plays for one that has failed; it needs no process of its own."""

    def begin(self, view: View, luck: int, effort: Effort, also: Sequence[Move] = (), /) -> Thinking[Move]:
        """A search of the position behind a view; of some moves (`also`) it tells in any case."""

    def reasons(
        self, view: View, luck: int, pairs: Sequence[tuple[Line[Move], Line[Move]]], /
    ) -> list[Sequence[Reason]]:
        """For each pair of lines what speaks for the first and against it, compared with the second."""

    def contest(
        self, agents: Sequence[Agent[View, Move]], fixture: Fixture, setup: Setup | None = None, /
    ) -> Played:
        """The game of a fixture, with the agents on the seats it gives them, at a plain table unless told."""


AnyMinds: TypeAlias = Minds[Any, Any, Any]
