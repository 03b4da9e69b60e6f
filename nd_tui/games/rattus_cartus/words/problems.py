"""The details of a problem, with cards, buildings and players by their names."""

from core.game import Problem
from core.rattus_cartus.names import CARD_NAMES, COLOURS, TYPES, type_of
from core.rattus_cartus.setup import CARDS
from core.rattus_cartus.state import Table
from nd_tui.games.rattus_cartus.words.things import card_name
from nd_tui.words.texts import Texts


def details_of(texts: Texts, problem: Problem, table: Table | None = None) -> dict[str, str | int]:
    """What a sentence about the problem needs."""
    details = dict(problem.details)
    card, seat = details.get("card"), details.get("seat")
    if card in CARD_NAMES:
        details["card"] = card_name(texts, CARD_NAMES.index(str(card)))
    for name in ("first", "second", "building"):
        if (kind := str(details.get(name))) in TYPES:
            details[name] = texts(f"building-{kind}")
        elif kind in CARDS:
            details[name] = texts("building-copy", building=texts(f"building-{type_of(kind)}"), copy=kind[-1])
    if table is not None and isinstance(seat, int):
        details["player"] = table.setup.players[seat]
    if details.get("colour") in COLOURS:
        details["colour"] = texts(f"colour-{details['colour']}")
    return details
