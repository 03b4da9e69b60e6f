"""A simple opponent for Notre Dame that looks one move ahead: the best position for itself at once."""

from core import notre_dame as nd
from core import rng
from core.notre_dame.agents.tastes import TASTES, Taste
from core.notre_dame.names import ACTION_NAMES, CATHEDRAL, PARK, SECTORS, Phase
from core.notre_dame.state import ROUNDS, Player, count, counts, rat_reaches

# What things are worth in prestige, roughly.
GOLD = 0.6
MARKER = 0.3
PIECE = 0.5  # on a sector
PARK_PAIR = 2.0
RAT_SPACE = 0.3
PAST_THE_END = 4.0
SHARE = 3.0  # of the cathedral, for a marker there; only who has a taste for it counts it


def choose(view: nd.View, luck: int, taste: str = "") -> nd.Move:
    """The move after which the seat stands best in a position dealt by this luck; luck also breaks ties."""
    state, left = nd.determinize(view, luck), 1 - view.round / ROUNDS
    order, _ = rng.shuffled(luck, nd.legal_moves(state))

    def seeming(move: nd.Move) -> float:
        after = nd.apply(state, move)
        value = worth(after, view.seat, view.round)
        return value + left * liking(after.players[view.seat], TASTES[taste]) if taste else value

    return max(order, key=seeming)


def worth(state: nd.State, seat: int, round: int) -> float:
    """How a seat stands, the plague of this round included: prestige, and what will bring more of it."""
    player = state.players[seat]
    to_come = state.round == round and state.phase < Phase.PLAGUE
    rat = rat_reaches(player, state.plague) if to_come else player.rat
    value = player.prestige + GOLD * player.gold + MARKER * player.supply
    value += PIECE * sum(counts(player)) + PARK_PAIR * (count(player, PARK) // 2)
    value -= RAT_SPACE * max(0, rat)
    return value - PAST_THE_END * (rat > state.table.components.harbour)


def liking(player: Player, taste: Taste) -> float:
    """What a board is worth besides to who has a taste, as long as the whole game is to come."""
    has = {"gold": player.gold, "messages": len(player.messages)}
    has |= {ACTION_NAMES[sector]: count(player, sector) for sector in SECTORS}
    liked = sum(more * has[level] for level, more in taste.levels.items())
    return liked + taste.cathedral * SHARE * player.markers[CATHEDRAL]
