"""The row of buildings: class, support, both actions, and who entered with how many cards."""

from typing import Any

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content

from core.rattus_cartus.moves import Enter, Support
from core.rattus_cartus.names import Cards, type_of
from core.rattus_cartus.state import building_of, home_of, is_last_round, support_of
from nd_tui.games.rattus_cartus.signs import signs_for
from nd_tui.games.rattus_cartus.words.effects import action_told, support_told
from nd_tui.games.rattus_cartus.words.things import building_name, class_name
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import CHANGE, FAINT, Drawn, Part, Picked, Titled, joined, lines, player_sign

MOST_BUILDINGS = 5  # that a component file can ask for


class BuildingCard(Drawn, Titled):
    """One building; a click takes its support, or enters it with what is chosen, if that is what is asked."""

    kind, place = "", 0
    going: Cards = ()  # cards that are chosen so far

    def show_building(self, picture: Picture, place: int) -> None:
        """Draw the card at a place of the row."""
        view, texts = picture.view, picture.texts
        card = view.row[place]
        self.kind, self.place, self.going = type_of(card), place, picture.after.going
        name = building_name(texts, card, "" if picture.wide else "brief")
        self.entitle(Content(f"{place + 1} {name}"), Content(class_name(texts, home_of(card))))
        looked_at = picture.highlighted
        self.set_class(isinstance(looked_at, Support | Enter) and looked_at.place == place, "-highlighted")
        self.set_class(view.resolving == place, "-resolving")
        support = support_told(texts, support_of(view.table, card), brief=True)
        rows = [Content(texts("row-support", support=support))]
        if is_last_round(view):
            rows += [Content(texts("row-last")), Content()]
        else:
            building = building_of(view.table, card)
            rows.append(
                Content(texts("row-privilege", privilege=action_told(texts, building.privilege, True)))
            )
            rows.append(Content(texts("row-basic", basic=action_told(texts, building.basic, True))))
        rows.append(joined(self._inside(picture, place)))
        self.draw(lines(rows))
        self.tooltip = Content(building_name(texts, card))

    def _inside(self, picture: Picture, place: int) -> list[Part]:
        """Who is there, in order of entry: so many cards face down, or the force once they are open."""
        down, parts = signs_for(picture.symbols).down, list[Part]()
        for entry in picture.view.entries:
            if entry.place == place:
                told = f"{down}{entry.number} " if entry.force < 0 else f"{entry.force} "
                parts += [player_sign(picture, entry.seat), told]
        if picture.after.place == place:
            parts += [player_sign(picture, picture.seat), (f"{down}{len(picture.after.going)}", CHANGE)]
        return parts or [(picture.symbols.nothing, FAINT)]

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
