"""The save file: what stands in it, and what is refused."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from core import notre_dame as nd
from core.game import BadComponents, BadSetup, Problem
from core.history import LARGEST_LUCK, MOST_FRESH_LUCK, MOST_NODES
from core.record import BadRecord, decode, encode, new_match
from core.record.layout import MOST_COMPONENT_BYTES
from core.save_header import MOST_BYTES
from tests.core.notre_dame.scenes import NAMES
from tests.core.record.games import AnyMatch, small_tree

FIXTURES = Path(__file__).parent / "fixtures"


def written(match: AnyMatch) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(encode(match, "2026-11-16T10:00:00Z", "0.1.0"))
    return content


def read(content: dict[str, Any]) -> AnyMatch:
    return decode(json.dumps(content).encode(), nd)


def reason(content: dict[str, Any]) -> str:
    with pytest.raises(Problem) as caught:
        read(content)
    return caught.value.reason


def test_a_save_has_a_header_that_tells_what_it_is() -> None:
    content = written(small_tree())
    assert content["format"] == "nd-tui game"
    assert content["version"] == 3
    assert content["game"] == "notre-dame"
    assert content["seed"] == 7
    assert content["setup"]["players"] == list(NAMES[:3])
    assert content["seats"] == ["person", "greedy", "greedy"]
    assert content["program"] == "0.1.0"
    assert content["written"] == "2026-11-16T10:00:00Z"
    assert len(content["components"]) == 16


def test_the_moves_stand_in_a_save_in_notation_one_a_line() -> None:
    text = encode(small_tree(), "now", "0").decode()
    assert text.splitlines().count('   "moves": [') >= 3
    assert any(line.strip().startswith('"keep ') for line in text.splitlines())


def test_reading_and_writing_again_gives_the_same_bytes() -> None:
    raw = encode(small_tree(), "now", "0")
    assert encode(decode(raw, nd), "now", "0") == raw


def test_everything_noted_in_the_tree_comes_back() -> None:
    match = small_tree()
    again = read(written(match))
    for one, other in zip(match.history, again.history, strict=True):
        assert one.state == other.state
        for mark in ("name", "comment", "luck", "foreseen", "verdict", "mark", "word", "evaluation"):
            assert getattr(one, mark) == getattr(other, mark)
    assert again.history.cursor.state == match.history.cursor.state
    assert again.seats == match.seats
    assert any(node.luck == 4711 for node in again.history)
    assert any(node.foreseen for node in again.history)
    assert any(node.verdict for node in again.history)
    assert any(node.mark and node.word and node.evaluation for node in again.history)


def test_after_loading_redo_leads_along_the_main_line() -> None:
    match = small_tree()
    match.history.go(match.history.root)
    again = read(written(match)).history
    assert again.redo() is again.root.children[0]


def test_a_newer_version_is_told_from_a_damaged_file() -> None:
    assert reason(written(small_tree()) | {"version": 99}) == "record-newer"


def test_another_game_is_refused() -> None:
    assert reason(written(small_tree()) | {"game": "chess"}) == "record-other-game"


COMPONENTS = Path(nd.__file__).parent / "components.toml"


def with_other_components() -> AnyMatch:
    """A game with a house value that the program has not, or not any more."""
    other = nd.decode_components(COMPONENTS.read_bytes().replace(b"penalty = 2 ", b"penalty = 3 "))
    assert other != nd.default_components()
    return new_match(nd, nd.Setup(NAMES[:2]), 1, ("person", "person"), other)


def test_a_game_goes_on_with_the_component_data_in_its_save() -> None:
    match = with_other_components()
    raw = encode(match, "now", "0")
    for data in (None, nd.default_components()):
        again = decode(raw, nd, data)
        assert again.history.state == match.history.state
        assert nd.components_of(again.history.state).penalty == 3


def test_a_save_without_component_data_is_refused_with_others_and_accepted_with_the_right_ones() -> None:
    match = with_other_components()
    content = written(match)
    del content["component_data"]
    with pytest.raises(BadRecord, match="record-other-components"):
        read(content)
    raw, right = json.dumps(content).encode(), nd.components_of(match.history.state)
    assert decode(raw, nd, right).history.state == match.history.state


def test_a_game_that_was_begun_before_a_person_was_added_goes_on_without_it() -> None:
    default = nd.default_components()
    late = next(person for person, card in default.persons.items() if card.expansion)
    older = replace(default, persons={name: card for name, card in default.persons.items() if name != late})
    match = new_match(nd, nd.Setup(NAMES[:3], new_persons=True), 5, ("person",) * 3, older)
    chance = random.Random(5)
    while moves := nd.legal_moves(match.history.state):
        match.history.play(chance.choice(moves))
    content = written(match)
    assert late not in content["component_data"]["persons"]
    assert nd.result(read(content).history.state) == nd.result(match.history.state)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"penalty": "much"}, "penalty"),
        ({"penalty": -1}, "penalty"),
        ({"persons": {"dragon": {"stack": "A", "rats": 1}}}, "persons.dragon"),
        ({"cathedral": {"2": 1}}, "cathedral.3"),
        ({"sewers": 4}, "sewers"),
    ],
)
def test_component_data_in_a_save_that_make_no_sense_are_refused_by_key(
    change: dict[str, Any], key: str
) -> None:
    content = written(small_tree(2, 30))
    with pytest.raises(BadComponents) as caught:
        read({**content, "component_data": {**content["component_data"], **change}})
    assert caught.value.details["key"] == key


def test_component_data_that_do_not_fit_their_fingerprint_are_damage() -> None:
    content = written(small_tree(2, 30))
    with pytest.raises(BadRecord, match="record-damaged"):
        read({**content, "component_data": {**content["component_data"], "penalty": 3}})


def test_component_data_beyond_all_size_are_not_read() -> None:
    content = written(small_tree(2, 30))
    with pytest.raises(BadRecord, match="component_data"):
        read({**content, "component_data": {"coins": "9" * MOST_COMPONENT_BYTES}})


def test_something_else_is_not_a_save() -> None:
    for raw in (b"", b"[]", b"PK\x03\x04", b'"text"', b"{}", b'{"format": "x", "version": 1}'):
        with pytest.raises(BadRecord) as caught:
            decode(raw, nd)
        assert caught.value.reason in {"record-not-a-save", "record-damaged"}


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"lines": []}, "record-damaged"),
        ({"lines": [{"moves": ["play everything"]}]}, "record-illegal-move"),
        ({"lines": [{"moves": []}, {"after": 5, "moves": ["pass"]}]}, "record-damaged"),
        ({"lines": [{"moves": []}, {"moves": []}]}, "record-damaged"),
        ({"cursor": 10**6}, "record-damaged"),
        ({"cursor": -1}, "record-damaged"),
        ({"comments": {"100000": "x"}}, "record-damaged"),
        ({"seed": -5}, "record-damaged"),
        ({"seed": "7"}, "record-damaged"),
        ({"seed": 8}, "record-illegal-move"),
        ({"seats": ["person"]}, "record-seats"),
        ({"surprise": 1}, "record-damaged"),
        ({"version": 0}, "record-damaged"),
        (
            {"lines": [{"moves": []}, *[{"moves": [], "luck": 1}] * (MOST_FRESH_LUCK + 1)]},
            "record-too-much-fresh-luck",
        ),
        ({"over": True}, "record-differs"),
        ({"lines": [{"moves": ["pass"] * (MOST_NODES + 1)}]}, "record-too-many-positions"),
    ],
)
def test_what_is_wrong_in_a_save_is_told(change: dict[str, Any], expected: str) -> None:
    assert reason(written(small_tree()) | change) == expected


def test_nothing_is_dealt_anew_after_the_end_of_a_game() -> None:
    match = new_match(nd, nd.Setup(NAMES[:2]), 1, ("person", "greedy"))
    while moves := nd.legal_moves(match.history.state):
        match.history.play(moves[0])
    content = written(match)
    content["lines"].append({"after": match.history.cursor.depth, "luck": 1, "moves": []})
    assert reason(content) == "record-illegal-move"


@pytest.mark.parametrize(
    ("seed", "seats", "expected"),
    [
        (-1, ("person", "greedy"), "setup-seed"),
        (LARGEST_LUCK + 1, ("person", "greedy"), "setup-seed"),
        (1, ("person",), "setup-seats"),
        (1, ("person", "greedy", "greedy"), "setup-seats"),
    ],
)
def test_a_game_is_not_begun_with_a_seed_or_seats_that_no_save_could_have(
    seed: int, seats: tuple[str, ...], expected: str
) -> None:
    with pytest.raises(BadSetup, match=expected):
        new_match(nd, nd.Setup(NAMES[:2]), seed, seats)


def test_a_line_that_is_there_twice_is_damage() -> None:
    content = written(small_tree())
    content["lines"].append({"moves": content["lines"][0]["moves"][:1]})
    assert reason(content) == "record-damaged"


def test_standings_that_differ_from_the_replay_are_told() -> None:
    content = written(small_tree())
    content["standings"][0]["gold"] += 1
    assert reason(content) == "record-differs"


def test_a_setup_that_cannot_be_played_is_told_as_such() -> None:
    content = written(small_tree())
    content["setup"]["players"] = ["Anna"]
    with pytest.raises(BadSetup, match="setup-player-count"):
        read(content)


def test_a_file_too_large_is_not_even_parsed() -> None:
    with pytest.raises(BadRecord, match="record-too-large"):
        decode(b" " * (MOST_BYTES + 1), nd)


def test_deep_nesting_is_refused() -> None:
    raw = b'{"format":"nd-tui game","version":1,"setup":' + b'{"a":' * 100_000 + b"1" + b"}" * 100_001
    with pytest.raises(BadRecord):
        decode(raw, nd)


@pytest.mark.parametrize("file", sorted(FIXTURES.glob("*.json")), ids=lambda file: file.stem)
def test_saves_of_every_version_stay_loadable(file: Path) -> None:
    match = decode(file.read_bytes(), nd)
    assert match.history.size > 30


def test_there_is_a_save_of_the_current_version() -> None:
    versions = {json.loads(file.read_text(encoding="utf-8"))["version"] for file in FIXTURES.glob("*.json")}
    assert versions == {1, 2, 3}


@pytest.mark.parametrize(
    "evaluation",
    [
        {"chances": [1.0, 0.0], "leads": [1.0, -1.0, -2.0], "seat": 0, "iterations": 1},
        {"chances": [1.0, 0.0, 0.0], "leads": [1.0, -1.0], "seat": 0, "iterations": 1},
        {"chances": [1.0, 0.0, 0.0], "leads": [1.0, -1.0, -2.0], "seat": 3, "iterations": 1},
        {"chances": [1.5, 0.0, 0.0], "leads": [1.0, -1.0, -2.0], "seat": 0, "iterations": 1},
        {"chances": [1.0, 0.0, 0.0], "leads": [1.0, -1.0, -2.0], "seat": 0, "iterations": 0},
        {"chances": [1.0, 0.0, 0.0], "leads": [1.0, -1.0, -2.0], "seat": 0, "iterations": 2**64 - 1},
        {"chances": [1.0, 0.0, 0.0], "leads": [1e308, -1.0, -2.0], "seat": 0, "iterations": 1},
    ],
)
def test_an_evaluation_that_fits_no_such_table_is_damage(evaluation: dict[str, Any]) -> None:
    assert reason(written(small_tree()) | {"evaluations": {"1": evaluation}}) == "record-damaged"


def test_points_given_away_that_fill_a_page_with_digits_are_damage() -> None:
    verdict = {"chance": 0.5, "best": 0.6, "move": "keep garden", "lead": 1e308}
    assert reason(written(small_tree()) | {"verdicts": {"1": verdict}}) == "record-damaged"


@pytest.mark.parametrize(
    "marks", [{"marks": {"1": "??"}}, {"marks": {"999": "!"}}, {"words": {"1": "a" * 25}}]
)
def test_a_mark_that_nobody_can_make_is_damage(marks: dict[str, Any]) -> None:
    assert reason(written(small_tree()) | marks) == "record-damaged"
