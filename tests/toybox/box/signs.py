"""The signs of the pebbles, also in plain ASCII."""

from collections.abc import Mapping

from nd_tui.looks.symbols import Symbols

UNICODE = {"red": "■", "blue": "□"}
ASCII = {"red": "#", "blue": "="}


def signs_for(symbols: Symbols) -> Mapping[str, str]:
    """The signs that go with those of the shell, by the kinds of pebbles."""
    return ASCII if symbols.plain else UNICODE
