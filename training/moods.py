"""How often a level makes the same move, and what that costs it: python -m training.moods canon --players 2.

Positions of games between agents of the level: a search of many iterations tells of each how far its moves
lie apart, and the level decides there with several lucks. Where two moves or more seem to lie within 0.25
prestige, told is how often the commonest move was made, on average and in how many positions in more than 70
of 100; of all positions, how much prestige the moves give away, how much without a mood, and so what the mood
costs in a game.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import mean, stdev

from msgspec import Struct

from core import notre_dame as nd
from core import rng
from core.ai.search import Effort
from core.ai.tournament import CERTAINTY
from core.notre_dame.agents import searching
from core.notre_dame.agents.contest import table_for
from core.notre_dame.agents.levels import ADVICE
from core.notre_dame.moves import kind_of_choice
from training.entrants import entrant

NEARLY = 0.25  # prestige by which moves may lie apart that are nearly equal
OFTEN = 0.7  # of the lucks
WITHOUT = ":mood=0"
EVERY = 7  # of the decisions of a game is looked at
JUDGE = Effort(iterations=1500, deals=60, curiosity=1.5, alone=ADVICE.alone)


class Met(Struct, frozen=True):
    """A position: how many moves are nearly the best, the commonest's share, what was given away."""

    game: int
    equals: int
    commonest: float
    lost: float  # on average of the lucks
    without: float  # the same if it had no mood


def positions(level: str, players: int, seed: int) -> Iterator[tuple[nd.View, int]]:
    """The views of those who decide in a game of the level, each with a luck."""
    agent = entrant(level, players)
    state, luck = nd.new_game(table_for(players), seed), rng.seeded(seed)
    while (seat := nd.to_move(state)) is not None:
        thought, luck = rng.word(luck)
        view = nd.view(state, seat)
        yield view, thought
        state = nd.apply(state, agent(view, thought))


def met(level: str, players: int, game: int, view: nd.View, luck: int, lucks: int) -> Met:
    """What the level does in a position; cards of the same action are one move."""
    leads: dict[object, float] = {}
    judged = searching.analyse(view, luck, JUDGE)
    for candidate in judged.moves:
        kind = kind_of_choice(candidate.move)
        leads[kind] = max(leads.get(kind, candidate.lead), candidate.lead)
    best = max(leads.values())
    drawn = []
    for _ in range(lucks):
        one, luck = rng.word(luck)
        drawn.append(one)

    def made(text: str) -> Counter[object]:
        agent = entrant(text, players)
        return Counter(kind_of_choice(agent(view, one)) for one in drawn)

    def lost(moves: Counter[object]) -> float:
        return sum(times * (best - leads[kind]) for kind, times in moves.items()) / lucks

    equals, moody = sum(lead >= best - NEARLY for lead in leads.values()), made(level)
    return Met(game, equals, max(moody.values()) / lucks, lost(moody), lost(made(f"{level}{WITHOUT}")))


def told(found: Sequence[Met], decisions: float) -> str:
    """What was met in all, with intervals by games."""
    near = [one for one in found if one.equals > 1]
    by_game: dict[int, list[float]] = {}
    for one in found:
        by_game.setdefault(one.game, []).append(one.lost - one.without)
    means = [mean(lost) for lost in by_game.values()]
    half = CERTAINTY * stdev(means) / sqrt(len(means)) if len(means) > 1 else float("inf")
    often = sum(one.commonest > OFTEN for one in near)
    share = mean(one.commonest for one in near) if near else 0.0
    lost, without = mean(one.lost for one in found), mean(one.without for one in found)
    return (
        f"{len(found)} positions of {len(by_game)} games, {len(near)} with nearly equal moves: "
        f"the commonest {share:.0%} of the time, in {often} more than {OFTEN:.0%}; "
        f"given away {lost:.3f} a decision, {without:.3f} without a mood; "
        f"with {decisions:.0f} decisions a seat the mood costs {decisions * mean(means):.2f} ± "
        f"{decisions * half:.2f} a game"
    )


def main() -> None:
    """Look at positions until enough of them have nearly equal moves, and print what was seen."""
    parser = argparse.ArgumentParser(prog="python -m training.moods", description=__doc__)
    parser.add_argument("level")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=60, help="with nearly equal moves")
    parser.add_argument("--lucks", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found, decisions, game = list[Met](), list[int](), 0
    while sum(one.equals > 1 for one in found) < asked.positions:
        of_game = list(positions(asked.level, asked.players, asked.seed + game))
        choices = [met_here for met_here in of_game if len(met_here[0].options) > 1]
        decisions.append(len(choices))
        for view, luck in choices[game % EVERY :: EVERY]:
            found.append(met(asked.level, asked.players, game, view, luck, asked.lucks))
            print(f"\r    {len(found)} positions", end="", file=sys.stderr, flush=True)
        game += 1
    print(file=sys.stderr)
    print(f"{asked.level}, {asked.players} players: {told(found, mean(decisions) / asked.players)}")


if __name__ == "__main__":
    main()
