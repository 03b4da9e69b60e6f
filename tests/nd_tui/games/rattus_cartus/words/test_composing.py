"""Moves with cards by their parts: put together and taken apart again, and refused with a reason."""

import random

import pytest
from msgspec.structs import replace

from core import rattus_cartus as rc
from core.game import IllegalMove
from core.rattus_cartus.moves import PASS, Discard, Enter
from core.rattus_cartus.names import CARD_NAMES, PASS_CARD, nuns_of
from nd_tui.games.parts import Amount, composition
from nd_tui.games.rattus_cartus import BOX
from nd_tui.games.rattus_cartus.words.composing import BUILDING, COMPOSED, PASSES
from nd_tui.games.rattus_cartus.words.things import sort_of
from nd_tui.plain.composing import composed_as_typed
from nd_tui.words.texts import LANGUAGES, Texts
from tests.nd_tui.games.rattus_cartus.games import a_game, asked, begun

WORDS = BOX.words
TEXTS = Texts("en", rc.NAME)


def view_of(state: rc.State) -> rc.View:
    seat = rc.to_move(state)
    assert seat is not None
    return rc.view(state, seat)


def with_hand(*names: str) -> rc.View:
    """The first entering of a game, with these cards in hand."""
    view = view_of(next(state for state, _ in a_game(4, 2) if rc.decision(state) == "enter"))
    hand = tuple(sorted(map(CARD_NAMES.index, names)))
    return replace(view, hand=hand, hands=(len(hand),) * 4)


@pytest.mark.parametrize("decision", COMPOSED)
def test_a_move_is_composed_of_the_values_it_is_taken_apart_into(decision: str) -> None:
    view, chance = view_of(asked(decision)), random.Random(1)
    moves = rc.options(view)
    for _ in range(60):
        move = moves[chance.randrange(len(moves))]
        again = WORDS.composed(view, WORDS.decomposed(view, move))
        assert WORDS.decomposed(view, again) == WORDS.decomposed(view, move)
        assert WORDS.composed(view, WORDS.decomposed(view, again)) == again
        if isinstance(move, Enter) and isinstance(again, Enter):
            assert again.place == move.place
            assert sorted(map(sort_of, again.cards)) == sorted(map(sort_of, move.cards))


def test_of_a_class_the_cards_with_the_fewest_nuns_are_laid() -> None:
    view = with_hand("magic4", "magic0", "magic2", "joker")
    values = {BUILDING: 1, "magic": 2, "joker": 0}
    move = WORDS.composed(view, values)
    assert isinstance(move, Enter)
    assert [nuns_of(card) for card in move.cards] == [0, 2]


def test_every_way_to_enter_with_other_sorts_of_cards_can_be_composed() -> None:
    view = with_hand("magic4", "magic0", "joker", "sword")
    asked_now = composition(WORDS, TEXTS, view)
    assert asked_now is not None
    amounts = [part for part in asked_now.parts if isinstance(part, Amount)]
    assert {part.id: part.most for part in amounts} == {"magic": 2, "joker": 1, "sword": 1}
    found = {
        WORDS.composed(view, {BUILDING: place, "magic": magic, "joker": joker, "sword": sword})
        for place in range(3)
        for magic in range(3)
        for joker in range(2)
        for sword in range(2)
    }
    assert len(found) == 3 * 3 * 2 * 2
    assert all(move in rc.options(view) for move in found)


def test_gold_and_passes_are_no_parts_of_entering() -> None:
    parts = WORDS.parts(TEXTS, with_hand("gold", "pass", "magic0"))
    assert [part.id for part in parts] == [BUILDING, "magic"]


def test_a_pass_is_one_of_the_buildings_and_takes_no_cards() -> None:
    view = with_hand("pass", "magic0")
    assert WORDS.composed(view, {BUILDING: PASSES, "magic": 0}) == PASS
    assert WORDS.decomposed(view, PASS) == {BUILDING: PASSES, "magic": 0}
    with pytest.raises(IllegalMove) as refused:
        WORDS.composed(view, {BUILDING: PASSES, "magic": 1})
    assert refused.value.reason == "pass-with-cards"
    assert PASS_CARD in view.hand


@pytest.mark.parametrize("decision", ["sword_gift", "tower_gift"])
def test_too_few_cards_of_a_gift_are_refused_with_the_number(decision: str) -> None:
    view = view_of(asked(decision))
    assert view.task is not None
    none = {part.id: part.value for part in WORDS.parts(TEXTS, view)}
    with pytest.raises(IllegalMove) as refused:
        WORDS.composed(view, none)
    assert refused.value.reason == "wrong-number-of-cards"
    assert refused.value.details == {"wanted": view.task.data[1], "found": 0}


def test_to_discard_nothing_at_the_hospital_is_an_answer() -> None:
    view = view_of(asked("hospital"))
    none = {part.id: part.value for part in WORDS.parts(TEXTS, view)}
    assert WORDS.composed(view, none) == Discard()


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "2 witches 1 joker"),
        ("en", "2 witch, joker"),
        ("fr", "2 sorcières, 1 joker"),
        ("fr", "joker 1, sorcières 2"),
    ],
)
def test_cards_can_be_typed_as_one_says_them(language: str, typed: str) -> None:
    view = with_hand("magic4", "magic0", "joker")
    asked_now = composition(WORDS, Texts(language, rc.NAME), view)
    assert asked_now is not None
    set_now = composed_as_typed(Texts(language, rc.NAME), asked_now, typed)
    assert (set_now.values["magic"], set_now.values["joker"]) == (2, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nobody_is_asked_for_cards_nothing_is_composed(language: str) -> None:
    view = rc.view(begun(), 0)
    assert list(WORDS.parts(Texts(language, rc.NAME), view)) == []
    assert WORDS.decomposed(view, rc.options(view)[0]) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_enters_or_heals_without_a_card_is_asked_once_more(language: str) -> None:
    texts = Texts(language, rc.NAME)
    some, none = with_hand("magic4", "joker"), with_hand()
    for place in range(len(some.row)):
        assert WORDS.hesitation(texts, some, Enter(place, ()))
        assert not WORDS.hesitation(texts, some, Enter(place, some.hand[:1]))
        assert not WORDS.hesitation(texts, none, Enter(place, ())), "there is nothing to lay"
    assert not WORDS.hesitation(texts, some, PASS)
    ill = view_of(asked("hospital"))
    assert WORDS.hesitation(texts, ill, Discard(()))
    assert not WORDS.hesitation(texts, ill, Discard(ill.hand[:1]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_E1_in_the_last_round_the_privilege_brings_influence_without_a_card_and_nobody_is_told_otherwise(
    language: str,
) -> None:
    texts, view = Texts(language, rc.NAME), with_hand("magic4")
    last = replace(view, round=view.table.size.rounds - 1)
    assert WORDS.hesitation(texts, last, Enter(0, ())) == texts("hesitate-enter-last")
    assert WORDS.hesitation(texts, view, Enter(0, ())) == texts("hesitate-enter")
