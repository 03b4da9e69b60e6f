"""Rattus Cartus for whoever looks ahead: up to where learned values take over."""

from collections.abc import Sequence
from functools import lru_cache

from core.ai.outlook import Outlook, aim
from core.rattus_cartus.agents.beliefs import likely_deal
from core.rattus_cartus.agents.candidates import best_of_each, cards_by_need, imagined_sight
from core.rattus_cartus.agents.playing_on import quick_move
from core.rattus_cartus.agents.settling import settled
from core.rattus_cartus.agents.valuation import Valuation, survived, winning
from core.rattus_cartus.agents.weights import learned
from core.rattus_cartus.moves import Discard, Enter, Give, Move
from core.rattus_cartus.names import UNSEEN, Cards, nuns_of
from core.rattus_cartus.odds import tail_of
from core.rattus_cartus.row_cards import row_of
from core.rattus_cartus.rules import apply, legal_moves, to_move
from core.rattus_cartus.scoring import score_sheets
from core.rattus_cartus.state import State
from core.rattus_cartus.views import View

WAYS = 9  # to enter each building, that are thought of
SURE = 0.3  # points by which the end of a game may still go wrong, so that ties are told from a lead
CARE = 0.4  # of a win, that a sure life is worth beside what it is needed for: plans go wrong
PLAYED_BEYOND = 1  # rounds after this one, where moves are played on
A_RAT = 0.05  # points, which decides ties


@lru_cache(maxsize=8)
def valuation_for(players: int) -> Valuation:
    """The learned values for a number of players."""
    return Valuation(learned(players))


class RoundModel:
    """Fulfils `core.ai.playouts.PlayingModel`."""

    def __init__(self, before: View, valuation: Valuation | None = None, care: float = CARE) -> None:
        self._round = before.round
        self._seat = before.seat
        self.valuation = valuation or valuation_for(len(before.hands))
        self._care = care
        self._row = row_of(before)
        self._nuns = before.nuns
        self._tails: dict[Cards, tuple[float, ...]] = {}

    apply = staticmethod(apply)
    to_move = staticmethod(to_move)

    def deal(self, before: View, luck: int) -> State:
        """A whole position that agrees with the view, and with how people lay cards."""
        return likely_deal(before, luck)

    def moves(self, state: State) -> Sequence[Move]:
        """Of the ways to enter the best few, of cards to part with those one needs least; else all moves."""
        task = state.task
        assert task is not None
        seat = task.seat
        match task.name:
            case "enter":
                seen = imagined_sight(state, seat, self.tail(state))
                moves: list[Move] = [*best_of_each(seen, WAYS, few=False)]
                first = legal_moves(state)[0]
                return moves if isinstance(first, Enter) else [*moves, first]  # a Pass stands first
            case "sword_gift" | "tower_gift":
                return (Give(cards_by_need(imagined_sight(state, seat, ()), task.data[1])),)
            case "hospital":
                seen = imagined_sight(state, seat, ())
                return [Discard(cards_by_need(seen, number)) for number in range(task.data[0] + 1)]
        return legal_moves(state)

    def tail(self, state: State) -> tuple[float, ...]:
        """By a number of rats, how likely so many are survived, as whoever searches would then know it."""
        nuns = state.memory[self._seat].nuns
        found = self._tails.get(nuns)
        if found is None:
            row, seen = self._row, 0
            for card, before in zip(nuns, self._nuns, strict=True):
                if card != UNSEEN:
                    seen += nuns_of(card)
                    row = row.seeing(card) if before == UNSEEN else row
            found = self._tails[nuns] = tail_of(row, seen)
        return found

    def beyond(self, state: State) -> bool:
        """Whether this round is over, to whose end reasons are told."""
        return state.round > self._round

    def played_on(self, state: State) -> State:
        """Where a quick policy for everybody leads by the end of the next round, or of the game."""
        while state.task is not None and state.round <= self._round + PLAYED_BEYOND:
            state = apply(state, quick_move(state, self.tail(state), self.outlook))
        return state

    def outlook(self, state: State) -> Outlook:
        """The chance to live and to have most points of those who live."""
        return self.misjudged(state, 0, 0.0)

    def misjudged(self, state: State, seat: int, points: float) -> Outlook:
        """The same as somebody sees it who expects so many points too many for a seat, or too few."""
        odds = self.tail(state)
        if state.task is None:
            sheets = score_sheets(state)
            expected = [sheet.points - A_RAT * sheet.rats for sheet in sheets]
            lives, spread = [survived(odds, sheet.rats) for sheet in sheets], SURE
        else:
            standing, valuation = settled(state), self.valuation
            expected = valuation.expected(standing)
            lives, spread = valuation.lives(standing, odds), valuation.spread(standing)
        expected[seat] += points
        chances = winning(expected, lives, spread)
        top, second = sorted(expected, reverse=True)[:2]
        leads = tuple([own - (second if own == top else top) for own in expected])
        aims = [
            aim(*promise) + self._care * life for *promise, life in zip(chances, leads, lives, strict=True)
        ]
        return Outlook(chances, leads, tuple(aims))
