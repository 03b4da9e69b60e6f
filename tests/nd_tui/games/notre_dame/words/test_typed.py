"""What the screen calls a choice can be typed for it, in the language of the screen; notation always can."""

import random
from collections.abc import Iterator

import pytest

from core import notre_dame as nd
from core.game import BadNotation
from core.notre_dame.moves import Pass, Play, TakeMessage
from core.notre_dame.names import CATHEDRAL, PARK, Card
from nd_tui.games.notre_dame.words.moves import choice_name
from nd_tui.games.notre_dame.words.twins import are_twins
from nd_tui.games.notre_dame.words.typed import move_typed, names_of, typed_name
from nd_tui.words.letters import plain_letters
from nd_tui.words.problems import problem_sentence
from tests.core.notre_dame.scenes import NAMES, holding_cards, table
from tests.nd_tui.texts import LANGUAGES, Texts

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
ENGLISH, FRENCH = Texts("en"), Texts("fr")


def positions(players: int) -> Iterator[nd.State]:
    """Every second position of a game played at random, with the new persons."""
    chance = random.Random(players)
    state = nd.new_game(nd.Setup(NAMES[:players], new_persons=True), players)
    while moves := nd.legal_moves(state):
        if chance.random() < 0.5:
            yield state
        state = nd.apply(state, chance.choice(moves))


@LANGUAGE
@pytest.mark.parametrize("players", [2, 4])
def test_every_choice_can_be_typed_by_its_name_and_in_notation(players: int, language: str) -> None:
    texts = Texts(language)
    for state in positions(players):
        seat = nd.to_move(state)
        assert seat is not None
        view = nd.view(state, seat)
        for move in view.options:
            verb = texts(f"typed-{move.__struct_config__.tag}").split()[0]
            name = typed_name(texts, view, move)
            for typed in (
                name,
                f"{verb} {name}",
                choice_name(texts, view, move),
                plain_letters(name).upper(),
            ):
                assert are_twins(move_typed(texts, state, typed), move), typed
            assert are_twins(move_typed(texts, state, nd.format_move(state, move)), move)


def deciding(decision: str) -> nd.State:
    """The first position of that decision in which something or nothing can be chosen."""
    everywhere = (state for players in (2, 3, 4) for state in positions(players))
    return next(
        state
        for state in everywhere
        if state.task is not None and state.task.name == decision and Pass() in nd.legal_moves(state)
    )


def playing(*cards: Card) -> nd.State:
    return holding_cards(table(3), *cards)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "play notre dame"),
        ("en", "Notre Dame"),
        ("en", "play cathedral"),
        ("fr", "jouer notre-dame"),
        ("fr", "joue Notre Dame"),
        ("fr", "play notre dame"),
        ("fr", "notre"),
        ("fr", "cathedral"),
    ],
)
def test_a_card_is_played_by_the_name_on_the_screen(language: str, typed: str) -> None:
    state = playing(Card(0, CATHEDRAL), Card(1, PARK))
    assert move_typed(Texts(language), state, typed) == Play(Card(0, CATHEDRAL))


def test_of_two_cards_of_one_action_one_can_be_named_by_its_colour() -> None:
    state = playing(Card(0, PARK), Card(1, PARK), Card(0, CATHEDRAL))
    blue, red = Play(Card(0, PARK)), Play(Card(1, PARK))
    assert move_typed(FRENCH, state, "parc") == blue
    assert move_typed(FRENCH, state, "jouer le parc rouge") == red
    assert move_typed(ENGLISH, state, "red park") == red
    assert move_typed(ENGLISH, state, "play red park") == red


@pytest.mark.parametrize(
    ("language", "decision", "typed"),
    [
        ("en", "hire", "hire nobody"),
        ("fr", "hire", "corrompre personne"),
        ("fr", "hire", "ne corrompre personne"),
        ("fr", "hire", "Je ne corromps personne"),
        ("en", "donate", "donate nothing"),
        ("fr", "donate", "ne rien offrir"),
        ("fr", "donate", "n’offre rien"),
        ("en", "hotel", "take nothing"),
        ("fr", "hotel", "ne rien prendre"),
    ],
)
def test_nothing_can_be_wanted_with_the_verb_of_what_there_is(
    language: str, decision: str, typed: str
) -> None:
    state = deciding(decision)
    assert move_typed(Texts(language), state, typed) == Pass()


@LANGUAGE
def test_a_verb_alone_means_what_there_is_and_not_that_nothing_is_wanted(language: str) -> None:
    texts, state = Texts(language), deciding("message")
    assert move_typed(texts, state, texts("typed-message").split()[0]) == TakeMessage()


@pytest.mark.parametrize(("language", "typed"), [("en", "donate the card"), ("fr", "offrir la carte")])
def test_no_other_word_of_what_nothing_leads_to_means_it(language: str, typed: str) -> None:
    with pytest.raises(BadNotation):
        move_typed(Texts(language), deciding("donate"), typed)


@LANGUAGE
def test_a_refusal_quotes_the_names_of_the_language_and_no_code_names(language: str) -> None:
    texts, state = Texts(language), playing(Card(0, CATHEDRAL), Card(1, PARK), Card(2, PARK))
    with pytest.raises(BadNotation) as refused:
        move_typed(texts, state, "zzz")
    told = problem_sentence(texts, refused.value)
    assert names_of(texts, nd.view(state, 0), nd.legal_moves(state)) in told
    assert texts("action-cathedral") in told
    assert told.count(texts("action-park")) == 1
    assert "cathedral" not in told


def test_what_could_be_several_choices_is_told_with_their_names() -> None:
    state = playing(Card(0, CATHEDRAL), Card(1, PARK))
    with pytest.raises(BadNotation) as refused:
        move_typed(FRENCH, state, "jouer")
    assert refused.value.reason == "notation-ambiguous"
    assert set(str(refused.value.details["choices"]).split(", ")) == {"Notre-Dame", "Parc"}


@pytest.mark.parametrize("typed", ["", " ", "!?", "le la les", "\x1b[2J", "😀", "x" * 5000])
def test_nothing_that_is_typed_does_harm(typed: str) -> None:
    with pytest.raises(BadNotation):
        move_typed(FRENCH, playing(Card(0, CATHEDRAL)), typed)
