"""What a guide beside the game shows at the table: a box of words, what is lit, a coach's word.

It also says how much room what is asked needs, since a guide may want something else to be seen.
"""

from typing import TYPE_CHECKING

from nd_tui.games.game_table import Needs
from nd_tui.looks.arranging import columns_beside

if TYPE_CHECKING:
    from nd_tui.screens.table import TableScreen

LIT = "-lit"
COACH_KEYS = {"hint": "hint", "rules": "rules", "undo": "take-back"}  # that a coach's words name


def show_box(screen: "TableScreen") -> None:
    """Show what the guide says, if that has a box to say it in."""
    said, box = screen.guide.said(), screen.lesson_box
    box.set_class(said is None, "-silent")
    if said is not None:
        box.set_class(not screen.guide.leads, "-free")
        box.say(*said)


def fit_board(screen: "TableScreen") -> None:
    """Tell the board what has to be seen on it now."""
    asks = screen.guide.said() is None or screen.guide.shows_choices
    width = screen.size.width - columns_beside(screen.size.width)
    lit = screen.session.box.lights.parts_of(screen.guide.lit)
    asked = max(1, screen.decision.lines_wanted(width)) if asks else 0
    screen.board.make_room(Needs(screen.page, asked, frozenset(lit)))


def light(screen: "TableScreen", lit: tuple[str, ...]) -> None:
    """Mark what the guide speaks of; where it is and was silent, nothing has to be looked for."""
    if not lit and not screen.is_lit:
        return
    screen.is_lit = bool(lit)
    places = screen.session.box.lights.places
    wanted = {widget for name in lit for widget in screen.query(places[name][1])}
    for widget in wanted.symmetric_difference(screen.query(f".{LIT}")):
        widget.toggle_class(LIT)


def show_help(screen: "TableScreen") -> None:
    """A coach's word stays until the decision is made."""
    word = screen.guide.word
    keys = {name: screen.game_app.key_for(act) for name, act in COACH_KEYS.items()}
    screen.decision.advise(screen.texts(f"coach-{word}", **keys) if word else "")
    screen.fit_board()
