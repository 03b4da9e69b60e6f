"""The resolution: each event is told once, to those who may know it, and nothing is shown too early."""

import pytest

from core import rattus_cartus as rc
from core.history import History
from core.rattus_cartus.event_types import CardsGiven, GameEnded, NunSeen, StartPassed
from core.rattus_cartus.moves import Enter
from core.rattus_cartus.names import UNSEEN, Phase
from nd_tui.games.rattus_cartus import BOX
from nd_tui.games.rattus_cartus.reckonings import is_amid
from nd_tui.words.texts import LANGUAGES, Texts
from tests.nd_tui.games.rattus_cartus.games import a_game, asked, begun

RECKONING = BOX.reckoning


@pytest.mark.parametrize("people", [(0,), (0, 2), (0, 1, 2, 3), ()])
def test_of_a_resolution_everything_is_told_once(people: tuple[int, ...]) -> None:
    first = next(a_game(4, 6))[0]
    history: History[rc.State, rc.Move] = History(rc, first)
    told: list[rc.Event] = []
    follows: list[rc.Event] = []
    for state, move in a_game(4, 6):
        node = history.play(move)
        happened = rc.events(state, move)
        whole = is_amid(state) and rc.to_move(state) not in people
        follows += happened if whole else RECKONING.what_follows(happened)
        assert [*RECKONING.own_part(happened), *RECKONING.what_follows(happened)] == list(happened)
        told += RECKONING.told_at(node, people)
    assert told == follows
    assert any(isinstance(event, GameEnded) for event in told)


def test_before_the_resolution_all_have_entered_and_nothing_is_turned_over() -> None:
    shown = 0
    for state, move in a_game(4, 2):
        before = RECKONING.before(state, move)
        if before is None:
            assert not (isinstance(move, Enter) and len(state.entries) == 3)
            continue
        shown += 1
        assert len(before.entries) == 4
        assert all(entry.force < 0 for entry in before.entries)
        assert before.phase == Phase.ENTER
        for seat in range(4):
            view = rc.view(before, seat)
            assert [card for card in view.nuns if card != UNSEEN] == [
                card for card in rc.view(state, seat).nuns if card != UNSEEN
            ]
            assert all(not entry.cards for entry in view.entries if entry.seat != seat)
    assert shown == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_come_to_its_end_is_named(language: str) -> None:
    texts = Texts(language, rc.NAME)
    titles = {
        RECKONING.title(texts, happened)
        for happened in ([], [StartPassed(0)], [StartPassed(0), GameEnded(())])
    }
    assert len(titles) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happened_to_somebody_without_a_choice_is_told_to_nobody_else(language: str) -> None:
    texts, asked_another = Texts(language, rc.NAME), begun(4)
    gift, look = CardsGiven(1, 2, 1, "sword", (3,)), NunSeen(1, 0, "tent", 4)
    told = list(RECKONING.unasked(texts, asked_another, [gift, look], 1))
    assert told == [BOX.words.event(texts, asked_another, event, 1) for event in (gift, look)]
    for seat in (0, 2, 3):
        assert list(RECKONING.unasked(texts, asked_another, [gift, look], seat)) == []


def test_who_chose_cards_to_give_or_a_card_to_see_needs_no_telling() -> None:
    texts = Texts("en", rc.NAME)
    for decision in ("sword_gift", "look"):
        state = asked(decision)
        seat = rc.to_move(state)
        assert seat is not None
        happened = rc.events(state, rc.legal_moves(state)[0])[:1]
        assert list(RECKONING.unasked(texts, state, happened, seat)) == []
