"""Agents that fail, each in another way: one crashes, one cheats, one says nothing as long as it is heard."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event

from core import notre_dame as nd
from core.notre_dame.moves import Donate

nobody_listens = Event()
nobody_listens.set()


@contextmanager
def listening() -> Iterator[None]:
    """While this lasts the silent one says nothing, however slow the machine is; then its thread can end."""
    nobody_listens.clear()
    try:
        yield
    finally:
        nobody_listens.set()


def crash(view: nd.View, luck: int) -> nd.Move:
    raise RuntimeError("an agent's own mistake")


def stay_silent(view: nd.View, luck: int) -> nd.Move:
    nobody_listens.wait()
    return view.options[0]


def cheat(view: nd.View, luck: int) -> nd.Move:
    return Donate(3)
