"""What buildings bring, in words: privileges, basic actions and supports, told alike wherever they stand."""

from collections.abc import Iterator

from core.rattus_cartus.components import Action, Support
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts

FULL, BRIEF, TINY = "", ".brief", ".tiny"  # a sentence, a note, and one for the narrowest of places
WITH_TINY = ("draw", "draw_per_influence", "cards_for_rats", "take-pass", "tower")  # others are short already


def action_told(texts: Texts, action: Action, form: str = FULL) -> str:
    """What a privilege or a basic action brings."""
    return listed(_parts(texts, action, form))


def support_told(texts: Texts, support: Support, form: str = FULL) -> str:
    """What a building card brings in phase B."""
    parts = (("draw", support.draw), ("discard_rats", support.discard_rats), ("look", support.look))
    told = listed(_told(texts, name, form, n=n) for name, n in parts if n)
    return told or texts("effect-none" if form == FULL else f"effect-none{BRIEF}")


def _parts(texts: Texts, action: Action, form: str) -> Iterator[str]:
    if action == Action():
        yield _told(texts, "nothing", form)
    if action.tokens:
        yield _told(texts, "tokens", form, n=action.tokens)
    if action.take is not None and action.number:
        yield _told(texts, f"take-{action.take}", form, n=action.number)
    if action.draw:
        yield _told(texts, "draw", form, n=action.draw)
    cards, points = action.draw_per_influence
    if cards:
        yield _told(texts, "draw_per_influence", form, n=cards, points=points)
    if action.discard_rats:
        yield _told(texts, "discard_rats", form, n=action.discard_rats)
    if action.cards_for_rats:
        yield _told(texts, "cards_for_rats", form, n=action.cards_for_rats)
    if action.look:
        yield _told(texts, "look", form, n=action.look)
    if action.tower:
        yield _told(texts, "tower", form, n=action.tower)


def _told(texts: Texts, name: str, form: str, **numbers: int) -> str:
    """An effect in a form of words; not every one has a narrowest form."""
    return texts(f"effect-{name}{BRIEF if form == TINY and name not in WITH_TINY else form}", **numbers)
