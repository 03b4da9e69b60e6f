"""The decision: a question and a short list, chosen by number, arrows and Enter, or a click."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from core import notre_dame as nd
from nd_tui.texts import Texts
from nd_tui.widgets.common import FAINT
from nd_tui.words.moves import choice, question


class Choices(Vertical):
    """What is asked, and the moves that answer it."""

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

    def compose(self) -> ComposeResult:
        """A question and a list."""
        yield Static(id="question")
        yield OptionList(id="options", compact=True)

    def ask(self, texts: Texts, view: nd.View) -> None:
        """Show the decision of a view's seat."""
        self.moves = view.options
        self.query_one("#question", Static).update(Content.styled(question(texts, view), "bold"))
        options = self.query_one(OptionList)
        options.set_options(
            Option(Content.assemble((f"{number:>2} ", FAINT), choice(texts, view, move)))
            for number, move in enumerate(view.options, start=1)
        )
        options.highlighted = 0
        options.focus()

    def tell(self, sentence: str) -> None:
        """Say something where nothing is to be decided."""
        self.moves = ()
        self.query_one("#question", Static).update(Content(sentence))
        self.query_one(OptionList).clear_options()

    def highlight(self, move: nd.Move) -> None:
        """Look at a move."""
        if move in self.moves:
            self.query_one(OptionList).highlighted = self.moves.index(move)

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
