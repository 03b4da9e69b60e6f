"""Every position and event of many games in words, in both languages."""

import random
import re
from collections.abc import Iterator

import pytest

from core import notre_dame as nd
from core.game import Problem
from core.notre_dame.event_types import Gained, StackSeen
from core.notre_dame.moves import Drive, Hire
from core.notre_dame.names import Action
from core.notre_dame.rules import DECISIONS
from nd_tui.games.notre_dame import BOX
from nd_tui.games.notre_dame.plain.board import board_lines, market_lines
from nd_tui.games.notre_dame.plain.ending import ending_lines
from nd_tui.games.notre_dame.plain.knowledge import knowledge_lines
from nd_tui.games.notre_dame.words.events import event_sentence
from nd_tui.games.notre_dame.words.moves import choice, question
from nd_tui.words.problems import problem_sentence
from tests.core.notre_dame.scenes import NAMES, ask, give, holding, showing, table
from tests.nd_tui.sources import ROOT
from tests.nd_tui.texts import LANGUAGES, Texts

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
NOT_LISTED = {  # reasons that no line of what cannot be chosen gives: cards and markets are not listed there
    *("card-already-kept", "card-not-in-hand", "card-not-offered", "no-such-market", "too-far"),
    *("donation-size", "game-over", "not-a-move", "not-a-sector", "not-an-option", "person-not-on-display"),
    "wrong-decision",
}
RUBBISH = ("{", "}", "???", "\u2068", "\u2069", "None")


def random_game(players: int, seed: int, new_persons: bool) -> Iterator[tuple[nd.State, nd.Move]]:
    """The positions of a game played at random, with the move made in each."""
    chance = random.Random(seed)
    edition = chance.choice(("classic", "anniversary"))
    state = nd.new_game(nd.Setup(NAMES[:players], edition=edition, new_persons=new_persons), seed)
    while nd.to_move(state) is not None:
        move = chance.choice(nd.legal_moves(state))
        yield state, move
        state = nd.apply(state, move)


def all_words(texts: Texts, state: nd.State) -> list[str]:
    """Everything that the deciding seat is shown."""
    seat = nd.to_move(state)
    assert seat is not None
    view = nd.view(state, seat)
    lines = [line for _, line in (*board_lines(texts, view), *market_lines(texts, view))]
    lines += knowledge_lines(texts, view)
    return [*lines, question(texts, view), *[choice(texts, view, move) for move in view.options]]


def check(lines: list[str]) -> None:
    for line in lines:
        assert line
        assert not [sign for sign in RUBBISH if sign in line], line


@LANGUAGE
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("new_persons", [False, True])
def test_everything_in_a_game_has_words(language: str, players: int, new_persons: bool) -> None:
    texts = Texts(language)
    for state, move in random_game(players, players * 7, new_persons):
        check(all_words(texts, state))
        happened = nd.events(state, move)
        told = [event_sentence(texts, state.table, event, 0) for event in happened]
        check([sentence for sentence in told if sentence is not None])


@LANGUAGE
@pytest.mark.parametrize("decision", DECISIONS)
def test_every_decision_has_words(language: str, decision: str) -> None:
    messages = [(0, 1), (1, 2)]
    state = give(table(3), friend="bank", bank=2, park=1, cathedral=1, gold=3, rat=4, messages=messages)
    data = {
        "keep": (1,),
        "fetch": (Action.PARK,),
        "hotel": (2,),
        "counsel": (2,),
        "drive": (2,),
        "message_rat": (1,),
        "coachman_rat": (2,),
        "gypsies": (1, 0),
        "minstrel_to": (1,),
        "minstrel_number": (1, 2),
        "fool_to": (1,),
        "actress_to": (1,),
    }
    if decision == "play":
        state = holding(state, "bank", "park", "friend")
    elif decision == "message":
        state = ask(give(state, carriage=6, messages=[]), decision, 0)
    elif decision == "remove":
        state = ask(give(state, bank=1, park=2), decision, 0)
    else:
        state = ask(state, decision, 0, *data.get(decision, ()))
    assert nd.decision(state) == decision
    check(all_words(Texts(language), state))


def words_of_choices(state: nd.State) -> list[str]:
    view = nd.view(state, 0)
    return [choice(Texts("en"), view, move) for move in view.options]


def test_choices_tell_what_a_move_brings_with_the_park() -> None:
    state = holding(give(table(3), residence=2, park=2, rat=3), "residence", "park", "carriage_house")
    assert words_of_choices(state)[:2] == ["Residence: +4 prestige", "Park: rat from 3 to 2"]


def test_the_fool_moves_a_marker_and_empties_no_sector() -> None:
    state = ask(give(table(3), friend="bank", bank=2), "fool_from", 0)
    assert words_of_choices(state) == ["a marker from the bank, 3 there", "the friend, from the bank"]


