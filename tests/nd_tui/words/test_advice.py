"""Advice in words: every reason has its sentence, and none is made of what the player cannot know."""

import re
from collections.abc import Iterator, Sequence

import pytest
from msgspec.structs import replace

from core import notre_dame as nd
from core.ai.analysis import Analysis, Candidate
from core.ai.reason import Reason
from core.notre_dame.agents import minds, outcomes, searching
from core.notre_dame.agents.levels import ADVICE
from core.notre_dame.agents.reasons import GAIN, TOLD, explained
from core.notre_dame.moves import Hire, Keep, Play
from core.notre_dame.names import BANK, PARK, Card
from nd_tui.games.notre_dame import BOX
from nd_tui.plain.hint import hint_lines
from nd_tui.words import advice
from nd_tui.words.reasons import explanation, weighed, what_follows
from tests.core.notre_dame.agents.positions import deciding, game
from tests.core.notre_dame.agents.test_fairness import same_view_other_secrets
from tests.core.notre_dame.scenes import holding, holding_cards, table
from tests.nd_tui.games.notre_dame.words.test_words import check
from tests.nd_tui.texts import LANGUAGES, Texts

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LITTLE = replace(ADVICE, iterations=60, deals=6)
EN, FR = Texts("en"), Texts("fr")


@pytest.fixture(autouse=True)
def _few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said of the reasons does not depend on how many deals they come from."""
    monkeypatch.setattr(outcomes, "DEALS", 3)


def view(number: int = 4) -> nd.View:
    return nd.view(replace(table(3), round=number), 0)


SOURCES = ("residence", "donation", "message", "mayor", "administrator")


@LANGUAGE
@pytest.mark.parametrize("term", TOLD)
@pytest.mark.parametrize("sure", [True, False])
@pytest.mark.parametrize(("has", "instead"), [(0, 1), (1, 0), (2, 4), (4, 2), (3, 2)])
def test_every_reason_has_a_sentence(language: str, term: str, sure: bool, has: int, instead: int) -> None:
    texts = Texts(language)
    sources = {GAIN: SOURCES, "persons": ("", "mayor")}.get(term, ("",))
    for number in range(8):
        for source in sources:
            told, opposite = (
                weighed(texts, BOX.words, view(number), Reason(term, worth, has, instead, sure, source))
                for worth in (1.5, -1.5)
            )
            check([told, opposite])
            assert told.rsplit(" ", 1)[0] != opposite.rsplit(" ", 1)[0]


def test_a_hospital_is_told_in_rats_and_rounds() -> None:
    told = weighed(EN, BOX.words, view(5), Reason("hospital", 2.13, 1))
    assert told == "the hospital holds off about 3 more rats in the 3 rounds to come (+2.1)"
    told = weighed(FR, BOX.words, view(7), Reason("hospital", -0.5, 0, 1))
    assert told == "l’hôpital retient 1 rat de moins à la dernière peste (−0,5)"


def test_persons_and_combinations_are_named() -> None:
    doubled = Reason(GAIN, 6, 12, 6, source="administrator")
    assert weighed(EN, BOX.words, view(), doubled) == "the administrator doubles 6 points more (+6.0)"
    assert weighed(FR, BOX.words, view(), doubled) == "l’administrateur double 6 points de plus (+6,0)"
    alone = Reason(GAIN, -4, 0, 4, source="mayor")
    assert weighed(EN, BOX.words, view(), alone) == "no prestige with the mayor (−4.0)"
    to_come = Reason("persons", 1.2, 5, 3, source="mayor")
    told = weighed(EN, BOX.words, view(), to_come)
    assert told == "more from the persons to come, such as the mayor (+1.2)"


def test_an_explanation_names_the_weightiest_reasons_and_the_rest() -> None:
    given = [
        Reason(GAIN, 3, 3, source="residence"),
        Reason("gold", -1.2, 1, 3),
        Reason("cathedral", 0.4),
        Reason("supply", 0.3, 2, 1),
        Reason("others", 0.2),
    ]
    told = "more prestige from the residence (+3.0), a larger share of Notre Dame (+0.4)"
    assert explanation(EN, BOX.words, view(), 2.7, given) == (
        f"{told}, 1 marker more in your supply (+0.3); but 2 gold less (−1.2); all the rest (+0.2)."
    )
    assert explanation(EN, BOX.words, view(), 3.0, given[:1]) == "more prestige from the residence (+3.0)."
    assert explanation(EN, BOX.words, view(), -1.2, given[1:2]) == "2 gold less (−1.2)."
    assert explanation(EN, BOX.words, view(), 0.0, []) == "hardly any difference."
    assert explanation(EN, BOX.words, view(), 0.7, []).startswith("nothing single to be named")


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
    first, second, third = [candidate.line for candidate in found.moves[:3]]
    assert advice.comparisons(BOX.words, found) == {0: (first, second), 1: (second, first), 2: (third, first)}


def test_a_choice_is_compared_with_the_best_different_one() -> None:
    state = holding_cards(table(3), Card(0, BANK), Card(1, BANK), Card(0, PARK))
    found = found_with(nd.view(state, 0))
    bank, _, park = [candidate.move for candidate in found.moves]
    assert [candidate.move for candidate in advice.best_of(BOX.words, found)] == [bank, park]
    assert advice.comparisons(BOX.words, found) == {0: ((bank,), (park,)), 1: ((park,), (bank,))}


@pytest.mark.parametrize(("leads", "said"), [((2.0, 1.0), False), ((1.0, 2.0), True)])
def test_where_the_best_choice_has_the_smaller_lead_it_is_said_why(
    leads: tuple[float, float], said: bool
) -> None:
    asked = nd.view(holding(table(3), "bank", "park"), 0)
    found = [
        Candidate(move, 100, chance, lead, (move,))
        for move, chance, lead in zip(asked.options, (0.6, 0.5), leads, strict=True)
    ]
    told = advice.details(EN, BOX.words, asked, Analysis(tuple(found), 100, 100), 0, {0: []})
    assert (EN("hint-by-chance") in told) == said


TOLD_WORTH = re.compile(r"\(([+−]\d+\.\d|0\.0)\)")


def reckoned(text: str) -> list[float]:
    """The numbers in brackets, as a reader takes them: the difference first, then its parts."""
    return [float(number.replace("−", "-")) for number in TOLD_WORTH.findall(text)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_told_numbers_add_up_to_the_told_difference(players: int) -> None:
    told = 0
    for state in list(game(players, 3, new_persons=players != 3))[::11]:
        for line in lines(EN, nd.view(state, deciding(state)), 1):
            if line.startswith("Compared with"):
                difference, *parts = reckoned(line)
                if parts:
                    told += 1
                    assert sum(parts) == pytest.approx(difference), line
    assert told


def lines(texts: Texts, asked: nd.View, luck: int) -> Sequence[str]:
    """All that the adviser says with a small effort."""
    found = searching.analyse(asked, luck, LITTLE)
    pairs = advice.comparisons(BOX.words, found)
    why = dict(zip(pairs, explained(asked, luck, list(pairs.values())), strict=True))
    told = []
    for place, candidate in enumerate(advice.best_of(BOX.words, found)):
        told.append(advice.name(texts, BOX.words, asked, asked.options, candidate.move))
        told.append(advice.promise(texts, candidate))
        told += advice.details(texts, BOX.words, asked, found, place, why)
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
        assert [what_follows(EN, BOX.words, asked, candidate.line) for candidate in found.moves] == [
            ""
        ] * len(found.moves)


@pytest.mark.parametrize(
    ("language", "joined"), [("en", "play Bank; play Park"), ("fr", "jouer Banque\u00a0; jouer Parc")]
)
def test_the_moves_that_follow_are_joined_as_the_language_does_it(language: str, joined: str) -> None:
    state = holding(table(3), "school", "bank", "park")
    line = nd.legal_moves(state)
    assert joined in what_follows(Texts(language), BOX.words, nd.view(state, 0), line)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Later, probably: hire the monk."), ("fr", "Ensuite, sans doute\u00a0: corrompre le moine.")],
)
def test_what_follows_is_told_with_a_verb(language: str, told: str) -> None:
    state = holding(table(3), "school", "bank", "park")
    line = [nd.legal_moves(state)[0], Hire("monk")]
    assert what_follows(Texts(language), BOX.words, nd.view(state, 0), line) == told


@LANGUAGE
def test_the_plain_game_gives_the_same_advice_as_lines(language: str) -> None:
    asked = next(positions_of(Play))
    told = list(hint_lines(Texts(language), BOX, asked, 1))
    check(told)
    assert len(told) >= min(advice.TOLD, len(asked.options))


@LANGUAGE
def test_a_hint_says_against_whom_it_reckons(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "ADVICE", LITTLE)
    texts = Texts(language)
    *_, last = hint_lines(texts, BOX, nd.view(holding(table(3), "bank", "park"), 0), 1)
    assert last == texts("hint-against")
    assert last in texts("hint-state-done", points=texts("points-name"))
