"""What is told of a choice before it is made is what then happens."""

import random

from msgspec.structs import replace

from core import rattus_cartus as rc
from core.rattus_cartus.event_types import InfluenceGained, RatsChanged
from core.rattus_cartus.moves import Discard, Enter
from core.rattus_cartus.names import force_of, strangers_among
from core.rattus_cartus.odds import chance_to_live
from core.rattus_cartus.state import home_of
from core.rattus_cartus.tracks import ranking
from nd_tui.games.rattus_cartus import BOX
from nd_tui.games.rattus_cartus.preview import after
from nd_tui.games.rattus_cartus.words.brings import rank_after, rank_now, rats_told
from nd_tui.words.numbers import percent
from nd_tui.words.texts import Texts
from tests.nd_tui.games.rattus_cartus.games import a_game

TEXTS = Texts("en", rc.NAME)


def test_force_influence_and_strangers_of_what_is_laid_are_what_the_building_brings() -> None:
    laid: dict[int, tuple[rc.View, Enter]] = {}
    checked = 0
    for state, move in a_game(4, 4):
        seat = rc.to_move(state)
        assert seat is not None
        if isinstance(move, Enter):
            laid[seat] = rc.view(state, seat), move
        for event in rc.events(state, move):
            if isinstance(event, InfluenceGained) and event.source == "force":
                view, entered = laid[event.seat]
                told = BOX.words.choice(TEXTS, view, entered)
                gained = force_of(entered.cards)
                assert f"force {gained}," in told
                assert event.after - event.before == gained
                home = home_of(view.row[entered.place])
                previewed = after(view, entered)
                assert previewed.influence[home][event.seat] == view.influence[home][event.seat] + gained
                checked += 1
            if isinstance(event, RatsChanged) and event.source == "strangers":
                view, entered = laid[event.seat]
                strangers = strangers_among(entered.cards, home_of(view.row[entered.place]))
                assert event.after - event.before == strangers
                now = view.rats[event.seat]
                assert f"rats from {now} to {now + strangers} " in BOX.words.choice(TEXTS, view, entered)
    assert checked > 10


def test_the_told_place_on_a_track_is_that_of_the_rules() -> None:
    chance = random.Random(2)
    for state, _ in a_game(5, 6):
        view = rc.view(state, 0)
        track = chance.randrange(6)
        order = ranking(view.influence[track], view.arrivals[track])
        assert [rank_now(view, track, seat) for seat in order] == list(range(1, len(order) + 1))
        points = list(view.influence[track])
        points[0] += 2
        arrivals = (*[seat for seat in view.arrivals[track] if seat != 0], 0)
        assert rank_after(view, track, 2) == ranking(points, arrivals).index(0) + 1


def test_what_cards_at_the_hospital_bring_is_told_with_the_chance_to_live() -> None:
    for seed in (1, 2, 4, 5, 7):
        for state, move in a_game(4, seed):
            if isinstance(move, Discard) and move.cards:
                seat = rc.to_move(state)
                assert seat is not None
                view = rc.view(state, seat)
                fewer = view.rats[seat] - len(move.cards)
                told = BOX.words.choice(TEXTS, view, move)
                assert f" to {fewer} " in told
                assert percent(TEXTS, chance_to_live(view, fewer)) in told
                assert after(view, move).rats[seat] == fewer
                return
    raise AssertionError("nobody was treated")


def test_nobody_is_told_to_have_perhaps_a_privilege_that_is_certainly_another_s() -> None:
    """Whoever has no force stands behind everybody who entered before, whatever lies there face down."""
    behind = 0
    for state, move in a_game(4, 4):
        seat = rc.to_move(state)
        assert seat is not None
        if isinstance(move, Enter) and any(entry.place == move.place for entry in state.entries):
            told = BOX.words.choice(TEXTS, rc.view(state, seat), Enter(move.place, ()))
            assert "perhaps" not in told
            assert "basic action: " in told or "no privilege" in told
            behind += 1
    assert behind > 5


def test_a_chance_to_live_that_stays_the_same_is_told_once() -> None:
    state, _ = next(a_game(4, 4))
    view = replace(rc.view(state, 0), rats=(2, 10, 10, 10))
    assert rats_told(TEXTS, view, -1) == "rats from 2 to 1 (to live: 99%)"
