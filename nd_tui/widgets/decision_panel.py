"""What is asked at the table: a list of moves, or a form where no list could hold them."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content

from nd_tui.games.game_types import Move
from nd_tui.games.parts import composition
from nd_tui.looks.picture import Picture
from nd_tui.widgets.choices import Choices
from nd_tui.widgets.composer import Composer


class DecisionPanel(Vertical):
    """Asks the person at the screen by whichever of its two parts fits the decision, and tells things."""

    def __init__(self) -> None:
        super().__init__(id="choices")
        self.choices = Choices()
        self.composer = Composer()
        self.composer.display = False

    def compose(self) -> ComposeResult:
        """One of them is seen."""
        yield self.choices
        yield self.composer

    @property
    def is_composed(self) -> bool:
        """Whether what is asked is answered in a form."""
        return bool(self.composer.display)

    @property
    def _asking(self) -> Choices | Composer:
        return self.composer if self.is_composed else self.choices

    def ask(self, picture: Picture, looking: bool = True, again: Move | None = None) -> None:
        """Show the decision of the person at the screen, looking at something of it or at nothing yet.

        A form is filled in again as the move was that somebody made here before.
        """
        asked = composition(picture.box.words, picture.texts, picture.view)
        self._show_form(asked is not None)
        if asked is None:
            self.choices.ask(picture, looking)
        else:
            self.choices.clear()
            self.composer.ask(asked, picture, looking, again)

    def tell(self, sentence: str, below: Sequence[Content] = ()) -> None:
        """Say something where nothing is to be decided, with other things below it.

        What had the keys hands them to nobody: Textual would give them to the log, which takes the space bar.
        """
        if self.has_focus_within:
            self.screen.set_focus(None)
        self._show_form(False)
        self.choices.tell(sentence, below)

    def advise(self, sentence: str) -> None:
        """Help with what is asked, now or next; nothing if the sentence is empty."""
        self.choices.advise(sentence)
        self.composer.advise(sentence)

    def highlight(self, move: Move) -> None:
        """Look at a move."""
        self._asking.highlight(move)

    def look_away(self) -> None:
        """Look at none of the listed moves, since something else is pointed at."""
        self.choices.highlight(None)

    def looks_at(self, move: Move) -> bool:
        """Whether this move is the one that is looked at."""
        return self._asking.looks_at(move)

    def type_digit(self, digit: int) -> None:
        """A digit for the form, whatever has the focus."""
        self.composer.type_digit(digit)

    def lines_wanted(self, across: int) -> int:
        """How many lines all of it would take on a screen so wide."""
        return self._asking.lines_wanted(across - self.styles.padding.width)

    def _show_form(self, shown: bool) -> None:
        if self.is_composed != shown:
            self.composer.display, self.choices.display = shown, not shown
            if not shown:
                self.composer.close()
