"""Component files: what is accepted, and what is refused by reason and key."""

from pathlib import Path

import pytest

from core import notre_dame as nd
from core.game import BadComponents

DATA = Path(nd.__file__ or "").with_name("components.toml").read_text(encoding="utf-8")


def components_problem(old: str, new: str) -> tuple[str, str | int]:
    """The reason and the key for which the component file, changed in one place, is refused."""
    assert old in DATA
    with pytest.raises(BadComponents) as caught:
        nd.decode_components(DATA.replace(old, new, 1).encode())
    return caught.value.reason, caught.value.details.get("key", "")


@pytest.mark.parametrize(
    ("old", "new", "reason", "key"),
    [
        ("coins = 25", "coins = 14", "components-too-few-coins", "coins"),
        ("coins = 25", "coins = -1", "components-value", "coins"),
        ("harbour = 9", "harbour = 0", "components-value", "harbour"),
        ("donations = [1, 3, 6]", "donations = []", "components-value", "donations"),
        ("donations = [1, 3, 6]", 'donations = [1, "x"]', "components-value", "donations[1]"),
        ("gold = 3", "gold = 100", "components-value", "start.gold"),
        ("2 = 6", "", "components-missing", "cathedral.2"),
        ("3 = 8", "", "components-missing", "cathedral.3"),
        ("4 = 10", "", "components-missing", "cathedral.4"),
        ("5 = 12", "", "components-missing", "cathedral.5"),
        ("5 = 12", "5 = 12\n6 = 14", "components-unknown", "cathedral.6"),
        ("[[messages]]\nprestige = 4", "", "components-count", "messages"),
        ("[[messages]]\nprestige = 4", "[[messages]]\ngold = 4", "components-value", "messages[3].prestige"),
        ('["c", "il"]', '["c", "north"]', "components-value", "streets.inside[0][1]"),
        ("hostess  ", "waitress ", "components-unknown", "persons.waitress"),
        ('hostess           = { stack = "brown", rats = 3 }', "", "components-missing", "persons.hostess"),
        ('"brown", rats = 3', '"A", rats = 3', "components-count", "persons (brown)"),
        ('"A", rats = 0', '"A", rats = 0, expansion = true', "components-count", "persons (A)"),
    ],
)
def test_broken_component_files_are_refused_by_reason_and_key(
    old: str, new: str, reason: str, key: str
) -> None:
    assert components_problem(old, new) == (reason, key)


def test_boroughs_that_no_street_connects_are_refused() -> None:
    assert components_problem(
        'across = [["ir", "il"], ["or", "ol"], ["c", "il"], ["ir", "c"]]', "across = []"
    ) == (
        "components-unreachable",
        "streets",
    )


def test_a_street_map_with_a_market_that_nothing_leads_to_is_refused() -> None:
    text = DATA.replace(', ["c", "or"]', "").replace(', ["ir", "or"], ["ol", "or"]', "")
    with pytest.raises(BadComponents, match="components-unreachable"):
        nd.decode_components(text.replace('["or", "ol"], ', "").encode())


@pytest.mark.parametrize("text", [b"coins = ", b"\xff\xfe", b"[[["])
def test_what_is_not_toml_is_refused(text: bytes) -> None:
    with pytest.raises(BadComponents) as caught:
        nd.decode_components(text)
    assert caught.value.reason == "components-not-toml"


def test_a_file_that_is_not_there_is_refused_with_its_path(tmp_path: Path) -> None:
    with pytest.raises(BadComponents) as caught:
        nd.load_components(tmp_path / "none.toml")
    assert caught.value.reason == "components-unreadable"
    assert caught.value.details["path"] == str(tmp_path / "none.toml")


def test_a_good_file_of_ones_own_is_played_with(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(DATA.replace("gold = 3", "gold = 5", 1), encoding="utf-8")
    components = nd.load_components(tmp_path / "own.toml")
    assert nd.new_game(nd.Setup(("Anna", "Luc")), 1, components).players[0].gold == 5


@pytest.mark.parametrize(("old", "new"), [("rats = 3", "rats = 4"), ('"brown", rats', '"D", rats')])
def test_a_wrong_rat_or_stack_of_a_person_is_refused(old: str, new: str) -> None:
    reason, key = components_problem(old, new)
    assert reason == "components-value"
    assert str(key).startswith("persons")


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("coins = 25", "coins = 25\nstones = 3", "stones"),
        ("gold = 3", "gold = 3\nstones = 3", "start.stones"),
        ("[[messages]]\nprestige = 4", "[[messages]]\nprestige = 4\nstones = 3", "messages[3].stones"),
        ("[streets]", "[streets]\nstones = 3", "streets.stones"),
        ('"brown", rats = 3', '"brown", rats = 3, stones = 3', "persons.hostess.stones"),
    ],
)
def test_a_key_that_means_nothing_is_refused(old: str, new: str, key: str) -> None:
    assert components_problem(old, new) == ("components-value", key)


def test_the_data_that_comes_with_the_program_is_the_file_beside_it() -> None:
    assert nd.decode_components(DATA.encode()) == nd.default_components()


@pytest.mark.parametrize(("letter", "rats"), [("A", 12), ("B", 13), ("C", 12)])
def test_the_rats_of_the_base_game_add_up_as_published(letter: str, rats: int) -> None:
    cards = nd.default_components().persons.values()
    assert sum(c.rats for c in cards if c.stack in ("brown", letter) and not c.expansion) == rats


def test_what_no_rulebook_prints_is_marked_as_a_house_value() -> None:
    values = nd.default_components().house_values
    assert set(values) == {"persons.*.rats", "streets.inside", "streets.across"}
