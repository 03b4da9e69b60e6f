"""Where a game is shown and people decide: the table screen, or lines of text."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

from core.game import Problem
from nd_tui.games.game_types import Move, View
from nd_tui.play.told import Told
from nd_tui.words.texts import Texts

# What is done in its time; a function, since what is called off before it has begun is never run.
Doing = Callable[[], Coroutine[Any, Any, None]]


class Stage(Protocol):
    """What a play wants of whoever shows it; people answer by the play's own methods."""

    @property
    def texts(self) -> Texts:
        """The words of now."""

    @property
    def speed(self) -> str:
        """How long one waits between moves: off, quick or slow."""

    @property
    def follows(self) -> bool:
        """Whether every move is shown when it is made; else all is told at the next decision."""

    @property
    def tells_reckonings(self) -> bool:
        """Whether what follows from a move is told apart from it."""

    @property
    def is_open(self) -> bool:
        """Whether the game is still shown here."""

    @property
    def is_seen(self) -> bool:
        """Whether nothing else is looked at."""

    def show(self) -> None:
        """Show where the game stands."""

    def ask(self, looking: bool = True) -> None:
        """Ask the reader to decide, looking at the first choice or at none yet."""

    def tell(self, sentence: str) -> None:
        """Say what has happened, where nothing is to be decided."""

    def thinks(self, seat: int | None) -> None:
        """Say that an agent thinks; without a seat it is not told which, since all decide in secret."""

    def waits(self, seat: int | None) -> None:
        """Say that an agent waits until it is asked to play on."""

    def over(self, ended: bool) -> None:
        """Say that the game is over, and how, if it has just ended."""

    def show_move(self, told: Sequence[str]) -> None:
        """Show the position as a move alone has left it, before what followed."""

    def reckon(self, title: str, told: Sequence[Told], then: Callable[[], None]) -> None:
        """Tell what followed from a move; then go on."""

    def curtain(self, seat: int) -> None:
        """Hide everything until the person of a seat has come."""

    def warn(self, sentence: str) -> None:
        """Say that something went wrong."""

    def remark(self, sentence: str) -> None:
        """Say beside everything else what happened to the reader without a choice."""

    def refuse(self, problem: Problem) -> None:
        """Say why something cannot be done."""

    def help(self, word: str) -> None:
        """Say a coach's word below what is asked."""

    def in_its_time(self, doing: Doing) -> None:
        """Let something take its time, in the place of what was under way before."""

    def later(self, seconds: float, callback: Callable[[], object]) -> None:
        """Do something after some time, in the place of what was to be done later before."""

    def stop(self) -> None:
        """Let nothing go on that is under way."""

    async def think(self, who: str, view: View, luck: int) -> tuple[Move, bool]:
        """The move of an agent, and whether it has failed and another one has chosen."""

    async def pause(self, seconds: float) -> None:
        """Let some time pass."""

    async def take_time(self, seconds: float) -> None:
        """Let as much time pass as somebody would have needed to think, also where nobody waits otherwise."""

    async def until_seen(self) -> bool:
        """Wait while something else is looked at; False if the game was left meanwhile."""
