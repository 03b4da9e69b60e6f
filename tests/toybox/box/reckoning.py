"""The moment in which all is shown: which events are those of a move, and which are told apart from it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import dropwhile, takewhile

from msgspec.structs import replace

from core.history import AnyNode, events_of
from core.sealed import answered, asked
from nd_tui.words.texts import Texts
from tests.toybox import game
from tests.toybox.game.things import CardDrawn, GameEnded, Guessed, Lay, RoundBegan, Shown

# With these begins what follows a move without being its own effect.
AFTERWARDS = (Shown, CardDrawn, RoundBegan, GameEnded)


def _is_own(event: game.Event) -> bool:
    return not isinstance(event, AFTERWARDS)


class PebblesReckoning:
    """Fulfils `nd_tui.games.box.Reckoning`."""

    def before(self, state: game.State, move: game.Move) -> game.State | None:
        """All have laid, and nothing is shown yet."""
        if state.sealed is None or not isinstance(move, Lay):
            return None
        sealed = answered(state.sealed, move)
        return replace(state, sealed=sealed) if asked(sealed) is None else None

    def own_part(self, happened: Iterable[game.Event]) -> list[game.Event]:
        """A look or a guess."""
        return list(takewhile(_is_own, happened))

    def what_follows(self, happened: Iterable[game.Event]) -> list[game.Event]:
        """What is shown, the card, the points, the next round."""
        return list(dropwhile(_is_own, happened))

    def one_by_one(
        self, alone: game.State, happened: Iterable[game.Event]
    ) -> Iterator[tuple[game.State, game.Event]]:
        """Nothing."""
        return iter(())

    def told_at(self, node: AnyNode, people: Sequence[int]) -> list[game.Event]:
        """What was shown; that a round begins is no reckoning by itself."""
        follows = self.what_follows(events_of(game, node)) if node.parent is not None else []
        return follows if any(isinstance(event, CardDrawn) for event in follows) else []

    def title(self, texts: Texts, happened: Iterable[game.Event]) -> str:
        """The end of the game, or what everybody laid."""
        over = any(isinstance(event, GameEnded) for event in happened)
        return texts("reckoning-title", end="game" if over else "laying")

    def begins(self, event: game.Event) -> bool:
        """The next round."""
        return isinstance(event, RoundBegan)

    def unasked(
        self, texts: Texts, before: game.State, happened: Iterable[game.Event], seat: int
    ) -> Iterator[str]:
        """Who has guessed is not asked in the next laying, if so it is wished."""
        told = list(happened)
        guessed = any(isinstance(event, Guessed) and event.seat == seat for event in told)
        if before.setup.sit_out and guessed and any(isinstance(event, RoundBegan) for event in told):
            yield texts("table-sits-out", player=before.setup.players[seat])
