"""The nun row: what one knows of it, who has looked where, and the chance to live with one's rats."""

from typing import Any

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content

from core.rattus_cartus.moves import Look
from core.rattus_cartus.names import UNSEEN, Phase, nuns_of
from core.rattus_cartus.odds import chance_to_live
from nd_tui.games.rattus_cartus.signs import signs_for
from nd_tui.games.rattus_cartus.table.fullest import FullestLine
from nd_tui.games.rattus_cartus.words.things import card_in_row
from nd_tui.looks.picture import Picture
from nd_tui.widgets.common import CHANGE, FAINT, Drawn, Part, Picked, Titled, joined, player_sign
from nd_tui.words.listing import listed
from nd_tui.words.numbers import percent

MOST_NUNS = 9  # cards that a component file can ask for
UNKNOWN = "?"
NEAR = 1  # rats more or less, for which the chance is told too


class NunCard(Drawn):
    """One place of the row; a click looks there, if that is what is asked."""

    nun = 0

    def show_nun(self, picture: Picture, nun: int) -> None:
        """Draw the nuns if one knows them, else who does."""
        self.nun = nun
        view, sign = picture.view, signs_for(picture.symbols).nun
        parts: list[Part] = [(f"{nun + 1} ", FAINT)]
        card = view.nuns[nun]
        if card != UNSEEN:
            parts.append((f"{sign}{nuns_of(card)}", "bold"))
            self.tooltip = Content(card_in_row(picture.texts, card))
        else:
            parts.append(UNKNOWN)
            self.tooltip = None
        parts += [player_sign(picture, seat) for seat, looked in enumerate(view.looked) if looked[nun]]
        self.set_class(picture.highlighted == Look(nun), "-highlighted")
        self.draw(joined(parts), resizes=True)

    def about(self) -> str:
        """The page of the nun row."""
        return "nun-row"

    def on_click(self) -> None:
        """Look there."""
        self.post_message(Picked(Look(self.nun)))


class Odds(FullestLine):
    """The own rats, and how likely one lives with them."""

    def about(self) -> str:
        """The page of the plague."""
        return "plague"

    def show(self, picture: Picture) -> None:
        """Draw the rats of now and those of the choice that is looked at, then some more and fewer."""
        view, texts = picture.view, picture.texts
        before, after = view.rats[view.seat], picture.after.rats[view.seat]
        if after != before:
            old, new = _chance(picture, before), _chance(picture, after)
            told = texts("nuns-odds-change", before=before, after=after, old=old, new=new)
            self.offer(Content.styled(told, CHANGE))
            return
        args = {"rats": before, "chance": _chance(picture, before)}
        now, brief = (Content.styled(texts(f"nuns-odds{form}", **args), "bold") for form in ("", ".brief"))
        near = [rats for rats in (before - NEAR, before + NEAR) if rats > 0]
        if view.phase != Phase.END:
            odds = (texts("board-odds-near", rats=rats, chance=_chance(picture, rats)) for rats in near)
            self.offer(joined([now, (f" ({listed(odds)})", FAINT)]), now, brief)
        else:
            self.offer(now, brief)


def _chance(picture: Picture, rats: int) -> str:
    return percent(picture.texts, chance_to_live(picture.view, rats))


class Nuns(Horizontal, Titled):
    """The cards of the row, and the odds."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._cards = [NunCard(classes="nun") for _ in range(MOST_NUNS)]
        self._called, self._odds = Drawn(classes="nuns-name"), Odds(id="odds")

    def compose(self) -> ComposeResult:
        """A name, as many cards as there can be, and the odds."""
        yield self._called
        yield from self._cards
        yield self._odds

    def show(self, picture: Picture) -> None:
        """Draw what there is."""
        title = Content(picture.texts("nuns-title"))
        self.entitle(title)
        self._called.draw(title, resizes=True)
        for nun, card in enumerate(self._cards):
            card.display = nun < len(picture.view.nuns)
            if card.display:
                card.show_nun(picture, nun)
        self._odds.show(picture)
