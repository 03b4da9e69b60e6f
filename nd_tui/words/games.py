"""The games of the box by their names, where there are several."""

from collections.abc import Iterable

from nd_tui.games import names
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts


def who_plays(texts: Texts, game: str, players: Iterable[str]) -> str:
    """Who plays, and which game, unless there is only one."""
    told = listed(players)
    return texts("which-game", game=texts(f"game-{game}"), players=told) if len(names()) > 1 else told
