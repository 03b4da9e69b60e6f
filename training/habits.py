"""What an agent does at the table: python -m training.habits archdeacon,steward,steward,steward --games 40.

Of the first agent that is named, seats rotated: how often the plague punished it, the most gold it ever held
and what it had left at the end, and the round in which it placed its friend. Faults of play show here before
they show in wins.
"""

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from math import sqrt
from statistics import mean, stdev

from msgspec import Struct

from core import notre_dame as nd
from core import rng
from core.ai.tournament import CERTAINTY, Fixture, fixtures
from core.notre_dame.agents.contest import table_for
from core.notre_dame.event_types import PlagueCame
from core.notre_dame.names import NOWHERE
from core.notre_dame.state import ROUNDS
from nd_tui.play.simulating import workers
from training.entrants import entrant


class Habits(Struct, frozen=True):
    """What one seat did in one game."""

    seed: int
    penalties: int
    most_gold: int
    gold_left: int
    friend: int  # the round in which he was placed, from 1; one more than there are if he never was
    prestige: int
    ahead: float  # of the average of the others


def watched(texts: Sequence[str], fixture: Fixture) -> Habits:
    """A game between entrants, in which the first of them is watched."""
    seat = fixture.entrants.index(0)
    seated = [entrant(texts[number], len(texts)) for number in fixture.entrants]
    state, luck = nd.new_game(table_for(len(texts), fixture.seed % 3 == 0), fixture.seed), fixture.seed
    penalties, most_gold, friend = 0, state.players[seat].gold, ROUNDS + 1
    while (mover := nd.to_move(state)) is not None:
        thought, luck = rng.word(luck)
        now = state.round + 1
        state, happened = nd.played(state, seated[mover](nd.view(state, mover), thought))
        plagues = [event for event in happened if isinstance(event, PlagueCame) and event.seat == seat]
        penalties += sum(plague.penalty for plague in plagues)
        most_gold = max(most_gold, state.players[seat].gold)
        if friend > ROUNDS and state.players[seat].friend != NOWHERE:
            friend = now
    own, *others = sorted(state.players, key=lambda player: player is not state.players[seat])
    ahead = own.prestige - mean(player.prestige for player in others)
    return Habits(fixture.seed, penalties, most_gold, own.gold, friend, own.prestige, ahead)


def told(found: Sequence[Habits]) -> str:
    """The averages, each with an interval that is counted by deals."""
    lines = [f"{len(found)} games, {len({one.seed for one in found})} deals"]
    for name in ("penalties", "most_gold", "gold_left", "friend", "prestige", "ahead"):
        by_deal: dict[int, list[float]] = {}
        for one in found:
            by_deal.setdefault(one.seed, []).append(getattr(one, name))
        means = [mean(numbers) for numbers in by_deal.values()]
        half = CERTAINTY * stdev(means) / sqrt(len(means)) if len(means) > 1 else float("inf")
        lines.append(f"  {name:<10} {mean(means):6.2f} ± {half:.2f}")
    rich = mean(one.most_gold >= 8 for one in found)
    return "\n".join([*lines, f"  8 coins or more in {rich:.0%} of the games"])


def main() -> None:
    """Watch, and print what was seen."""
    parser = argparse.ArgumentParser(prog="python -m training.habits", description=__doc__)
    parser.add_argument("seats", help="agents at one table, with commas between them; the first is watched")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    texts = asked.seats.split(",")
    plan, found = fixtures(len(texts), asked.games, asked.seed), list[Habits]()
    with workers(asked.workers) as pool:
        play = partial(watched, texts)
        for one in map(play, plan) if pool is None else pool.map(play, plan):
            found.append(one)
            print(f"\r    {len(found)} of {len(plan)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(told(found))


if __name__ == "__main__":
    main()
