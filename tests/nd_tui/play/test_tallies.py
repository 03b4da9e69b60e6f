"""What finished games add up to."""

from collections.abc import Iterator

from msgspec.structs import replace

from nd_tui.games.notre_dame import BOX
from nd_tui.games.notre_dame.sheet import PERSONS
from nd_tui.play.tallies import (
    LAST_RESULTS,
    MOST_BEST,
    best,
    by_kind,
    by_level,
    by_person,
    by_players,
    entries,
    last_results,
    names,
    shares,
    tally,
)
from nd_tui.storage.statistics import Finished, Known
from nd_tui.words.statistics import statistics_lines
from tests.nd_tui.statistics_games import game, some_games
from tests.nd_tui.texts import Texts

GAMES = some_games()


def test_every_table_counts_every_game_once() -> None:
    found = entries(GAMES)
    for table in (by_players(found), by_level(found), by_kind(found)):
        assert sum(row.games for _, row in table) == len(GAMES)
        assert sum(row.wins for _, row in table) == tally(found).wins
        assert max(row.best for _, row in table) == tally(found).best


def test_the_average_is_rounded() -> None:
    found = entries([game(0), game(1)])
    points = [entry.score.points for entry in found]
    assert tally(found).average == round(sum(points) / 2)


def test_a_name_leaves_only_the_games_of_that_person() -> None:
    assert names(GAMES) == ["Anna", "[b]Léo"]
    assert {entry.score.name for entry in entries(GAMES, "[b]Léo")} == {"[b]Léo"}


def test_the_games_of_every_person_are_found_in_one_go_by_those_with_most_games_first() -> None:
    found = by_person(GAMES)
    assert list(found) == names(GAMES)
    assert all(entries(GAMES, name) == own for name, own in found.items())


class Counted(tuple[Finished, ...]):
    """Games that count how often somebody goes through all of them."""

    times = 0

    def __iter__(self) -> Iterator[Finished]:
        """Go through them once more."""
        self.times += 1
        return super().__iter__()


def test_statistics_of_many_persons_go_through_the_games_no_more_often_than_those_of_few() -> None:
    times = []
    for persons in (2, 40):
        games = Counted(game(number, f"N{number % persons}") for number in range(80))
        assert list(statistics_lines(Texts("en"), BOX.words, Known(games), True))
        times.append(games.times)
    assert times[0] == times[1]


def test_games_in_which_was_taken_back_can_be_left_out() -> None:
    straight = entries(GAMES, straight=True)
    assert len(straight) == sum(not each.taken_back for each in GAMES)


def test_the_strongest_opponent_decides_and_levels_stand_in_their_order() -> None:
    mixed = replace(game(0), seats=("person", "canon", "random"))
    alone = replace(game(1), save="a", seats=("person",) * 3)
    newer = replace(game(2), save="b", seats=("person", "canon", "pope"))
    assert [level for level, _ in by_level(entries([newer, mixed, alone]))] == ["person", "canon", "pope"]


def test_the_expansion_is_a_row_of_its_own() -> None:
    kinds = [kind for kind, _ in by_kind(entries(GAMES))]
    assert ("anniversary", True) in kinds
    assert ("anniversary", False) in kinds


def test_best_scores_come_first_and_the_earlier_of_equal_ones_before_the_later() -> None:
    equal = replace(game(3), save="later", when="2025-01-01")
    found = best(entries([equal, *GAMES]))
    assert len(found) == MOST_BEST
    points = [(-entry.score.points, entry.game.when) for entry in found]
    assert points == sorted(points)


def test_the_last_results_end_with_the_latest() -> None:
    shown = last_results(entries(reversed(GAMES)))
    assert len(shown) == LAST_RESULTS
    assert shown[-1].game == GAMES[-1]


def test_shares_are_of_all_that_was_gained_with_persons_together() -> None:
    found = dict(shares(entries([game(3)])))
    assert PERSONS in found
    assert "mayor" not in found
    assert "plague" not in found
    assert abs(sum(found.values()) - 100) <= len(found)


def test_games_without_any_prestige_have_no_sources() -> None:
    poor = replace(game(0), people=(replace(game(0).people[0], sources={}),))
    assert shares(entries([poor])) == []
