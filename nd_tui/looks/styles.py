"""The files of styles: the title's are read before it, all others later or when a screen needs them."""

from pathlib import Path

FOLDER = Path(__file__).parents[1] / "styles"
OF_THE_TITLE = FOLDER / "app.tcss"
SHARED = FOLDER / "screens.tcss"  # by all screens but the title


def later_ones() -> list[Path]:
    """The files that the title does not need, in the order in which they may be read."""
    return [SHARED, *sorted(set(FOLDER.glob("*.tcss")) - {OF_THE_TITLE, SHARED})]
