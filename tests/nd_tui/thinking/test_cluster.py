"""Tournaments on a cluster: one of two workers killed on the way, no scheduler, no Dask at all."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from core.ai.tournament import Fixture, Played, Version, all_played, fixtures, table
from nd_tui.commands.main import command
from nd_tui.play.simulating import workers
from tests.nd_tui.commands.test_output import COMMAND
from tests.nd_tui.texts import LANGUAGES, Texts

SECONDS_A_GAME = 0.05
GAMES = 80
PEBBLES = Version("tests.toybox.game", "tests.toybox.minds")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    distributed = pytest.importorskip("distributed", reason="the extra “dask” is not installed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None, silence_logs=50
    ) as found:
        yield found


def play_slowly(log: Path, fixture: Fixture) -> Played:
    """A game of which whoever begins it leaves a trace."""
    with log.open("a") as traces:
        traces.write(f"{os.getpid()}\n")
    time.sleep(SECONDS_A_GAME)
    return Played(fixture, (fixture.entrants.index(fixture.seed % 2),), (fixture.seed % 50, 7), 9)


def simulate(*options: str, language: str = "en") -> Result:
    options = ("--seats", "greedy,random", "--games", "6", "--json", *options)
    return CliRunner().invoke(command(), ["--lang", language, "simulate", *options])


@pytest.mark.skipif(os.name == "nt", reason="a system without signals")
def test_nothing_is_lost_or_counted_twice_when_a_worker_is_killed_on_the_way(
    cluster: Any, tmp_path: Path
) -> None:
    log, plan = tmp_path / "log", fixtures(2, GAMES, 1)
    with workers(1, cluster.scheduler_address) as pool:
        games = all_played(partial(play_slowly, log), plan, pool, PEBBLES)
        played = [next(games) for _ in range(6)]
        killed = Counter(log.read_text().split()).most_common(1)[0][0]
        os.kill(int(killed), signal.SIGKILL)
        played += games
    assert Counter(game.fixture for game in played) == Counter(plan)
    traces = log.read_text().split()
    assert 0 < traces.count(killed) < GAMES - 6, "it was killed on the way"
    assert len(set(traces)) >= 2, "others went on"
    alone = [play_slowly(log, fixture) for fixture in plan]
    assert table(["a", "b"], played, 1) == table(["a", "b"], alone, 1)


def test_a_cluster_gives_the_same_table_as_this_machine(cluster: Any) -> None:
    there, here = simulate("--scheduler", cluster.scheduler_address), simulate()
    assert (there.exit_code, here.exit_code) == (0, 0), there.output
    assert json.loads(there.stdout) == json.loads(here.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_dask_a_sentence_tells_how_to_install_it(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    result = simulate("--scheduler", "tcp://127.0.0.1:1", language=language)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == Texts(language)("problem-cluster-not-installed") + "\n"


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nowhere:at:all"])
def test_an_address_at_which_no_scheduler_answers_is_told_in_a_sentence(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed", reason="the extra “dask” is not installed")
    monkeypatch.setattr("nd_tui.thinking.cluster.SECONDS_TO_CONNECT", 0.5)
    result = simulate("--scheduler", address)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == Texts("en")("problem-cluster-not-found", address=address) + "\n"


@pytest.mark.parametrize("address", ["x", "::::", "tls://127.0.0.1:1", "foo://a:3"])
def test_an_address_that_makes_no_sense_is_told_in_a_sentence_and_nothing_complains_at_the_end(
    address: str,
) -> None:
    pytest.importorskip("distributed", reason="the extra “dask” is not installed")
    done = subprocess.run(
        [*COMMAND, "simulate", "--seats", "greedy,random", "--games", "2", "--scheduler", address],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "en"},
    )
    told = Texts("en")("problem-cluster-not-found", address=address) + "\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", told)
