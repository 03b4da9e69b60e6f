"""Loading what comes after the title while a person still looks at it, so that the first choice is quick."""

from importlib import import_module

from nd_tui.games import folder_of, open_box
from nd_tui.words.texts import fluent_bundle, simple_messages

SECONDS = 0.3  # after the first screen, when its last parts are drawn
MODULES = (
    "nd_tui.screens.table",
    "nd_tui.screens.new_game",
    "nd_tui.play.session",
    "nd_tui.thinking.thinker",
)


def load_modules(language: str, game: str) -> None:
    """Load the table, all that it needs, and the words; this runs in a thread of its own."""
    for module in MODULES:
        import_module(module)
    open_box(game).minds()
    fluent_bundle(language, game)
    simple_messages(language, folder_of(game))
