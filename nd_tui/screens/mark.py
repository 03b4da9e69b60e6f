"""What a person thinks of a move: one of the marks of chess players, a word of one's own, or both."""

from typing import Literal, TypeAlias

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button, Input, Label, OptionList

from core.evaluation import LONGEST_WORD, MARKS, Mark
from nd_tui.screens.dialogs import Dialog
from nd_tui.widgets.text_line import TextLine
from nd_tui.words.marks import NAMES, NONE, mark_sign

AnyMark: TypeAlias = Mark | Literal[""]
Opinion: TypeAlias = tuple[AnyMark, str]


class MarkScreen(Dialog[Opinion | None]):
    """A list of marks and a line for a word; None if everything is to stay as it was."""

    AUTO_FOCUS = "#marks"

    def __init__(self, mark: AnyMark, word: str) -> None:
        super().__init__()
        self.word = word
        self.all: tuple[AnyMark, ...] = ("", *MARKS)
        self.mark = mark

    def compose(self) -> ComposeResult:
        """The marks, the line, and two buttons."""
        with Vertical(classes="dialog", id="mark-box"):
            yield Label(Content(self.texts("mark-question")), classes="dialog-question")
            yield OptionList(*map(self.told, self.all), id="marks", compact=True, markup=False)
            yield Label(Content(self.texts("mark-word")), id="mark-word-label")
            yield TextLine(self.word, max_length=LONGEST_WORD, id="mark-word", compact=True)
            with Horizontal(classes="dialog-buttons"):
                yield Button(Content(self.texts("dialog-ok")), variant="primary", id="dialog-ok")
                yield Button(Content(self.texts("dialog-cancel")), id="dialog-cancel")

    def told(self, mark: AnyMark) -> str:
        """A mark and what it says."""
        return f"{mark_sign(self.symbols, mark):<3} {self.texts(NAMES[mark] if mark else NONE)}"

    def on_mount(self) -> None:
        """Begin with the mark that there is."""
        self.query_one(OptionList).highlighted = self.all.index(self.mark)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Another mark is looked at, and is the one unless all stays as it was."""
        self.mark = self.all[event.option_index]

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A mark is chosen; the word stays."""
        self.mark = self.all[event.option_index]
        self.answer()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Keep what is typed, whatever becomes of the words around it."""
        self.word = event.value

    def on_input_submitted(self) -> None:
        """Enter is enough."""
        self.answer()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """The same by mouse."""
        if event.button.id == "dialog-ok":
            self.answer()
        else:
            self.dismiss()

    def answer(self) -> None:
        """This is what one thinks."""
        self.dismiss((self.mark, self.word.strip()))
