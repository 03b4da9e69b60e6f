"""What lies face down is imagined as people lay it, and never against what a seat knows."""

from core import rattus_cartus as rc
from core import rng
from core.rattus_cartus.agents.beliefs import likely_deal
from core.rattus_cartus.names import force_of, strangers_among
from core.rattus_cartus.state import State, home_of
from tests.core.rattus_cartus.scenes import moved, visit
from tests.nd_tui.games.rattus_cartus.games import a_game

DEALS = 60


def strangers(state: State) -> int:
    return sum(strangers_among(entry.cards, home_of(state.row[entry.place])) for entry in state.entries)


def test_a_likely_deal_agrees_with_all_that_the_seat_knows() -> None:
    for seed in range(3):
        for number, (state, _) in enumerate(a_game(4, seed)):
            seat = rc.to_move(state)
            assert seat is not None
            view = rc.view(state, seat)
            dealt = likely_deal(view, rng.seeded(number))
            assert rc.view(dealt, seat) == view


def test_fewer_strangers_are_imagined_than_lie_in_deals_that_are_all_alike() -> None:
    hands = ["clergy0 clergy1 magic0 farm0".replace("farm", "peasantry"), "nobility0", "magic1 magic2"]
    state = visit("monastery-a palace-a farm-a", hands)
    state = moved(state, "enter monastery clergy0 clergy1")
    view = rc.view(state, 1)
    lucks = [rng.seeded(number) for number in range(DEALS)]
    likely = [likely_deal(view, luck) for luck in lucks]
    assert sum(map(strangers, likely)) < 0.8 * sum(strangers(rc.determinize(view, luck)) for luck in lucks)
    assert all(force_of(entry.cards) <= entry.number for deal in likely for entry in deal.entries)


def test_the_same_luck_imagines_the_same() -> None:
    state = visit("monastery-a palace-a farm-a", ["clergy0 clergy1 magic0", "nobility0", "magic1"])
    view = rc.view(moved(state, "enter monastery clergy0"), 1)
    assert likely_deal(view, 5) == likely_deal(view, 5)
