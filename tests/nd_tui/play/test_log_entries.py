"""What happened, action by action: what is one line, what is open, and where the separator stands."""

from dataclasses import dataclass
from typing import cast

import pytest

from nd_tui.games.box import Words
from nd_tui.play.log_entries import (
    SEPARATOR,
    Entry,
    Folds,
    Openness,
    Row,
    cut_back,
    grow,
    since_decision,
)


@dataclass(frozen=True)
class Did:
    """An event: what, by whom, and whether it goes on with what that player did before."""

    what: str
    actor: int | None = None
    goes_on: bool = False


class FewWords:
    def actor(self, event: Did) -> int | None:
        return event.actor

    def heads(self, event: Did) -> bool:
        return event.what.startswith("round")

    def belongs_to(self, before: Did, event: Did) -> bool:
        return event.goes_on and before.actor == event.actor


WORDS = cast(Words, FewWords())
TOLD = [
    Did("round 1"),
    *[Did("plays", 0), Did("gains", 0, goes_on=True), Did("plays", 1)],
    Did("round 2"),
    *[Did("plays", 1), Did("plays", 0), Did("plays", 0)],
    Did("round 3"),
    Did("plays", 1),
]


def entries(told: list[Did] = TOLD) -> list[Entry]:
    found: list[Entry] = []
    grow(found, WORDS, enumerate(told))
    return found


def places(rows: list[Row]) -> list[int | str]:
    return ["since" if row.entry is None else row.entry.first for row in rows]


def test_what_goes_on_with_an_action_stands_in_its_line() -> None:
    found = entries()
    assert [entry.first for entry in found] == [0, 1, 3, 4, 5, 6, 7, 8, 9]
    assert found[1].events == (TOLD[1], TOLD[2])


def test_events_that_come_later_give_the_same_lines() -> None:
    for cut in range(len(TOLD)):
        found: list[Entry] = []
        grow(found, WORDS, list(enumerate(TOLD))[:cut])
        grow(found, WORDS, list(enumerate(TOLD))[cut:])
        assert found == entries()


def test_what_another_line_tells_from_some_place_on_gives_the_same_lines_as_told_anew() -> None:
    other = [Did("plays", 1), Did("gains", 1, goes_on=True)]
    for place in range(len(TOLD)):
        found = entries()
        happened = TOLD[:place] + other
        known = cut_back(found, place)
        grow(found, WORDS, list(enumerate(happened))[known:])
        assert found == entries(happened)


def test_the_separator_stands_before_what_others_did_after_the_last_decision() -> None:
    assert since_decision(entries(), [1], reader=0) == 3
    assert since_decision(entries(), [1, 6, 7], reader=0) == 8


def test_a_decision_that_nobody_has_answered_yet_moves_no_separator() -> None:
    told = [*TOLD[:4], Did("plays", 0)]
    assert since_decision(entries(told), [1, 4], reader=0) == 3


def test_before_the_first_decision_there_is_no_separator() -> None:
    assert since_decision(entries(), [], reader=0) is None
    assert SEPARATOR not in Folds().rows(entries(), None)


def test_usually_that_is_open_which_is_new_or_of_now() -> None:
    assert places(Folds().rows(entries(), None)) == [0, 4, 8, 9]
    assert places(Folds().rows(entries(), 8)) == [0, 4, "since", 8, 9]
    assert places(Folds().rows(entries(), 6)) == [0, 4, 5, "since", 6, 7, 8, 9]


@pytest.mark.parametrize(
    ("room", "seen"),
    [
        (4, [0, 4, 8, 9]),
        (6, [0, 4, 8, 9]),
        (7, [0, 4, 5, 6, 7, 8, 9]),
        (8, [0, 4, 5, 6, 7, 8, 9]),
        (9, [0, 1, 3, 4, 5, 6, 7, 8, 9]),
    ],
)
def test_where_there_is_room_earlier_sections_are_open_too_the_latest_first(
    room: int, seen: list[int | str]
) -> None:
    assert places(Folds().rows_in(entries(), None, room, lambda row: 1)) == seen


def test_a_section_that_was_closed_by_hand_stays_closed_whatever_room_there_is() -> None:
    folds = Folds()
    folds.by_hand[4] = False
    assert places(folds.rows_in(entries(), None, 99, lambda row: 1)) == [0, 1, 3, 4, 8, 9]


def test_more_and_more_opens_and_then_it_begins_again() -> None:
    folds, seen = Folds(), []
    for _ in Openness:
        rows = folds.rows(entries(), 8)
        seen.append((len(rows), sum(row.opened for row in rows if row.entry and not row.entry.heads)))
        folds.next_openness()
    assert seen == [(5, 0), (10, 0), (10, 6), (4, 0)]
    assert folds == Folds()


def test_a_row_opens_and_closes_and_stays_so_whatever_comes() -> None:
    folds = Folds()
    first, *_ = folds.rows(entries(), 8)
    folds.turn(first)
    assert places(folds.rows(entries(), 8)) == [0, 1, 3, 4, "since", 8, 9]
    line = folds.rows(entries(), 8)[1]
    folds.turn(line)
    assert folds.rows(entries(), 8)[1] == Row(line.entry, opened=True)
    folds.turn(first._replace(opened=True))
    assert places(folds.rows(entries([*TOLD, Did("plays", 0)]), 8)) == [0, 4, "since", 8, 9, 10]


@pytest.mark.parametrize(
    ("seat", "seen"), [(0, [0, 1, 4, "since", 6, 7, 8]), (1, [0, 3, 4, 5, "since", 8, 9])]
)
def test_of_one_player_the_lines_are_seen_and_all_headings(seat: int, seen: list[int | str]) -> None:
    folds = Folds(openness=Openness.LINES)
    folds.filter(seat)
    assert places(folds.rows(entries(), 6)) == seen
    folds.filter(seat)
    assert folds.only is None, "the same player once more"
