"""The decision: a question and a short list, chosen by number, arrows and Enter, or a click."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from nd_tui.games.game_types import Move
from nd_tui.looks.picture import Picture
from nd_tui.terminal.own_time import OwnTime
from nd_tui.terminal.typography import hanging, wrapped
from nd_tui.widgets.common import CHANGE, MoveChosen, MoveHighlighted, lines
from nd_tui.widgets.pointed import PointedList

if TYPE_CHECKING:
    from nd_tui.games.box import Words

INDENT = 4  # columns for the number
SCROLLBAR = 2  # columns
PADDING = 3  # columns, both sides together, and one in lessons
FOLDED = {False: " + ", True: " - "}  # before the line above what cannot be chosen


class Choices(OwnTime, Vertical):
    """What is asked, and the moves that answer it; below them a line that opens the useless ones."""

    def __init__(self) -> None:
        super().__init__()
        self.moves: tuple[Move, ...] = ()
        self._possible: list[str] = []
        self._useful = 0  # how many of them are shown while the others are folded away
        self._impossible: list[str] = []  # with the reasons
        self._folds = ("", "")  # the line that opens what is folded, and the one that folds it
        self._unfolded = False
        self._typed = ""  # a first digit that waits for a second one
        self._advice = ""  # the help below the list
        self._asked = Content()
        self._words: Words | None = None  # in which moves were told last

    def compose(self) -> ComposeResult:
        """A question, a list, and below it a place for help that is mostly not there."""
        yield Static(id="question")
        yield PointedList(INDENT - 1, id="options", compact=True)
        coach = Static(id="coach")
        coach.display = False
        yield coach

    def ask(self, picture: Picture, looking: bool = True) -> None:
        """Show the decision of the person at the screen, looking at the first choice or at none yet."""
        texts, view, box = picture.texts, picture.view, picture.box
        self._words = words = box.words
        listed = tuple(words.listed(view, box.game.options(view)))
        again = self.moves == listed and self._unfolded  # only told anew
        self.moves = listed
        self._say(Content.styled(words.question(texts, view), "bold"))
        self._possible = [words.choice(texts, view, move, brief=not picture.wide) for move in listed]
        self._useful = words.useful(view, listed) or len(listed)
        impossible = box.game.impossible(view)
        self._impossible = [words.impossible_choice(texts, view, move, why) for move, why in impossible]
        idle = len(listed) - self._useful
        self._folds = (
            texts("choices-folded", n=len(impossible), idle=idle),
            texts("choices-unfolded", n=len(impossible)),
        )
        self._unfolded = again
        self._fill(0 if looking else None)
        self.take_focus()

    def take_focus(self) -> None:
        """Let the arrow keys go through the list."""
        self.query_one(OptionList).focus()

    @property
    def folds(self) -> bool:
        """Whether something is folded away, or can be."""
        return bool(self._impossible) or self._useful < len(self.moves)

    @property
    def seen(self) -> int:
        """How many of the moves stand in the list now."""
        return len(self.moves) if self._unfolded else min(self._useful, len(self.moves))

    def fold(self) -> None:
        """Show or hide what is no use or cannot be chosen; what comes first of it is looked at."""
        self._unfolded = not self._unfolded
        self._fill(self._useful if self._unfolded else 0)
        if self._unfolded:
            options = self.query_one(OptionList)
            options.call_after_refresh(options.scroll_to_highlight, top=True)

    def tell(self, sentence: str, below: Sequence[Content] = ()) -> None:
        """Say something where nothing is to be decided, with other things below it."""
        self._say(lines([Content(sentence), *below]))
        self.clear()

    def clear(self) -> None:
        """Nothing can be chosen from the list."""
        self.moves, self._possible, self._impossible, self._unfolded, self._useful = (), [], [], False, 0
        self._fill(None)

    def show_typed(self, number: int) -> None:
        """Show a first digit that waits for a second one, behind the question; none if it is 0."""
        typed = f"  {number}_" if number else ""
        if typed != self._typed:
            self._typed = typed
            self._draw(self._asked + Content.styled(typed, CHANGE))

    def _say(self, content: Content) -> None:
        """Show the question, or what stands in its place."""
        self._asked, self._typed = content, ""
        self._draw(content)

    def _draw(self, content: Content) -> None:
        """Draw the question; only another height moves what is below it."""
        place = self.query_one("#question", Static)
        width, height = place.content_size
        place.update(content, layout=not width or content.get_height({}, width) != height)

    def advise(self, sentence: str) -> None:
        """Help with the decision, below the list; nothing if the sentence is empty."""
        self._advice = sentence
        coach = self.query_one("#coach", Static)
        if sentence or coach.display:
            coach.update(Content(sentence))
            coach.display = bool(sentence)
            self.call_after_refresh(self.query_one(OptionList).scroll_to_highlight)

    def highlight(self, move: Move | None) -> None:
        """Look at a move, which is unfolded if it must be, or at none."""
        place = None if move is None else self.place(move)
        if place is not None and place >= self.seen:
            self._unfolded = True
            self._fill(place)
        elif place is not None or move is None:
            self.query_one(OptionList).highlighted = place

    def looks_at(self, move: Move) -> bool:
        """Whether this move is the highlighted one."""
        place = self.place(move)
        return place is not None and self.query_one(OptionList).highlighted == place

    def place(self, move: Move) -> int | None:
        """Where in the list a move stands, itself or its twin."""
        listed = move if self._words is None else self._words.as_listed(self.moves, move)
        return self.moves.index(listed) if listed in self.moves else None

    def lines_wanted(self, across: int) -> int:
        """How many lines the question, all that can be chosen and the help would take on a screen so wide."""
        width = max(20, across - PADDING - INDENT - SCROLLBAR)
        told = (line for text in (self._asked.plain, self._advice) for line in text.splitlines())
        lines = sum(len(wrapped(line, max(20, across - PADDING))) for line in told)
        return lines + sum(len(wrapped(text, width)) for text in self._possible[: self.seen]) + self.folds

    def _fill(self, highlighted: int | None) -> None:
        """Put the rows into the list, wrapped so that the numbers stand free."""
        options = self.query_one(OptionList)
        width = max(20, options.scrollable_content_region.width - INDENT)
        rows = [(f"{number:>2}. ", text) for number, text in enumerate(self._possible[: self.seen], start=1)]
        if self.folds:
            rows.append((FOLDED[self._unfolded], self._folds[self._unfolded]))
        if self._unfolded:
            rows += [("", text) for text in self._impossible]
        options.set_options(
            Option(Content(f"{sign:{INDENT}}{hanging(text, width, INDENT)}"), disabled=not sign)
            for sign, text in rows
        )
        options.highlighted = highlighted
        options.can_focus = bool(rows)  # an empty list would take keys, and do nothing with them
        if not highlighted:
            options.scroll_home(animate=False, immediate=True)

    def on_resize(self, event: events.Resize) -> None:
        """Wrap anew for another width."""
        if self._possible:
            self.call_after_refresh(lambda: self._fill(self.query_one(OptionList).highlighted))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Pass on which move is looked at."""
        event.stop()
        if event.option_list.highlighted != event.option_index:
            return  # one looks elsewhere since
        on_a_move = event.option_index < self.seen
        self.post_message(MoveHighlighted(self.moves[event.option_index] if on_a_move else None))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Pass on which move was chosen."""
        event.stop()
        if event.option_index < self.seen:
            self.post_message(MoveChosen(self.moves[event.option_index]))
        else:
            self.fold()
