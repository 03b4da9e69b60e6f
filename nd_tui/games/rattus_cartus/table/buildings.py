"""The row of buildings: class, support, both actions, and who entered with how many cards."""

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content

from core.rattus_cartus.moves import Enter, Support
from core.rattus_cartus.names import Cards, type_of
from core.rattus_cartus.state import building_of, home_of, is_last_round, support_of
from nd_tui.games.rattus_cartus.signs import signs_for
from nd_tui.games.rattus_cartus.words.effects import BRIEF, FULL, TINY, action_told, support_told
from nd_tui.games.rattus_cartus.words.things import building_name, class_name
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import CHANGE, FAINT, Part, Picked, Titled, joined, lines, player_sign
from nd_tui.widgets.painted import Painted

MOST_BUILDINGS = 5  # that a component file can ask for


FRAME = 6  # columns of a title's frame
# What a card says, the fullest first: the words before an effect, and those of the effect.
FORMS = ((".full", FULL), (".full", BRIEF), ("", BRIEF), ("", TINY))


class BuildingCard(Painted, Titled):
    """One building; a click takes its support, or enters it with what is chosen, if that is what is asked."""

    kind, place = "", 0
    going: Cards = ()  # cards that are chosen so far
    _forms: Sequence[str] = ("", "")  # whole, and in brief
    _home = ""

    def show_building(self, picture: Picture, place: int) -> None:
        """Draw the card at a place of the row."""
        view, texts = picture.view, picture.texts
        card = view.row[place]
        self.kind, self.place, self.going = type_of(card), place, picture.after.going
        self._forms = [f"{place + 1} {building_name(texts, card, form)}" for form in ("", "brief")]
        self._home = class_name(texts, home_of(card))
        self._entitle()
        looked_at = picture.highlighted
        self.set_class(isinstance(looked_at, Support | Enter) and looked_at.place == place, "-highlighted")
        self.set_class(view.resolving == place, "-resolving")
        self.paint(lambda width, height: _drawn(picture, place, width, height))
        self.tooltip = Content(building_name(texts, card))

    def on_resize(self) -> None:
        """There is another room for the name."""
        self._entitle()

    def _entitle(self) -> None:
        """The whole name where the frame has room for it."""
        whole, brief = self._forms
        name = whole if cell_len(whole) <= self.size.width - FRAME else brief
        self.entitle(Content(name), Content(self._home))

    def about(self) -> str:
        """The building's page."""
        return self.kind

    def on_click(self) -> None:
        """Take the support, or enter."""
        self.post_message(Picked(Support(self.place), Enter(self.place, self.going)))


class BuildingRow(Horizontal):
    """The buildings of the round side by side."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._cards = [
            BuildingCard(classes="building", id=f"building-{number + 1}") for number in range(MOST_BUILDINGS)
        ]

    def compose(self) -> ComposeResult:
        """As many cards as there can be."""
        yield from self._cards

    def show(self, picture: Picture) -> None:
        """Draw those that there are."""
        for place, card in enumerate(self._cards):
            card.display = place < len(picture.view.row)
            if card.display:
                card.show_building(picture, place)


def _drawn(picture: Picture, place: int, width: int, height: int) -> Content:
    """What the card brings in the fullest words that fit, and who is there: a line each, or one for all."""
    form = next((form for form in FORMS if _widest(picture, form) <= width), FORMS[-1])
    told = _brings(picture, place, form)
    there = _inside(picture, place)
    named = [joined([sign, f" {picture.names[seat]} ", number]) for seat, sign, number in there]
    if len(named) > height - len(told) or any(row.cell_length > width for row in named):
        parts = [part for _, sign, number in there for part in (sign, number, " ")]
        named = [joined(parts)] if there else []
    return lines([*map(Content, told), *(named or [Content.styled(picture.symbols.nothing, FAINT)])])


def _widest(picture: Picture, form: tuple[str, str]) -> int:
    """The columns of the longest line of all cards: all of them speak in one form."""
    places = range(len(picture.view.row))
    return max(cell_len(line) for place in places for line in _brings(picture, place, form))


def _brings(picture: Picture, place: int, form: tuple[str, str]) -> list[str]:
    """Support, privilege and basic action; in the last round there are no actions."""
    view, texts, (row, effect) = picture.view, picture.texts, form
    card = view.row[place]
    told = [texts(f"row-support{row}", support=support_told(texts, support_of(view.table, card), effect))]
    if is_last_round(view):
        return [*told, texts("row-last"), ""]
    building = building_of(view.table, card)
    told.append(texts(f"row-privilege{row}", privilege=action_told(texts, building.privilege, effect)))
    told.append(texts(f"row-basic{row}", basic=action_told(texts, building.basic, effect)))
    return told


def _inside(picture: Picture, place: int) -> list[tuple[int, Part, Part]]:
    """Who is there, in order of entry: so many cards face down, or the force once they are open."""
    down, found = signs_for(picture.symbols).down, list[tuple[int, Part, Part]]()
    for entry in picture.view.entries:
        if entry.place == place:
            told = f"{down}{entry.number}" if entry.force < 0 else str(entry.force)
            found.append((entry.seat, player_sign(picture, entry.seat), told))
    if picture.after.place == place:
        laid = f"{down}{len(picture.after.going)}"
        found.append((picture.seat, player_sign(picture, picture.seat), (laid, CHANGE)))
    return found
