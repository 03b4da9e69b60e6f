"""How often a level that searches makes the same move, and what that costs: python -m training.moods canon.

Positions of games between agents of the level: a search of many iterations tells of each how far its moves
lie apart, and the level decides there with several lucks, in each of some moods. Where two moves or more
seem to lie within 0.25 prestige, told is how often the commonest move was made, on average and in how many
positions in more than 70 of 100; of all positions, how much prestige the moves give away, and what that is
more than without a mood in a game.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from math import sqrt
from statistics import mean, stdev

from msgspec import Struct
from msgspec.structs import replace

from core import notre_dame as nd
from core import rng
from core.ai.analysing import answered
from core.ai.search import Effort
from core.ai.tournament import CERTAINTY
from core.notre_dame.agents import searching
from core.notre_dame.agents.contest import table_for
from core.notre_dame.agents.levels import ADVICE, EFFORTS, LEVELS
from core.notre_dame.moves import kind_of_choice

NEARLY = 0.25  # prestige by which moves may lie apart that are nearly equal
OFTEN = 0.7  # of the lucks
EVERY = 7  # of the decisions of a game is looked at
JUDGE = Effort(iterations=1500, deals=60, curiosity=1.5, alone=ADVICE.alone)


class Done(Struct, frozen=True):
    """What was done with several lucks in one mood: how often the commonest, and what was given away."""

    commonest: float
    lost: float


class Met(Struct, frozen=True):
    """A position: how many moves are nearly the best, and what was done there in each mood, in none too."""

    game: int
    equals: int
    done: dict[float, Done]


def positions(level: str, players: int, seed: int) -> Iterator[tuple[nd.View, int]]:
    """The views of those who decide in a game of the level, each with a luck."""
    agent = LEVELS[level]
    state, luck = nd.new_game(table_for(players), seed), rng.seeded(seed)
    while (seat := nd.to_move(state)) is not None:
        thought, luck = rng.word(luck)
        view = nd.view(state, seat)
        yield view, thought
        state = nd.apply(state, agent(view, thought))


def met(effort: Effort, moods: Sequence[float], game: int, view: nd.View, luck: int, lucks: int) -> Met:
    """What a level does in a position; cards of the same action are one move."""
    leads: dict[object, float] = {}
    for candidate in searching.analyse(view, luck, JUDGE).moves:
        kind = kind_of_choice(candidate.move)
        leads[kind] = max(leads.get(kind, candidate.lead), candidate.lead)
    best = max(leads.values())
    made = {mood: Counter[object]() for mood in (0.0, *moods)}
    for _ in range(lucks):
        own, luck = rng.word(luck)
        for mood, counted in made.items():
            second = effort.second_look if mood else 0
            moody = replace(effort, mood=mood, second_look=second)
            counted[kind_of_choice(answered(partial(searching.begin, view), own, moody))] += 1
    done = {
        mood: Done(
            max(counted.values()) / lucks,
            sum(times * (best - leads[kind]) for kind, times in counted.items()) / lucks,
        )
        for mood, counted in made.items()
    }
    return Met(game, sum(lead >= best - NEARLY for lead in leads.values()), done)


def told(found: Sequence[Met], decisions: float) -> Iterator[str]:
    """What was met in all, in a line for each mood, with intervals by games."""
    near = [one for one in found if one.equals > 1]
    games = {one.game for one in found}
    yield f"{len(found)} positions of {len(games)} games, {len(near)} with nearly equal moves"
    for mood in found[0].done:
        means = [
            mean(one.done[mood].lost - one.done[0.0].lost for one in found if one.game == game)
            for game in sorted(games)
        ]
        half = CERTAINTY * stdev(means) / sqrt(len(means)) if len(means) > 1 else float("inf")
        often = sum(one.done[mood].commonest > OFTEN for one in near)
        share = mean(one.done[mood].commonest for one in near) if near else 0.0
        lost = mean(one.done[mood].lost for one in found)
        yield (
            f"  mood {mood}: the commonest {share:.0%} of the time, in {often} more than {OFTEN:.0%}; "
            f"given away {lost:.3f} a decision; in {decisions:.0f} of them {decisions * mean(means):.2f} ± "
            f"{decisions * half:.2f} more than without"
        )


def main() -> None:
    """Look at positions until enough of them have nearly equal moves, and print what was seen."""
    parser = argparse.ArgumentParser(prog="python -m training.moods", description=__doc__)
    parser.add_argument("level", choices=list(EFFORTS))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=60, help="with nearly equal moves")
    parser.add_argument("--lucks", type=int, default=10)
    parser.add_argument("--moods", type=float, nargs="+", help="its own, unless told")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    effort = EFFORTS[asked.level]
    found, decisions, game = list[Met](), list[int](), 0
    while sum(one.equals > 1 for one in found) < asked.positions:
        of_game = list(positions(asked.level, asked.players, asked.seed + game))
        choices = [met_here for met_here in of_game if len(met_here[0].options) > 1]
        decisions.append(len(choices))
        for view, luck in choices[game % EVERY :: EVERY]:
            found.append(met(effort, asked.moods or [effort.mood], game, view, luck, asked.lucks))
            print(f"\r    {len(found)} positions", end="", file=sys.stderr, flush=True)
        game += 1
    print(file=sys.stderr)
    print(f"{asked.level}, {asked.players} players")
    print(*told(found, mean(decisions) / asked.players), sep="\n")


if __name__ == "__main__":
    main()
