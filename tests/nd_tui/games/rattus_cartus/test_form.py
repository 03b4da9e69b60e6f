"""The form of a new game: every choice is a game that can be played, and is remembered."""

from typing import get_args

import pytest

from core import rattus_cartus as rc
from core.game import BadSetup
from core.rattus_cartus.names import CLASSES, HOMES, type_of
from core.rattus_cartus.setup import Buildings
from nd_tui.games.rattus_cartus import BOX
from nd_tui.words.texts import LANGUAGES, Texts
from tests.nd_tui.games.rattus_cartus.games import NAMES

FORM = BOX.form
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@LANGUAGE
@pytest.mark.parametrize("players", [2, 5])
def test_every_choice_of_every_field_can_be_played_and_is_remembered(language: str, players: int) -> None:
    texts = Texts(language, rc.NAME)
    for way in get_args(Buildings):
        values = FORM.changed(FORM.usual(), "buildings", way)
        for field in FORM.fields(texts, values, players):
            assert field.label
            for value, words in field.choices:
                chosen = FORM.changed(values, field.id, value)
                assert words
                assert FORM.read(chosen) == chosen
                setup = rc.read_setup(FORM.setup(chosen, NAMES[:players]))
                assert len(rc.new_game(setup, 1).table.buildings) == 30


def test_chosen_buildings_are_as_many_of_each_type_as_was_said() -> None:
    values = {**FORM.usual(), "buildings": "chosen", "clergy": 2}
    cards = rc.read_setup(FORM.setup(values, NAMES[:3])).chosen
    clergy = [type_of(card) for card in cards if HOMES[type_of(card)] == CLASSES.index("clergy")]
    assert clergy.count("monastery") == 2
    assert clergy.count("hospital") == 3


@LANGUAGE
def test_two_players_are_warned_of_the_guard_tower(language: str) -> None:
    texts = Texts(language, rc.NAME)
    values = FORM.changed(FORM.usual(), "buildings", "chosen")
    told = {}
    for players in (2, 3):
        fields = {field.id: field for field in FORM.fields(texts, values, players)}
        told[players] = dict(fields["knighthood"].choices)
    assert told[2][5] == told[3][5]  # five Castles
    assert all(told[2][number] != told[3][number] for number in range(5))


@LANGUAGE
def test_ways_to_choose_buildings_can_be_typed(language: str) -> None:
    for name in FORM.option_names(Texts(language, rc.NAME), "buildings"):
        assert FORM.given(Texts(language, rc.NAME), {"buildings": name})["buildings"] in get_args(Buildings)
    with pytest.raises(BadSetup) as refused:
        FORM.given(Texts(language, rc.NAME), {"buildings": "castles"})
    assert refused.value.reason == "setup-buildings"


@pytest.mark.parametrize(
    "kept",
    [{"colours": ["red"]}, {"buildings": "all"}, {"clergy": 6}, {"magic": -1}, {"rats_shown": True}],
)
def test_values_that_make_no_sense_are_not_read(kept: dict[str, object]) -> None:
    assert FORM.read({**FORM.usual(), **kept}) is None


def test_a_colour_is_exchanged_with_whoever_had_it() -> None:
    values = FORM.seat_changed(FORM.usual(), 0, "blue")
    assert values["colours"][0] == "blue"
    assert sorted(values["colours"]) == sorted(FORM.usual()["colours"])
    assert FORM.players_changed({**values, "start": 4}, 3)["start"] is None
