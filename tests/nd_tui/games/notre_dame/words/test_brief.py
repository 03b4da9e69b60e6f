"""The lines of the log: one for each action, with numbers that are right."""

import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from core import notre_dame as nd
from core.notre_dame.event_types import CardKept, CardsDrawn, CardsReceived, CathedralScored, Event
from core.notre_dame.names import ACTION_NAMES, Action, Card
from nd_tui.games import open_box
from nd_tui.games.notre_dame.words.brief import BRIEFEST, FULL, LENGTHS, SHORT, brief_forms, brief_line
from nd_tui.play.log_entries import Entry, grow, tells
from tests.core.notre_dame.scenes import NAMES, give, hire, play, table
from tests.nd_tui.texts import LANGUAGES, Texts

WORDS = open_box(nd.NAME).words
CHANGE = r"([+−]\d+)"
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def whole_game(setup: nd.Setup, seed: int) -> tuple[nd.State, nd.State, list[Event]]:
    """The first and the last position of a random game, and what happened."""
    chance = random.Random(seed)
    first = state = nd.new_game(setup, seed)
    happened = list(nd.opening_events(state))
    while moves := nd.legal_moves(state):
        state, did = nd.played(state, chance.choice(moves))
        happened += did
    return first, state, happened


def lines_of(texts: Texts, state: nd.State, happened: list[Event], reader: int) -> list[Entry]:
    view = nd.view(state, reader)
    entries: list[Entry] = []
    told = ((at, event) for at, event in enumerate(happened) if tells(WORDS, texts, view, event, reader))
    grow(entries, WORDS, told)
    return entries


def pattern(told: str) -> re.Pattern[str]:
    """A message with @ in place of a change, as what is looked for in a line."""
    return re.compile(rf"(?<![\w→]){re.escape(told).replace('@', CHANGE)}(?!\w)")


class Reader:
    """Somebody who knows nothing but the lines of one length, and adds up what they say."""

    def __init__(self, texts: Texts, length: int, names: tuple[str, ...]) -> None:
        self.texts, self.length = texts, length
        form = "" if length == FULL else ".brief"
        self.goods = [
            ("gold", pattern(texts(f"log-gold{form}", n="@"))),
            ("prestige", pattern(texts(f"log-prestige{form}", n="@"))),
            ("prestige", pattern(texts(f"log-park{form}", n="@"))),
            *[("supply", pattern(told)) for told in {self.markers(form, of) for of in (1, 2)}],
        ]
        self.rat = re.compile(
            texts(f"log-rat{form}", before=111, after=222).replace("111", r"(\d+)").replace("222", r"(\d+)")
        )
        places = [self.place_name(name) for name in ACTION_NAMES[:8]]
        self.card = re.compile(rf"(?:{'|'.join(texts(name) for name in places)})(?=[ ,]|$)")
        self.gifts = [
            re.compile(re.escape(texts("log-taken", n="@", giver=name)).replace("@", r"(\d+)"))
            for name in names
        ]

    def place_name(self, name: str) -> str:
        if self.length >= BRIEFEST:
            return f"letter-{name}"
        return f"action-{name}.short" if self.length >= SHORT else f"action-{name}"

    def markers(self, form: str, of: int) -> str:
        return self.texts(f"log-markers{form}", n="@", **({"of": of} if not form else {}))

    def sums(self, lines: list[tuple[int, str]]) -> dict[tuple[int, str], int]:
        """By seat and good, what came and went."""
        found: Counter[tuple[int, str]] = Counter()
        for seat, line in lines:
            for good, change in self.goods:
                found[seat, good] += sum(int(n.replace("−", "-")) for n in change.findall(line))
            for before, after in self.rat.findall(line):
                found[seat, "rat"] += int(after) - int(before)
            for giver, gift in enumerate(self.gifts):
                found[giver, "gold"] -= sum(map(int, gift.findall(line)))
            # A card's name says that an own marker was placed there, unless the line says otherwise.
            if self.card.match(line) and not self.is_from_elsewhere(line):
                found[seat, "supply"] -= 1
        return found

    def is_from_elsewhere(self, line: str) -> bool:
        texts = self.texts
        if self.length < SHORT:
            form = "" if self.length == FULL else ".brief"
            froms = [texts(f"action-{name}.from") for name in ACTION_NAMES[:8]]
            fetched = [texts(f"log-fetched{form}", **{"from": words}) for words in froms]
        else:
            places = [texts(self.place_name(name)) for name in ACTION_NAMES[:8]]
            fetched = [texts("log-fetched.briefest", place=place) for place in places]
        return texts("log-wasted") in line or any(f" {words}" in line for words in fetched)


def games(players: int, new_persons: bool) -> Iterator[tuple[nd.State, nd.State, list[Event]]]:
    for seed, edition in enumerate(("classic", "anniversary")):
        setup = nd.Setup(
            NAMES[:players], edition=edition, new_persons=new_persons, limited_gold=edition == "classic"
        )
        yield whole_game(setup, 100 * players + seed)


