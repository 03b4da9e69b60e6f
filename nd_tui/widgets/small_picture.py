"""A position in a few lines: everybody's points as bars, and what else each has that can be counted."""

from rich.cells import cell_len
from textual.content import Content

from core.game import known_standings
from core.record import AnyMatch
from nd_tui.games import open_box
from nd_tui.looks.plots import bar
from nd_tui.looks.symbols import Symbols, colour_style
from nd_tui.storage.saves import PERSON
from nd_tui.terminal.visible import harmless
from nd_tui.widgets.common import FAINT, joined
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts

BAR = 16
LONGEST_NAME = 12


def small_picture(
    texts: Texts, match: AnyMatch, symbols: Symbols, secret_points: bool, width: int
) -> list[Content]:
    """The position in which a game stands, as far as all people at the screen know it, and as fits."""
    box, state = open_box(match.history.game.NAME), match.history.state
    over = match.history.game.result(state) is not None
    people = [seat for seat, who in enumerate(match.seats) if who == PERSON]
    known = known_standings(match.history.game, state, () if over else people)
    names = [harmless(name)[:LONGEST_NAME] for name in match.setup.players]
    colours, points = box.colours(state), box.sheet.standing
    hidden = {seat for seat in range(len(names)) if secret_points and not over and people != [seat]}
    most = max((numbers.get(points, 0) for numbers in known), default=0)
    rows = []
    for seat, numbers in enumerate(known):
        own = None if seat in hidden else numbers.get(points)
        drawn = "" if own is None else bar(own, max(1, most), BAR, symbols.plain)
        rest = [
            f"{box.words.standing(texts, what)} {number}"
            for what, number in numbers.items()
            if what != points
        ]
        style = colour_style(colours[seat])
        row = joined(
            [
                (f"{symbols.players[colours[seat]]} {names[seat]:<{LONGEST_NAME}} ", style),
                (f"{drawn:<{BAR}} ", style),
                (f"{'?' if own is None else own:>3}  ", "bold"),
            ]
        )
        while row.cell_length + cell_len(listed(rest)) > width and rest:
            rest.pop()
        rows.append(row + Content.styled(listed(rest), FAINT))
    return rows
