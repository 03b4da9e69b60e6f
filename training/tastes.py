"""What characters do at the table, and what it costs them: python -m training.tastes steward --games 100.

One opponent of the level with a character (all of them in turn, or those named with --characters) against
others of the same level without, seats rotated: of it and of the others, on average, the most pieces on the
bank and in the park, the gold held at the ends of rounds, the messages collected, the gifts to Notre Dame and
the coins given; its wins, with an interval that is counted by deals, and its prestige.
"""

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from statistics import mean

from msgspec import Struct

from core import notre_dame as nd
from core import rng
from core.ai.characters import BETWEEN, joined
from core.ai.tournament import Fixture, fixtures, interval
from core.notre_dame.agents.contest import table_for
from core.notre_dame.agents.tastes import TASTES
from core.notre_dame.event_types import Event, Paid
from core.notre_dame.names import BANK, CATHEDRAL, PARK
from core.notre_dame.state import ROUNDS, Player, count
from nd_tui.play.simulating import workers
from training.entrants import entrant

GIFT = "donation"  # the source of coins that are given


class Doings(Struct):
    """What one seat did in one game."""

    bank: int = 0  # the most pieces ever there
    gold: float = 0.0  # at the ends of rounds, on average
    park: int = 0
    messages: int = 0
    gifts: int = 0
    given: int = 0  # coins
    markers: int = 0  # brought to the cathedral, whoever brought them
    prestige: int = 0


class Seen(Struct, frozen=True):
    """A game: what the one with the character did, what the others did on average, and what it won."""

    seed: int
    own: dict[str, float]
    others: dict[str, float]
    won: float


def watched(texts: Sequence[str], fixture: Fixture) -> Seen:
    """A game between entrants, the first of which has the character."""
    seated = [entrant(texts[number], len(texts)) for number in fixture.entrants]
    state, luck = nd.new_game(table_for(len(texts), fixture.seed % 3 == 0), fixture.seed), fixture.seed
    found = [Doings() for _ in texts]
    while (mover := nd.to_move(state)) is not None:
        thought, luck = rng.word(luck)
        before = state
        state, happened = nd.played(state, seated[mover](nd.view(state, mover), thought))
        ends = state.round > before.round or state.task is None
        for seat, (doings, player, had) in enumerate(zip(found, state.players, before.players, strict=True)):
            _note(doings, player, had, [event for event in happened if getattr(event, "seat", None) == seat])
            doings.gold += player.gold / ROUNDS if ends else 0.0
    result = nd.result(state)
    assert result is not None
    own = fixture.entrants.index(0)
    won = 1 / len(result.winners) if own in result.winners else 0.0
    told = [{name: float(getattr(one, name)) for name in Doings.__struct_fields__} for one in found]
    others = [one for seat, one in enumerate(told) if seat != own]
    average = {name: mean(one[name] for one in others) for name in Doings.__struct_fields__}
    return Seen(fixture.seed, told[own], average, won)


def _note(doings: Doings, player: Player, had: Player, happened: Sequence[Event]) -> None:
    doings.bank = max(doings.bank, count(player, BANK))
    doings.park = max(doings.park, count(player, PARK))
    doings.messages = len(player.messages)
    doings.markers += max(0, player.markers[CATHEDRAL] - had.markers[CATHEDRAL])
    gifts = [event.gold for event in happened if isinstance(event, Paid) and event.source == GIFT]
    doings.gifts += len(gifts)
    doings.given += sum(gifts)
    doings.prestige = player.prestige


def told(character: str, seen: Sequence[Seen]) -> str:
    """What was seen of a character, in a line for its wins and one for each thing that was counted."""
    rates: dict[int, list[float]] = {}
    for one in seen:
        rates.setdefault(one.seed, []).append(one.won)
    low, high = interval([mean(won) for won in rates.values()], len(seen))
    wins = mean(one.won for one in seen)
    lines = [f"{character}: {len(seen)} games, {len(rates)} deals, {wins:.1%} won [{low:.0%}, {high:.0%}]"]
    for name in Doings.__struct_fields__:
        own, others = (mean(side[name] for side in sides) for sides in _sides(seen))
        lines.append(f"  {name:<9} {own:6.2f}  others {others:6.2f}  {own - others:+.2f}")
    return "\n".join(lines)


def _sides(seen: Sequence[Seen]) -> tuple[list[dict[str, float]], list[dict[str, float]]]:
    return [one.own for one in seen], [one.others for one in seen]


def with_character(text: str, character: str) -> str:
    """An entrant with a character."""
    level, *wishes = text.split(BETWEEN)
    return BETWEEN.join([joined(level, character), *wishes])


def main() -> None:
    """Watch the characters of a level, and print what was seen."""
    parser = argparse.ArgumentParser(prog="python -m training.tastes", description=__doc__)
    parser.add_argument("level", help="or another entrant, such as canon:second_look=0")
    parser.add_argument("--characters", nargs="*", choices=list(TASTES), default=list(TASTES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    others = [asked.level] * (asked.players - 1)
    plan = fixtures(asked.players, asked.games, asked.seed)
    with workers(asked.workers) as pool:
        for character in asked.characters:
            texts, seen = [with_character(asked.level, character), *others], list[Seen]()
            play = partial(watched, texts)
            for one in map(play, plan) if pool is None else pool.map(play, plan):
                seen.append(one)
                print(f"\r    {len(seen)} of {len(plan)} games", end="", file=sys.stderr, flush=True)
            print(file=sys.stderr)
            print(told(character, seen), flush=True)


if __name__ == "__main__":
    main()
