"""Texts that would steer a terminal, and files that hold them wherever somebody may have typed something."""

import re
from pathlib import Path

import msgspec

from core import notre_dame as nd
from core.record import new_match
from nd_tui.storage.saves import GameFolder
from nd_tui.storage.statistics import StatisticsFile
from nd_tui.terminal.visible import is_harmful
from tests.core.record.games import AnyMatch
from tests.nd_tui.statistics_games import game

CLIPBOARD, TITLE, CLEAR = "\x1b]52;c;WA==\x07", "\x1b]0;ha\x07", "\x1b[2J\x1b[H"
C1, TURNED, BROKEN = "\x9b31m\x9d2;x\x9c", "\u202eevil\u2066\u200f\u061c", "a\u2028b\u200bc\nd\te\x7f"
HOSTILE = (CLIPBOARD, TITLE, CLEAR, C1, TURNED, BROKEN)
NAMES = tuple(f"N{number}{text}" for number, text in enumerate(HOSTILE))
# By which only places, colours and modes are set, or the shape of the pointer.
SEQUENCE = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]|\x1b\]22;[a-z-]*\x07")


def hostile_match(names: tuple[str, ...] = NAMES[:3]) -> AnyMatch:
    """A game of players, with lines and comments, that are called so."""
    match = new_match(nd, nd.Setup(names), 7, ("person",) + ("greedy",) * (len(names) - 1))
    history = match.history
    for number in range(24):
        history.play(nd.legal_moves(history.state)[0])
        history.cursor.comment = f"comment {HOSTILE[number % len(HOSTILE)]}"
        if number % 5 == 4:
            history.undo_to_decision_of(0)
            history.play(nd.legal_moves(history.state)[-1]).name = f"line {HOSTILE[number % len(HOSTILE)]}"
    return match


def hostile_folder(folder: Path, names: tuple[str, ...] = NAMES[:3]) -> Path:
    """A folder with such a game, and statistics of such players; the path of the game."""
    kept = GameFolder(folder).keep(hostile_match(names))
    kept.save()
    kept.close()
    lines = [msgspec.json.encode(game(number, name)) for number, name in enumerate(NAMES)]
    StatisticsFile(folder).path.write_bytes(b"\n".join(lines) + b"\n")
    return kept.path


def harm_in(text: str) -> set[str]:
    """The characters of something shown that should not be there; lines break."""
    return {char for char in text if char != "\n" and is_harmful(char)}


def harm_in_output(written: bytes) -> set[str]:
    """What else than text, and sequences that set places, colours and modes, was written to a terminal."""
    return harm_in(SEQUENCE.sub("", written.decode()).replace("\r\n", "\n"))
