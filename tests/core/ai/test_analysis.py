"""What an analysis tells: the order of its moves for agents, and for whoever reads their figures."""

from collections import Counter

from msgspec.structs import replace

from core import rng
from core.ai.analysis import Analysis, Candidate, by_promise, merged, ranked


def analysis(**moves: tuple[int, float, float]) -> Analysis[str]:
    """Moves by name with their visits, chances and leads."""
    found = [Candidate(name, *figures, (name,)) for name, figures in moves.items()]
    return Analysis(ranked(found), 100, 100)


def read(found: Analysis[str]) -> str:
    return "".join(candidate.move for candidate in by_promise(found))


def test_an_agent_makes_the_move_that_was_most_looked_at() -> None:
    found = analysis(a=(90, 0.30, 1.0), b=(60, 0.34, 2.0))
    assert found.best == "a"


def test_whoever_reads_meets_no_move_that_promises_more_than_one_before_it() -> None:
    assert read(analysis(a=(90, 0.30, 1.0), b=(60, 0.34, 2.0), c=(30, 0.32, 1.5))) == "bca"


def test_chances_that_are_told_alike_are_told_apart_by_the_lead() -> None:
    assert read(analysis(a=(90, 0.304, 1.0), b=(60, 0.296, 2.0))) == "ba"


def test_a_move_that_was_hardly_looked_at_stands_behind_the_others_or_is_left_out() -> None:
    found = analysis(a=(90, 0.30, 1.0), b=(60, 0.25, 0.5), c=(5, 0.2, 0.0), d=(4, 0.22, 0.0), e=(3, 0.4, 3.0))
    assert read(found) == "abdc"


NEARLY_EQUAL = analysis(
    best=(90, 0.50, 2.0),
    as_good=(60, 0.51, 2.2),
    nearly=(40, 0.49, 1.7),
    worse=(50, 0.49, 1.0),
    rarer=(30, 0.4, 2),
)


def answers(found: Analysis[str]) -> Counter[str]:
    return Counter(found.answer(luck) for luck in range(300))


def test_without_a_mood_the_best_move_is_always_made() -> None:
    assert answers(NEARLY_EQUAL) == {"best": 300}


def test_a_mood_makes_each_of_the_nearly_equal_moves_by_luck() -> None:
    made = answers(replace(NEARLY_EQUAL, mood=0.5))
    assert set(made) == {"best", "as_good", "nearly"}
    assert max(made.values()) <= 0.5 * 300


def test_a_mood_has_no_move_made_that_was_hardly_looked_at() -> None:
    found = replace(analysis(best=(90, 0.5, 2.0), glanced_at=(5, 0.5, 2.0)), mood=0.5)
    assert answers(found) == {"best": 300}


def test_a_second_look_makes_a_move_as_good_as_the_one_chosen_before_and_none_that_is_better() -> None:
    found = replace(analysis(better=(90, 0.6, 3.0), chosen=(20, 0.5, 2.0), like_it=(9, 0.5, 1.8)), mood=0.3)
    made = {found.as_good_as("chosen", rng.seeded(luck)) for luck in range(40)}
    assert made == {"chosen", "like_it"}
    assert found.as_good_as("never seen", 1) == "never seen"


def test_parts_of_a_search_have_one_mood() -> None:
    part = replace(NEARLY_EQUAL, mood=0.5)
    assert merged([part, part], 200).mood == 0.5
