"""The tests that are run first are those nearest to what changed."""

from tests.quick import ALWAYS, ROOT, files_of_tests, nearest_first

TESTS = [str(path.relative_to(ROOT)) for path in sorted((ROOT / "tests").rglob("test_*.py"))]


def test_what_is_always_run_is_there() -> None:
    assert set(ALWAYS) <= set(TESTS)


def test_a_changed_test_comes_first_then_those_named_for_what_changed_then_those_that_import_it() -> None:
    changed = ["tests/nd_tui/words/test_elision.py", "nd_tui/thinking/notices.py", "nd_tui/storage/locks.py"]
    order = nearest_first(changed, TESTS)
    assert order[0] == "tests/nd_tui/words/test_elision.py"
    assert set(order[1:3]) == {
        "tests/nd_tui/thinking/test_notices.py",
        "tests/nd_tui/storage/test_locks.py",
    }
    importing = order.index("tests/nd_tui/storage/test_saves.py")
    assert 2 < importing < order.index("tests/core/notre_dame/test_worked_examples.py")


def test_where_no_code_changed_the_chosen_core_is_run() -> None:
    assert sorted(nearest_first(["README.md"], TESTS)) == sorted(ALWAYS)


def test_a_picture_is_no_test_although_it_is_called_like_one() -> None:
    picture = (
        "tests/nd_tui/snapshots/__snapshots__/test_snapshots/test_it_looks_as_before[title-en-small].svg"
    )
    assert (ROOT / picture).exists()
    assert files_of_tests([picture, "tests/test_quick.py", "tests/test_gone.py"]) == ["tests/test_quick.py"]
