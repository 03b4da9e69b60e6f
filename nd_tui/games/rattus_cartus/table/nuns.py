"""The nun row: what one knows of it, who has looked where, and the chance to live with one's rats."""

from typing import Any

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content

from core.rattus_cartus.moves import Look
from core.rattus_cartus.names import UNSEEN, nuns_of
from core.rattus_cartus.odds import chance_to_live
from core.rattus_cartus.scoring import nuns_in, sheets_with
from nd_tui.games.rattus_cartus.signs import signs_for
from nd_tui.games.rattus_cartus.table.cards import edges
from nd_tui.games.rattus_cartus.table.fullest import FullestLine
from nd_tui.games.rattus_cartus.words.odds import chance_told
from nd_tui.games.rattus_cartus.words.things import card_in_row
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import CHANGE, FAINT, Drawn, Part, Picked, Titled, joined, lines, player_sign
from nd_tui.words.listing import listed

MOST_NUNS = 9  # cards that a component file can ask for
UNKNOWN = "?"
NEAR, MORE = 1, 2  # rats more or less, for which the chance is told too; on a large screen
INSIDE = 5  # columns of a card, of which there are as many as players
BEHIND = 2  # columns behind the name and each card, on a small screen
FORMS = "", ".short", ".brief"  # of the odds in words, the longest first
BAR_LENGTH = 30  # columns
BAR = {False: ("█", "░"), True: ("#", ".")}  # what is lived through and what is not, and in plain ASCII


class NunCard(Drawn):
    """One place of the row; a click looks there, if that is what is asked."""

    nun = 0
    columns = 0  # of what is drawn

    def show_nun(self, picture: Picture, nun: int) -> None:
        """Draw the nuns if one knows them, else who does."""
        self.nun = nun
        view, sign = picture.view, signs_for(picture.symbols).nun
        card = view.nuns[nun]
        told: Part = UNKNOWN if card == UNSEEN else (f"{sign}{nuns_of(card)}", "bold")
        self.tooltip = None if card == UNSEEN else Content(card_in_row(picture.texts, card))
        knowing = [player_sign(picture, seat) for seat, looked in enumerate(view.looked) if looked[nun]]
        self.set_class(picture.highlighted == Look(nun), "-highlighted")
        if picture.wide:
            drawn = _as_card(picture, str(nun + 1), joined([told]), joined(knowing))
        else:
            drawn = joined([(f"{nun + 1} ", FAINT), told, *knowing])
        self.columns = drawn.cell_length
        self.draw(drawn, resizes=True)

    def about(self) -> str:
        """The page of the nun row."""
        return "nun-row"

    def on_click(self) -> None:
        """Look there."""
        self.post_message(Picked(Look(self.nun)))


