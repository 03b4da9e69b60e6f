"""The names of the game's things as a person reads them."""

from collections.abc import Iterable

from core.notre_dame.components import MessageKind
from core.notre_dame.names import ACTION_NAMES, SPOTS, Action, Card
from core.notre_dame.persons import EFFECTS
from core.notre_dame.state import Table
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts

PERIODS = "ABC"


def action_name(texts: Texts, action: Action, form: str = "") -> str:
    """An action, a sector or the cathedral; `form` is an attribute of its message.

    These are "the", "at", "from" and "taken", which is from where something is taken, and "short".
    """
    message = f"action-{ACTION_NAMES[action]}"
    return texts(f"{message}.{form}" if form else message)


def card_name(texts: Texts, table: Table, card: Card, beside: Iterable[Card] = (), name: str = "") -> str:
    """A card by its action, with its colour only where it lies beside another one of the same action."""
    name = name or action_name(texts, card.action)
    if all(other == card or other.action != card.action for other in beside):
        return name
    return texts("card-in-colour", card=name, colour=colour_name(texts, table, table.homes[card.owner]))


def cards_named(texts: Texts, table: Table, cards: tuple[Card, ...]) -> str:
    """Several cards in a row."""
    return listed(card_name(texts, table, card, cards) for card in cards)


def colour_name(texts: Texts, table: Table, borough: int) -> str:
    """The colour of a borough and its player."""
    return texts(f"colour-{table.colours[borough]}")


def message_colour(texts: Texts, table: Table, borough: int) -> str:
    """The colour of a message of a borough."""
    return texts(f"colour-{table.colours[borough]}.message")


def spot_name(texts: Texts, spot: int) -> str:
    """The place of a market within its borough."""
    return texts(f"spot-{SPOTS[spot]}")


def market_name(texts: Texts, table: Table, market: int) -> str:
    """A market by its borough and its place there."""
    borough, spot = divmod(market, len(SPOTS))
    return texts("market", colour=colour_name(texts, table, borough), spot=spot_name(texts, spot))


def person_name(texts: Texts, person: str, form: str = "") -> str:
    """A person; `form` is an attribute of its message ("the")."""
    return texts(f"person-{person}.{form}" if form else f"person-{person}")


def persons_named(texts: Texts, persons: Iterable[str]) -> str:
    """Several persons in a row."""
    return listed(person_name(texts, person) for person in persons)


def source_name(texts: Texts, source: str, form: str = "") -> str:
    """Where prestige or another good comes from; with the form "all", where a whole game's came from."""
    if source in EFFECTS:
        return person_name(texts, source)
    if source in ACTION_NAMES:
        return texts(f"action-{source}")
    return texts(f"source-{source}.{form}" if form else f"source-{source}")


def message_brings(texts: Texts, kind: MessageKind) -> str:
    """What a kind of message brings."""
    parts = {"prestige": kind.prestige, "gold": kind.gold, "markers": kind.markers, "rat": kind.rat}
    return " + ".join(texts(f"amount-{good}", n=number) for good, number in parts.items() if number)
