"""The command run in the test's own process, without a terminal."""

import pytest
from click.testing import CliRunner, Result

from nd_tui.commands.main import command
from nd_tui.words.texts import LANGUAGES

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
PARTS = tuple(command().parts)


def run(*options: str, typed: str = "", language: str = "en") -> Result:
    environment = {"LC_ALL": f"{language}_XX.UTF-8"}
    return CliRunner(env=environment).invoke(command(), list(options), input=typed)
