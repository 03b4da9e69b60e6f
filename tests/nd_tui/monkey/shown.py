"""What the table shows of the other players, beside what the saves know of them."""

import re
from functools import cache, lru_cache
from pathlib import Path

from core import notre_dame as nd
from nd_tui.storage.loading import load
from tests.nd_tui.monkey.ledger import games_in
from tests.nd_tui.monkey.spoken import plain
from tests.nd_tui.monkey.trouble import Trouble
from tests.nd_tui.texts import LANGUAGES, Texts

GOODS = ("gold", "markers", "prestige", "rat", "hand")
SECRET = "?"
Row = tuple[str, ...]  # the goods of one player, as they are shown


@cache
def row_patterns() -> tuple[re.Pattern[str], ...]:
    """How the goods of another player are told: in full or in short, in each language."""
    told = [
        [Texts(language)(f"{size}-{good}").strip() for good in GOODS]
        for language in LANGUAGES
        for size in ("long", "short")
    ]
    return tuple(re.compile(r"\s*".join(rf"\b{good}\s*(\d+|\?)" for good in goods)) for goods in told)


def rows_in(text: str) -> set[Row]:
    """The goods of the other players in what is to be seen; not those that a choice would change."""
    return {found for pattern in row_patterns() for found in pattern.findall(plain(text))}


def rows_kept(folder: Path) -> set[Row]:
    """The goods of every player in every position of every game, also with a secret prestige."""
    return {row for path in games_in(folder) for row in rows_of(path, path.stat().st_mtime_ns)}


@lru_cache(maxsize=500)
def rows_of(path: Path, _written: int) -> frozenset[Row]:
    """The goods of every player in every position of a game, read again only when it was written again."""
    history = load(path).history
    if history.game is not nd:
        return frozenset()  # other games show other things
    return frozenset(
        (str(player.gold), str(player.supply), prestige, str(player.rat), str(hand))
        for node in history
        for seat, player in enumerate(node.state.players)
        for hand in [nd.view(node.state, (seat + 1) % len(node.state.players)).others[seat].hand]
        for prestige in (str(player.prestige), SECRET)
    )


def compare(text: str, screens: set[str], folder: Path) -> int:
    """How many rows of the table were compared; Trouble if one is in no save. A lesson's are in none."""
    if "turn" not in screens or "lesson" in screens:
        return 0
    rows = rows_in(text)
    if rows and (unknown := rows - rows_kept(folder)):
        raise Trouble(f"shown, but in no position that is kept: {unknown}\n{text}")
    return len(rows)
