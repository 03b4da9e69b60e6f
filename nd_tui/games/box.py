"""All that a game brings to the table; the shell knows this and nothing else of a game.

Nothing here imports Textual: plain text, exports, tournaments and thinking processes use a box too. A game's
own types (state, view, move, event, setup) pass through the shell unread, so they are `Any` here.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from core.ai.reason import Reason
from core.game import IllegalMove, Problem
from nd_tui.games.form import Form
from nd_tui.games.game_types import AnyNode, Event, Move, Setup, State, View
from nd_tui.games.parts import Part, Values
from nd_tui.looks.paper import Paper
from nd_tui.words.texts import Texts

if TYPE_CHECKING:
    from nd_tui.games.game_table import GameTable
    from nd_tui.lessons.lights import Lights
    from nd_tui.looks.symbols import Symbols
    from nd_tui.rulebook.page import Rulebook

Details = dict[str, str | int]


class Words(Protocol):
    """A game in words."""

    def question(self, texts: Texts, view: View) -> str:
        """What is asked of the seat that decides."""

    def choice(self, texts: Texts, view: View, move: Move, brief: bool = False) -> str:
        """A move as a line of the list of choices, with what it brings now."""

    def choice_name(self, texts: Texts, view: View, move: Move) -> str:
        """A move by its name alone."""

    def impossible_choice(self, texts: Texts, view: View, move: Move, why: IllegalMove) -> str:
        """A move that cannot be made, and briefly why."""

    def listed(self, view: View, moves: Sequence[Move]) -> Sequence[Move]:
        """Moves as they are listed and numbered: of those that come to the same the first alone."""

    def useful(self, view: View, listed: Sequence[Move]) -> int:
        """How many of the listed moves bring something; the others come last and are folded away."""

    def as_listed(self, moves: Sequence[Move], move: Move) -> Move:
        """The move that stands in the list for this one."""

    def did(self, texts: Texts, before: State, move: Move, hidden: bool = False) -> str:
        """A move that was made, in a few words; hidden where the reader may not know all of it."""

    def event(self, texts: Texts, state: State, event: Event, reader: int | None) -> str | None:
        """What happened as a sentence for a seat, or for nobody in particular; None where there is none."""

    def in_brief(
        self, texts: Texts, state: State, happened: Sequence[Event], reader: int | None
    ) -> Sequence[str]:
        """The events of one action as a line of the log for a seat, or for nobody in particular.

        It names what was gained and lost, but not the player, whose sign stands before it. There may be
        shorter forms for less room, the longest first; none where there is nothing to tell.
        """

    def belongs_to(self, before: Event, event: Event) -> bool:
        """Whether an event is part of the same action as the one before it, so that one line tells both."""

    def heads(self, event: Event) -> bool:
        """Whether the log begins a section with an event, such as a round."""

    def actor(self, event: Event) -> int | None:
        """The seat whose sign stands before an event in the log."""

    def headline(self, texts: Texts, view: View, symbols: "Symbols") -> Iterable[str | int]:
        """When it is, for the top of the table: words, of which the first stand out, and seats for names."""

    def moment(self, texts: Texts, state: State) -> str:
        """When in the game a position is, as the beginning of a sentence: "Period B, round 2"."""

    def moment_within(self, texts: Texts, state: State) -> str:
        """The same within a sentence: "in period B, round 2"."""

    def moment_short(self, state: State) -> str:
        """The same in two or three letters, like B2."""

    def progress(self, texts: Texts, state: State) -> str:
        """How far a game is: "period B, round 2 of 3"."""

    def standing(self, texts: Texts, name: str) -> str:
        """The name of a number by which positions are compared."""

    def at_the_end(self, texts: Texts, state: State) -> str:
        """What the end of a game has brought to light, as a sentence; empty where there is nothing."""

    def fate(self, texts: Texts, state: State, seat: int) -> str:
        """What befell a player at the end whatever the points, in a few words; mostly empty."""

    def source(self, texts: Texts, source: str) -> str:
        """The name of what brought points, or of a group of them; one that nobody knows is left as it is."""

    def reason(self, texts: Texts, view: View, reason: Reason) -> str:
        """What a move brings more or less of than another."""

    def followers(self, texts: Texts, view: View, line: Sequence[Move]) -> Sequence[str]:
        """The own moves that are expected after the first of a line, by their names."""

    def details(self, texts: Texts, problem: Problem) -> Details:
        """The details of a problem with code names as people call them."""

    def kind_of_game(self, texts: Texts, setup: Setup) -> str:
        """By which rules a game is played."""

    def kind_counted(self, texts: Texts, kind: tuple[Any, ...]) -> str:
        """The rules by which games that belong together (`Sheet.kind`) were played, briefly."""

    def typed(self, texts: Texts, state: State, text: str) -> Move:
        """The legal move that a person means by words or notation; BadNotation for anything else."""

    def parts(self, texts: Texts, view: View) -> Sequence[Part]:
        """By which parts a move of this decision is put together; none where the moves are a list."""

    def composed(self, view: View, values: Values) -> Move:
        """The move that has these values, by the ids of the parts; IllegalMove where the rules refuse it."""

    def decomposed(self, view: View, move: Move) -> Values:
        """The values by which a move is composed."""

    def hesitation(self, texts: Texts, view: View, move: Move) -> str:
        """Why a move that was put together is rarely meant, so that it is asked for twice; mostly empty."""

    def typed_names(self, texts: Texts, view: View, moves: Sequence[Move]) -> str:
        """What can be typed for moves, in a row."""

    def signs_told(self, texts: Texts, symbols: "Symbols") -> Iterable[tuple[str, str]]:
        """The signs of the table, each with what it means."""

    def abbreviations(self, texts: Texts) -> Iterable[str]:
        """The letters that stand for things on the table, each with its thing."""

    def page(self, view: View, move: Move | None) -> str:
        """The page of the rulebook about a decision and the choice that is looked at."""


class PlainBoard(Protocol):
    """A position as lines of text, each with its indent."""

    def introduction(self, texts: Texts, state: State, people: Sequence[int], seed: int) -> Iterator[str]:
        """What is played, and who the people at the screen are."""

    def lines(self, texts: Texts, view: View, secret_points: bool) -> Iterator[tuple[str, str]]:
        """The whole table, as a seat sees it."""

    def before_choices(self, texts: Texts, view: View, paper: Paper) -> Iterator[tuple[str, str]]:
        """What is shown once more before a decision, such as a map; what is drawn is drawn for the paper."""

    def ending(self, texts: Texts, state: State, happened: Iterable[Event]) -> Iterator[str]:
        """How a game ended."""


class Reckoning(Protocol):
    """What follows from a move without being its own effect, and is told apart from it."""

    def before(self, state: State, move: Move) -> State | None:
        """The position as a move alone leaves it where something else follows; else None."""

    def own_part(self, happened: Iterable[Event]) -> list[Event]:
        """What a move did itself."""

    def what_follows(self, happened: Iterable[Event]) -> list[Event]:
        """What followed from it."""

    def one_by_one(self, alone: State, happened: Iterable[Event]) -> Iterator[tuple[State, Event]]:
        """What of all that follows is seen on the board before it is told, each event with its position."""

    def told_at(self, node: AnyNode, people: Sequence[int]) -> list[Event]:
        """What is told of a reckoning that has led to a position."""

    def title(self, texts: Texts, happened: Iterable[Event]) -> str:
        """What has come to its end."""

    def begins(self, event: Event) -> bool:
        """Whether another part of what is told begins with an event, such as a building or a round."""

    def unasked(self, texts: Texts, before: State, happened: Iterable[Event], seat: int) -> Iterator[str]:
        """What a move in a position did to a person who had no choice, which else only the log tells."""


class CoachOf(Protocol):
    """What a coach has to know of a game to help somebody who hesitates; a word is the message `coach-…`."""

    def kind_of(self, view: View) -> str | None:
        """The kind of the decision in a view, and the word about it; None where nothing is asked."""

    def danger(self, view: View) -> str | None:
        """A word about something that threatens now, whatever is decided."""

    def round_of(self, view: View) -> int:
        """The stretch of the game in which a danger is told once."""


class Sheet(Protocol):
    """What a game's points are made of, how they grow, and which games are alike."""

    standing: str  # the points among the numbers by which positions are compared

    def by_source(self, happened: Iterable[Event], seats: int) -> Sequence[dict[str, int]]:
        """For every seat, what it gained by each source."""

    def group(self, source: str) -> str:
        """The name under which a source is counted, alone or with others like it."""

    def kind(self, rules: Mapping[str, Any]) -> tuple[Any, ...]:
        """Which games belong together, by the rules they were played by: a setup as plain data."""

    def points(self, state: State) -> Sequence[int]:
        """Everybody's points."""

    def moments(self, state: State) -> Sequence[str]:
        """The stretches of a game at whose ends points are compared, by the short names of their moments."""


