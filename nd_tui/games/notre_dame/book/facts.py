"""The numbers of the components and options in force, as arguments of the rulebook's texts."""

from core.notre_dame.components import Components
from core.notre_dame.hiring import PRICE
from core.notre_dame.names import COLOURS
from core.notre_dame.setup import Options
from core.notre_dame.state import ROUNDS
from nd_tui.games.notre_dame.words.things import message_brings
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts

Facts = dict[str, str | int]


def facts(texts: Texts, components: Components, options: Options) -> Facts:
    """Every number and list that a page may name."""
    start = components.start
    return {
        "rounds": ROUNDS,
        "price": texts("amount-gold", n=PRICE),
        "gold": texts("amount-gold", n=start.gold),
        "supply": texts("amount-markers", n=start.supply),
        "reserve": start.reserve,
        "markers": start.supply + start.reserve,
        "coins": texts("amount-gold", n=components.coins),
        "harbour": components.harbour,
        "penalty": texts("amount-prestige", n=components.penalty),
        "donations": _donations(texts, components),
        "cathedral": _shares(texts, components),
        "kinds": listed(message_brings(texts, kind) for kind in components.messages),
        "inside": _streets(texts, "rulebook-street", components.streets.inside),
        "across": _streets(texts, "rulebook-street-across", components.streets.across),
        "colours": listed(texts(f"colour-{colour}") for colour in COLOURS),
        "two": options.hotel_two_from,
        "fool": "yes" if options.fool_from_cathedral else "no",
        "limited": "yes" if options.limited_gold else "no",
    }


def _donations(texts: Texts, components: Components) -> str:
    gifts = [
        (texts("amount-gold", n=gold), texts("amount-prestige", n=prestige))
        for gold, prestige in enumerate(components.donations, start=1)
    ]
    return listed(texts("rulebook-donation", gold=gold, prestige=prestige) for gold, prestige in gifts)


def _shares(texts: Texts, components: Components) -> str:
    shares = sorted(components.cathedral.items())
    return listed(texts("rulebook-share", value=value, players=players) for players, value in shares)


def _streets(texts: Texts, message: str, streets: tuple[tuple[str, str], ...]) -> str:
    ends = [(texts(f"spot-{one}"), texts(f"spot-{other}")) for one, other in streets]
    return listed(texts(message, **{"from": one, "to": other}) for one, other in ends)
