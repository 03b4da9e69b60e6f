"""What the table shows of the other players, beside what the saves know of them."""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

from core import notre_dame as nd
from core import rattus_cartus as rc
from core.game import AnyGame
from core.history import AnyNode
from tests.nd_tui.monkey.ledger import chapters_of, games_in
from tests.nd_tui.monkey.spoken import plain
from tests.nd_tui.monkey.trouble import Trouble
from tests.nd_tui.texts import LANGUAGES, Texts

GOODS = ("gold", "markers", "prestige", "rat", "hand")
COUNTED = ("cards", "rats")
SECRET = "?"
BECOMES = r"(?<![→>] )"  # a number that a choice would bring is in no save yet
Row = tuple[str, ...]  # the goods of one player, as they are shown


@cache
def row_patterns() -> tuple[re.Pattern[str], ...]:
    """How the goods of another player are told: in full or in short, in each language."""
    told = [
        [Texts(language)(f"{size}-{good}").strip() for good in GOODS]
        for language in LANGUAGES
        for size in ("long", "short")
    ]
    of_the_first = [r"\s*".join(rf"\b{good}\s*(\d+|\?)" for good in goods) for goods in told]
    return tuple(map(re.compile, [*of_the_first, *of_rattus_cartus()]))


def of_rattus_cartus() -> list[str]:
    """How cards and rats of a player are told there: by letters, or by words in either number."""
    patterns = []
    for language in LANGUAGES:
        texts = Texts(language, rc.NAME)
        patterns.append(r"(\d+) {} (\d+|\?) {}\b".format(*(texts(f"short-{what}") for what in COUNTED)))
        words = ("|".join({texts(f"short-{what}.long", n=n) for n in (1, 2)}) for what in COUNTED)
        patterns.append(r"(\d+) (?:{}) (\d+|\?) (?:{})\b".format(*words))
    return [rf"\b{BECOMES}{pattern}" for pattern in patterns]


def rows_in(text: str) -> set[Row]:
    """The goods of the players in what is to be seen; not those that a choice would change."""
    return {found for pattern in row_patterns() for found in pattern.findall(plain(text))}


def rows_kept(folder: Path) -> set[Row]:
    """The goods of every player in every position of every game, also with a secret prestige."""
    return {row for path in games_in(folder) for row in rows_of(path, path.stat().st_mtime_ns)}


@lru_cache(maxsize=500)
def rows_of(path: Path, _written: int) -> frozenset[Row]:
    """The goods of every player in every position of a game, read again only when it was written again."""
    return frozenset(
        row
        for match in chapters_of(path)
        for node in match.history
        for row in rows_at(node, match.history.game)
    )


def rows_at(node: AnyNode, game: AnyGame) -> Iterator[Row]:
    """The goods of every player at a position."""
    state = node.state
    if game is nd:
        for seat, player in enumerate(state.players):
            hand = str(nd.view(state, (seat + 1) % len(state.players)).others[seat].hand)
            for prestige in (str(player.prestige), SECRET):
                yield str(player.gold), str(player.supply), prestige, str(player.rat), hand
    elif game is rc:
        for hand, rats in zip(state.hands, state.rats, strict=True):
            yield from ((str(len(hand)), shown) for shown in (str(rats), SECRET))


def compare(text: str, screens: set[str], folder: Path) -> int:
    """How many rows of the table were compared; Trouble if one is in no save. A lesson's are in none."""
    if "turn" not in screens or "lesson" in screens:
        return 0
    rows = rows_in(text)
    if rows and (unknown := rows - rows_kept(folder)):
        raise Trouble(f"shown, but in no position that is kept: {unknown}\n{text}")
    return len(rows)
