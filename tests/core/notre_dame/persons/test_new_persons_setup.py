"""The setup of the expansion: of the nine cards of each letter three are drawn, shown and shuffled."""

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from core import notre_dame as nd
from tests.core.notre_dame.persons.helpers import BASE, BROWN, NEW
from tests.core.notre_dame.scenes import table

SEEDS = range(60)


def drawn(**options: Any) -> list[tuple[str, ...]]:
    """The gray persons of many games, in the order they come."""
    return [table(seed=seed, **options).gray for seed in SEEDS]


def by_letter(persons: Iterable[str]) -> dict[str, set[str]]:
    """The persons of each letter."""
    persons = set(persons)
    return {letter: persons & {*BASE[letter], *NEW[letter]} for letter in "ABC"}


def test_there_are_six_brown_nine_gray_and_eighteen_new_gray_persons_as_the_rules_list_them() -> None:
    cards = nd.default_components().persons
    assert {person for person, card in cards.items() if card.stack == "brown"} == set(BROWN)
    for letter in "ABC":
        gray = {person: card for person, card in cards.items() if card.stack == letter}
        assert {person for person, card in gray.items() if not card.expansion} == set(BASE[letter])
        assert {person for person, card in gray.items() if card.expansion} == set(NEW[letter])


def test_of_the_nine_cards_of_each_letter_three_are_drawn() -> None:
    for gray in drawn(new_persons=True):
        assert len(gray) == 9
        assert [len(found) for found in by_letter(gray).values()] == [3, 3, 3]


def test_the_drawn_cards_lie_a_on_b_on_c() -> None:
    for gray in drawn(new_persons=True):
        for number, letter in enumerate("ABC"):
            assert set(gray[3 * number : 3 * number + 3]) == by_letter(gray)[letter]


def test_every_card_of_every_letter_may_be_drawn_old_or_new() -> None:
    found = {person for gray in drawn(new_persons=True) for person in gray}
    assert found == {person for cards in (BASE, NEW) for letter in "ABC" for person in cards[letter]}


def test_the_drawn_cards_are_a_mixture_and_not_all_new() -> None:
    old = {person for letter in "ABC" for person in BASE[letter]}
    numbers = {len(old & set(gray)) for gray in drawn(new_persons=True)}
    assert len(numbers) > 2


def test_every_place_within_a_letter_may_hold_every_drawn_card() -> None:
    firsts = {gray[0] for gray in drawn(new_persons=True)}
    thirds = {gray[2] for gray in drawn(new_persons=True)}
    assert firsts == thirds == {*BASE["A"], *NEW["A"]}


@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_without_the_expansion_only_the_nine_of_the_base_game_come(edition: str) -> None:
    for gray in drawn(edition=edition):
        assert by_letter(gray) == {letter: set(BASE[letter]) for letter in "ABC"}


def test_the_expansion_can_be_wished_for_with_the_classic_edition_too() -> None:
    new = {person for letter in "ABC" for person in NEW[letter]}
    assert any(new & set(gray) for gray in drawn(edition="classic", new_persons=True))


def test_the_expansion_leaves_the_six_brown_persons_as_they_are() -> None:
    assert sorted(table(new_persons=True).brown) == sorted(BROWN)


def test_the_nine_drawn_cards_are_known_to_everyone_as_a_set_per_letter() -> None:
    state = table(players=4, new_persons=True)
    for seat in range(4):
        seen = nd.view(state, seat)
        assert seen.gray == state.gray[:1]
        assert by_letter((*seen.gray, *seen.gray_left)) == by_letter(state.gray)


def test_the_order_within_a_letter_is_hidden_from_everyone() -> None:
    state = table(new_persons=True)
    a, b, c = state.gray[:3], state.gray[3:6], state.gray[6:]
    other = replace(state, gray=(a[0], a[2], a[1], *b[::-1], *c[::-1]))
    for seat in range(3):
        assert nd.view(state, seat) == nd.view(other, seat)


def test_positions_that_agree_with_a_view_have_the_drawn_cards_in_any_order_within_their_letters() -> None:
    state = table(new_persons=True)
    dealt = [nd.determinize(nd.view(state, 0), luck).gray for luck in range(30)]
    assert all(gray[0] == state.gray[0] for gray in dealt)
    for part in (slice(1, 3), slice(3, 6), slice(6, 9)):
        assert {frozenset(gray[part]) for gray in dealt} == {frozenset(state.gray[part])}
        assert len({gray[part] for gray in dealt}) > 1


def test_the_first_gray_person_on_display_is_the_top_card_of_letter_a() -> None:
    state = table(new_persons=True)
    assert state.persons == (*state.brown[:2], state.gray[0])
