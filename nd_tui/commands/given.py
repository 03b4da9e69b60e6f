"""What was given on the command line, before a part of the command or after it."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from core.game import Problem
from nd_tui.games import FIRST
from nd_tui.words.texts import LANGUAGES, Texts, language_of

if TYPE_CHECKING:
    from nd_tui.storage.saves import GameFolder
    from nd_tui.storage.settings import Settings


class BadUsage(Problem):
    """Something on the command line that the command does not understand."""


class Given:
    """The options that were given, by name; what was given last counts."""

    def __init__(self) -> None:
        self.options: dict[str, Any] = {}

    @property
    def texts(self) -> Texts:
        """The words: in the language that was given, or that of the settings, or of the environment."""
        language = self.options.get("lang") or self._language_kept()
        return Texts(language if language in LANGUAGES else language_of(), self.game_name)

    @property
    def game_name(self) -> str:
        """The game that is meant."""
        return FIRST

    def _language_kept(self) -> str:
        try:
            return self.settings().language
        except Problem:
            return ""  # what is wrong with the file is told where more than a word of it is needed

    @property
    def settings_file(self) -> Path:
        """Where the settings are kept."""
        from nd_tui.storage.settings import default_settings_file

        folder: Path | None = self.options.get("data_dir")
        return default_settings_file() if folder is None else folder / "settings.json"

    def settings(self) -> "Settings":
        """The settings as they are kept; a Problem if they cannot be read."""
        from nd_tui.storage.settings import load_settings

        return load_settings(self.settings_file)

    @property
    def folder(self) -> "GameFolder":
        """Where games are kept."""
        from nd_tui.storage.saves import GameFolder, default_folder

        folder: Path | None = self.options.get("data_dir")
        return GameFolder(default_folder() if folder is None else folder)

    @property
    def components(self) -> Any:
        """The component data in a player's own file; None for those of the program."""
        file: Path | None = self.options.get("components")
        if file is None:
            return None
        from core import notre_dame as nd

        return nd.load_components(file)

    def among(self, *names: str) -> dict[str, Any]:
        """Of these options those that were given."""
        return {name: self.options[name] for name in names if name in self.options}


def given_in(context: click.Context) -> Given:
    """What was given on the command line, so far."""
    given = context.find_root().obj
    assert isinstance(given, Given)
    return given
