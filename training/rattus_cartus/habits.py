"""Who wins, with how many points and rats, and who dies: python -m training.rattus_cartus.habits
regent,greedy --games 100.
"""

import argparse
from collections.abc import Sequence
from statistics import mean

from msgspec import Struct

from core import rattus_cartus as rc
from core.ai.tournament import Fixture, Played, play_game, tournament
from training.rattus_cartus.entrants import entrant
from training.rattus_cartus.selfplay import table_for


class Ending(Struct, frozen=True):
    """How a game ended for somebody."""

    name: str
    points: int
    rats: int
    lives: bool
    moves: int


def watched(names: Sequence[str], endings: list[Ending], fixture: Fixture) -> Played:
    """A game between entrants, of which is kept how it ended for everybody."""
    players = len(names)
    agents = [entrant(names[place], players) for place in fixture.entrants]
    start = rc.new_game(table_for(players, fixture.seed), fixture.seed)
    state, moves = play_game(rc, start, agents, fixture.seed)
    result = rc.result(state)
    assert result is not None
    for place, sheet in zip(fixture.entrants, rc.score_sheets(state), strict=True):
        endings.append(Ending(names[place], sheet.points, sheet.rats, sheet.lives, moves))
    return Played(fixture, result.winners, result.points, moves)


def told(names: Sequence[str], games: int, seed: int) -> str:
    """What so many games tell, as lines of text."""
    endings: list[Ending] = []
    found = tournament(names, lambda fixture: watched(names, endings, fixture), games, seed)
    lines = [f"{games} games of {len(names)}, seed {seed}"]
    for row in found.rows:
        own = [ending for ending in endings if ending.name == row.name]
        lines.append(
            f"  {row.name:<36} wins {row.rate:6.1%}  [{row.low:.1%}, {row.high:.1%}]"
            f"  points {mean(one.points for one in own):.1f}  rats {mean(one.rats for one in own):.1f}"
            f"  dead {mean(not one.lives for one in own):.1%}"
        )
    return "\n".join(lines)


def main() -> None:
    """Play, and tell."""
    parser = argparse.ArgumentParser(prog="python -m training.rattus_cartus.habits", description=__doc__)
    parser.add_argument("seats", nargs="+", help="levels at one table, with commas between them")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for seats in asked.seats:
        print(told(seats.split(","), asked.games, asked.seed), flush=True)


if __name__ == "__main__":
    main()
