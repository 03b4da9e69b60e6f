"""The three persons on display, with their rats and what they do, and who has hired them."""

from collections.abc import Iterable, Sequence
from typing import Any

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content

from core.notre_dame.event_types import Event, PersonHired, RoundBegan
from core.notre_dame.moves import Hire
from nd_tui.games.notre_dame.signs import drawings_for, signs_for
from nd_tui.games.notre_dame.table.heads import INDENT, head, indented
from nd_tui.games.notre_dame.table.plague import Plague
from nd_tui.games.notre_dame.words.things import person_name
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import FAINT, Part, Picked, bold_on, joined, lines, player_sign
from nd_tui.widgets.painted import Painted, spread
from nd_tui.words.texts import Texts

BROWN = "brown"
HEADS = {BROWN: bold_on("$primary")}
GRAY_HEAD = bold_on("$secondary")
BADGE = bold_on("$panel", "$foreground")  # the letter of a gray person


class PersonCard(Painted):
    """One person; a click hires, if that is what is asked."""

    person = ""

    def show_person(self, picture: Picture, person: str, hirers: Sequence[int]) -> None:
        """Draw the card of a person."""
        if self.person != person or self.tooltip is None:
            self.tooltip = picture.texts(f"effect-{person}")
        self.person = person
        hired = isinstance(picture.highlighted, Hire) and picture.highlighted.person == person
        self.set_class(hired, "-highlighted")
        self.paint(lambda width, height: _card(picture, person, hirers, hired, width, height))

    def about(self) -> str:
        """The person's page."""
        return self.person

    def on_click(self) -> None:
        """Hire this person."""
        if self.person:
            self.post_message(Picked(Hire(self.person)))


def _card(
    picture: Picture, person: str, hirers: Sequence[int], looked_at: bool, width: int, height: int
) -> Content:
    """The head with the name, what the person does, and at the foot the rats and who has hired."""
    texts, signs = picture.texts, signs_for(picture.symbols)
    card = picture.view.table.components.persons[person]
    sign = drawings_for(picture.symbols).looked_at if looked_at else INDENT
    badge = Content() if card.stack == BROWN else Content.styled(f" {card.stack} ", BADGE)
    rows = [head(person_name(texts, person), width, HEADS.get(card.stack, GRAY_HEAD), badge=badge, sign=sign)]
    rats: Part = (
        (" ".join([signs.rat] * card.rats), "bold $error") if card.rats else (texts("rats-none"), FAINT)
    )
    by: list[Part] = [player_sign(picture, seat) for seat in hirers]
    if by:
        by = [(signs.hired, FAINT), *by, " "]
    foot = spread(indented(joined([rats])), joined(by), width)
    told = what_it_does(texts, person, width - 2, height - 2)
    rows += [indented(line) for line in told]
    rows += [Content()] * (height - 1 - len(rows))
    return lines([*rows[: max(1, height - 1)], foot] if height > 1 else rows)


def what_it_does(texts: Texts, person: str, width: int, height: int) -> list[Content]:
    """What the person does, in as many words as there is room for; all of it or nothing."""
    for form in ("", ".card"):
        told = Content(texts(f"effect-{person}{form}")).wrap(width)
        if len(told) <= height:
            return told
    return []


def hirers(happened: Sequence[Event]) -> dict[str, tuple[int, ...]]:
    """Who has hired whom in the round that goes on, in the order in which it was done."""
    found: dict[str, tuple[int, ...]] = {}
    for event in _of_the_round(happened):
        if isinstance(event, PersonHired):
            found[event.person] = (event.seat, *found.get(event.person, ()))
    return found


def _of_the_round(happened: Sequence[Event]) -> Iterable[Event]:
    """The events since the last round began, the latest first."""
    for event in reversed(happened):
        if isinstance(event, RoundBegan):
            return
        yield event


class PersonRow(Horizontal):
    """The persons of the round side by side, and the plague."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._cards = [PersonCard(classes="person", id=f"person-{number}") for number in (1, 2, 3)]
        self._plague = Plague(id="plague")

    def compose(self) -> ComposeResult:
        """Three cards and the plague."""
        yield from self._cards
        yield self._plague

    def show(self, picture: Picture) -> None:
        """Draw all of them."""
        found = hirers(picture.happened)
        for card, person in zip(self._cards, picture.view.persons, strict=False):
            card.show_person(picture, person, found.get(person, ()))
        self._plague.show(picture)
