"""Rattus Cartus as a search sees it: up to the end of the round, the chance to live by the dealt nun row."""

from collections.abc import Hashable, Sequence
from math import exp, log

from core.ai.outlook import Outlook, aim
from core.rattus_cartus.agents.candidates import cards_by_need, weighed
from core.rattus_cartus.agents.prospects import card_worth, class_prospects, rounds_left
from core.rattus_cartus.determinization import determinize
from core.rattus_cartus.moves import Discard, Enter, Give, Move
from core.rattus_cartus.names import CLASSES
from core.rattus_cartus.rules import apply, legal_moves, to_move
from core.rattus_cartus.scoring import nuns_in, result
from core.rattus_cartus.state import State
from core.rattus_cartus.views import View, view

MOST_WAYS = 8  # to enter
SPREAD, SPREAD_A_ROUND = 2.5, 1.5  # points by which what is expected may go wrong
LIVES, LIVES_A_ROUND = 0.4, 0.5  # rats by which it may
LEAST = 1e-6


class RoundModel:
    """Fulfils `core.ai.outlook.Model` up to the supports of the next round."""

    def __init__(self, before: View) -> None:
        self._round = before.round

    def deal(self, before: View, luck: int) -> State:
        """A whole position that agrees with the view."""
        return determinize(before, luck)

    def to_move(self, state: State) -> int | None:
        """The seat that decides now."""
        return to_move(state)

    def moves(self, state: State) -> Sequence[Move]:
        """Of the ways to enter the best few, of cards to part with those one needs least; else all moves."""
        task = state.task
        assert task is not None
        match task.name:
            case "enter":
                moves: list[Move] = [
                    move for _, move in weighed(view(state, task.seat), few=True)[:MOST_WAYS]
                ]
                first = legal_moves(state)[0]
                return moves if isinstance(first, Enter) else [*moves, first]  # a Pass stands first
            case "sword_gift" | "tower_gift":
                return (Give(cards_by_need(view(state, task.seat), task.data[1])),)
            case "hospital":
                before = view(state, task.seat)
                return [Discard(cards_by_need(before, number)) for number in range(task.data[0] + 1)]
        return legal_moves(state)

    def apply(self, state: State, move: Move) -> State:
        """The position after a move."""
        return apply(state, move)

    def seen_move(self, move: Move) -> Hashable:
        """Which cards are laid or given is secret."""
        match move:
            case Enter(place, cards):
                return "enter", place, len(cards)
            case Give():
                return "give"
        return move

    def known(self, state: State, seat: int) -> Hashable:
        """The own hand, and what one has seen of the nun row."""
        return state.hands[seat], state.memory[seat].nuns

    def sealed(self, state: State) -> bool:
        """Never."""
        return False

    def beyond(self, state: State) -> bool:
        """The next round is not looked into."""
        return state.round > self._round

    def outlook(self, state: State) -> Outlook:
        """The chance to live and to have most points of those who live; at the end who has won."""
        ended = result(state)
        points = expected_points(state)
        leads = tuple(
            [
                own - max(other for at, other in enumerate(points) if at != seat)
                for seat, own in enumerate(points)
            ]
        )
        if ended is not None:
            share = 1 / max(1, len(ended.winners))
            chances = tuple([share * (seat in ended.winners) for seat in range(len(points))])
        else:
            chances = winning_chances(
                points, living_chances(state), SPREAD + SPREAD_A_ROUND * rounds_left(state)
            )
        return Outlook(chances, leads, tuple(map(aim, chances, leads)))


def expected_points(state: State) -> tuple[float, ...]:
    """What everybody can expect from classes, tokens and cards in hand."""
    left, rules = rounds_left(state), state.table.components.scoring
    points = [
        rules.token * tokens + hand_worth(hand, left)
        for tokens, hand in zip(state.tokens, state.hands, strict=True)
    ]
    for track in range(len(CLASSES)):
        for seat, worth in enumerate(track_prospects(state, track)):
            points[seat] += worth
    return tuple(points)


def hand_worth(hand: Sequence[int], left: int) -> float:
    """What a hand is worth."""
    return sum(card_worth(card, left) for card in hand)


def track_prospects(state: State, track: int) -> tuple[float, ...]:
    """What everybody can expect of a class."""
    values = state.table.size.class_prizes
    return class_prospects(state.influence[track], state.arrivals[track], values, rounds_left(state))


def living_chances(state: State) -> tuple[float, ...]:
    """How likely everybody lives with the dealt nun row; less surely while rounds are left."""
    nuns, spread = nuns_in(state.nuns), LIVES + LIVES_A_ROUND * rounds_left(state)
    return tuple([1 / (1 + exp((rats - nuns - 0.5) / spread)) for rats in state.rats])


def winning_chances(points: Sequence[float], lives: Sequence[float], spread: float) -> tuple[float, ...]:
    """The chance to win of everybody: to live, and to have most points of those who live."""
    top = max(points)
    powers = [live * exp((own - top) / spread) for own, live in zip(points, lives, strict=True)]
    all_dead = exp(sum([log(max(LEAST, 1 - live)) for live in lives]))
    total = sum(powers) or 1.0
    return tuple([(1 - all_dead) * power / total for power in powers])
