"""The toy game as a search sees it: a round ahead, with a rough value of points, pebbles and guesses."""

from collections.abc import Hashable, Sequence

from core.ai.outlook import Outlook, aim, outlook
from core.sealed import asked
from tests.toybox import game
from tests.toybox.game.things import Lay

SECRET = "lay"  # all that others see of a laying
SPREAD = 6.0  # points by which what is expected may go wrong
TERMS = ("points", "guess", "pebbles")  # of what a seat can expect


class RoundModel:
    """Fulfils `core.ai.outlook.Model` up to the laying of the next round."""

    def __init__(self, view: game.View) -> None:
        self._round = view.round

    def deal(self, view: game.View, luck: int) -> game.State:
        """A whole position that agrees with the view."""
        return game.determinize(view, luck)

    def to_move(self, state: game.State) -> int | None:
        """The seat that decides now."""
        return game.to_move(state)

    def moves(self, state: game.State) -> Sequence[game.Move]:
        """Of layings one for each number of pebbles, which is all that counts; else all moves."""
        moves = game.legal_moves(state)
        return moves if state.sealed is None else list({_number(move): move for move in moves}.values())

    def apply(self, state: game.State, move: game.Move) -> game.State:
        """The position after a move."""
        return game.apply(state, move)

    def seen_move(self, move: game.Move) -> Hashable:
        """What is laid is secret."""
        return SECRET if isinstance(move, Lay) else move

    def known(self, state: game.State, seat: int) -> Hashable:
        """What was shown, and the next card for whoever has looked."""
        return state.drawn, state.laid, state.deck[:1] if state.looker == seat else ()

    def sealed(self, state: game.State) -> bool:
        """All lay at once."""
        return state.sealed is not None and asked(state.sealed) is not None

    def beyond(self, state: game.State) -> bool:
        """The next round is not looked into."""
        return state.round > self._round

    def outlook(self, state: game.State) -> Outlook:
        """What the position promises; at the end who has won, which may be nobody."""
        everybody = range(game.seats(state))
        expected = [sum(self.terms(state, seat).values()) for seat in everybody]
        result = game.result(state)
        if result is None:
            return outlook(expected, SPREAD, SPREAD)
        leads = outlook(expected, SPREAD, SPREAD).leads
        chances = tuple([(seat in result.winners) / max(1, len(result.winners)) for seat in everybody])
        return Outlook(chances, leads, tuple(map(aim, chances, leads)))

    def terms(self, state: game.State, seat: int) -> dict[str, float]:
        """What a seat has, what its guess brings, and its share of the cards to come by its pebbles."""
        parts, guess = state.components, state.guess
        right = guess is not None and guess.high == (state.deck[0] >= parts.high_from)
        mine = guess is not None and guess.seat == seat
        pebbles = sum(map(sum, state.pebbles))
        share = sum(state.pebbles[seat]) / pebbles if pebbles else 0.0
        cards = (parts.rounds - state.round) * sum(state.deck) / len(state.deck)
        told = (state.points[seat], parts.prize * (right and mine), share * cards)
        return dict(zip(TERMS, map(float, told), strict=True))


def _number(move: game.Move) -> int:
    return sum(move.pebbles) if isinstance(move, Lay) else 0
