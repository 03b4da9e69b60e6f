"""Ways to damage a save: bytes cut and flipped, values of wrong types and sizes, moves that are not legal."""

import copy
import json
import random
from typing import Any

NASTY_VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1.5,
    2**31,
    2**63,
    10**300,
    float("1e308"),
    "",
    "x" * 5000,
    "[bold red]markup[/]",
    "<script>alert(1)</script>",
    "\x00\x1b[31m",
    "🐀" * 50,
    "مرحبا",
    [],
    {},
    [[[[[[]]]]]],
    {"a": {"b": {"c": 1}}},
)


def damaged(raw: bytes, chance: random.Random) -> bytes:
    """The save, damaged in one of many ways."""
    ways = (cut, flipped, repeated, another_value, another_value, another_value, key_gone, move_swapped)
    return chance.choice(ways)(raw, chance)


def cut(raw: bytes, chance: random.Random) -> bytes:
    return raw[: chance.randrange(len(raw))]


def flipped(raw: bytes, chance: random.Random) -> bytes:
    changed = bytearray(raw)
    for _ in range(chance.choice((1, 1, 3, 30))):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def repeated(raw: bytes, chance: random.Random) -> bytes:
    start = chance.randrange(len(raw))
    part = raw[start : start + chance.randrange(1, 200)]
    return raw[:start] + part * chance.randrange(2, 20) + raw[start:]


def another_value(raw: bytes, chance: random.Random) -> bytes:
    content = json.loads(raw)
    holder, key = chance.choice(places(content))
    holder[key] = copy.deepcopy(chance.choice(NASTY_VALUES))
    return json.dumps(content).encode()


def key_gone(raw: bytes, chance: random.Random) -> bytes:
    content = json.loads(raw)
    holder, key = chance.choice(places(content))
    del holder[key]
    return json.dumps(content).encode()


def move_swapped(raw: bytes, chance: random.Random) -> bytes:
    content = json.loads(raw)
    moves = chance.choice([line["moves"] for line in content["lines"] if line["moves"]])
    one, other = chance.randrange(len(moves)), chance.randrange(len(moves))
    moves[one], moves[other] = moves[other], chance.choice((moves[one], "pass", "keep bank", "take"))
    return json.dumps(content).encode()


def places(content: Any) -> list[tuple[Any, Any]]:
    """Every value in the file as its holder and key."""
    found: list[tuple[Any, Any]] = []
    waiting = [content]
    while waiting:
        holder = waiting.pop()
        keys = holder.keys() if isinstance(holder, dict) else range(len(holder))
        for key in keys:
            found.append((holder, key))
            if isinstance(holder[key], dict | list):
                waiting.append(holder[key])
    return found
