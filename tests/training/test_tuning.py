"""Turning many weights at once: what a knob does, and what games with all of them turned tell of each."""

import random
from pathlib import Path

import pytest

from core.notre_dame.agents.weights import LEVELS, learned, price_list
from training import tuning
from training.knobs import BY, KNOBS, TURNED_AMOUNTS, turned
from training.tuning import Deal, draw, gains, gather, gathered

WEIGHTS = learned()[2]


@pytest.mark.parametrize("knob", KNOBS)
def test_every_knob_changes_the_weights_and_one_that_is_not_turned_does_not(knob: str) -> None:
    assert turned(WEIGHTS, {knob: 0.0}) == WEIGHTS
    assert turned(WEIGHTS, {knob: 1.0}) != WEIGHTS


@pytest.mark.parametrize("knob", TURNED_AMOUNTS)
def test_the_knob_of_an_amount_turns_it_and_nothing_else(knob: str) -> None:
    found = turned(WEIGHTS, {knob: 1.0})
    assert found.levels == WEIGHTS.levels
    for name, row in found.amounts.items():
        factor = 1 + BY if name == knob else 1
        assert row == pytest.approx([factor * weight for weight in WEIGHTS.amounts[name]])


@pytest.mark.parametrize("knob", LEVELS)
def test_the_knob_of_a_level_turns_all_its_steps_alike(knob: str) -> None:
    found = turned(WEIGHTS, {knob: -1.0})
    for name, rows in found.levels_before.items():
        factor = 1 - BY if name == knob else 1
        for row, before in zip(rows, WEIGHTS.levels_before[name], strict=True):
            assert row == pytest.approx([factor * weight for weight in before])


def test_even_steps_have_the_same_sum() -> None:
    found = turned(WEIGHTS, {"gold, even": 1.0})
    for row, before in zip(found.levels["gold"], WEIGHTS.levels["gold"], strict=True):
        assert sum(row) == pytest.approx(sum(before))
        assert max(row) - min(row) < max(before) - min(before)


def test_what_a_knob_brings_is_found_among_the_luck_of_the_games() -> None:
    chance, true = random.Random(1), dict.fromkeys(KNOBS, 0.0) | {"gold": 0.5, "park": -0.4}
    deals = []
    for seed in range(4000):
        turns = draw(seed)
        lead = sum(2 * turn * gain for turn, gain in zip(turns, true.values(), strict=True))
        deals.append(Deal(seed, turns, lead + chance.gauss(0, 6), 0.5))
    for found in gains(deals):
        assert found.gain == pytest.approx(true[found.name], abs=4 * found.error)
        assert found.error < 0.06
        assert abs(found.sure) <= abs(found.gain)
        if true[found.name]:
            assert found.sure == pytest.approx(true[found.name], abs=0.2)


def test_deals_go_on_where_they_were_and_a_line_that_was_cut_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def deal(start: Path, players: int, seed: int) -> Deal:
        played.append(seed)
        return Deal(seed, draw(seed), float(seed), 0.5)

    monkeypatch.setattr(tuning, "deal", deal)
    file = tmp_path / "deals" / "2.jsonl"
    gather(tmp_path, 2, [1, 2], file, processes=1)
    file.write_bytes(file.read_bytes()[:-5])
    gather(tmp_path, 2, [1, 2, 3], file, processes=1)
    assert played == [1, 2, 2, 3]
    assert [one.seed for one in gathered(file)] == [1, 2, 3]


def test_a_game_is_the_same_seen_from_either_side() -> None:
    one = price_list(WEIGHTS)
    ahead, won = tuning.play([one, one], 2, 0, 5)
    other, lost = tuning.play([one, one], 2, 1, 5)
    assert ahead == -other  # the same game, seen from the other side
    assert won + lost == 1
