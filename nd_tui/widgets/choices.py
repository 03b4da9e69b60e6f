"""The decision: a question and a short list, chosen by number, arrows and Enter, or a click."""

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from core import notre_dame as nd
from nd_tui.own_time import OwnTime
from nd_tui.picture import Picture
from nd_tui.twins import as_listed, listed_moves
from nd_tui.typography import hanging, wrapped
from nd_tui.widgets.common import lines
from nd_tui.widgets.pointed import PointedList
from nd_tui.words.moves import choice, impossible_choice, question

INDENT = 4  # columns for the number
SCROLLBAR = 2  # columns
PADDING = 2  # columns, both sides together


class Choices(OwnTime, Vertical):
    """What is asked, and the moves that answer it; below them, grey, those that cannot be made, and why."""

    class Chosen(Message):
        """A move was chosen."""

        def __init__(self, move: nd.Move) -> None:
            super().__init__()
            self.move = move

    class Highlighted(Message):
        """Another move is looked at."""

        def __init__(self, move: nd.Move | None) -> None:
            super().__init__()
            self.move = move

    def __init__(self) -> None:
        super().__init__(id="choices")
        self.moves: tuple[nd.Move, ...] = ()
        self._rows: list[tuple[str, str]] = []  # number and text of every line of the list
        self._spoken_of: int | None = None  # the place in the list of a move that must be seen

    def compose(self) -> ComposeResult:
        """A question, a list, and below it a place for help that is mostly not there."""
        yield Static(id="question")
        yield PointedList(INDENT - 1, id="options", compact=True)
        coach = Static(id="coach")
        coach.display = False
        yield coach

    def ask(self, picture: Picture, looking: bool = True, spoken_of: nd.Move | None = None) -> None:
        """Show the decision of the person at the screen, looking at the first choice or at none yet.

        The list is turned so far that a move which is spoken of can be seen.
        """
        texts, view = picture.texts, picture.view
        self.moves = listed_moves(view.options)
        self._say(Content.styled(question(texts, view), "bold"))
        possible = [choice(texts, view, move, brief=not picture.wide) for move in self.moves]
        impossible = nd.impossible(nd.determinize(view, 0))
        self._rows = [(f"{number:>2}. ", text) for number, text in enumerate(possible, start=1)]
        self._rows += [("", impossible_choice(texts, view, move, why)) for move, why in impossible]
        self._spoken_of = None if spoken_of is None else self.place(spoken_of)
        self._fill(0 if looking else None)
        self.query_one(OptionList).focus()

    def tell(self, sentence: str, below: Sequence[Content] = ()) -> None:
        """Say something where nothing is to be decided, with other things below it."""
        self.moves, self._rows, self._spoken_of = (), [], None
        self._say(lines([Content(sentence), *below]))
        self._fill(None)

    def _say(self, content: Content) -> None:
        """Show the question, or what stands in its place; only another height moves what is below it."""
        place = self.query_one("#question", Static)
        width, height = place.content_size
        place.update(content, layout=not width or content.get_height({}, width) != height)

    def advise(self, sentence: str) -> None:
        """Help with the decision, below the list; nothing if the sentence is empty."""
        coach = self.query_one("#coach", Static)
        if sentence or coach.display:
            coach.update(Content(sentence))
            coach.display = bool(sentence)
            self.call_after_refresh(self.query_one(OptionList).scroll_to_highlight)

    def highlight(self, move: nd.Move) -> None:
        """Look at a move."""
        place = self.place(move)
        if place is not None:
            self.query_one(OptionList).highlighted = place

    def looks_at(self, move: nd.Move) -> bool:
        """Whether this move is the highlighted one."""
        place = self.place(move)
        return place is not None and self.query_one(OptionList).highlighted == place

    def place(self, move: nd.Move) -> int | None:
        """Where in the list a move stands, itself or its twin."""
        listed = as_listed(self.moves, move)
        return self.moves.index(listed) if listed in self.moves else None

    def lines_wanted(self, across: int) -> int:
        """How many lines the question and all that can be chosen would take on a screen so wide."""
        width = max(20, across - PADDING - INDENT - SCROLLBAR)
        return 1 + sum(len(wrapped(text, width)) for number, text in self._rows if number)

    def _fill(self, highlighted: int | None) -> None:
        """Put the rows into the list, wrapped so that the numbers stand free."""
        options = self.query_one(OptionList)
        width = max(20, options.scrollable_content_region.width - INDENT)
        options.set_options(
            Option(
                Content(f"{number:{INDENT}}{hanging(text, width, INDENT)}"),
                disabled=not number,
            )
            for number, text in self._rows
        )
        if highlighted is None and self._spoken_of is not None:
            with self.prevent(OptionList.OptionHighlighted):
                options.highlighted = self._spoken_of  # which turns the list to it
        options.highlighted = highlighted

    def on_resize(self, event: events.Resize) -> None:
        """Wrap anew for another width."""
        if self._rows:
            self.call_after_refresh(lambda: self._fill(self.query_one(OptionList).highlighted))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Pass on which move is looked at."""
        event.stop()
        if event.option_index < len(self.moves):
            self.post_message(self.Highlighted(self.moves[event.option_index]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Pass on which move was chosen."""
        event.stop()
        if event.option_index < len(self.moves):
            self.post_message(self.Chosen(self.moves[event.option_index]))
