"""How sound the adviser's reasons are: python -m training.reasons --positions 200 --players 2 3 4 5.

Positions come from games of the value function against itself. Of the comparisons in their hints it counts
those with a fault that a reader would notice, and what of the told differences is left to "all the rest".
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count, islice

from core import notre_dame as nd
from core.ai.reason import Reason
from core.notre_dame.agents import searching
from core.notre_dame.agents.levels import ADVICE
from core.notre_dame.agents.reasons import GAIN, explained
from core.notre_dame.moves import kind_of_choice
from core.notre_dame.persons import EFFECTS
from core.notre_dame.state import ROUNDS
from nd_tui.games.notre_dame import BOX
from nd_tui.words import advice
from nd_tui.words.reasons import MOST, rest_of
from training.pace import positions

WORDS = BOX.words

EVERY = 7  # positions of a game
AT_ONCE = (GAIN, "penalty", "plagues", "cathedral", "others")  # what counts in the last round too


def views(players: int, seed: int) -> Iterator[nd.View]:
    """Decisions of many games."""
    for number in count(seed):
        choices = [view for view in positions(players, number) if len(view.options) > 1]
        yield from choices[number % EVERY :: EVERY]


def faults(
    view: nd.View, pair: tuple[nd.Move, nd.Move], more: float, told: Sequence[Reason]
) -> Iterator[str]:
    """What is wrong with one comparison."""
    one, other = map(kind_of_choice, pair)
    rest = rest_of(more, told)
    if one == other:
        yield "compares what is the same"
    if any(reason.source in EFFECTS and not reason.amount for reason in told if reason.term == GAIN):
        yield "tells of a person that makes no difference"
    if view.round == ROUNDS - 1 and any(reason.term not in AT_ONCE for reason in told):
        yield "tells something for later in the last round"
    if round(sum(round(reason.worth, 1) for reason in told) + rest - more, 1):
        yield "does not add up to the told difference"
    if told and round(more - rest, 1) * more < 0:
        yield "needs the rest to speak for the better choice"
    if abs(rest) > abs(more) / 2 and abs(rest) >= 1:
        yield "leaves most to the rest, and at least 1.0"


def disagreeing(reasons: Sequence[Reason]) -> bool:
    """Whether fewer coins are told to be worth more than several."""
    gold = [
        (abs(reason.amount), abs(reason.worth)) for reason in reasons if reason.term == "gold" and reason.sure
    ]
    return any(n < m and worth > other for n, worth in gold for m, other in gold)


def main() -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(prog="python -m training.reasons", description=__doc__)
    parser.add_argument("--positions", type=int, default=200, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found: Counter[str] = Counter()
    rests, spent = [], []
    for players in asked.players:
        for view in islice(views(players, asked.seed), asked.positions):
            analysis = searching.analyse(view, asked.seed, ADVICE)
            pairs, choices = advice.comparisons(WORDS, analysis), advice.best_of(WORDS, analysis)
            began = time.process_time()
            why = explained(view, asked.seed, list(pairs.values()))
            spent.append(time.process_time() - began)
            for (place, (one, other)), reasons in zip(pairs.items(), why, strict=True):
                more = advice.difference(choices[place], choices[advice.COMPARED[place]])
                found.update(faults(view, (one[0], other[0]), more, reasons[:MOST]))
                found["in the last round"] += view.round == ROUNDS - 1
                rests.append(abs(rest_of(more, reasons[:MOST])))
            found["windows with coins that disagree"] += disagreeing([r for rs in why for r in rs[:MOST]])
    print(f"{len(spent)} hints, {len(rests)} comparisons")
    for fault, times in sorted(found.items()):
        print(f"  {fault}: {times}")
    rests.sort()
    print(f"  rest: mean {sum(rests) / len(rests):.2f}, median {rests[len(rests) // 2]:.1f}")
    print(f"  seconds to explain: mean {sum(spent) / len(spent):.2f}, most {max(spent):.2f}")


if __name__ == "__main__":
    main()
