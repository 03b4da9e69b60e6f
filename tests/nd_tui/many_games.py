"""Folders with more games than anybody looks at."""

import os
from pathlib import Path

from core.record import encode
from tests.core.record.games import small_tree


def many_games(folder: Path, number: int, seat: str = "person") -> list[Path]:
    """So many kept games, the latest last; all the same but for their names."""
    content = encode(small_tree(), "2026-01-01T10:00:00+00:00", "0")
    content = content.replace(b'"person"', f'"{seat}"'.encode())
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"2026-01-01-{each:06}-7.json" for each in range(number)]
    for each, path in enumerate(paths):
        path.write_bytes(content)
        os.utime(path, (each, each))
    return paths
