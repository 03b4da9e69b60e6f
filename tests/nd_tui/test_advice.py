"""Advice in words: every reason has its sentence, and none is made of what the player cannot know."""

from collections.abc import Iterator, Sequence

import pytest
from msgspec.structs import replace

from core import notre_dame as nd
from core.ai.analysis import Analysis, Candidate
from core.notre_dame.agents import searching
from core.notre_dame.agents.levels import ADVICE
from core.notre_dame.agents.reasons import COUNTED, TOLD, Reason, reasons
from core.notre_dame.moves import Keep, Play
from nd_tui.plain.hint import hint_lines
from nd_tui.texts import LANGUAGES, Texts
from nd_tui.words import advice
from nd_tui.words.moves import choice_name
from nd_tui.words.reasons import explanation, reason_text, what_follows
from nd_tui.worker import explain
from tests.core.notre_dame.agents.positions import deciding, game
from tests.core.notre_dame.agents.test_fairness import same_view_other_secrets
from tests.core.notre_dame.scenes import holding, table
from tests.nd_tui.test_words import check

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LITTLE = replace(ADVICE, iterations=60, deals=6)
EN, FR = Texts("en"), Texts("fr")


def view(number: int = 4) -> nd.View:
    return nd.view(replace(table(3), round=number), 0)


@LANGUAGE
@pytest.mark.parametrize("term", TOLD)
@pytest.mark.parametrize("worth", [1.5, -1.5])
@pytest.mark.parametrize("amount", [1, 2])
def test_every_reason_has_a_sentence(language: str, term: str, worth: float, amount: int) -> None:
    texts = Texts(language)
    for number in range(9):
        told = reason_text(texts, view(number), Reason(term, amount, worth))
        check([told])
        opposite = reason_text(texts, view(number), Reason(term, amount, -worth))
        assert told.rsplit(" ", 1)[0] != opposite.rsplit(" ", 1)[0]


def test_a_hospital_is_told_in_rats_and_rounds() -> None:
    told = reason_text(EN, view(5), Reason("hospital", 1, 2.13))
    assert told == "the hospital holds off about 4 more rats in the 4 rounds left (+2.1)"
    told = reason_text(FR, view(8), Reason("hospital", -1, -0.5))
    assert told == "l’hôpital retient 1 rat de moins à la dernière peste (−0,5)"


def test_an_explanation_names_the_weightiest_reasons_for_and_against() -> None:
    given = [
        Reason("prestige", 3, 3),
        Reason("gold", -2, -1.2),
        Reason("hand", 1, 0.4),
        Reason("hire", 1, 0.3),
    ]
    assert explanation(EN, view(), given) == (
        "more prestige at once (+3.0), better cards left for this round (+0.4); but 2 gold less (−1.2)."
    )
    assert explanation(EN, view(), given[:1]) == "more prestige at once (+3.0)."
    assert explanation(EN, view(), given[1:2]) == "2 gold less (−1.2)."
    assert explanation(EN, view(), []).startswith("Hardly any difference")


def found_with(asked: nd.View) -> Analysis[nd.Move]:
    """An analysis that finds the choices the better, the earlier they come."""
    moves = [
        Candidate(move, 100, 0.6 - 0.1 * place, 3.0 - place, (move,))
        for place, move in enumerate(asked.options)
    ]
    return Analysis(tuple(moves), 100, 100)


def test_every_choice_but_an_only_one_has_its_reason() -> None:
    asked = next(positions_of(Play))
    found = found_with(asked)
    first, second, third = [candidate.move for candidate in found.moves[:3]]
    assert advice.comparisons(found) == {0: (first, second), 1: (second, first), 2: (third, first)}


@pytest.mark.parametrize(
    ("worth", "place", "surprising"),
    [(1.2, 0, False), (-1.2, 0, True), (-1.2, 1, False), (1.2, 1, False), (1.2, 2, True), (0.04, 2, False)],
)
def test_where_the_reasons_speak_against_the_better_choice_it_is_said_what_is_missing(
    worth: float, place: int, surprising: bool
) -> None:
    asked = next(positions_of(Play))
    found = found_with(asked)
    told = advice.details(EN, asked, found, place, {place: [Reason("gold", worth, worth)]})
    best = choice_name(EN, asked, found.best)
    assert (EN("hint-beyond-reasons", choice=best) in told) == surprising


def test_a_reason_that_was_learned_the_wrong_way_round_is_not_told() -> None:
    for state in list(game(3, 4))[::7]:
        asked = nd.view(state, deciding(state))
        for move in asked.options[1:4]:
            for reason in reasons(asked, 1, move, asked.options[0]):
                if reason.term in (*COUNTED, "hospital"):
                    assert reason.amount * reason.worth > 0
                elif reason.term in ("rat", "penalty"):
                    assert reason.amount * reason.worth < 0


def lines(texts: Texts, asked: nd.View, luck: int) -> Sequence[str]:
    """All that the adviser says with a small effort."""
    found = searching.analyse(asked, luck, LITTLE)
    pairs = advice.comparisons(found)
    why = dict(zip(pairs, explain(asked, luck, list(pairs.values())), strict=True))
    told = []
    for place, candidate in enumerate(advice.best_of(found)):
        told += [advice.name(texts, asked, candidate), advice.promise(texts, candidate)]
        told += advice.details(texts, asked, found, place, why)
    return told


@LANGUAGE
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_advice_in_any_position_has_words(language: str, players: int) -> None:
    texts = Texts(language)
    for state in list(game(players, 3, new_persons=players != 3))[::11]:
        check(list(lines(texts, nd.view(state, deciding(state)), 1)))


@pytest.mark.parametrize(("players", "new_persons"), [(2, False), (4, True)])
def test_advice_does_not_depend_on_what_the_player_cannot_know(players: int, new_persons: bool) -> None:
    states = list(game(players, 5, new_persons))[::9]
    for one, other in same_view_other_secrets(states):
        assert lines(EN, one, 3) == lines(EN, other, 3)


def positions_of(decision: type[nd.Move]) -> Iterator[nd.View]:
    for state in game(3, 2):
        asked = nd.view(state, deciding(state))
        if isinstance(asked.options[0], decision):
            yield asked


def test_what_follows_names_only_cards_of_the_own_hand() -> None:
    for asked in list(positions_of(Play))[:8]:
        found = searching.analyse(asked, 1, LITTLE)
        for candidate in found.moves:
            for move in candidate.line:
                if isinstance(move, Play):
                    assert move.card in asked.own.hand


def test_nothing_is_said_to_follow_while_cards_are_still_to_come() -> None:
    for asked in list(positions_of(Keep))[:4]:
        found = searching.analyse(asked, 1, LITTLE)
        assert [what_follows(EN, asked, candidate.line) for candidate in found.moves] == [""] * len(
            found.moves
        )


@pytest.mark.parametrize(("language", "joined"), [("en", "Bank; Park"), ("fr", "Banque\u00a0; Parc")])
def test_the_moves_that_follow_are_joined_as_the_language_does_it(language: str, joined: str) -> None:
    state = holding(table(3), "school", "bank", "park")
    line = nd.legal_moves(state)
    assert joined in what_follows(Texts(language), nd.view(state, 0), line)


@LANGUAGE
def test_the_plain_game_gives_the_same_advice_as_lines(language: str) -> None:
    asked = next(positions_of(Play))
    told = list(hint_lines(Texts(language), asked, 1))
    check(told)
    assert len(told) >= min(advice.TOLD, len(asked.options))
