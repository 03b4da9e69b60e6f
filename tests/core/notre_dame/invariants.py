"""What must be true of every position, real or dealt behind a view."""

from collections import Counter

from core import notre_dame as nd
from core.notre_dame.gains import gold_in_supply
from core.notre_dame.names import NOWHERE, SECTORS, borough_of
from core.notre_dame.rounds import all_cards_of
from core.notre_dame.state import NO_MESSAGE, Cards, RoundCards, State


def check_position(state: State) -> None:
    check_pieces(state)
    check_messages(state)
    check_cards(state)
    check_persons(state)
    moves = nd.legal_moves(state)
    assert (nd.to_move(state) is None) == (not moves)
    assert len(set(moves)) == len(moves) != 1, "one option is no decision"
    assert (nd.result(state) is None) == bool(moves)
    assert state.log is None


def check_pieces(state: State) -> None:
    components = state.table.components
    markers = components.start.supply + components.start.reserve
    for player in state.players:
        assert player.supply + player.reserve + sum(player.markers) == markers
        assert min(player.supply, player.reserve, *player.markers, player.gold, player.prestige) >= 0
        assert 0 <= player.rat <= components.harbour
        assert player.friend == NOWHERE or player.friend in SECTORS
        assert 0 <= player.carriage < len(state.messages)
    supply = gold_in_supply(state)
    if state.table.options.limited_gold:
        assert supply is not None
        assert supply >= 0
        assert supply + sum(player.gold for player in state.players) == components.coins
    else:
        assert supply is None


def check_messages(state: State) -> None:
    found = Counter((borough_of(m), kind) for m, kind in enumerate(state.messages) if kind != NO_MESSAGE)
    found.update((message.borough, message.kind) for player in state.players for message in player.messages)
    boroughs, kinds = range(len(state.table.colours)), range(len(state.table.components.messages))
    assert found == Counter((borough, kind) for borough in boroughs for kind in kinds)


def check_cards(state: State) -> None:
    """Every colour's nine cards are somewhere exactly once, and what one passed its neighbour received."""
    everywhere: Counter[nd.Card] = Counter()
    for seat, cards in enumerate(state.cards):
        everywhere.update(cards.stack)
        for now, right in zip(rounds(cards), rounds(state.cards[seat - 1]), strict=True):
            check_round(now, right)
            everywhere.update(now.hand + now.played + on_the_way(now))
    for seat in range(len(state.cards)):
        assert all(everywhere[card] == 1 for card in all_cards_of(seat))
    assert everywhere.total() == 9 * len(state.cards)


def rounds(cards: Cards) -> tuple[RoundCards, ...]:
    return (*cards.past, cards)


def check_round(now: RoundCards, right: RoundCards) -> None:
    assert right.passed[: len(now.received)] == now.received
    assert set(now.passed[:2]) <= set(now.drawn)
    assert set(now.passed[2:]) <= set(now.received[:2])
    assert set(now.hand + now.played) <= set(now.drawn + now.received)


def on_the_way(now: RoundCards) -> tuple[nd.Card, ...]:
    """Cards of this seat that nobody holds yet: drawn or received and not chosen, or laid aside to pass."""
    if not now.drawn:
        return ()
    if not now.passed:
        return now.drawn
    if not now.received:
        return now.passed
    if len(now.passed) == 2:
        return now.received
    return now.passed[2:] if len(now.received) == 2 else ()


def check_persons(state: State) -> None:
    persons = state.table.components.persons
    assert len(set(state.brown)) == 6
    assert all(persons[person].stack == "brown" for person in state.brown)
    assert [persons[person].stack for person in state.gray] == list("AAABBBCCC")
    assert len(set(state.gray)) == 9
    assert state.plague == sum(persons[person].rats for person in state.persons)
