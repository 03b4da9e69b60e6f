"""Games on a running Dask cluster: an executor like any other, if the optional part is installed."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from core.game import Problem

SECONDS_TO_CONNECT = 10


class NoCluster(Problem):
    """A cluster that cannot be used."""


@contextmanager
def on_cluster(address: str) -> Iterator[Executor]:
    """The cluster whose scheduler has this address; NoCluster if it is not there, or is lost on the way.

    A worker that dies loses nothing: its scheduler gives what it had to another one.
    """
    try:
        import distributed
    except ImportError as error:
        raise NoCluster("cluster-not-installed") from error
    try:
        asyncio.run(find_out_whether_it_answers(address))
        client = distributed.Client(address, timeout=SECONDS_TO_CONNECT, set_as_default=False)
    except (OSError, ValueError, TypeError, RuntimeError) as error:  # of addresses that make no sense, any
        raise NoCluster("cluster-not-found", address=address) from error
    try:
        with client:
            yield client.get_executor(pure=False)
    except (distributed.CancelledError, distributed.KilledWorker, distributed.comm.CommClosedError) as error:
        raise NoCluster("cluster-lost", address=address) from error


async def find_out_whether_it_answers(address: str) -> None:
    """Call a scheduler once: a client that could not be made would still complain when the program ends."""
    from distributed import Security
    from distributed.comm import connect

    how = Security().get_connection_args("client")
    called = await connect(address, timeout=SECONDS_TO_CONNECT, **how)
    await called.close()
