"""Two positions of the tree beside each other: where their lines part, and what differs for each player."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Button, Static

from core.history import AnyNode
from nd_tui.games.box import Words
from nd_tui.keys.bindings import closed_by
from nd_tui.looks.symbols import colour_style, symbols_for
from nd_tui.play.session import Session
from nd_tui.screens.dialogs import Dialog
from nd_tui.widgets.common import CHANGE, FAINT, joined, lines
from nd_tui.words.lines import LineWords, readers_of
from nd_tui.words.numbers import signed
from nd_tui.words.texts import Texts


class CompareScreen(Dialog[None]):
    """The comparison of two positions."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "cancel", show=False),
        closed_by("compare", "cancel"),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(self, session: Session, one: AnyNode, other: AnyNode, reader: int | None = None) -> None:
        super().__init__()
        self.session, self.one, self.other, self.reader = session, one, other, reader
        self.compared = session.history.compare(one, other, readers_of(session, reader))

    def compose(self) -> ComposeResult:
        """The two positions, where they part, and the differences."""
        with Vertical(classes="dialog", id="compare") as box:
            box.border_title = Content(self.texts("compare-title"))
            with VerticalScroll(id="compare-rows", can_focus=False):
                yield Static(lines([*self.parting(), Content(), *self.differences()]))
            with Vertical(classes="dialog-buttons"):
                yield Button(Content(self.texts("compare-close")), variant="primary")

    @property
    def words(self) -> LineWords:
        """How positions are told."""
        return LineWords.for_session(self.session, self.texts, self.reader)

    def parting(self) -> Iterator[Content]:
        """Where the two lines part, and by which moves."""
        texts, words = self.texts, self.words
        here = self.compared.parting
        first, second = self.compared.steps
        names = (texts("compare-first"), texts("compare-second"))
        for name, node in zip(names, (self.one, self.other), strict=True):
            where, told, line = words.where(node), words.sentence(node), node.line_start().name
            called = texts("compare-on-line", position=name, line=line) if line else name
            yield Content(texts("compare-position", position=called, where=where, told=told))
        if not first and not second:
            yield Content(texts("compare-same"))
        elif not first or not second:
            the_first, the_second = texts("compare-first.the"), texts("compare-second.the")
            earlier, later = (the_first, the_second) if second else (the_second, the_first)
            yield Content(texts("compare-after", n=first + second, earlier=earlier, later=later))
        else:
            yield self._heading(here)
            for name, node, steps in zip(names, (self.one, self.other), (first, second), strict=True):
                told = words.told(node.ancestor_at(here.depth + 1))
                rest = f", {texts('compare-steps', n=steps - 1)}" if steps > 1 else ""
                yield joined(["  ", texts("lines-who", player=name), " ", (told, "bold"), rest])

    def _heading(self, node: AnyNode) -> Content:
        seat = self.session.game.to_move(node.state)
        player = self.session.names[seat] if seat is not None else ""
        moment = self.session.box.words.moment_within(self.texts, node.state)
        return Content(self.texts("compare-parting", moment=moment, player=player))

    def differences(self) -> Iterator[Content]:
        """Player by player what is different, from the first position to the second."""
        shown = [self._known(seat, found) for seat, found in enumerate(self.compared.differences)]
        if not any(shown):
            yield Content(self.texts("compare-no-difference"))
        box, symbols = self.session.box, symbols_for(self._ascii)
        for seat, found in enumerate(shown):
            if found:
                colour = box.colours(self.session.state)[seat]
                player = f"{symbols.players[colour]} {self.session.names[seat]}"
                yield Content.styled(player, f"bold {colour_style(colour)}")
                yield from difference_rows(self.texts, box.words, found)

    def _known(self, seat: int, found: Mapping[str, tuple[int, int]]) -> Mapping[str, tuple[int, int]]:
        """The differences without points that are secret."""
        words = self.words
        if words.over or seat == words.reader or not self.secret_prestige:
            return found
        return {name: numbers for name, numbers in found.items() if name != self.session.box.sheet.standing}

    @property
    def secret_prestige(self) -> bool:
        """Whether the others' prestige is not to be seen."""
        return self.game_app.settings.secret_points

    @property
    def _ascii(self) -> bool:
        return self.game_app.settings.ascii

    def action_scroll(self, by: int) -> None:
        """Some rows up or down."""
        self.query_one("#compare-rows").scroll_relative(y=by, animate=False)

    def on_button_pressed(self) -> None:
        """Close by mouse."""
        self.dismiss()


def difference_rows(texts: Texts, words: Words, found: Mapping[str, tuple[int, int]]) -> Iterator[Content]:
    """What is counted, the number in each position below its name, and by how much they differ."""
    names = {name: words.standing(texts, name) for name in found}
    width = max(map(len, names.values()))
    first, second = texts("compare-first"), texts("compare-second")
    yield Content.styled(f"  {'':<{width}}  {first}  {second}", FAINT)
    for name, (one, other) in found.items():
        numbers = f"  {names[name]:<{width}}  {one:>{len(first)}}  {other:>{len(second)}}  "
        yield joined([numbers, (signed(other - one), CHANGE)])
