"""What an analysis tells: the order of its moves for agents, and for whoever reads their figures."""

from core.ai.analysis import Analysis, Candidate, by_promise, ranked


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
