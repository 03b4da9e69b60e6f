"""What a person likes: language, looks, speed and keys, kept between starts."""

from pathlib import Path
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from core.game import Problem
from nd_tui.games import FIRST
from nd_tui.storage.small_files import Plain, SmallFile, merged

Speed = Literal["off", "quick", "slow"]


class BadSettings(Problem):
    """A settings file that cannot be read or written."""


class Settings(Struct, frozen=True, omit_defaults=True):
    """A person's wishes; a language of "" is that of the environment."""

    language: str = ""
    theme: str = "nd-dark"
    ascii: bool = False
    animations: bool = True
    speed: Speed = "quick"
    reckoning: bool = True  # whether the end of a round is told before the game goes on
    secret_points: bool = False
    coach: bool = True  # help for somebody who hesitates, until a first game is over
    statistics: bool = True  # whether finished games are remembered
    keys: dict[str, str] = {}  # by the id of an action
    new_game: dict[str, dict[str, Any]] = {}  # by game the form of the last new one, without its seed
    last_game: str = ""  # the game that was played or chosen last


def unreadable(path: str, fault: str) -> BadSettings:
    """A file that makes no sense."""
    return BadSettings("settings-unreadable", path=path, fault=fault)


def not_kept(path: str, fault: str) -> BadSettings:
    """A file that cannot be written."""
    return BadSettings("settings-not-kept", path=path, fault=fault)


def renewed(plain: Plain) -> Plain:
    """Settings as they are kept now; when there was one game they did not say of which they are."""
    form = plain.get("new_game")
    if isinstance(form, dict) and "names" in form:
        plain = {**plain, "new_game": {FIRST: form}}
    if "secret_prestige" in plain:
        plain = {"secret_points": plain["secret_prestige"], **plain}
    return plain


FILE = SmallFile(Settings, unreadable, not_kept, renewed)


def load_settings(path: Path) -> Settings:
    """The settings in a file, the usual ones where there is none; a Problem if it makes no sense."""
    return FILE.load(path)


def save_settings(settings: Settings, path: Path) -> None:
    """Keep the settings, whatever others there were; BadSettings if the disk refuses."""
    FILE.change(path, lambda _: settings, settings)


def change_settings(path: Path, before: Settings, after: Settings) -> Settings:
    """Keep what has changed, and what other programs have changed since; BadSettings if the disk refuses."""
    from nd_tui.keys.actions import clashes

    def onto(there: Settings) -> Settings:
        found = merged(there, before, after, by_key=("keys", "new_game"))
        # A key that both programs have given to something would make all of them void.
        return replace(found, keys=after.keys) if any(clashes(found.keys)) else found

    return FILE.change(path, onto, before)


def default_settings_file() -> Path:
    """Where the platform keeps settings."""
    from platformdirs import user_config_path

    return user_config_path("nd-tui", appauthor=False) / "settings.json"
