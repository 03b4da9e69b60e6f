"""The chance to live with so many rats: exact, and by what a seat has seen."""

import random
from itertools import combinations

import pytest
from msgspec.structs import replace

from core import rattus_cartus as rc
from core.rattus_cartus.names import POPULATION_KINDS, UNSEEN, nuns_of
from core.rattus_cartus.odds import chance_to_live, tail_of
from core.rattus_cartus.row_cards import RowCards, row_of
from core.rattus_cartus.scoring import nuns_in
from tests.nd_tui.games.rattus_cartus.games import a_game, begun

ALL = (24, 12, 12, 12, 24)  # K1


def survival(pool: tuple[int, ...], places: int, seen: int, rats: int) -> float:
    """The share of rows that are survived, of cards of one class of which none can be in the deck."""
    odds = tail_of(RowCards(pool, (0,) * len(pool), for_deck=0, deck=0, places=places), seen)
    return odds[rats] if rats < len(odds) else 0.0


@pytest.mark.parametrize(
    ("places", "rats", "share"),
    [(5, 3, 0.99), (5, 8, 0.76), (5, 10, 0.55), (5, 13, 0.24), (2, 5, 0.39), (1, 4, 0.29), (3, 6, 0.56)],
)
def test_a_row_of_unseen_cards_heals_so_many_rats(places: int, rats: int, share: float) -> None:
    assert round(survival(ALL, places, 0, rats), 2) == share


def test_the_share_is_that_of_all_rows_written_out() -> None:
    pool = (2, 1, 0, 3, 1)
    cards = [nuns for nuns, number in enumerate(pool) for _ in range(number)]
    rows = list(combinations(cards, 3))
    for rats in range(14):
        exact = sum(sum(row) + 2 >= rats for row in rows) / len(rows)
        assert survival(pool, 3, 2, rats) == pytest.approx(exact)


def test_with_no_more_rats_than_known_nuns_one_lives_and_with_all_seen_nothing_is_open() -> None:
    assert survival(ALL, 3, 7, 7) == 1.0
    assert survival(ALL, 0, 7, 8) == 0.0


def test_cards_that_a_seat_has_seen_are_not_expected_in_the_row() -> None:
    view = rc.view(begun(), 0)
    row = row_of(view)
    assert sum(row.spare) + sum(row.others) == sum(ALL) - len(view.hand)
    full = rc.default_components().start.hand
    assert len(view.hand) == full


def test_the_chance_is_the_share_of_the_deals_that_agree_with_a_view() -> None:
    chance = random.Random(3)
    positions = [state for state, _ in a_game(3, 4)]
    for state in chance.sample(positions, 4):
        view = rc.view(state, 0)
        for rats in (6, 9, 12):
            deals = [nuns_in(rc.determinize(view, chance.getrandbits(48)).nuns) for _ in range(300)]
            share = sum(nuns >= rats for nuns in deals) / len(deals)
            assert chance_to_live(view, rats) == pytest.approx(share, abs=0.12)


def test_what_a_new_deck_is_made_of_is_not_expected_in_the_row_as_long_as_nobody_has_drawn() -> None:
    one_of_each = tuple(range(POPULATION_KINDS))
    view = replace(
        rc.view(begun(3), 0),
        hand=(),
        hands=(0, 10, 9),
        deck=len(one_of_each),
        shuffled=one_of_each,
        discard=one_of_each,
        counted=(1,) * POPULATION_KINDS,
    )
    left = (12, 0, 0, 0, 12)  # of the kinds with 1, 2 and 3 nuns both cards are in the deck or discarded
    for rats in (3, 4, 8, 12, 16, 20, 21):
        assert chance_to_live(view, rats) == pytest.approx(survival(left, 5, 0, rats))
    for luck in range(20):
        assert {nuns_of(card) for card in rc.determinize(view, luck).nuns} <= {0, 4}


def test_the_chance_is_that_share_after_a_shuffle_too() -> None:
    chance = random.Random(3)
    games = (a_game(5, seed) for seed in range(3))
    after = [state for game in games for state, _ in game if state.shuffled is not None]
    for state in chance.sample(after, 6):
        view = rc.view(state, 0)
        deals = [nuns_in(rc.determinize(view, chance.getrandbits(48)).nuns) for _ in range(400)]
        rats = round(sum(deals) / len(deals))
        share = sum(nuns >= rats for nuns in deals) / len(deals)
        assert chance_to_live(view, rats) == pytest.approx(share, abs=0.1)


def test_at_the_end_the_row_is_seen() -> None:
    state = [rc.apply(state, move) for state, move in a_game(2, 2)][-1]
    view = rc.view(state, 0)
    assert UNSEEN not in view.nuns
    assert chance_to_live(view, nuns_in(state.nuns)) == 1.0
    assert chance_to_live(view, nuns_in(state.nuns) + 1) == 0.0
