"""The lines of the log: what each action says in a few words, and what it keeps to itself."""

import pytest

from core import rattus_cartus as rc
from core.rattus_cartus.event_types import (
    CardsDrawn,
    Entered,
    Event,
    InfluenceGained,
    PrivilegeWon,
    RatGiven,
    RatsChanged,
    Revealed,
    TokensTaken,
    TowerCounted,
)
from nd_tui.games.rattus_cartus import BOX
from nd_tui.play.log_entries import Entry, grow
from nd_tui.words.texts import LANGUAGES, Texts
from tests.nd_tui.games.rattus_cartus.games import begun, ended

WORDS = BOX.words
TEXTS = Texts("en", rc.NAME)


def entries_of(happened: list[Event]) -> list[Entry]:
    """What the log makes lines of."""
    found: list[Entry] = []
    grow(found, WORDS, enumerate(happened))
    return found


def line(*happened: Event, reader: int | None = 0, **options: object) -> str:
    """The longest form of an action."""
    return WORDS.in_brief(TEXTS, begun(**options), happened, reader)[0]  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_of_a_player_has_a_line_and_no_line_names_the_player(language: str) -> None:
    texts = Texts(language, rc.NAME)
    for seed in (1, 5):
        state, happened = ended(4, seed)
        for entry in entries_of(happened):
            if entry.actor is None:
                continue
            forms = WORDS.in_brief(texts, state, entry.events, 0)
            assert forms
            assert len(forms[-1]) <= len(forms[0])
            assert all(state.table.setup.players[entry.actor] not in form for form in forms)


def test_a_line_tells_the_actions_of_one_player_alone() -> None:
    _, happened = ended(4, 2)
    for entry in entries_of(happened):
        if not isinstance(entry.events[0], RatGiven):
            assert {WORDS.actor(event) for event in entry.events} == {entry.actor}
    assert sum(len(entry.events) for entry in entries_of(happened)) == len(happened)


def test_cards_turned_over_and_what_they_bring_are_one_line() -> None:
    witches = Revealed(1, 0, (20, 21), 2), InfluenceGained(1, 4, 1, 3, "force")
    (entry,) = entries_of([*witches, RatsChanged(1, 2, 3, "strangers")])
    assert line(*entry.events) == "2 Witches: force 2, Magic +2 (now 3), +1 rat"


def test_a_privilege_begins_a_line_of_its_own() -> None:
    turned = Revealed(1, 0, (20,), 1)
    won = PrivilegeWon(1, 0, "office-a", "alone"), TokensTaken(1, 2, "office")
    assert [entry.events for entry in entries_of([turned, *won])] == [(turned,), won]
    assert line(*won) == "privilege, 2 victory point tokens"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tower_that_nobody_gives_to_counts_no_cards(language: str) -> None:
    texts = Texts(language, rc.NAME)
    for givers, numbers in (((), ()), ((0,), (0,))):
        told = WORDS.in_brief(texts, begun(), (TowerCounted(1, givers, numbers),), 0)[0]
        assert "0" not in told
    assert "2" in WORDS.in_brief(texts, begun(), (TowerCounted(1, (0, 2), (1, 1)),), 0)[0]


def test_a_rat_that_was_given_is_one_line_of_nobody_told_as_a_sentence() -> None:
    given = RatGiven(0, 1), RatsChanged(0, 3, 2, "flute"), RatsChanged(1, 1, 2, "flute")
    (entry,) = entries_of(list(given))
    assert entry.actor is None
    assert WORDS.in_brief(TEXTS, begun(), entry.events, 0) == ()


def test_cards_drawn_and_laid_are_named_to_their_player_alone() -> None:
    drawn, laid = CardsDrawn(1, 2, 2, "support", (20, 21)), Entered(1, 0, "tent-a", 2, (20, 21))
    assert "Witches" in line(drawn, reader=1)
    assert "Witches" in line(laid, reader=1)
    assert line(drawn) == "draws 2 cards"
    assert line(laid) == "Fortune-teller’s Tent: 2 cards"


def test_the_rats_of_others_are_counted_only_where_they_are_shown() -> None:
    fewer = RatsChanged(1, 4, 2, "hospital")
    assert line(fewer) == "−2 rats"
    assert line(fewer, rats_shown="all") == "rats 4→2"
    assert line(fewer, reader=1) == "rats 4→2"
