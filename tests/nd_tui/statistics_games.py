"""Finished games for the tests of the statistics, as they stand in the file."""

from pathlib import Path

import msgspec

from nd_tui.storage.statistics import Finished, Score, StatisticsFile

LEVELS = ("greedy", "clerk", "steward", "canon")
SOURCES = {"residence": 14, "shares": 9, "message": 8, "mayor": 6, "donation": 4, "park": 3, "plague": -2}


def game(number: int, name: str = "Anna", players: int = 3, taken_back: bool = False) -> Finished:
    """A game whose numbers all follow from its own."""
    prestige = 30 + number * 7 % 29
    place = 1 + number % min(3, players)
    level = LEVELS[number % len(LEVELS)]
    return Finished(
        save=f"game-{number}",
        when=f"2024-05-{number + 1:02}T18:30:00",
        edition="classic" if number % 3 == 0 else "anniversary",
        options={"new_persons": number % 5 == 4},
        seats=("person",) + (level,) * (players - 1),
        points=(prestige,) + (40,) * (players - 1),
        places=(place,) + (2,) * (players - 1),
        people=(Score(name, place, prestige, {**SOURCES, "residence": prestige - 30}),),
        taken_back=taken_back,
    )


def some_games(number: int = 24) -> list[Finished]:
    """Games of two persons at tables of all sizes, every fourth with something taken back."""
    return [
        game(each, "Anna" if each % 3 else "[b]Léo", 2 + each % 4, each % 4 == 1) for each in range(number)
    ]


def keep_statistics(folder: Path, broken: bytes = b'{"game": "torn') -> StatisticsFile:
    """A file with these games, and a line that was torn."""
    file = StatisticsFile(folder)
    folder.mkdir(parents=True, exist_ok=True)
    lines = [msgspec.json.encode(each) for each in some_games()]
    file.path.write_bytes(b"\n".join([*lines[:5], broken, *lines[5:]]) + b"\n")
    return file
