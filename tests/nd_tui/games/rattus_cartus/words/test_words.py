"""Every position and event of many games in words, in both languages."""

import pytest

from core import rattus_cartus as rc
from core.rattus_cartus.event_types import RatsChanged
from core.rattus_cartus.names import TYPES
from core.rattus_cartus.refusals import ANSWERED_BY
from nd_tui.games.parts import composition
from nd_tui.games.rattus_cartus import BOX
from nd_tui.looks.paper import Paper
from nd_tui.looks.symbols import UNICODE
from nd_tui.words.texts import LANGUAGES, Texts
from tests.nd_tui.games.rattus_cartus.games import NAMES, a_game, asked, begun, ended

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
RUBBISH = ("{", "}", "???", "\u2068", "None", "  ")
WORDS = BOX.words


def check(lines: list[str]) -> None:
    for line in lines:
        assert line
        assert not [sign for sign in RUBBISH if sign in line.strip()], line


def all_words(texts: Texts, state: rc.State, move: rc.Move) -> list[str]:
    """Everything that the deciding seat is shown and told."""
    seat = rc.to_move(state)
    assert seat is not None
    view = rc.view(state, seat)
    told = [
        WORDS.question(texts, view),
        WORDS.choice(texts, view, move),
        WORDS.choice(texts, view, move, True),
    ]
    told += [
        WORDS.choice_name(texts, view, move),
        WORDS.did(texts, state, move),
        WORDS.did(texts, state, move, True),
    ]
    told += [WORDS.impossible_choice(texts, view, *each) for each in rc.impossible(view)]
    told += [line for _, line in BOX.plain.lines(texts, view, secret_points=bool(seat % 2))]
    told += [line for _, line in BOX.plain.before_choices(texts, view, Paper())]
    told += [part for part in map(str, WORDS.headline(texts, view, UNICODE)) if part.strip()]
    told += [WORDS.moment(texts, state), WORDS.moment_within(texts, state), WORDS.progress(texts, state)]
    return [*told, WORDS.typed_names(texts, view, rc.options(view)), WORDS.page(view, move)]


@LANGUAGE
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_in_a_game_has_words(language: str, players: int) -> None:
    texts = Texts(language, rc.NAME)
    for state, move in a_game(players, players):
        check([line.strip() for line in all_words(texts, state, move)])
        for event in rc.events(state, move):
            for reader in (None, 0, 1):
                sentence = WORDS.event(texts, state, event, reader)
                check([sentence] if sentence is not None else [])


@LANGUAGE
def test_what_happens_before_the_first_decision_is_told(language: str) -> None:
    texts, state = Texts(language, rc.NAME), begun()
    check([WORDS.event(texts, state, event, 0) or "" for event in rc.opening_events(state)])


@LANGUAGE
@pytest.mark.parametrize("decision", ANSWERED_BY)
def test_every_decision_has_words_and_a_page(language: str, decision: str) -> None:
    state = asked(decision)
    seat = rc.to_move(state)
    assert seat is not None
    view = rc.view(state, seat)
    check(all_words(Texts(language, rc.NAME), state, rc.options(view)[0]))
    for move in (None, rc.options(view)[-1]):
        assert WORDS.page(view, move) in BOX.book.page_names()


@LANGUAGE
def test_what_is_listed_can_be_typed(language: str) -> None:
    texts = Texts(language, rc.NAME)
    for state, _ in a_game(4, 7):
        seat = rc.to_move(state)
        assert seat is not None
        view = rc.view(state, seat)
        if composition(WORDS, texts, view) is None:
            for move in rc.options(view):
                assert WORDS.typed(texts, state, WORDS.choice_name(texts, view, move)) == move
                assert WORDS.typed(texts, state, rc.format_move(state, move)) == move


def test_what_others_lay_give_see_and_draw_is_not_told() -> None:
    texts = Texts("en", rc.NAME)
    for state, move in a_game(4, 5):
        for event in rc.events(state, move):
            if getattr(event, "seat", None) == 1 and type(event).__name__ in (
                "CardsDrawn",
                "Entered",
                "NunSeen",
            ):
                own, other = (WORDS.event(texts, state, event, reader) or "" for reader in (1, 0))
                assert "nuns" not in other.removesuffix(".").replace("nun row", "")
                assert own == other or len(own) > len(other) - 15


@LANGUAGE
def test_the_rats_of_others_are_told_if_it_is_so_wished(language: str) -> None:
    texts = Texts(language, rc.NAME)
    hidden, shown = (begun(rats_shown=way) for way in ("own", "all"))
    for state, number in ((hidden, 1), (shown, 4)):
        lines = [line for _, line in BOX.plain.lines(texts, rc.view(state, 0), secret_points=False)]
        told = texts("amount-rats", n=10)
        assert sum(told in line for line in lines if any(name in line for name in NAMES)) == number


@pytest.mark.parametrize(
    ("language", "given", "discarded"),
    [
        ("en", "Anna has 1 rat fewer (Flute): now 9.", "Anna discards 1 rat (support): now 9."),
        ("fr", "Anna a 1 rat de moins (flûte), soit 9 maintenant.", "Anna défausse 1 rat (soutien), soit"),
    ],
)
def test_a_rat_that_goes_to_somebody_else_by_a_flute_is_not_discarded(
    language: str, given: str, discarded: str
) -> None:
    texts, state = Texts(language, rc.NAME), begun()
    assert WORDS.event(texts, state, RatsChanged(0, 10, 9, "flute"), 0) == given
    assert (WORDS.event(texts, state, RatsChanged(0, 10, 9, "support"), 0) or "").startswith(discarded)


@LANGUAGE
def test_the_end_tells_points_nuns_and_who_died(language: str) -> None:
    texts = Texts(language, rc.NAME)
    state, happened = ended()
    told = "\n".join(BOX.plain.ending(texts, state, happened))
    result = rc.result(state)
    assert result is not None
    for seat, sheet in enumerate(rc.score_sheets(state)):
        assert NAMES[seat] in told
        assert texts("amount-points", n=sheet.points) in told
    check(told.splitlines())


def test_a_building_has_a_number_only_beside_another_one_of_its_type() -> None:
    texts = Texts("en", rc.NAME)
    for seed in range(20):
        view = rc.view(begun(4, seed), 0)
        names = [WORDS.choice_name(texts, view, move) for move in rc.options(view)]
        kinds = [card[:-2] for card in view.row]
        assert [name[-1].isdigit() for name in names] == [kinds.count(kind) > 1 for kind in kinds]
    assert len(TYPES) == 12


def test_less_than_two_points_are_one_in_french() -> None:
    texts = Texts("fr", rc.NAME)
    assert texts("points-n", n="1,9", whole=1) == "1,9 point"
    assert texts("points-n", n="2,0", whole=2) == "2,0 points"
