"""Why a choice is good: the chance to live is told with the nuns that can be counted on."""

from msgspec.structs import replace

from core import rattus_cartus as rc
from core.ai.reason import Reason
from core.rattus_cartus.agents.reasons import CHANCE
from core.rattus_cartus.odds import safe_rats
from nd_tui.games.rattus_cartus.words.reasons import reason_told
from nd_tui.words.texts import Texts
from tests.nd_tui.games.rattus_cartus.games import begun

LIKELIER = Reason(CHANCE, 2.0, 0.9, 0.7, sure=False)


def with_rats(rats: int) -> rc.View:
    """A first view with so many rats; nothing of the nun row is known, so 7 are mostly healed."""
    state = begun()
    found = rc.view(replace(state, rats=(rats,) * 4), 0)
    assert safe_rats(found) == 7
    return found


def test_it_is_told_how_many_more_strangers_are_safe() -> None:
    texts = Texts("en", rc.NAME)
    told = reason_told(texts, with_rats(5), LIKELIER)
    assert told.startswith("likelier to live (90")
    assert "in three of four deals there are at least 7 nuns: 2 more strangers are safe" in told
    assert "1 more stranger is safe" in reason_told(texts, with_rats(6), LIKELIER)
    assert "no more strangers are safe" in reason_told(texts, with_rats(7), LIKELIER)
    assert "you have 2 rats too many for that" in reason_told(texts, with_rats(9), LIKELIER)


def test_the_same_is_told_in_french() -> None:
    texts = Texts("fr", rc.NAME)
    assert "encore 2 étrangers sans risque" in reason_told(texts, with_rats(5), LIKELIER)
    assert "vous avez 1 rat de trop" in reason_told(texts, with_rats(8), LIKELIER)
