"""The persons still to come, as far as the person at the screen knows them, and those that have been."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual.binding import BindingType
from textual.content import Content

from core import notre_dame as nd
from nd_tui.games.notre_dame.signs import signs_for
from nd_tui.games.notre_dame.words.things import PERIODS, person_name
from nd_tui.keys.bindings import closed_by
from nd_tui.screens.list_box import ListBox
from nd_tui.widgets.common import joined
from nd_tui.widgets.fitted import hanging

INDENT = 2  # columns; of further lines twice as many


class PersonsScreen(ListBox):
    """What can come in the rounds that are left; each person with its rats and what it does."""

    BINDINGS: ClassVar[list[BindingType]] = [closed_by("persons", "cancel")]
    TITLE_MESSAGE = "persons-title"

    def __init__(self, view: nd.View) -> None:
        super().__init__()
        self.view = view

    def rows(self, width: int) -> list[Content]:
        """Headings, and every person in as many lines as it needs."""
        return [row for part in self.parts() for row in self.part(*part, width)]

    def parts(self) -> Iterator[tuple[str, Sequence[str]]]:
        """The persons by when they can come, each group with its heading."""
        view, texts = self.view, self.texts
        yield texts("persons-now"), view.persons
        yield texts("persons-brown"), view.brown_left
        stacks = view.table.components.persons
        known = view.gray[view.round + 1 :]  # whoever has hired the spy knows their order
        for letter in PERIODS:
            coming = [p for p in (*known, *view.gray_left) if stacks[p].stack == letter]
            ordered = all(p in known for p in coming)
            name = "persons-gray-ordered" if ordered and coming else "persons-gray"
            yield texts(name, letter=letter), coming
            gone = [p for p in view.gray[: view.round] if stacks[p].stack == letter]
            yield texts("persons-gone", letter=letter), gone

    def part(self, heading: str, persons: Sequence[str], width: int) -> Iterator[Content]:
        """A heading and its persons; nothing where there is none."""
        if not persons:
            return
        yield Content.styled(heading, "bold $accent")
        for person in persons:
            card = self.view.table.components.persons[person]
            rats = signs_for(self.symbols).rat * card.rats
            told = self.texts("persons-line", effect=self.texts(f"effect-{person}"), rats=rats, n=card.rats)
            row = joined([(person_name(self.texts, person), "bold"), f" {told}"])
            yield from hanging(Content(" " * INDENT), row, 2 * INDENT, width)