def _as_card(picture: Picture, number: str, told: Content, knowing: Content) -> Content:
    """A card with its number above, what one knows of it, and below the signs of who has looked at it."""
    left, across, right, down, lower_left, lower_right = edges(picture)
    top = f"{left}{number:{across}<{INSIDE}}{right}"
    spare = INSIDE - told.cell_length
    middle = joined([down, " " * (spare // 2), told, " " * (spare - spare // 2), down])
    bottom = joined([lower_left, knowing, across * (INSIDE - knowing.cell_length), lower_right])
    return lines([Content.styled(top, FAINT), middle, bottom])


class Odds(FullestLine):
    """The own rats, and how likely one lives with them."""

    def about(self) -> str:
        """The page of the plague."""
        return "plague"

    def show(self, picture: Picture) -> None:
        """Draw the rats of now and those of the choice that is looked at, then some more and fewer."""
        view = picture.view
        before, after = view.rats[view.seat], picture.after.rats[view.seat]
        if view.final_hands:
            self.offer(*_judged(picture))
            return
        forms = _changed(picture, before, after) if after != before else _now(picture, before)
        if picture.wide:
            below = [self._bar(picture, after), self._near(picture, after, MORE)]
            self.offer(*(lines([form, *below]) for form in forms))
        elif after != before:
            self.offer(*forms)
        else:
            near = self._near(picture, before, NEAR)
            self.offer(joined([forms[0], (" (", FAINT), near, (")", FAINT)]), *forms)

    def _near(self, picture: Picture, rats: int, far: int) -> Content:
        """The chances with some rats less and more."""
        near = [rats + step for step in range(-far, far + 1) if step and rats + step > 0]
        odds = (picture.texts("board-odds-near", rats=each, chance=_chance(picture, each)) for each in near)
        return Content.styled(listed(odds), FAINT)

    def _bar(self, picture: Picture, rats: int) -> Content:
        """The chance as a part of a line."""
        full, empty = BAR[picture.symbols.plain]
        lives = round(BAR_LENGTH * chance_to_live(picture.view, rats))
        return joined([(full * lives, "bold"), (empty * (BAR_LENGTH - lives), FAINT)])


def _now(picture: Picture, rats: int) -> list[Content]:
    """The chance with the rats of now, the longest form first."""
    forms, chance = (".full", *FORMS) if picture.wide else FORMS, _chance(picture, rats)
    told = (picture.texts(f"nuns-odds{form}", rats=rats, chance=chance) for form in forms)
    return [Content.styled(each, "bold") for each in told]


def _changed(picture: Picture, before: int, after: int) -> list[Content]:
    """The chances with the rats of now and with those of the choice that is looked at."""
    old, new = _chance(picture, before), _chance(picture, after)
    told = (
        picture.texts(f"nuns-odds-change{form}", before=before, after=after, old=old, new=new)
        for form in FORMS
    )
    return [Content.styled(each, CHANGE) for each in told]


def _judged(picture: Picture) -> list[Content]:
    """How it ended for the one who looks, when all nuns are known, the longest form first."""
    view, texts = picture.view, picture.texts
    lives = sheets_with(view, view.final_hands)[view.seat].lives
    nuns, rats = texts("amount-nuns", n=nuns_in(view.nuns)), texts("amount-rats", n=view.rats[view.seat])
    fate, style = ("lives", "bold") if lives else ("dies", "bold $error")
    told = (texts(f"nuns-over{form}", nuns=nuns, rats=rats, fate=fate) for form in ("", ".short"))
    return [Content.styled(each, style) for each in told]


def _chance(picture: Picture, rats: int) -> str:
    return chance_told(picture.texts, picture.view, rats)


class Nuns(Horizontal, Titled):
    """The cards of the row, and the odds."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._cards = [NunCard(classes="nun") for _ in range(MOST_NUNS)]
        self._called, self._odds = Drawn(classes="nuns-name"), Odds(id="odds")
        self._names: tuple[Content, ...] = ()  # of the row, the fullest first

    def compose(self) -> ComposeResult:
        """A name, as many cards as there can be, and the odds."""
        yield self._called
        yield from self._cards
        yield self._odds

    def show(self, picture: Picture) -> None:
        """Draw what there is."""
        title = Content(picture.texts("nuns-title"))
        self.entitle(title)
        self._names = title, Content(picture.texts("nuns-title.brief")), Content()
        for nun, card in enumerate(self._cards):
            card.display = nun < len(picture.view.nuns)
            if card.display:
                card.show_nun(picture, nun)
        self._odds.show(picture)
        self._call_row()

    def on_resize(self) -> None:
        """There is another room."""
        self._call_row()

    def _call_row(self) -> None:
        """Call the row by its name as far as cards and odds, by which one decides, leave room for that."""
        if self._names and (width := self.content_size.width):
            cards = sum(card.columns + BEHIND for card in self._cards if card.display)
            room = width - cards - self._odds.least_columns - BEHIND
            name = next((name for name in self._names if name.cell_length <= room), self._names[-1])
            self._called.set_class(not name, "-none")
            self._called.draw(name, resizes=True)
