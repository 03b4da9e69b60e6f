"""Everybody in short: cards, rats, tokens, Jokers and special cards as far as one knows them."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content

from core.rattus_cartus.names import PILES, POPULATION_KINDS
from core.rattus_cartus.scoring import open_points, sheets_with
from core.rattus_cartus.views import View
from nd_tui.games.rattus_cartus.plain.players import knows_rats
from nd_tui.games.rattus_cartus.signs import signs_for
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import FAINT, Part, Titled, joined, number
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
        """Draw the line, all of them in the same form."""
        forms = [self._forms(picture, each) for each in range(len(picture.names))]
        self.draw_one_of(forms[seat], forms)

    def _forms(self, picture: Picture, seat: int) -> list[list[Part | Name]]:
        """Where there is room, what is counted is called by its name, in columns, and points are told."""
        if not picture.wide:
            return [self._row(picture, seat, short) for short in (False, True)]
        told = seat == picture.view.seat or not picture.secret_points
        points = picture.texts("amount-points", n=_points(picture.view)[seat])
        end = [(points, FAINT)] if told else []
        short = self._row(picture, seat, short=True)
        return [
            [*self._aligned(picture, seat), *end],
            [*self._row(picture, seat, short=False), *end],
            [*short, *end],
            short,
        ]

    def _row(self, picture: Picture, seat: int, short: bool) -> list[Part | Name]:
        """Name, start player, cards, rats, tokens, Jokers and special cards."""
        row: list[Part | Name] = [name_of(picture, seat), " ", _start(picture, seat)]
        for amount, unit in _counted(picture, seat, short):
            row += [amount, unit] if amount else []
        return [*row, *self._special(picture, seat)]

    def _aligned(self, picture: Picture, seat: int) -> list[Part | Name]:
        """The same in columns, below those of the other players."""
        seats = range(len(picture.names))
        longest = max(map(cell_len, picture.names))
        blank = " " * cell_len(f"{signs_for(picture.symbols).start} ")
        behind = " " * (longest - cell_len(picture.names[seat]) + 1)
        row: list[Part | Name] = [name_of(picture, seat), behind, _start(picture, seat) or blank]
        rows = [list(_counted(picture, each, short=False)) for each in seats]
        for column, (amount, unit) in enumerate(rows[seat]):
            amounts, units = zip(*(each[column] for each in rows), strict=True)
            before = " " * (max(each.cell_length for each in amounts) - amount.cell_length)
            after = " " * (max(each.cell_length for each in units) - unit.cell_length + 1)
            row += [before, amount, unit, after if any(amounts) else ""]
        special = [joined(self._special(picture, each)) for each in seats]
        return [
            *row,
            special[seat],
            " " * (max(each.cell_length for each in special) - special[seat].cell_length),
        ]

    def _special(self, picture: Picture, seat: int) -> Iterator[Part]:
        """The first letters of Jokers and special cards with their numbers, or from least to most."""
        known, shown = picture.view.knows[seat], picture.view.final_hands
        for pile, name in enumerate(PILES):
            least, most = known.least[pile], known.most[pile]
            if shown:
                least = most = shown[seat].count(POPULATION_KINDS + pile)
            if most:
                told = str(most) if least == most else f"{least}-{most}"
                yield f"{picture.texts(f'card-{name}.letter')}{told} "


def _points(view: View) -> Sequence[int]:
    """Everybody's points as far as they lie open, at the end all of them."""
    if view.final_hands:
        return [sheet.points for sheet in sheets_with(view, view.final_hands)]
    return open_points(view)


def _start(picture: Picture, seat: int) -> str:
    return f"{signs_for(picture.symbols).start} " if picture.view.start == seat else ""


def _counted(picture: Picture, seat: int, short: bool) -> Iterator[tuple[Content, Content]]:
    """Cards, rats and tokens, each with what is counted; no tokens are nothing to be told."""
    view, after = picture.view, picture.after
    known, tokens = knows_rats(view, seat), view.tokens[seat]
    cards = number(view.hands[seat], after.hands[seat], picture)
    yield cards, _unit(picture, "cards", view.hands[seat], short)
    rats = number(view.rats[seat], after.rats[seat], picture) if known else Content(UNKNOWN)
    yield rats, _unit(picture, "rats", view.rats[seat] if known else MANY, short)
    if tokens:
        yield Content.styled(str(tokens), "bold"), _unit(picture, "tokens", tokens, short)
    else:
        yield Content(), Content()


def _unit(picture: Picture, name: str, number: int, short: bool) -> Content:
    """What a number counts: a letter, or the word where there is room for it."""
    texts = picture.texts
    told = f"{texts(f'short-{name}')} " if short else f" {texts(f'short-{name}.long', n=number)} "
    return Content.styled(told, FAINT)


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
