"""Notre Dame as a search sees it: the rules, what of a move is secret, and the learned value of positions."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from core import notre_dame as nd
from core.ai.outlook import Outlook
from core.notre_dame.agents.turns import after_keeping, best_turn
from core.notre_dame.agents.valuation import Term, Valuation, learned_prices
from core.notre_dame.agents.weights import Prices
from core.notre_dame.moves import Keep
from core.notre_dame.names import Card, Phase
from core.notre_dame.state import Cards, Table

SECRET_CHOICE = "keep"


# How many of its cards a seat has chosen once it has passed so many on.
KEEPS = {0: 0, 2: 1, 3: 2}
CHOOSING = Phase.CHOOSING
GAMES = 3  # at the same time, whose valuations are remembered


@dataclass(frozen=True)
class Game:
    """All that a valuation depends on; what it remembers of one search serves the next one of the game."""

    gray: frozenset[str]
    table: Table = field(hash=False)
    prices: Sequence[Prices] = field(hash=False)


@lru_cache(GAMES)
def valuation_of(game: Game) -> Valuation:
    """The valuation of a game."""
    return Valuation(game.prices)


class RoundModel:
    """The game up to the end of the round that is searched; there the value function takes over."""

    def __init__(self, view: nd.View, prices: Sequence[Prices] | None = None, insight: bool = False) -> None:
        self._round = view.round
        self._insight = insight
        self._kept_before = [KEEPS[seen.passed] for seen in view.others]
        self._chosen = view.phase >= Phase.PLAYING  # so that nobody keeps a card any more
        gray = frozenset((*view.gray, *view.gray_left))
        self._valuation = valuation_of(Game(gray, view.table, prices or learned_prices(len(view.players))))

        # Asked for so often that a call between would be felt.
        self.apply: Callable[[nd.State, nd.Move], nd.State] = nd.apply

    def deal(self, view: nd.View, luck: int) -> nd.State:
        """A whole position that agrees with the view."""
        return nd.determinize(view, luck)

    def to_move(self, state: nd.State) -> int | None:
        """The seat that decides now."""
        return nd.to_move(state)

    def moves(self, state: nd.State) -> tuple[nd.Move, ...]:
        """All legal moves: there are never many."""
        return nd.legal_moves(state)

    def seen_move(self, move: nd.Move) -> Hashable:
        """Only which card is kept is secret."""
        return SECRET_CHOICE if isinstance(move, Keep) else move

    def known(self, state: nd.State, seat: int) -> Hashable:
        """Its hand; while cards are chosen, also those that it chooses among.

        Without insight only the cards that it has kept since the search began: so points are met more often.
        """
        cards = state.cards[seat]
        if not self._insight:
            return () if self._chosen else kept(cards)[self._kept_before[seat] :]
        return (cards.hand, cards.drawn, cards.received) if state.phase == Phase.CHOOSING else cards.hand

    def sealed(self, state: nd.State) -> bool:
        """Nobody is hurt by others who foresee which card he keeps, so the best one is kept."""
        return False

    def beyond(self, state: nd.State) -> bool:
        """The next round begins with new persons and cards, which nobody can foresee."""
        return state.round > self._round

    def outlook(self, state: nd.State) -> Outlook:
        """What the position promises."""
        return self._valuation.outlook(self.settled(state))

    def settled(self, state: nd.State) -> nd.State:
        """The position to be valued: in the midst of the choosing of cards, once they are chosen."""
        if state.phase == CHOOSING and state.round == self._round:
            return after_keeping(self._valuation, state)
        return state

    def best_turn(self, state: nd.State) -> list[nd.Move]:
        """The moves of the deciding seat, from the last to the first, with which its turn ends best."""
        return best_turn(self._valuation, state)

    def terms(self, state: nd.State, seat: int) -> dict[str, Term]:
        """What each term is and adds to what the seat can expect."""
        return self._valuation.terms(self.settled(state), seat)


def kept(cards: Cards) -> tuple[Card, ...]:
    """The cards of this round that a seat has chosen to keep, in the order in which it chose."""
    offered = (cards.drawn, cards.received[:2])[: KEEPS[len(cards.passed)]]
    return tuple([card for choice in offered for card in choice if card not in cards.passed])
