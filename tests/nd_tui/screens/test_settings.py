"""The settings: every wish in effect at once and next time, keys changed and refused."""

import json
from itertools import product
from pathlib import Path

import pytest
from textual.widgets import OptionList

from nd_tui.app import GamesApp
from nd_tui.keys.actions import clashes, registry, usual_keys
from nd_tui.keys.taken_keys import is_taken
from nd_tui.looks.themes import THEME_NAMES
from nd_tui.screens.app_screen import AppScreen
from nd_tui.screens.catch_key import CatchKeyScreen
from nd_tui.screens.help import HelpScreen
from nd_tui.screens.rules import RulesScreen
from nd_tui.screens.settings import SettingsScreen
from nd_tui.screens.title import TitleScreen
from nd_tui.storage.saves import GameFolder
from nd_tui.storage.settings import Settings, load_settings
from tests.nd_tui.screens.running import LARGE, SMALL, AnyPilot, TestedApp, click_option, drive, shown
from tests.nd_tui.texts import LANGUAGES, Texts

FIELDS = ("language", "theme", "ascii", "animations", "speed", "reckoning", "secret_points")


def kept(app: TestedApp) -> Settings:
    return load_settings(app.settings_file)


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("by_mouse", [False, True])
def test_every_wish_can_be_changed(tmp_path: Path, size: tuple[int, int], by_mouse: bool) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("6")
        await pilot.pause()
        for field in FIELDS:
            if by_mouse:
                await pilot.click(f"#{field}", offset=(3, 0))
            else:
                await pilot.press("right", "down")
            await pilot.pause()
        wanted = Settings("fr", THEME_NAMES[1], True, False, "slow", False, True)
        assert app.settings == wanted
        assert kept(app) == wanted
        assert Texts("fr")("settings-title") in shown(app)
        assert app.theme == THEME_NAMES[1]
        assert app.animation_level == "none"
        assert app.has_class("-ascii")
        assert "╭" not in shown(app)
        assert "+--" in shown(app)
        await pilot.press("escape")
        await pilot.pause()
        assert Texts("fr")("title-new") in shown(app)

    drive(app, steps, size)


@pytest.mark.parametrize("theme", THEME_NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_a_name_and_shows(tmp_path: Path, theme: str, language: str) -> None:
    app = TestedApp(tmp_path, language=language, theme=theme)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("f3")
        await pilot.pause()
        assert Texts(language)(f"theme-{theme}") in shown(app)

    drive(app, steps)


def test_the_focus_stays_on_the_field_that_changes(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("6", "down")
        for theme in (*THEME_NAMES[1:], THEME_NAMES[0]):
            await pilot.press("right")
            await pilot.pause()
            assert app.focused is not None
            assert app.focused.id == "theme"
            assert app.theme == theme

    drive(app, steps)


def test_the_language_of_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("6", "left")
        await pilot.pause()
        assert app.settings.language == ""
        assert app.texts.language == "fr"

    drive(app, steps)


async def choose_key(pilot: AnyPilot, act: str, *keys: str) -> None:
    """Choose an action of the list and press a key."""
    keys_list = pilot.app.screen.query_one("#keys", OptionList)
    keys_list.focus()
    keys_list.highlighted = keys_list.get_option_index(act)
    await pilot.pause()
    await pilot.press("enter")
    await pilot.pause()
    assert isinstance(pilot.app.screen, CatchKeyScreen)
    await pilot.press(*keys)
    await pilot.pause()


def test_a_key_is_changed_and_works_at_once(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("6")
        await pilot.pause()
        await choose_key(pilot, "rules", "x")
        assert kept(app).keys == {"rules": "x"}
        assert app.told == []
        await pilot.press("escape")
        await pilot.pause()
        assert "x Rules" in shown(app)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)
        await pilot.press("x")
        await pilot.pause()
        assert isinstance(app.screen, RulesScreen)
        await pilot.press("escape", "f1")
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)
        assert "x           Rules" in shown(app)

    drive(app, steps)


def test_keys_that_mean_something_else_are_refused_with_a_sentence(tmp_path: Path) -> None:
    texts = Texts("fr")
    app = TestedApp(tmp_path, language="fr")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("6")
        await pilot.pause()
        await choose_key(pilot, "take-back", "r")
        assert app.told[-1] == texts("problem-key-clash", key="r", other=texts("do-go-forward"))
        await choose_key(pilot, "take-back", "1")
        assert app.told[-1] == texts("problem-key-taken", key="1")
        await choose_key(pilot, "take-back", "home")
        assert app.told[-1] == texts("problem-key-taken", key=texts("key-home"))
        await choose_key(pilot, "take-back", "escape")
        assert len(app.told) == 3
        assert app.settings.keys == {}

    drive(app, steps)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_every_action_stands_once_and_whole_under_its_screen(tmp_path: Path, size: tuple[int, int]) -> None:
    app = TestedApp(tmp_path, language="fr")
    texts = Texts("fr")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("6")
        await pilot.pause()
        keys = app.screen.query_one("#keys", OptionList)
        rows = [" ".join(str(option.prompt).split()) for option in keys.options]
        assert {option.id for option in keys.options if option.id} == set(usual_keys())
        assert rows.count(texts("place-lines")) == 1
        under = rows[rows.index(texts("place-lines")) : rows.index(texts("place-review"))]
        delete = f"{texts('do-delete')} : {texts('do-delete.help')}"
        assert [row for row in under if row.endswith(delete)] == [f"{texts('key-delete')} {delete}"]
        widest = max(len(line) for option in keys.options for line in str(option.prompt).splitlines())
        assert widest <= keys.scrollable_content_region.width

    drive(app, steps, size)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_keys_by_mouse_and_back_to_the_usual_ones(tmp_path: Path, size: tuple[int, int]) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("6")
        await pilot.pause()
        await click_option(pilot, "#keys", 1)
        assert isinstance(app.screen, CatchKeyScreen)
        await pilot.click("#leave")
        await pilot.pause()
        assert app.settings.keys == {}
        await click_option(pilot, "#keys", 1)
        await pilot.press("x")
        await pilot.pause()
        assert list(app.settings.keys.values()) == ["x"]
        await pilot.click("#usual")
        await pilot.pause()
        assert app.settings.keys == {}
        assert isinstance(app.screen, SettingsScreen)

    drive(app, steps, size)


def test_two_keys_can_be_exchanged_over_a_third(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("6")
        await pilot.pause()
        for act, key in (("take-back", "x"), ("go-forward", "u"), ("take-back", "r")):
            await choose_key(pilot, act, key)
        assert app.told == []
        assert app.settings.keys == {"take-back": "r", "go-forward": "u"}

    drive(app, steps)


@pytest.mark.parametrize(
    ("act", "key"),
    [
        *product(("take-back", "hint"), ("home", "end", "pageup", "pagedown", "up", "left", "enter", "7")),
        *product(("save", "start"), ("ctrl+z", "ctrl+q", "ctrl+p", "ctrl+c", "tab", "shift+tab")),
        ("comment", "j"),  # walks through the lines
        ("play-better", "k"),
        ("start", "x"),  # is typed into a field of the form
        ("help", "space"),  # changes a value
    ],
)
def test_a_key_that_could_never_work_is_taken(act: str, key: str) -> None:
    assert is_taken(act, key)


def test_usual_keys_and_free_letters_are_not_taken() -> None:
    assert not [act.id for act in registry() if is_taken(act.id, act.key)]
    assert not [letter for letter in "wxyz" if is_taken("take-back", letter)]
    assert not is_taken("start", "f5")


def test_the_usual_keys_do_not_clash() -> None:
    assert list(clashes({})) == []
    assert set(usual_keys()) == {act.id for act in registry()}


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b'{"speed": "fast"}', b'{"keys": 3}', b"\xff", b'{"theme": 1}'],
)
def test_a_broken_settings_file_is_told_and_left_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(content)
    app = TestedApp(tmp_path)

    async def steps(pilot: AnyPilot) -> None:
        assert len(app.told) == 1
        assert "settings.json" in app.told[0]
        assert app.settings == Settings()
        assert isinstance(app.screen, TitleScreen)

    drive(app, steps)
    assert (tmp_path / "settings.json").read_bytes() == content


