"""Weights of Notre Dame in files, by number of players."""

import re
from pathlib import Path

import msgspec

import core.notre_dame.agents.weights as weights_module
from core.notre_dame.agents.weights import Weights

DATA = Path(weights_module.__file__).parent / "weights.json"


def known_weights(path: Path) -> dict[int, Weights]:
    """The weights of a file, by number of players."""
    return msgspec.json.decode(path.read_bytes(), type=dict[int, Weights], strict=False)


def save(path: Path, players: int, weights: Weights) -> None:
    """Put the weights for a number of players into the file, beside those for others."""
    known = known_weights(path) if path.exists() else {}
    known[players] = weights
    data = msgspec.json.format(msgspec.json.encode(dict(sorted(known.items()))), indent=1).decode()
    # A row of numbers on a line of its own, so that a change of weights can be read.
    path.write_text(re.sub(r"\[[^][]*\]", lambda row: re.sub(r"\s+", " ", row[0]), data) + "\n")
