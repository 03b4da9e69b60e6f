"""Self-play on all cores, kept on disk batch by batch, so that whoever stops it can go on later.

A game brings a function that plays one game by a seed and tells what it teaches: columns by name, all of the
same length. A batch of games becomes a shard, a file of numpy arrays, in which the column `game` tells the
seeds. What the games were played with stands beside them; a folder of games played with something else is
refused.
"""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Lesson = Mapping[str, Sequence[Any]]  # what a game teaches: columns of numbers, or of rows of numbers
Play = Callable[[int], Lesson]  # a game by its seed
Batch = tuple[int, int]  # the first seed and the number of games

ABOUT = "about.json"
BATCH = 50
NICENESS = 10  # whoever sits at the machine goes first


class OtherGames(Exception):
    """A folder that holds games which were played with something else."""


def gather(play: Play, games: int, folder: Path, about: Mapping[str, Any], seed: int, workers: int) -> None:
    """Play so many games with the seeds from the first one on, those that are not in the folder yet."""
    begin(folder, about)
    missing = [batch for batch in batches(games, seed) if not shard(folder, batch).exists()]
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True)) as bar, pool(workers) as processes:
        done = games - sum(number for _, number in missing)
        task = bar.add_task(folder.name, total=games, completed=done)
        tasks = [processes.submit(partial(play_batch, play, folder), batch) for batch in missing]
        try:
            for finished in as_completed(tasks):
                bar.advance(task, finished.result())
        finally:
            for waiting in tasks:
                waiting.cancel()


def pool(workers: int) -> Executor:
    """Processes that give way to whatever else the machine has to do."""
    return ProcessPoolExecutor(workers, initializer=give_way)


def give_way() -> None:
    """Let others go first, unless that is so already."""
    os.nice(max(0, NICENESS - os.nice(0)))


def begin(folder: Path, about: Mapping[str, Any]) -> None:
    """Make a folder for games that are played with this, or go on with one."""
    folder.mkdir(parents=True, exist_ok=True)
    told = msgspec.json.format(msgspec.json.encode(about, order="sorted"), indent=1)
    beside = folder / ABOUT
    if not beside.exists():
        beside.write_bytes(told)
    elif beside.read_bytes() != told:
        raise OtherGames(f"{folder} holds games that were played with something else: see {beside}")


def batches(games: int, seed: int) -> list[Batch]:
    """The games in batches; where more are asked for later, those that were played stay as they are."""
    return [(seed + first, min(BATCH, games - first)) for first in range(0, games, BATCH)]


def shard(folder: Path, batch: Batch) -> Path:
    """The file of a batch."""
    first, number = batch
    return folder / f"{first:012}-{number:03}.npz"


def play_batch(play: Play, folder: Path, batch: Batch) -> int:
    """Play a batch and keep it; a file appears only once it is whole."""
    first, number = batch
    lessons = [(seed, play(seed)) for seed in range(first, first + number)]
    whole = shard(folder, batch)
    part = whole.with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(file, **as_columns(lessons))  # type: ignore[arg-type]
    part.replace(whole)
    return number


def as_columns(lessons: Iterable[tuple[int, Lesson]]) -> dict[str, npt.NDArray[Any]]:
    """The columns of several games under each other, and to which game each line belongs."""
    met: dict[str, list[Any]] = {"game": []}
    for seed, lesson in lessons:
        lengths = {len(column) for column in lesson.values()}
        assert len(lengths) == 1, f"columns of {lengths} lines"
        met["game"] += [seed] * lengths.pop()
        for name, column in lesson.items():
            met.setdefault(name, []).extend(column)
    return {
        name: np.asarray(column, dtype=np.int64 if name == "game" else np.float32)
        for name, column in met.items()
    }


def shards(*folders: Path) -> Iterator[dict[str, npt.NDArray[Any]]]:
    """The games of some folders, one shard after the other, always in the same order."""
    for folder in folders:
        for path in sorted(folder.glob("*.npz")):
            with np.load(path) as found:
                yield dict(found)


def gathered(*folders: Path) -> dict[str, npt.NDArray[Any]]:
    """All games of some folders, for those that fit into memory."""
    found = list(shards(*folders))
    return {name: np.concatenate([one[name] for one in found]) for name in found[0]}


def held_out(games: npt.NDArray[np.int64], share: int = 10) -> npt.NDArray[np.bool_]:
    """Which lines belong to the games that are not learned from: one game of so many, whole games always."""
    found: npt.NDArray[np.bool_] = games % share == 0
    return found
