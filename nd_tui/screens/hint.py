"""The adviser: the three best choices, what they promise and why; it can be told that it is enough."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import aclosing
from typing import ClassVar, Literal

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

from core.ai.analysis import Analysis
from nd_tui.games.box import Words
from nd_tui.games.game_types import Move, View
from nd_tui.keys.bindings import closed_by
from nd_tui.looks.plots import bar
from nd_tui.screens.dialogs import Dialog
from nd_tui.terminal.typography import wrapped
from nd_tui.thinking.thinker import Thinker
from nd_tui.words import advice
from nd_tui.words.keys import key_name
from nd_tui.words.numbers import percent

INDENT = 3  # columns for the number
BAR = 70  # columns, for all of the thinking
STOP_KEY = "space"
Stage = Literal["thinking", "stopped", "done"]


class HintScreen(Dialog[Move | None]):
    """What the strongest opponent would consider in the person's place, knowing what the person knows."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(STOP_KEY, "stop", show=False, priority=True),
        closed_by("hint", "cancel"),
        *[Binding(str(number), f"look({number})", show=False) for number in range(1, 10)],
    ]

    def __init__(self, view: View, luck: int) -> None:
        super().__init__()
        self.view, self.luck = view, luck
        self.found: Analysis[Move] | None = None
        self.reasons: advice.Reasons = {}
        self.stage: Stage = "thinking"
        self.listening: asyncio.Task[None] | None = None

    @property
    def words(self) -> Words:
        """The words of the game."""
        return self.game_app.box.words

    @property
    def options(self) -> Sequence[Move]:
        """All choices that there are."""
        options: Sequence[Move] = self.game_app.box.game.options(self.view)
        return options

    def compose(self) -> ComposeResult:
        """The choices, how far the thinking is, and a button for the mouse."""
        with Vertical(classes="dialog", id="hint") as box:
            box.border_title = Content(self.texts("hint-title"))
            yield OptionList(id="hint-choices", markup=False)
            yield Static(id="hint-bar")
            yield Static(id="hint-state")
            yield Button(id="hint-button", compact=True)
        self.call_after_refresh(self.show)

    def on_mount(self) -> None:
        """Begin to think."""
        self.think()

    @work(exclusive=True)
    async def think(self) -> None:
        """Let the adviser think; if that fails, say so: the game goes on, the next hint begins anew."""
        try:
            await self.advise(self.game_app.thinker)
        except Exception as error:  # a process that died or cannot be had, or the adviser's own mistake
            self.game_app.thinker.close()
            told = self.texts("hint-failed", fault=type(error).__name__)
            self.game_app.say(told, severity="warning")
            self.dismiss()

    async def advise(self, thinker: Thinker) -> None:
        """Search until it is done or enough, showing the best so far; then say why."""
        self.listening = asyncio.create_task(self.listen(thinker))
        try:
            await asyncio.wait([self.listening])
        finally:
            self.listening.cancel()
        self.stage = "stopped" if self.listening.cancelled() else "done"
        if self.stage == "done":
            self.listening.result()  # or what went wrong
        assert self.found is not None
        self.show()
        pairs = advice.comparisons(self.words, self.found)
        explained = await thinker.explain(self.view, self.luck, list(pairs.values()))
        self.reasons = dict(zip(pairs, explained, strict=True))
        self.show()

    async def listen(self, thinker: Thinker) -> None:
        """Show the best so far until the thinking is over."""
        async with aclosing(thinker.analyses(self.view, self.luck, thinker.minds.ADVICE)) as analyses:
            async for self.found in analyses:
                self.show()

    def show(self) -> None:
        """Draw what is known; what is thought of after the box was closed is not."""
        if not self.is_there:
            return
        texts, found = self.texts, self.found
        share = found.iterations / found.budget if found is not None else 0.0
        told = texts(
            f"hint-state-{self.stage}",
            done=percent(texts, share),
            key=key_name(texts, STOP_KEY),
            points=texts("points-name"),
        )
        self.query_one("#hint-state", Static).update(Content(told))
        ended = self.stage != "thinking"
        progress = self.query_one("#hint-bar", Static)
        progress.update(Content(bar(round(100 * share), 100, BAR, self.game_app.settings.ascii)))
        progress.display = not ended
        self.query_one(Button).label = Content(texts("dialog-close" if ended else "hint-stop"))
        choices = self.query_one(OptionList)
        highlighted = choices.highlighted
        choices.set_options(Option(row) for row in self.rows(choices.scrollable_content_region.width))
        choices.highlighted = highlighted or 0

    def rows(self, width: int) -> Iterator[Content]:
        """Each choice with what it promises and, once the thinking is over, the rest below, indented."""
        texts, words, view = self.texts, self.words, self.view
        if self.found is None:
            return
        for place, candidate in enumerate(advice.best_of(self.words, self.found)):
            name = advice.name(texts, words, view, self.options, candidate.move)
            heading = Content.assemble((name, "bold"), f" · {advice.promise(texts, candidate)}")
            details = advice.details(texts, words, view, self.found, place, self.reasons)
            lines = [line for text in details for line in wrapped(text, max(20, width - INDENT))]
            indented = [Content(" " * INDENT + line) for line in lines if self.stage != "thinking"]
            yield Content("\n").join([heading, *indented])

    def retell(self) -> None:
        """In other words."""
        self.query_one("#hint").border_title = Content(self.texts("hint-title"))
        self.show()

    def action_stop(self) -> None:
        """That is enough, once something is known."""
        if self.listening is not None and self.found is not None:
            self.listening.cancel()

    def action_look(self, number: int) -> None:
        """Look at a choice on the table, by the number it has there."""
        listed = self.words.listed(self.options)
        if number <= len(listed):
            self.dismiss(listed[number - 1])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Look at a choice on the table."""
        assert self.found is not None
        self.dismiss(advice.best_of(self.words, self.found)[event.option_index].move)

    def on_button_pressed(self) -> None:
        """Enough, or close."""
        if self.stage == "thinking":
            self.action_stop()
        else:
            self.dismiss()
