"""The keys of games stand among those of the shell, each only at the table of its game."""

import pytest

from nd_tui.games import ACTS, FIRST, GameAct, names
from nd_tui.keys import actions
from nd_tui.keys.actions import OF_ALL_GAMES, acts_on, clashes, name_of, with_games
from nd_tui.words.texts import LANGUAGES, Texts

OTHER = {**ACTS, "other": (GameAct("other-nuns", "m", True, ("hint", "hint")),)}


def test_only_games_of_the_box_have_acts() -> None:
    assert set(ACTS) <= set(names())


def test_an_act_stands_after_the_one_that_it_follows() -> None:
    order = [act.id for act in acts_on("table", FIRST)]
    assert order[order.index("hint") :][:3] == ["hint", "map", "others"]


def test_another_game_has_none_of_them() -> None:
    assert not {act.id for act in acts_on("table", "other")} & {act.id for act in ACTS[FIRST]}


def test_acts_of_two_games_may_have_one_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actions, "registry", lambda: with_games(OF_ALL_GAMES, OTHER))
    assert list(clashes({})) == []
    assert ("hint", "other-nuns") in [tuple(sorted(pair)) for pair in clashes({"other-nuns": "h"})]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_act_is_called_in_the_words_of_its_game_whichever_is_open(language: str) -> None:
    for act in ACTS[FIRST]:
        for form in ("", ".help"):
            assert name_of(Texts(language), act.id, form) == Texts(language, FIRST)(f"do-{act.id}{form}")
