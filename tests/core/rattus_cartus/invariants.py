"""What must be true of every position, real or dealt behind a view."""

from collections import Counter

from core import rattus_cartus as rc
from core.rattus_cartus.knowledge import counted_by, held, in_open_sight
from core.rattus_cartus.names import (
    CLASSES,
    LAST_PLAYABLE,
    PILES,
    POPULATION_KINDS,
    UNSEEN,
    Phase,
    force_of,
)
from core.rattus_cartus.state import FACE_DOWN, Known, State


def check_position(state: State) -> None:
    check_cards(state)
    check_buildings(state)
    check_tracks(state)
    check_entries(state)
    check_memory(state)
    moves = rc.legal_moves(state)
    assert (rc.to_move(state) is None) == (not moves)
    assert (rc.result(state) is None) == bool(moves)
    assert min(*state.rats, *state.tokens, *state.piles) >= 0


def check_cards(state: State) -> None:
    """Nothing is lost and nothing comes from nowhere."""
    lying = [card for entry in state.entries for card in entry.cards]
    in_hands = [card for hand in state.hands for card in hand]
    population = Counter([*state.deck, *state.discard, *state.nuns, *lying, *in_hands])
    for kind, copies in enumerate(state.table.copies):
        assert population[kind] == copies
    for pile, total in enumerate(state.table.supply):
        card = POPULATION_KINDS + pile
        assert state.piles[pile] + lying.count(card) + in_hands.count(card) == total
    assert max([*state.deck, *state.discard, *state.nuns], default=0) < POPULATION_KINDS
    for cards in (*state.hands, state.discard, *[entry.cards for entry in state.entries]):
        assert list(cards) == sorted(cards)


def check_buildings(state: State) -> None:
    everywhere = state.row + state.pile + state.replacement + state.gone
    assert sorted(everywhere) == sorted(state.table.buildings)
    assert len(state.pile) == (state.table.size.rounds - state.round - 1) * state.table.size.row
    assert 0 <= state.buried <= len(state.replacement)


def check_tracks(state: State) -> None:
    seats = range(len(state.hands))
    for points, order in zip(state.influence, state.arrivals, strict=True):
        assert sorted(order) == list(seats)
        assert min(points) >= 0
    assert len(state.influence) == len(state.arrivals) == len(CLASSES)


def check_entries(state: State) -> None:
    seats = [entry.seat for entry in state.entries]
    assert len(set(seats)) == len(seats)
    for entry in state.entries:
        assert 0 <= entry.place < len(state.row)
        assert all(card <= LAST_PLAYABLE for card in entry.cards)
        if entry.force == FACE_DOWN or entry.cards:
            assert entry.number == len(entry.cards)
        if entry.force != FACE_DOWN and entry.cards:
            assert entry.force == force_of(entry.cards)
    if state.phase in (Phase.BUILDINGS, Phase.SUPPORT, Phase.END):
        assert not seats


def check_memory(state: State) -> None:
    """What seats remember and infer is so."""
    row = Counter(state.nuns)
    for seat, memory in enumerate(state.memory):
        assert all(seen in (UNSEEN, nun) for seen, nun in zip(memory.nuns, state.nuns, strict=True))
        for kind, number in enumerate(counted_by(state, seat, in_open_sight(state))):
            assert row[kind] <= state.table.copies[kind] - number
        check_limits(state, rc.view(state, seat).knows)
        if state.shuffled is not None:
            rest = Counter(state.shuffled)
            rest.subtract(memory.drawn)
            rest.subtract(state.deck)
            assert min(rest.values(), default=0) >= 0
        else:
            assert memory.drawn == ()
    check_limits(state, rc.view(state, 0).all_know)


def check_limits(state: State, knows: tuple[Known, ...]) -> None:
    for seat, known in enumerate(knows):
        cards = held(state.hands[seat], state.entries, seat)
        assert all(cards.count(kind) >= number for kind, number in enumerate(known.population))
        for pile, (least, most) in enumerate(zip(known.least, known.most, strict=True)):
            assert least <= cards.count(POPULATION_KINDS + pile) <= most
    assert all(len(known.most) == len(PILES) for known in knows)