@pytest.mark.parametrize(
    "wishes",
    [
        {"theme": "no such theme"},
        {"language": "xx"},
        {"keys": {"take-back": "r"}},
        {"keys": {"no-such-action": "z"}},
        {"keys": {"take-back": ""}},
        {"keys": {"take-back": ",,"}},
        {"unknown": 1},
    ],
)
def test_settings_that_mean_nothing_do_no_harm(tmp_path: Path, wishes: dict[str, object]) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps(wishes), encoding="utf-8")
    app = GamesApp(GameFolder(tmp_path), file)

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("f3")
        await pilot.pause()
        assert isinstance(app.screen, SettingsScreen)
        await pilot.press("f1")
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)

    drive(app, steps)


def test_settings_that_cannot_be_kept_are_told_and_in_effect(tmp_path: Path) -> None:
    app = TestedApp(tmp_path, language="en")
    app.preferences.file = tmp_path / "settings.json" / "file in the way"

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("6", "right")
        await pilot.pause()
        assert app.texts.language == "fr"
        assert len(app.told) == 1
        assert "file in the way" in app.told[0]

    drive(app, steps)


def test_looks_asked_for_only_this_time_are_not_kept(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    app = GamesApp(GameFolder(tmp_path), file, "en", looks={"ascii": True, "theme": "nd-light"})
    assert (app.symbols.arrow, app.theme) == ("->", "nd-light")

    async def steps(pilot: AnyPilot) -> None:
        app.change_settings(speed="slow")
        assert load_settings(file) == Settings(speed="slow")
        assert app.settings.ascii

    drive(app, steps)


def test_a_wish_that_no_word_on_the_screen_depends_on_composes_nothing_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = TestedApp(tmp_path, language="en")
    composed: list[object] = []

    async def steps(pilot: AnyPilot) -> None:
        await pilot.press("6")
        await pilot.pause()
        monkeypatch.setattr(AppScreen, "recompose", recompose)
        for field in ("theme", "animations", "speed", "reckoning", "coach", "statistics"):
            app.screen.query_one(f"#{field}").focus()
            before = getattr(app.settings, field)
            await pilot.press("right")
            await pilot.pause()
            assert getattr(kept(app), field) != before
            assert composed == []

    async def recompose(screen: object) -> None:
        composed.append(screen)

    drive(app, steps)
