"""Everybody in short: cards, rats, tokens, Jokers and special cards as far as one knows them."""

from collections.abc import Iterator

from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content

from core.rattus_cartus.names import PILES, POPULATION_KINDS
from core.rattus_cartus.scoring import open_points
from nd_tui.games.rattus_cartus.plain.players import knows_rats
from nd_tui.games.rattus_cartus.signs import signs_for
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import FAINT, Part, Titled, number
from nd_tui.widgets.named_rows import Name, NamedRows, name_of

MOST_PLAYERS = 5
MANY = 2  # of which it is spoken in the plural
UNKNOWN = "?"


class PlayerLine(NamedRows):
    """One player."""

    def about(self) -> str:
        """The page of what is open and what is hidden."""
        return "secrets"

    def show_player(self, picture: Picture, seat: int) -> None:
        """Draw the line."""
        view, texts, after = picture.view, picture.texts, picture.after
        start = f"{signs_for(picture.symbols).start} " if view.start == seat else ""
        row: list[Part | Name] = [name_of(picture, seat), " ", start]
        row += [
            number(view.hands[seat], after.hands[seat], picture),
            self._unit(picture, "cards", view.hands[seat]),
        ]
        known = knows_rats(view, seat)
        row += [number(view.rats[seat], after.rats[seat], picture) if known else UNKNOWN]
        row.append(self._unit(picture, "rats", view.rats[seat] if known else MANY))
        if view.tokens[seat]:
            row += [(str(view.tokens[seat]), "bold"), self._unit(picture, "tokens", view.tokens[seat])]
        if picture.wide and (seat == view.seat or not picture.secret_points):
            row.append((texts("amount-points", n=open_points(view)[seat]) + " ", FAINT))
        row += self._special(picture, seat)
        self.draw_rows([row])

    def _unit(self, picture: Picture, name: str, number: int) -> Part:
        """What a number counts: a letter, or the word where there is room for it."""
        texts = picture.texts
        return (
            f" {texts(f'short-{name}.long', n=number)} " if picture.wide else f"{texts(f'short-{name}')} ",
            FAINT,
        )

    def _special(self, picture: Picture, seat: int) -> Iterator[Part]:
        """The first letters of Jokers and special cards with their numbers, or from least to most."""
        known = picture.view.knows[seat]
        for pile, name in enumerate(PILES):
            least, most = known.least[POPULATION_KINDS + pile], known.most[pile]
            if most:
                told = str(most) if least == most else f"{least}-{most}"
                yield f"{picture.texts(f'card-{name}.letter')}{told} "


class Players(Container, Titled):
    """All players, the person at the screen first."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._lines = [PlayerLine(classes="player") for _ in range(MOST_PLAYERS)]

    def compose(self) -> ComposeResult:
        """A line each."""
        yield from self._lines

    def show(self, picture: Picture) -> None:
        """Draw those that there are."""
        seats = len(picture.names)
        self.entitle(Content(picture.texts("players-title")))
        for step, line in enumerate(self._lines):
            line.display = step < seats
            if line.display:
                line.show_player(picture, (picture.view.seat + step) % seats)
