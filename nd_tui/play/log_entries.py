"""What happened, action by action: the lines of the log, in sections that open and close."""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence, Set
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from nd_tui.games.game_types import Event, View
from nd_tui.words.texts import Texts

if TYPE_CHECKING:
    from nd_tui.games.box import Words


class Entry(NamedTuple):
    """An action, told in one line, or what begins a section."""

    first: int  # the place of its first event among all that happened
    events: tuple[Event, ...]
    actor: int | None
    heads: bool


class Openness(Enum):
    """How much of the log is open where nobody has opened or closed anything else."""

    USUAL = 0  # what happened since one's last decision, the section of now, and as many as have room
    LINES = 1  # all sections
    SENTENCES = 2  # all sections, each line with its whole sentences
    HEADINGS = 3  # nothing


class Row(NamedTuple):
    """A row of the log: an entry, or the separator before what is new."""

    entry: Entry | None
    opened: bool = False


SEPARATOR = Row(None)


def tells(words: "Words", texts: Texts, view: View, event: Event, reader: int) -> bool:
    """Whether there is anything to tell a reader of an event."""
    return bool(words.event(texts, view, event, reader) or words.in_brief(texts, view, [event], reader))


def grow(entries: list[Entry], words: "Words", told: Iterable[tuple[int, Event]]) -> None:
    """Let further events, each with its place, follow those that are there."""
    for place, event in told:
        if entries and words.belongs_to(entries[-1].events[-1], event):
            entries[-1] = entries[-1]._replace(events=(*entries[-1].events, event))
        else:
            entries.append(Entry(place, (event,), words.actor(event), words.heads(event)))


def cut_back(entries: list[Entry], place: int) -> int:
    """Leave what happened before a place, as far as it surely ended there; where to grow on from."""
    left = max(0, bisect_left(entries, place, key=lambda entry: entry.first) - 1)
    grown = entries[left].first if left < len(entries) else 0
    del entries[left:]
    return grown


def since_decision(entries: Sequence[Entry], decisions: Sequence[int], reader: int) -> int | None:
    """The place of what came first after a reader's last decision that others, or the game, have answered.

    The decisions are told by the places of their first events.
    """
    for decision in reversed(decisions):
        later = bisect_left(entries, decision, key=lambda entry: entry.first)
        for entry in entries[later:]:
            if entry.actor != reader:
                return entry.first
    return None


@dataclass
class Folds:
    """What is open and whose lines are seen."""

    openness: Openness = Openness.USUAL
    by_hand: dict[int, bool] = field(default_factory=dict)  # whether entries, by their places, are open
    only: int | None = None  # the only player whose lines are seen

    def turn(self, row: Row) -> None:
        """Open what is closed, close what is open."""
        if row.entry is not None:
            self.by_hand[row.entry.first] = not row.opened

    def next_openness(self) -> None:
        """Show more of everything; after all of it the headings alone, and then what is usual."""
        self.openness = Openness((self.openness.value + 1) % len(Openness))
        self.by_hand.clear()

    def filter(self, seat: int | None) -> None:
        """Show a player's lines alone; the same player once more, or nobody: everybody's."""
        self.only = None if seat == self.only else seat

    def rows_in(
        self, entries: Sequence[Entry], since: int | None, room: int, lines_of: Callable[[Row], int]
    ) -> list[Row]:
        """What is to be seen in so many lines: sections of before are open too, while all has room."""
        rows = self.rows(entries, since)
        if self.openness is not Openness.USUAL:
            return rows
        opened: set[int] = set()
        for entry in reversed(entries):
            if entry.heads and entry.first not in self.by_hand:
                opened.add(entry.first)
                more = self.rows(entries, since, opened)
                if sum(map(lines_of, more)) > room:
                    break
                rows = more
        return rows

    def rows(
        self, entries: Sequence[Entry], since: int | None, opened_too: Set[int] = frozenset()
    ) -> list[Row]:
        """What is to be seen of the log; `since` is the place before which the separator stands."""
        found: list[Row] = []
        later = iter([*(entry.first for entry in entries if entry.heads)][1:])
        opened, waiting = True, since is not None
        for entry in entries:
            if entry.heads:
                following = next(later, None)  # where the next section begins
                is_new = following is None or (since is not None and since < following)
                is_new = is_new or entry.first in opened_too
                opened = self._is_section_open(entry, is_new)
            elif not opened or self.only not in (None, entry.actor):
                continue
            if waiting and since is not None and entry.first >= since:
                found.append(SEPARATOR)
                waiting = False
            found.append(Row(entry, opened if entry.heads else self._is_line_open(entry)))
        return found

    def _is_section_open(self, entry: Entry, is_new: bool) -> bool:
        usual = is_new if self.openness is Openness.USUAL else self.openness is not Openness.HEADINGS
        return self.by_hand.get(entry.first, usual)

    def _is_line_open(self, entry: Entry) -> bool:
        return self.by_hand.get(entry.first, self.openness is Openness.SENTENCES)
