"""Loading what comes after the title while a person still looks at it, so that the first choice is quick."""

import asyncio
from importlib import import_module

from textual.css.stylesheet import Stylesheet

from nd_tui.games import folder_of, open_box
from nd_tui.looks.styles import later_ones
from nd_tui.words.texts import fluent_bundle, simple_messages

SECONDS = 0.3  # after the first screen, when its last parts are drawn
MODULES = (
    "nd_tui.screens.table",
    "nd_tui.screens.new_game",
    "nd_tui.play.session",
    "nd_tui.thinking.thinker",
)


async def load_ahead(stylesheet: Stylesheet, language: str, game: str) -> None:
    """Load the table and all that it needs; keys are answered meanwhile."""
    await asyncio.to_thread(load_modules, language, game)
    await read_styles(stylesheet, game)


def load_modules(language: str, game: str) -> None:
    """Load the code and the words; this runs in a thread of its own."""
    for module in MODULES:
        import_module(module)
    box = open_box(game)
    box.minds()
    box.table()
    fluent_bundle(language, game)
    simple_messages(language, folder_of(game))


async def read_styles(stylesheet: Stylesheet, game: str) -> None:
    """Read the styles of all screens, a file at a time: a screen whose styles are there opens at once."""
    of_board = open_box(game).table().STYLES
    for path in [*later_ones(), *([] if of_board is None else [of_board])]:
        if not stylesheet.has_source(str(path)):
            stylesheet.read(path)
            stylesheet.parse()
            await asyncio.sleep(0)
