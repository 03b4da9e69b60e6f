"""A decision that is no list: a form of parts, with what they come to, chosen by keys and mouse."""

from typing import Any

from rich.cells import cell_len
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Button, Static

from core.game import BadNotation, Problem
from nd_tui.games.game_types import Move
from nd_tui.games.parts import Amount, Composition
from nd_tui.looks.picture import Picture
from nd_tui.terminal.own_time import OwnTime
from nd_tui.terminal.typography import wrapped
from nd_tui.widgets.common import CHANGE, FAINT, MoveChosen, MoveHighlighted
from nd_tui.widgets.part_layout import laid_out
from nd_tui.widgets.part_rows import PartRows
from nd_tui.words.keys import key_name
from nd_tui.words.problems import problem_sentence
from nd_tui.words.texts import Texts

PADDING = 2  # columns, both sides together
SCROLLBAR = 1  # columns
BUTTON = 8  # columns around the words of the button, the gaps on both sides among them
OUTCOME = 2  # lines that are kept for what the parts come to
LONG_OUTCOME = 3  # lines that it may take
NARROWEST = 20  # columns
REFUSED = "!"  # before why there is no move


class Composer(OwnTime, Vertical):
    """What is asked, the parts of the answer, and below them what it brings or why it cannot be given."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.composition: Composition | None = None
        self._texts = Texts("en")
        self._brief = False
        self._brings = ""  # the sign before what a move brings
        self._asked, self._outcome, self._coached, self._decide = "", "", "", ""
        self._left: Composition | None = None  # the last decision, as it was left
        self._doubted: Composition | None = None  # what was asked for once, and is rarely meant

    def compose(self) -> ComposeResult:
        """A question, the parts in a room that scrolls if it must, what they come to, and help."""
        yield Static(classes="composer-question")
        with VerticalScroll(classes="composer-room", can_focus=False):
            yield PartRows()
        with Horizontal(classes="composer-foot"):
            button = Button("", variant="primary", compact=True)
            button.can_focus = False  # Enter does the same, and keys stay with the parts
            yield button
            yield Static(classes="composer-outcome")
        yield Static(classes="composer-keys")
        yield Static(classes="composer-coach")

    def ask(
        self, asked: Composition, picture: Picture, looking: bool = True, again: Move | None = None
    ) -> None:
        """Show a decision that has parts: as it was left, as a move that was made here before, or anew.

        Where nothing is looked at yet, Enter pressed once too often decides nothing.
        """
        words, left, rows = asked.words, self._left, self.query_one(PartRows)
        at = 0 if looking else None
        if left is not None and left.view == asked.view and set(left.values) == set(asked.values):
            asked = asked.with_values(left.values)  # in other words, or looked at once more
            still_shown = self.composition is not None  # only the words around it are others
            at = rows.at if (looking or still_shown) and rows.at is not None else at
        elif again is not None:
            asked = asked.of_move(again)
        self._texts, self._brief = picture.texts, not picture.wide
        self._brings = picture.symbols.arrow
        self._asked = words.question(picture.texts, picture.view)
        self.query_one(".composer-question", Static).update(Content.styled(self._asked, "bold"))
        self._decide = picture.texts("composer-decide", key=key_name(picture.texts, "enter"))
        self.query_one(Button).label = Content(self._decide)
        hint = Content.styled(picture.texts("composer-keys"), FAINT)
        self.query_one(".composer-keys", Static).update(hint)
        rows.ask(asked.parts, asked.values, at)
        rows.focus()
        self._come_to(asked)

    def close(self) -> None:
        """Nothing is asked any more; as it was left it comes back if the same is asked again."""
        self.composition = None

    def type_digit(self, digit: int) -> None:
        """Set the part that is looked at."""
        if self.composition is not None:
            self.query_one(PartRows).action_type_digit(digit)

    def advise(self, sentence: str) -> None:
        """Help with the decision, below the form; nothing if the sentence is empty."""
        if sentence != self._coached:
            self._coached = sentence
            self.query_one(".composer-coach", Static).update(Content(sentence))
            self._fit()

    def highlight(self, move: Move) -> None:
        """Set the parts as a move has them, which is looked at from now on."""
        if self.composition is not None:
            asked = self.composition.of_move(move)
            rows = self.query_one(PartRows)
            rows.at = 0 if rows.at is None else rows.at
            rows.set_all(asked.values)
            self._come_to(asked)

    def looks_at(self, move: Move) -> bool:
        """Whether the parts come to this move."""
        return self.composition is not None and self.composition.move == move

    def lines_wanted(self, across: int) -> int:
        """How many lines the question, the form, what it comes to and help would take on a screen so wide."""
        if self.composition is None:
            return 0
        width = max(NARROWEST, across - PADDING)
        _, form = laid_out(self.composition.parts, width - SCROLLBAR, 0)
        return len(wrapped(self._asked, width)) + form + LONG_OUTCOME + self._help_lines(width)

    # What the parts come to

    def _come_to(self, now: Composition) -> None:
        """Tell which move is composed now, and what it brings; or why there is none."""
        self.composition = self._left = now
        self._doubted = None
        if now.refusal is None:
            self._say(self._brings, now.words.choice(self._texts, now.view, now.move, self._brief))
        else:
            self._refuse(now, now.refusal)
        self.query_one(Button).disabled = now.refusal is not None
        self.post_message(MoveHighlighted(now.move if self.query_one(PartRows).at is not None else None))

    def _refuse(self, now: Composition, problem: Problem) -> None:
        self._doubted = None  # something else was wanted meanwhile
        self._say(REFUSED, problem_sentence(self._texts, problem, now.words), refused=True)

    def _say(self, sign: str, sentence: str, refused: bool = False) -> None:
        self._outcome = f"{sign} {sentence}"
        outcome = self.query_one(".composer-outcome", Static)
        outcome.set_class(refused, "-refused")
        told = Content.assemble((sign, "bold" if refused else CHANGE), f" {sentence}")
        lines_before, width = outcome.content_size.height, outcome.content_size.width
        outcome.update(told, layout=not width or max(OUTCOME, told.get_height({}, width)) != lines_before)
        self._fit()

    @on(PartRows.Changed)
    def change(self, event: PartRows.Changed) -> None:
        """Tell what all that is set by now comes to."""
        event.stop()
        if self.composition is not None:
            self._come_to(self.composition.with_values(self.query_one(PartRows).values))

    @on(PartRows.NotSo)
    def refuse_number(self, event: PartRows.NotSo) -> None:
        """A number that is out of bounds changes nothing, and that is told."""
        event.stop()
        if (now := self._asked_in(event)) is not None:
            part, number = event.part, event.number
            least, most = (part.least, part.most) if isinstance(part, Amount) else (1, len(part.choices))
            self._refuse(now, BadNotation("part-range", name=part.name, n=number, least=least, most=most))

    @on(PartRows.Decided)
    def decide(self, event: PartRows.Decided) -> None:
        """Choose."""
        event.stop()
        if (now := self._asked_in(event)) is not None:
            self._choose(now)

    def _asked_in(self, event: PartRows.NotSo | PartRows.Decided) -> Composition | None:
        """What is asked, if the keys were struck in that: something else may be by now, or nothing."""
        now = self.composition
        return now if now is not None and event.parts is now.parts else None

    @on(Button.Pressed)
    def press(self, event: Button.Pressed) -> None:
        """Choose, by the mouse."""
        event.stop()
        if self.composition is not None:
            self._choose(self.composition)

    def _choose(self, now: Composition) -> None:
        """What is composed is meant, if it is a move and no mistake; else why not stays to be read."""
        if now.refusal is not None:
            self._refuse(now, now.refusal)
        elif now.hesitation(self._texts) and self._doubted is not now:
            self._doubt(now)
        else:
            self.post_message(MoveChosen(now.move))

    def _doubt(self, now: Composition) -> None:
        """What is rarely meant is told first, and made if it is asked for once more."""
        self._doubted = now
        key = key_name(self._texts, "enter")
        self._say(REFUSED, self._texts("composer-once-more", why=now.hesitation(self._texts), key=key), True)

    # Room

    def on_resize(self, event: events.Resize) -> None:
        """Lay the parts out anew."""
        self._fit()

    def _fit(self) -> None:
        """Give the parts the room that the outcome leaves; what is over is for question, help and keys."""
        width, height = self.content_size
        if self.composition is None or not width:
            return
        foot = max(NARROWEST, width - cell_len(self._decide) - BUTTON)
        left = height - max(OUTCOME, len(wrapped(self._outcome, foot)))
        question, coach, keys = (
            self.query_one(f".composer-{part}", Static) for part in ("question", "coach", "keys")
        )
        _, least = laid_out(self.composition.parts, width - SCROLLBAR, 0)
        asking = len(wrapped(self._asked, width))
        question.display = left - asking >= least
        left -= asking * question.display
        helped = left - self._help_lines(width)
        coach.display = bool(self._coached) and helped >= least
        rows = self.query_one(PartRows)
        left = max(1, helped if coach.display else left)
        taken = rows.lay_out(width - SCROLLBAR, left)
        self.query_one(".composer-room").styles.height = min(taken, left)
        spare = left - taken - len(wrapped(self._texts("composer-keys"), width - PADDING))
        keys.display = spare >= 0
        self.query_one(".composer-foot").styles.margin = (int(spare > 0), 0, 0, 0)
        if taken > left:
            self.call_after_refresh(rows.scroll_visible_part)

    def _help_lines(self, width: int) -> int:
        return len(wrapped(self._coached, width - PADDING)) if self._coached else 0