class Export(Protocol):
    """What other programs are told of a game, as plain data, besides what all games have."""

    def table(self, state: State) -> Mapping[str, Any]:
        """Of the whole game."""

    def position(self, state: State) -> Mapping[str, Any]:
        """Of a position."""


class Book(Protocol):
    """A game's rulebook."""

    def rulebook(self, texts: Texts, components: Any, setup: Setup | None) -> "Rulebook":
        """The book, with the options of a game that is being played."""

    def rulebook_of(self, texts: Texts, state: State) -> "Rulebook":
        """The book of a game that is being played."""

    def page_names(self) -> Sequence[str]:
        """The pages by their ids, for a shell to complete."""


class Box(Protocol):
    """A game of the box."""

    name: str
    game: Any  # fulfils core.game.Game
    words: Words
    plain: PlainBoard
    reckoning: Reckoning
    coach: CoachOf
    lights: "Lights"  # what a lesson can light on the table
    book: Book
    sheet: Sheet
    export: Export
    form: Form

    def minds(self) -> Any:
        """The module of the game's opponents and adviser (`core.ai.minds`), loaded when somebody thinks."""

    def table(self) -> "type[GameTable]":
        """The board on the screen; only this loads Textual."""

    def components(self, file: Path | None) -> Any:
        """Component data: the program's own, or those of a file."""

    def colours(self, position: State | View) -> tuple[str, ...]:
        """The colour of every seat."""

    def preview(self, view: View, move: Move | None) -> Any:
        """What a move would leave, as the game's own board draws it; without a move, what is there."""

    def signs(self, symbols: "Symbols") -> Mapping[str, str]:
        """The game's own signs, by their names in texts of lessons, to go with those of the shell."""
