"""What finished games add up to: by players, opponents and rules; best scores, sources, last results."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from core.ai.characters import parted
from nd_tui.games import open_box
from nd_tui.storage.saves import PERSON
from nd_tui.storage.statistics import Finished, Score

if TYPE_CHECKING:
    from nd_tui.games.box import Box

Key = TypeVar("Key", bound=Hashable)
MOST_BEST = 10
LAST_RESULTS = 20


@dataclass(frozen=True)
class Entry:
    """One person's game."""

    game: Finished
    score: Score


@dataclass(frozen=True)
class Tally:
    """Some games together."""

    games: int
    wins: int
    average: int
    best: int


def entries(games: Iterable[Finished], name: str | None = None, straight: bool = False) -> list[Entry]:
    """The games of a person, or of all, the latest last; perhaps without those in which was taken back."""
    found = [
        Entry(game, score)
        for game in games
        if not (straight and game.taken_back)
        for score in game.people
        if name is None or score.name == name
    ]
    return sorted(found, key=lambda entry: entry.game.when)


def by_person(games: Iterable[Finished]) -> dict[str, list[Entry]]:
    """The games of every person, those with most games first, each with the latest last; all in one go."""
    found: dict[str, list[Entry]] = {}
    for entry in entries(games):
        found.setdefault(entry.score.name, []).append(entry)
    return dict(sorted(found.items(), key=lambda person: (-len(person[1]), person[0])))


def names(games: Iterable[Finished]) -> list[str]:
    """The persons who have finished games, those with most games first."""
    counted: dict[str, int] = {}
    for game in games:
        for score in game.people:
            counted[score.name] = counted.get(score.name, 0) + 1
    return sorted(counted, key=lambda name: (-counted[name], name))


def tally(found: Sequence[Entry]) -> Tally:
    """What some games add up to; there must be some."""
    points = [entry.score.points for entry in found]
    wins = sum(entry.score.has_won for entry in found)
    return Tally(len(found), wins, round(sum(points) / len(points)), max(points))


def by_players(found: Iterable[Entry]) -> list[tuple[int, Tally]]:
    """By how many played."""
    return sorted(_grouped(found, lambda entry: len(entry.game.seats)).items())


def by_level(found: Sequence[Entry]) -> list[tuple[str, Tally]]:
    """By the strongest opponent of the program, whatever its character; games of persons alone come first."""
    order = [PERSON, *box_of(found).minds().LEVELS]

    def strongest(entry: Entry) -> str:
        return max([parted(who)[0] for who in entry.game.seats], key=lambda level: _strength(order, level))

    groups = _grouped(found, strongest)
    return sorted(groups.items(), key=lambda group: _strength(order, group[0]))


def by_kind(found: Sequence[Entry]) -> list[tuple[tuple[Any, ...], Tally]]:
    """By the rules that were played by, as far as the game tells them apart."""
    kind = box_of(found).sheet.kind
    return sorted(_grouped(found, lambda entry: kind(entry.game.rules)).items())


def best(found: Iterable[Entry]) -> list[Entry]:
    """The best scores; of equal ones the earlier is before the later."""
    return sorted(found, key=lambda entry: (-entry.score.points, entry.game.when))[:MOST_BEST]


def last_results(found: Sequence[Entry]) -> list[Entry]:
    """The latest games, in the order in which they ended."""
    return list(found[-LAST_RESULTS:])


def shares(found: Sequence[Entry]) -> list[tuple[str, int]]:
    """Where points came from, in hundredths of all that was gained, sources together as the game has them."""
    sums: dict[str, int] = {}
    group = box_of(found).sheet.group
    for entry in found:
        for source, amount in entry.score.sources.items():
            if amount > 0:
                sums[group(source)] = sums.get(group(source), 0) + amount
    whole = sum(sums.values())
    parts = [(source, round(100 * amount / whole)) for source, amount in sums.items()]
    return sorted(parts, key=lambda part: (-part[1], part[0]))


def box_of(found: Sequence[Entry]) -> "Box":
    """The game that some entries are of; there must be some."""
    return open_box(found[0].game.of)


def _strength(order: Sequence[str], level: str) -> int:
    """How strong a level is, or a person; what another version of the program calls a level comes last."""
    return order.index(level) if level in order else len(order)


def _grouped(found: Iterable[Entry], key: Callable[[Entry], Key]) -> dict[Key, Tally]:
    groups: dict[Key, list[Entry]] = {}
    for entry in found:
        groups.setdefault(key(entry), []).append(entry)
    return {name: tally(group) for name, group in groups.items()}
