"""Cards as they lie on the table: in frames, those of one sort over each other."""

from collections.abc import Sequence

from textual.content import Content

from core.rattus_cartus.names import Card, is_population, nuns_of
from nd_tui.games.rattus_cartus.signs import signs_for
from nd_tui.games.rattus_cartus.words.things import sort_of
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import CHANGE, FAINT, Part, joined, lines

CORNERS = {False: "╭─╮│╰╯", True: "+-+|++"}  # and in plain ASCII
FANS = (2, 1)  # columns of a card that are seen where another one lies over it, besides its edge


def edges(picture: Picture) -> tuple[str, ...]:
    """The signs of a frame: upper left, across, upper right, down, lower left, lower right."""
    return tuple(CORNERS[picture.symbols.plain])


def fan_width(cards: int, seen: int) -> int:
    """The columns of cards that lie over each other."""
    return cards * (seen + 1) + 1


def fan(picture: Picture, cards: Sequence[Card], going: Sequence[Card], seen: int) -> Content:
    """Cards of one sort over each other, each with its nuns or its letter; those that would go stand out."""
    left, across, right, down, lower_left, lower_right = edges(picture)
    leaving = list(going)
    rows: list[list[Part]] = [[], [], []]
    for card in cards:
        goes = card in leaving
        if goes:
            leaving.remove(card)
        frame, face = (CHANGE, CHANGE) if goes else (FAINT, "bold")
        rows[0].append((left + across * seen, frame))
        rows[1] += [(down, frame), (_face(picture, card, seen), face)]
        rows[2].append((lower_left + across * seen, frame))
    for row, end in zip(rows, (right, down, lower_right), strict=True):
        row.append((end, FAINT))
    return lines(map(joined, rows))


def _face(picture: Picture, card: Card, seen: int) -> str:
    """What is seen of a card: the nuns, or the letter of a special one."""
    if not is_population(card):
        return f"{picture.texts(f'card-{sort_of(card)}.letter'):<{seen}}"
    nuns = str(nuns_of(card))
    return f"{signs_for(picture.symbols).nun}{nuns}" if seen > len(nuns) else nuns
