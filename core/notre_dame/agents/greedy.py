"""A simple opponent for Notre Dame that looks one move ahead: the best position for itself at once."""

from core import notre_dame as nd
from core import rng
from core.notre_dame.names import PARK, Phase
from core.notre_dame.state import count, counts, rat_reaches

# What things are worth in prestige, roughly.
GOLD = 0.6
MARKER = 0.3
PIECE = 0.5  # on a sector
PARK_PAIR = 2.0
RAT_SPACE = 0.3
PAST_THE_END = 4.0


def choose(view: nd.View, luck: int) -> nd.Move:
    """The move after which the seat stands best in a position dealt by this luck; luck also breaks ties."""
    state = nd.determinize(view, luck)
    order, _ = rng.shuffled(luck, nd.legal_moves(state))
    return max(order, key=lambda move: worth(nd.apply(state, move), view.seat, view.round))


def worth(state: nd.State, seat: int, round: int) -> float:
    """How a seat stands, the plague of this round included: prestige, and what will bring more of it."""
    player = state.players[seat]
    to_come = state.round == round and state.phase < Phase.PLAGUE
    rat = rat_reaches(player, state.plague) if to_come else player.rat
    value = player.prestige + GOLD * player.gold + MARKER * player.supply
    value += PIECE * sum(counts(player)) + PARK_PAIR * (count(player, PARK) // 2)
    value -= RAT_SPACE * max(0, rat)
    return value - PAST_THE_END * (rat > state.table.components.harbour)
