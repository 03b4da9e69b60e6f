"""Who has won, as a sentence."""

from collections.abc import Sequence

from core.game import Result
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts


def victory(texts: Texts, names: Sequence[str], result: Result) -> str:
    """One wins, several share the victory, or nobody has won."""
    winners = [names[seat] for seat in result.winners]
    if not winners:
        return texts("end-nobody")
    if len(winners) == 1:
        return texts("end-winner", player=winners[0])
    return texts("end-winners", names=listed(winners))
