"""The chance to live in words."""

from core.rattus_cartus.odds import chance_to_live
from core.rattus_cartus.views import View
from nd_tui.words.numbers import percent
from nd_tui.words.texts import Texts

LEAST, MOST = 0.01, 0.99  # of what is not certain


def chance_told(texts: Texts, view: View, rats: int) -> str:
    """The chance to live with so many rats in whole percents; all of them, or none, only if it is certain."""
    chance = chance_to_live(view, rats)
    return percent(texts, chance if chance in (0, 1) else min(max(chance, LEAST), MOST))
