"""Another chapter of a file takes the place of the one on the table, also where the file has to move."""

from pathlib import Path

import pytest

from core.record import content_of
from core.record.study import new_study
from nd_tui.play.session import Session
from nd_tui.storage.saves import GameFolder
from tests.core.record.games import small_tree

NOW = "2026-01-01T00:00:00+00:00"


@pytest.mark.parametrize(
    ("whose", "reason"), [("nobody", None), ("gone", "kept-anew"), ("taken", "kept-elsewhere")]
)
def test_a_chapter_that_is_turned_to_tells_where_its_file_has_gone(
    tmp_path: Path, whose: str, reason: str | None
) -> None:
    folder = GameFolder(tmp_path)
    first, second = small_tree(moves=5), small_tree(moves=8)
    study = new_study([(name, content_of(match, NOW, "1")) for name, match in (("A", first), ("B", second))])
    kept = folder.keep(first, study)
    kept.save()
    path, others = kept.path, []
    if whose != "nobody":
        path.with_name(f".{path.name}.lock").unlink()
    if whose == "taken":
        others.append(folder.open(path))
    other = kept.turned_to(1, {})
    told = [problem.reason for problem in Session(other).notices()]
    assert told == ([reason] if reason else [])
    assert (other.path != path) == (whose == "taken")
    assert other.match.history.size == second.history.size
    Session(other).save()
    assert other.moved is None, "it is told once"
    for each in (kept, other, *others):
        each.close()
