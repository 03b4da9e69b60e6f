"""What was given on the command line, before a part of the command or after it."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from core.game import Problem
from nd_tui import games
from nd_tui.words.texts import LANGUAGES, Texts, language_of

if TYPE_CHECKING:
    from nd_tui.games.box import Box
    from nd_tui.storage.loading import OwnComponents
    from nd_tui.storage.saves import GameFolder
    from nd_tui.storage.settings import Settings


class BadUsage(Problem):
    """Something on the command line that the command does not understand."""


class CliContext:
    """The options that were given, by name; what was given last counts."""

    def __init__(self) -> None:
        self.options: dict[str, Any] = {}

    @property
    def texts(self) -> Texts:
        """The words: in the language that was given, or that of the settings, or of the environment."""
        language = self.options.get("lang") or self._kept("language")
        return Texts(language if language in LANGUAGES else language_of(), self.game_name)

    def _kept(self, name: str) -> str:
        """A setting, where the settings can be read."""
        try:
            value: str = getattr(self.settings(), name)
            return value
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
    def game_name(self) -> str:
        """The game that was named, or that was played last."""
        named: str = self.options.get("game", "")
        return named or games.remembered(self._kept("last_game"))

    @property
    def box(self) -> "Box":
        """All that this game brings."""
        return games.open_box(self.game_name)

    @property
    def own_components(self) -> "OwnComponents":
        """The component data in a player's own file, by the game they are for; nothing for the program's."""
        file: Path | None = self.options.get("components")
        return {} if file is None else {self.game_name: self.box.components(file)}

    @property
    def components(self) -> Any:
        """The same for this game; None for those of the program."""
        return self.own_components.get(self.game_name)

    def among(self, *names: str) -> dict[str, Any]:
        """Of these options those that were given."""
        return {name: self.options[name] for name in names if name in self.options}


def cli_context_of(context: click.Context) -> CliContext:
    """What was given on the command line, so far."""
    cli = context.find_root().obj
    assert isinstance(cli, CliContext)
    return cli
