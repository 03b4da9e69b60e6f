"""Opponents for the toy game: chance, and one with simple wishes."""

from core import rng
from tests.toybox import game
from tests.toybox.game.things import Guess, Lay, Look


def choose_at_random(view: game.View, luck: int) -> game.Move:
    """Any move, all alike."""
    moves = game.options(view)
    place, _ = rng.below(luck, len(moves))
    return moves[place]


def choose_and_hoard(view: game.View, luck: int) -> game.Move:
    """As with simple wishes, but one pebble of each kind is kept back."""
    move = choose_greedily(view, luck)
    return Lay(tuple(max(0, number - 1) for number in move.pebbles)) if isinstance(move, Lay) else move


def choose_greedily(view: game.View, luck: int) -> game.Move:
    """Lay an even share in each of the rounds left, look where all is open, guess what is likelier."""
    parts = view.components
    if view.step == "lay":
        rounds = parts.rounds - view.round
        share = tuple(-(-has // rounds) for has in view.pebbles[view.seat])
        return Lay(tuple(min(parts.most, number) for number in share))
    cards = view.left if view.next_card is None else (view.next_card,)
    chance = sum(card >= parts.high_from for card in cards) / len(cards)
    if view.step == "look":
        return Look(parts.prize * min(chance, 1 - chance) > parts.price)
    return Guess(chance > 1 / 2 or (chance == 1 / 2 and bool(luck % 2)))
