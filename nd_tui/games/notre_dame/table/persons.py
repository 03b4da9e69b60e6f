"""The three persons on display, with their rats and what they do, and the plague to expect."""

from typing import Any

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content

from core.notre_dame.moves import Hire
from core.notre_dame.names import HOSPITAL, Phase
from core.notre_dame.state import count, rat_reaches
from nd_tui.games.notre_dame.signs import signs_for
from nd_tui.games.notre_dame.words.things import person_name
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import CHANGE, Drawn, Part, Picked, Titled, joined
from nd_tui.words.numbers import signed


class PersonCard(Drawn, Titled):
    """One person; a click hires, if that is what is asked."""

    person = ""

    def show_person(self, picture: Picture, person: str) -> None:
        """Draw the card of a person."""
        self.person = person
        texts = picture.texts
        card = picture.view.table.components.persons[person]
        letter = "" if card.stack == "brown" else f"{card.stack} {picture.symbols.nothing} "
        rats = texts("rats-printed", n=card.rats, signs=signs_for(picture.symbols).rat * card.rats)
        self.entitle(Content(person_name(texts, person)), Content(f"{letter}{rats}"))
        hired = isinstance(picture.highlighted, Hire) and picture.highlighted.person == person
        self.set_class(hired, "-highlighted")
        effect = texts(f"effect-{person}")
        self.draw(Content(effect if picture.wide else texts(f"effect-{person}.card")))
        self.tooltip = effect

    def about(self) -> str:
        """The person's page."""
        return self.person

    def on_click(self) -> None:
        """Hire this person."""
        if self.person:
            self.post_message(Picked(Hire(self.person)))


class Plague(Drawn, Titled):
    """What the plague of the round does to the player at the screen."""

    def about(self) -> str:
        """The page of the plague."""
        return "phase-5"

    def show(self, picture: Picture) -> None:
        """Draw the sum: value less hospital, and where the rat goes; once it has come, where it is."""
        texts, view = picture.texts, picture.view
        after = picture.after[view.seat]
        self.entitle(Content(texts("plague-title")))
        if view.phase == Phase.PLAGUE:
            self.draw(Content(f"{texts('plague-rat')} {after.rat}"))
            return
        value = 0 if after.doctor else view.plague
        hospital = count(after, HOSPITAL)
        end = view.table.components.harbour
        reached = rat_reaches(after, view.plague)
        rat = max(0, min(end, reached))
        total = f"{value} − {hospital} = {signed(value - hospital)}"
        parts: list[Part] = [
            f"{total}\n",
            (f"{texts('plague-rat')} {after.rat} {picture.symbols.arrow} {rat}", CHANGE),
        ]
        if reached > end:
            parts += ["\n", (texts("plague-penalty"), "bold $error")]
        self.draw(joined(parts))


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
        for card, person in zip(self._cards, picture.view.persons, strict=False):
            card.show_person(picture, person)
        self._plague.show(picture)
