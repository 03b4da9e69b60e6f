"""What buildings bring, in words: privileges, basic actions and supports, told alike wherever they stand."""

from collections.abc import Iterator

from core.rattus_cartus.components import Action, Support
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts


def action_told(texts: Texts, action: Action, brief: bool = False) -> str:
    """What a privilege or a basic action brings."""
    return listed(_parts(texts, action, ".brief" if brief else ""))


def support_told(texts: Texts, support: Support, brief: bool = False) -> str:
    """What a building card brings in phase B."""
    form = ".brief" if brief else ""
    parts = (("draw", support.draw), ("discard_rats", support.discard_rats), ("look", support.look))
    return listed(texts(f"effect-{name}{form}", n=n) for name, n in parts if n) or texts(f"effect-none{form}")


def _parts(texts: Texts, action: Action, form: str) -> Iterator[str]:
    if action == Action():
        yield texts(f"effect-nothing{form}")
    if action.tokens:
        yield texts(f"effect-tokens{form}", n=action.tokens)
    if action.take is not None and action.number:
        yield texts(f"effect-take-{action.take}{form}", n=action.number)
    if action.draw:
        yield texts(f"effect-draw{form}", n=action.draw)
    cards, points = action.draw_per_influence
    if cards:
        yield texts(f"effect-draw_per_influence{form}", n=cards, points=points)
    if action.discard_rats:
        yield texts(f"effect-discard_rats{form}", n=action.discard_rats)
    if action.cards_for_rats:
        yield texts(f"effect-cards_for_rats{form}", n=action.cards_for_rats)
    if action.look:
        yield texts(f"effect-look{form}", n=action.look)
    if action.tower:
        yield texts(f"effect-tower{form}", n=action.tower)
