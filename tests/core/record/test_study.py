"""Studies: several saves in one file, put in order, damaged, and carried within pages for people."""

import json
import zlib
from base64 import b64encode
from pathlib import Path

import pytest

from core import notre_dame as nd
from core.record import BadRecord, decode, load_found
from core.record.carried import MARK, carried, unpacked
from core.record.files import content_of, read_file
from core.record.positions import set_up_from
from core.record.study import MOST_CHAPTERS, Study, encode_study, new_study, read_study
from tests.core.record.games import small_tree


def save_of(seed: int = 7, moves: int = 20) -> bytes:
    return content_of(small_tree(seed=seed, moves=moves), "2026-01-01T00:00:00+00:00", "1.0")


def a_study(chapters: int = 3) -> Study:
    return new_study([(f"Chapter {n}", save_of(n + 1, 3 + n)) for n in range(chapters)], "Openings")


def names(study: Study) -> list[str]:
    return [chapter.name for chapter in study.chapters]


def test_a_study_comes_back_as_it_was_written() -> None:
    study = a_study()
    again = read_study(encode_study(study))
    assert again is not None
    assert encode_study(again) == encode_study(study)
    for one, other in zip(study.chapters, again.chapters, strict=True):
        assert one.name == other.name
        assert json.loads(one.raw) == json.loads(other.raw)


def test_the_chapter_that_is_looked_at_is_the_game_of_the_file(tmp_path: Path) -> None:
    study = a_study().turned_to(1)
    (file := tmp_path / "study.json").write_bytes(encode_study(study))
    match = load_found(file, lambda _: (nd, None))
    assert match.seed == decode(study.chapters[1].raw, nd).seed


def test_chapters_are_added_renamed_reordered_and_deleted() -> None:
    study = a_study().added("New", save_of()).renamed(0, "First")
    assert names(study) == ["First", "Chapter 1", "Chapter 2", "New"]
    study = study.moved(0, 1)
    assert names(study)[:2] == ["Chapter 1", "First"]
    assert study.chapter.name == "First"
    assert names(study.moved(0, -1)) == names(study)
    study = study.without(0)
    assert names(study) == ["First", "Chapter 2", "New"]
    assert study.chapter.name == "First"
    with pytest.raises(BadRecord, match="chapter-is-open"):
        study.without(0)


def test_there_is_an_end_to_the_number_of_chapters() -> None:
    raw = save_of(moves=2)
    study = new_study([("", raw)] * MOST_CHAPTERS)
    with pytest.raises(BadRecord, match="study-full"):
        study.added("one more", raw)


@pytest.mark.parametrize(
    "damage",
    [
        {"chapters": []},
        {"current": 3},
        {"current": -1},
        {"version": 0},
        {"version": 99},
        {"name": "x" * 201},
        {"more": 1},
        {"chapters": [{"name": "", "save": {"format": "something else"}}]},
        {"chapters": [{"name": "", "save": 7}]},
    ],
)
def test_a_damaged_study_says_so(damage: dict[str, object]) -> None:
    content = json.loads(encode_study(a_study())) | damage
    with pytest.raises(BadRecord):
        read_study(json.dumps(content).encode())


def test_a_page_gives_back_the_file_that_it_carries_byte_for_byte(tmp_path: Path) -> None:
    raw = encode_study(a_study())
    page = f"<!doctype html>\n<p>Anna & Luc</p>\n{carried(raw)}\n"
    assert unpacked(page.encode()) == raw
    (file := tmp_path / "study.html").write_text(page, encoding="utf-8")
    assert read_file(file) == raw


@pytest.mark.parametrize("typed", ["<!-- nd-tui-file AAAA -->", "<!-- nd-tui-file ", carried(b"{}")])
def test_what_somebody_typed_on_a_page_is_never_taken_for_the_file_that_it_carries(typed: str) -> None:
    raw = encode_study(a_study())
    assert unpacked(f"# {typed}\n```text\n{typed}\n```\n{carried(raw)}\n".encode()) == raw


def test_a_page_that_carries_only_the_beginning_of_a_file_says_so() -> None:
    packed = b64encode(zlib.compress(save_of())[:-40]).decode()
    with pytest.raises(BadRecord, match="record-damaged"):
        unpacked(f"<!-- {MARK} {packed} -->".encode())


def test_a_page_whose_content_was_damaged_says_so() -> None:
    page = carried(save_of()).replace("e", "f", 40)
    with pytest.raises(BadRecord):
        read_study(unpacked(page.encode())) or decode(unpacked(page.encode()), nd)


def test_a_position_is_set_up_with_the_line_that_led_to_it() -> None:
    match = small_tree(moves=30)
    for node in match.history:
        alone = set_up_from(match, node)
        assert alone.history.cursor.state == node.state
        assert alone.history.size == node.depth + 1
        again = decode(content_of(alone, "", "1.0"), nd)
        assert again.history.cursor.state == node.state
        assert [one.foreseen for one in again.history] == [
            one.foreseen for one in match.history.line_to(node)
        ]