def test_a_market_tells_whether_its_message_is_allowed() -> None:
    state = ask(give(table(3), messages=[(0, 1)]), "drive", 0, 1)
    told = {
        move.market: text
        for move, text in zip(nd.legal_moves(state), words_of_choices(state), strict=True)
        if isinstance(move, Drive)
    }
    assert "not allowed" in told[1]
    assert told[0] == "blue centre market, where it stands"
    assert all("not allowed" not in text for market, text in told.items() if market > 4)


def test_a_carriage_that_could_go_out_and_back_for_a_message_does_not_stay() -> None:
    away = give(table(3), carriage=1)
    for steps, told in ((1, ", where it stands"), (2, ", out and back; blue message: ")):
        state = ask(away, "drive", 0, steps)
        here = nd.legal_moves(state).index(Drive(1))
        assert told in words_of_choices(state)[here]


def test_the_park_bonus_is_told_apart() -> None:
    sentence = event_sentence(Texts("en"), table(3).table, Gained(0, "prestige", 3, "residence", 2), 1)
    assert sentence == "Anna gains 3 prestige (Residence) and 2 more for the park."


def test_the_spy_tells_nobody_else() -> None:
    event = StackSeen(0, ("mayor", "carpenter"))
    texts, laid = Texts("en"), table(3).table
    own, other = (event_sentence(texts, laid, event, seat) for seat in (0, 1))
    assert own is not None
    assert other is not None
    assert "Mayor, Carpenter" in own
    assert "Mayor" not in other


@pytest.mark.parametrize("reader", [0, None])
def test_everybody_is_spoken_of_by_name(reader: int | None) -> None:
    state = table(3)
    told = [
        event_sentence(Texts("en"), state.table, event, reader)
        for event in nd.events(state, nd.legal_moves(state)[0])
    ]
    assert told[0] is not None
    assert told[0].startswith("Anna keeps ")


@pytest.mark.parametrize(
    ("reader", "told"), [(0, "no gray persons"), (None, "no gray persons"), (1, "Anna looks")]
)
def test_the_spy_may_come_too_late_to_see_anybody(reader: int | None, told: str) -> None:
    sentence = event_sentence(Texts("en"), table(3).table, StackSeen(0, ()), reader)
    assert sentence is not None
    assert told in sentence


@LANGUAGE
def test_every_reason_why_something_cannot_be_chosen_has_a_short_form(language: str) -> None:
    rules = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "core/notre_dame").rglob("*.py"))
    reasons = set(re.findall(r'IllegalMove\(\s*"([a-z-]+)"', rules)) - NOT_LISTED
    problems = (ROOT / f"locales/{language}/notre_dame/problems.ftl").read_text(encoding="utf-8")
    messages = re.split(r"\n(?=[a-z])", problems)
    short = {message.split(" =")[0] for message in messages if "\n    .short = " in message}
    assert reasons
    assert {f"problem-{reason}" for reason in reasons} <= short


@LANGUAGE
def test_refused_moves_have_their_sentence(language: str) -> None:
    """Every move that appears in a game, tried where it does not belong."""
    texts = Texts(language)
    moves = {move for state, move in random_game(3, 5, True)}
    for state, _ in random_game(3, 6, True):
        for move in moves - set(nd.legal_moves(state)):
            check([problem_sentence(texts, nd.refusal(state, move), BOX.words)])


@LANGUAGE
def test_what_is_typed_is_only_quoted(language: str) -> None:
    state = table(3)
    with pytest.raises(Problem) as caught:
        nd.parse_move(state, "{ $x } ")
    assert "{ $x }" in problem_sentence(Texts(language), caught.value)


@LANGUAGE
def test_the_ending_counts_what_was_gained(language: str) -> None:
    happened = []
    state = None
    for before, move in random_game(4, 3, True):
        happened += nd.events(before, move)
        state = nd.apply(before, move)
    assert state is not None
    lines = list(ending_lines(Texts(language), state, happened))
    check(lines)
    assert sum(name in line for name in NAMES[:4] for line in lines) >= 8


def test_shared_victory_names_all_winners() -> None:
    for state, move in random_game(2, 1, False):
        last = nd.apply(state, move)
    last = give(give(last, 0, prestige=9, gold=1, supply=1), 1, prestige=9, gold=2, supply=0)
    assert "Anna, Luc share the victory." in list(ending_lines(Texts("en"), last, ()))


def test_hiring_and_its_price_are_one_sentence() -> None:
    state = ask(showing(table(3), "monk", "doctor", "bishop"), "hire")
    happened = nd.events(state, Hire("monk"))
    told = [event_sentence(Texts("en"), state.table, event, 0) for event in happened]
    assert [sentence for sentence in told if sentence] == [
        "Anna hires the monk for 1 gold.",
        "Anna gains 2 markers (Monk).",
        "Anna gains 1 prestige (Monk).",
    ]
