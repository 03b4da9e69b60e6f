"""How strong persons are by the games they have finished, and whom they should play next.

Every game is a period of Glicko-2 of its own. Whoever else was at the table is an opponent, beaten by who has
the better place; levels of the program are players whose ratings are fixed. Results of one table are not
independent of each other: with two players the one counts whole, with more each counts for less, so that all
of a table together stay below two. A game in which somebody had seen what came, or dealt anew, counts for
nobody. An opponent's character makes no difference: it is rated as its level.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from core.ai.characters import parted
from core.rating import Encounter, Rating, expected, ladder, updated
from nd_tui.games import open_box
from nd_tui.storage.statistics import Finished

LEVEL_DEVIATION = 50.0  # of the measured strengths
WISHED = 0.45  # the share of games that somebody should win against the next opponent: not quite half


@dataclass(frozen=True)
class Suggestion:
    """An opponent for the next game, and the share of games of two that will be won against it."""

    level: str
    share: float


def rated_levels(game: str) -> dict[str, Rating]:
    """The fixed ratings of a game's levels, as far as they were measured."""
    minds = open_box(game).minds()
    levels = list(minds.LEVELS)
    return ladder(levels, minds.WINS, levels[len(levels) // 2 - 1], LEVEL_DEVIATION)


def courses(games: Iterable[Finished], levels: Mapping[str, Rating]) -> dict[str, list[Rating]]:
    """By person, the rating after each game that counted, the latest last; all games are of one kind."""
    found: dict[str, list[Rating]] = {}
    for game in sorted(games, key=lambda game: game.when):
        if game.taken_back or len(game.seats) < 2:
            continue
        before = {score.name: found[score.name][-1] for score in game.people if score.name in found}
        for score in game.people:
            met = list(_encounters(game, score.name, score.place, before, levels))
            if met:
                after = updated(before.get(score.name, Rating()), met)
                found.setdefault(score.name, []).append(after)
    return found


def _encounters(
    game: Finished, name: str, place: int, before: Mapping[str, Rating], levels: Mapping[str, Rating]
) -> Iterable[Encounter]:
    """A person's results against everybody else at the table whose strength is known or sought."""
    weight = 2 / len(game.seats)
    for seat, other in enumerate(game.seats):
        level, _ = parted(other)
        if level in levels:
            yield Encounter(levels[level], _score(place, game.places[seat]), weight)
    for score in game.people:
        if score.name != name:
            yield Encounter(before.get(score.name, Rating()), _score(place, score.place), weight)


def _score(own: int, other: int) -> float:
    return 0.5 if own == other else float(own < other)


def suggested(rating: Rating, levels: Mapping[str, Rating]) -> Suggestion | None:
    """The level against which somebody wins just less than half of the games; None where none is rated."""
    shares = [Suggestion(level, expected(rating, known)) for level, known in levels.items()]
    return min(shares, key=lambda one: abs(one.share - WISHED), default=None)


def suggested_for(games: Iterable[Finished], game: str, name: str) -> Suggestion | None:
    """The same for a person by name; None for somebody who has no rating yet."""
    levels = rated_levels(game)
    course = courses(games, levels).get(name)
    return suggested(course[-1], levels) if course else None


def spread(rating: Rating) -> int:
    """How far from a rating the true strength may be in nineteen of twenty cases."""
    return round(1.96 * rating.deviation)


def means(course: Iterable[Rating]) -> list[int]:
    """A course as whole numbers."""
    return [round(rating.mean) for rating in course]
