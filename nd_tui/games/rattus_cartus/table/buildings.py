"""The row of buildings: class, support, both actions, and who entered with how many cards."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content

from core.rattus_cartus.moves import Enter, Support
from core.rattus_cartus.names import Cards, class_of, is_population, type_of
from core.rattus_cartus.state import building_of, home_of, is_last_round, support_of
from nd_tui.games.rattus_cartus.signs import signs_for
from nd_tui.games.rattus_cartus.words.effects import BRIEF, FULL, TINY, action_told, support_told
from nd_tui.games.rattus_cartus.words.things import building_name, class_name, sort_of
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import CHANGE, FAINT, Part, Picked, Titled, joined, lines, player_sign
from nd_tui.widgets.painted import Painted, first_that_fits

MOST_BUILDINGS = 5  # that a component file can ask for
MOST_BACKS = 9  # cards face down that are drawn one by one
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
        self._home = (
            f"{signs_for(picture.symbols).of_class(home_of(card))} {class_name(texts, home_of(card))}"
        )
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
    there = list(_inside(picture, place))
    for long in (True, False):
        named = [
            joined([guest.sign, f" {picture.names[guest.seat]} ", guest.long if long else guest.short])
            for guest in there
        ]
        if all(row.cell_length <= width for row in named):
            break
    if len(named) > height - len(told) or any(row.cell_length > width for row in named):
        guests = [joined([guest.sign, guest.short]) for guest in there]
        named = [first_that_fits(width, *(Content(gap).join(guests) for gap in (" ", "")))] if there else []
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
        return [*told, texts(f"row-last{row}"), ""]
    building = building_of(view.table, card)
    told.append(texts(f"row-privilege{row}", privilege=action_told(texts, building.privilege, effect)))
    told.append(texts(f"row-basic{row}", basic=action_told(texts, building.basic, effect)))
    return told


class Guest(NamedTuple):
    """Somebody in a building, and what lies there."""

    seat: int
    sign: Part
    short: Content
    long: Content


def _inside(picture: Picture, place: int) -> Iterator[Guest]:
    """Who is there, in order of entry: cards face down, of one's own what they are, or open ones."""
    for entry in picture.view.entries:
        if entry.place == place:
            sign = player_sign(picture, entry.seat)
            if entry.force < 0:
                yield Guest(entry.seat, sign, *_face_down(picture, place, entry.number, entry.cards, ""))
            else:
                force = Content.styled(str(entry.force), "bold")
                yield Guest(entry.seat, sign, force, joined([*_open(picture, entry.cards, place), force]))
    if picture.after.place == place:
        sign, going = player_sign(picture, picture.seat), picture.after.going
        yield Guest(picture.seat, sign, *_face_down(picture, place, len(going), going, CHANGE))


def _face_down(
    picture: Picture, place: int, number: int, known: Cards, style: str
) -> tuple[Content, Content]:
    """Cards that nobody else sees: their number, and as many backs, or what they are if one knows it."""
    down = signs_for(picture.symbols).down
    short = Content.styled(f"{down}{number}", style)
    if known and number <= MOST_BACKS:
        return short, joined([(f"{down} ", style), *_open(picture, known, place), (str(number), style)])
    told = f"{' '.join([down] * number)} {number}" if 0 < number <= MOST_BACKS else f"{down}{number}"
    return short, Content.styled(told, style)


def _open(picture: Picture, cards: Cards, place: int) -> Iterator[Part]:
    """Cards by the signs of their classes, or their letters; strangers stand out."""
    home = home_of(picture.view.row[place])
    for card in cards:
        if is_population(card):
            strange = class_of(card) != home
            yield signs_for(picture.symbols).of_class(class_of(card)), "$error" if strange else "bold"
            yield f"{signs_for(picture.symbols).stranger} " if strange else " "
        else:
            yield f"{picture.texts(f'card-{sort_of(card)}.letter')} "