@LANGUAGE
@pytest.mark.parametrize("new_persons", [False, True])
@pytest.mark.parametrize("players", nd.PLAYERS)
def test_what_the_lines_say_was_gained_is_what_was_gained(
    players: int, new_persons: bool, language: str
) -> None:
    texts = Texts(language)
    for first, last, happened in games(players, new_persons):
        entries = lines_of(texts, last, happened, players - 1)
        before, after = (nd.standings(nd.view(state, 0)) for state in (first, last))
        for length in LENGTHS:
            lines = [
                (entry.actor, brief_line(texts, last.table, entry.events, players - 1, length))
                for entry in entries
                if entry.actor is not None
            ]
            sums = Reader(texts, length, NAMES[:players]).sums(lines)
            for seat in range(players):
                for good in ("gold", "prestige", "supply", "rat"):
                    assert sums[seat, good] == after[seat][good] - before[seat][good], (seat, good, length)


def told_of(state: nd.State, language: str = "en", reader: int = 0) -> list[tuple[str, ...]]:
    texts, happened = Texts(language), list(state.log or ())
    entries = lines_of(texts, state, happened, reader)
    return [brief_forms(texts, state.table, entry.events, reader) for entry in entries]


def logging(**things: int) -> nd.State:
    return replace(give(table(), **things), log=())


def test_an_action_of_several_decisions_is_one_line() -> None:
    state = hire(logging(gold=1, bank=2, park=1), "fool", "from bank", "to school")
    (line,) = told_of(state)
    assert line[0] == "Fool −1 gold, 1 marker from the bank to the cloister school, +1 marker"
    assert line[-1] == "Fool −1g Ba→Sc +1m"


def test_a_line_becomes_shorter_word_by_word() -> None:
    (line,) = told_of(play(logging(bank=2), "bank"))
    assert line == ("Bank +3 gold", "Bank +3g", "Ba +3g")
    (line,) = told_of(play(logging(bank=2), "bank"), "fr")
    assert line == ("Banque +3 or", "Banque +3o", "Ba +3o")


def test_a_place_has_its_short_name_before_letters_stand_for_it() -> None:
    (line,) = told_of(play(logging(supply=0, carriage_house=1), "hospital", "from carriage_house"), "fr")
    assert line == (
        "Hôpital, cube du relais de calèches",
        "Hôpital, du relais de calèches",
        "Hôpital, de Relais",
        "Hô, de Ca",
        "Hô de Ca",
    )


@LANGUAGE
def test_a_cathedral_without_markers_shares_nothing(language: str) -> None:
    texts = Texts(language)
    end = CathedralScored(0, 8, 0, 0)
    (line, *_) = brief_forms(texts, table().table, [end], 0)
    assert line.endswith(texts("log-nobody-there"))
    assert "8" not in line


def test_the_bonus_of_the_park_is_told_beside_what_it_is_a_bonus_of() -> None:
    (line,) = told_of(play(logging(residence=1, park=2), "residence"))
    assert line[0] == "Residence +2 prestige, park +1"


def test_a_card_without_effect_and_a_marker_from_elsewhere_are_told() -> None:
    (line,) = told_of(play(logging(gold=0), "cathedral"))
    assert line[0] == "Notre Dame, no effect"
    (line,) = told_of(play(logging(supply=0, park=1), "bank", "from park"))
    assert line[0] == "Bank, marker from the park, +1 gold"


def test_two_actions_of_a_player_in_a_row_are_two_lines() -> None:
    state = play(logging(bank=1), "bank")
    assert len(told_of(play(state, "residence"))) == 2


@pytest.mark.parametrize("reader", range(3))
def test_nobody_reads_what_the_others_drew_or_kept_nor_that_they_have_chosen(reader: int) -> None:
    _, last, happened = whole_game(nd.Setup(NAMES[:3]), 3)
    texts = Texts("en")
    secret = (CardsDrawn, CardKept, CardsReceived)
    lines = lines_of(texts, last, happened, reader)
    assert {entry.actor for entry in lines if isinstance(entry.events[0], secret)} == {reader}
    for event in happened:
        if isinstance(event, secret) and event.seat != reader:
            assert brief_forms(texts, last.table, [event], reader) == ()


def test_who_knows_everything_reads_everything() -> None:
    state = table()
    drawn = nd.opening_events(state)[2]
    assert brief_forms(Texts("en"), state.table, [drawn], None)[0].startswith("draws ")


@LANGUAGE
def test_cards_that_are_kept_have_shorter_names_where_there_is_little_room(language: str) -> None:
    state, texts, names = table(), Texts(language), ("friend", "carriage_house", "residence")
    drawn = CardsDrawn(0, tuple(Card(0, Action(ACTION_NAMES.index(name))) for name in names))
    full, brief = brief_forms(texts, state.table, [drawn], None)
    assert len(brief) < len(full)
    for name in names:
        assert texts(f"action-{name}") in full
        assert texts(f"action-{name}.short") in brief


def test_where_the_friend_goes_has_a_name_before_letters_stand_for_it() -> None:
    (line,) = told_of(play(logging(bank=1), "friend", "to bank"), "fr")
    assert line == (
        "confident à la banque +2 or",
        "confident à la banque +2o",
        "confident Banque +2o",
        "confident Ba +2o",
    )
