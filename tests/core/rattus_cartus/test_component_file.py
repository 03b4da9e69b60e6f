"""Component files: what is accepted, and what is refused by reason and key."""

from pathlib import Path

import pytest

from core import rattus_cartus as rc
from core.game import BadComponents
from core.rattus_cartus.components import Support

DATA = Path(rc.__file__ or "").with_name("components.toml").read_text(encoding="utf-8")
FARM = DATA[DATA.index("[buildings.farm]") : DATA.index("[buildings.brewery]")]


def components_problem(old: str, new: str) -> tuple[str, str | int]:
    """The reason and the key for which the component file, changed in one place, is refused."""
    assert old in DATA
    with pytest.raises(BadComponents) as caught:
        rc.decode_components(DATA.replace(old, new, 1).encode())
    return caught.value.reason, caught.value.details.get("key", "")


@pytest.mark.parametrize(
    ("old", "new", "reason", "key"),
    [
        ("rats = 10", "rats = -1", "components-value", "start.rats"),
        ("rats = 10", "rats = 10\nmice = 3", "components-value", "start.mice"),
        ("nun_row = 5", "nun_row = 10", "components-value", "start.nun_row"),
        ("joker = 15", "joker = 100", "components-value", "piles.joker"),
        ("pass = 12", "passes = 12", "components-value", "piles.passes"),
        ("token = 1", "token = 1\nvotes = 3", "components-value", "scoring.votes"),
        ("token = 1", 'token = "x"', "components-value", "scoring.token"),
        ("replacement = 10", "replacement = 9", "components-count", "players.2.replacement"),
        ("rounds = 9", "rounds = 8", "components-count", "players.3.replacement"),
        ("rounds = 9", "rounds = 0", "components-value", "players.3.rounds"),
        ("\n2 = {", "\n6 = {", "components-unknown", "players.6"),
        ("\n2 = {", "\ntwo = {", "components-value", "players"),
        ("\n5 = {", "\n# 5 = {", "components-missing", "players.5"),
        ("peasantry   =", "farmers =", "components-unknown", "population.farmers"),
        ("peasantry   =", "# ", "components-missing", "population.peasantry"),
        ("[4, 2, 2, 2, 4]", "[4, 2, 2, 2]", "components-value", "population.peasantry"),
        ("[4, 2, 2, 2, 4]", "[4, 2, -2, 2, 4]", "components-value", "population.peasantry[2]"),
        ("[buildings.farm]", "[buildings.stable]", "components-unknown", "buildings.stable"),
        (FARM, "", "components-missing", "buildings.farm"),
        (
            "privilege = { draw = 4 }",
            "privilege = { drew = 4 }",
            "components-value",
            "buildings.farm.privilege.drew",
        ),
        ('take = "gold"', 'take = "silver"', "components-value", "buildings.treasury.privilege.take"),
        ("  { discard_rats = 2 },\n]", "]", "components-value", "buildings.farm.supports"),
        (
            'first_game = ["farm", "marketplace"',
            'first_game = ["farm", "brewery"',
            "components-missing",
            "first_game (bourgeoisie)",
        ),
        ('first_game = ["farm", ', "first_game = [", "components-value", "first_game"),
        (
            '["guard_tower"]',
            '["guard_tower", "castle"]',
            "components-missing",
            "not_with_two_players (knighthood)",
        ),
        ('["guard_tower"]', '["stable"]', "components-value", "not_with_two_players[0]"),
        ("hand = 5", "hand = 16", "components-too-few-cards", "population"),
    ],
)
def test_broken_component_files_are_refused_by_reason_and_key(
    old: str, new: str, reason: str, key: str
) -> None:
    assert components_problem(old, new) == (reason, key)


@pytest.mark.parametrize("text", [b"rats = ", b"\xff\xfe", b"[[["])
def test_what_is_not_toml_is_refused(text: bytes) -> None:
    with pytest.raises(BadComponents, match="components-not-toml"):
        rc.decode_components(text)


def test_a_file_that_is_not_there_is_refused_with_its_path(tmp_path: Path) -> None:
    with pytest.raises(BadComponents) as caught:
        rc.load_components(tmp_path / "none.toml")
    assert caught.value.reason == "components-unreadable"


def test_a_good_file_of_ones_own_is_played_with(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(DATA.replace("rats = 10", "rats = 7", 1), encoding="utf-8")
    components = rc.load_components(tmp_path / "own.toml")
    assert rc.new_game(rc.Setup(("Anna", "Luc")), 1, components).rats == (7, 7)


def test_the_population_and_the_players_may_stand_in_any_order() -> None:
    lines = DATA.splitlines()
    first = next(place for place, line in enumerate(lines) if line.startswith("peasantry"))
    lines[first], lines[first + 5] = lines[first + 5].replace("[4,", "[5,"), lines[first]
    components = rc.decode_components("\n".join(lines).encode())
    assert rc.new_game(rc.Setup(("Anna", "Luc")), 1, components).table.copies[25] == 5


def test_the_three_supports_that_the_rulebook_shows_are_as_it_shows_them() -> None:
    buildings = rc.default_components().buildings
    assert buildings["tent"].supports[3] == Support(draw=2, look=1)
    assert buildings["monastery"].supports[0] == Support(draw=4)
    assert buildings["monastery"].supports[4] == Support(discard_rats=2)


def test_what_no_rulebook_prints_is_marked_as_a_house_value() -> None:
    assert set(rc.default_components().house_values) == {
        "scoring.token",
        "population",
        "buildings.*.supports",
    }


def test_other_numbers_give_another_fingerprint_and_another_list_of_house_values_does_not() -> None:
    def fingerprint(text: str) -> str:
        components = rc.decode_components(text.encode())
        return rc.components_fingerprint(rc.new_game(rc.Setup(("Anna", "Luc")), 1, components))

    assert fingerprint(DATA.replace("token = 1", "token = 2")) != fingerprint(DATA)
    assert fingerprint(DATA.replace('"scoring.token", ', "")) == fingerprint(DATA)


def test_data_of_an_earlier_program_may_list_buildings_in_another_order() -> None:
    moved = DATA.replace(FARM, "") + "\n" + FARM
    assert rc.decode_components(moved.encode()) == rc.default_components()
