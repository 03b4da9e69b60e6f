"""What a person likes: language, looks, speed and keys, kept between starts."""

from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from core.game import Problem
from nd_tui.small_files import Unusable, read_small, write_small

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
    secret_prestige: bool = False
    coach: bool = True  # help for somebody who hesitates, until a first game is over
    statistics: bool = True  # whether finished games are remembered
    keys: dict[str, str] = {}  # by the id of an action
    new_game: dict[str, Any] = {}  # the form of the last new game, without its seed


def load_settings(path: Path) -> Settings:
    """The settings in a file, the usual ones where there is none; BadSettings if it makes no sense."""
    try:
        return read_small(path, Settings)
    except Unusable as fault:
        raise BadSettings("settings-unreadable", path=str(path), fault=str(fault)) from fault


def save_settings(settings: Settings, path: Path) -> None:
    """Keep the settings; BadSettings if the disk refuses."""
    try:
        write_small(path, settings)
    except Unusable as fault:
        raise BadSettings("settings-not-kept", path=str(path), fault=str(fault)) from fault


def default_settings_file() -> Path:
    """Where the platform keeps settings."""
    from platformdirs import user_config_path

    return user_config_path("nd-tui", appauthor=False) / "settings.json"
