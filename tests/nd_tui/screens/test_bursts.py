"""Bursts of keys and clicks at screens that open, close and are composed anew: nothing breaks."""

import asyncio
from pathlib import Path

import pytest

from core.ai.search import Effort
from nd_tui.games import names, open_box
from tests.nd_tui.screens.bursts import burst


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever thinks does so shortly."""
    for minds in (open_box(name).minds() for name in names()):
        monkeypatch.setattr(minds, "LEVELS", dict.fromkeys(minds.LEVELS, minds.LEVELS[minds.STAND_IN]))
        monkeypatch.setattr(minds, "EFFORTS", {})
        monkeypatch.setattr(minds, "ADVICE", Effort(20, 4))
        monkeypatch.setattr(minds, "REVIEW", Effort(20, 4, curiosity=1.0, parts=2))


@pytest.mark.parametrize("seed", range(24))
def test_bursts_of_keys_and_clicks_break_nothing(tmp_path: Path, seed: int) -> None:
    asyncio.run(burst(tmp_path, seed, turns=8))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1000, 2000))
def test_a_thousand_bursts_break_nothing(tmp_path: Path, seed: int) -> None:
    asyncio.run(burst(tmp_path, seed, turns=24))
