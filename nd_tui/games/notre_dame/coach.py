"""Help in a first game: a word for somebody who hesitates, and nothing for somebody who manages."""

from collections import Counter
from collections.abc import Mapping

from core import notre_dame as nd
from core.notre_dame.names import Phase
from core.notre_dame.state import rat_reaches

HESITATION = 12.0  # seconds over a decision
MANAGED = 2  # decisions of a kind made without help, after which it needs none
KINDS = ("keep", "play", "fetch", "donate", "friend", "hotel", "drive", "message", "hire", "remove")
FURTHER = "person"  # all other decisions: the steps of what a person does
DANGER = "danger"


class Coach:
    """Remembers what a player has managed and been told, and finds the word that is needed."""

    def __init__(self, managed: Mapping[str, int] | None = None) -> None:
        self.managed = Counter(managed or {})  # kinds of decisions that were made without help, and how often
        self._told: set[tuple[str, int]] = set()  # kinds, with the round in which they were told

    def word(self, view: nd.View) -> str | None:
        """What to say to a player who hesitates; None where nothing is needed or all is said."""
        if view.task is None:
            return None
        kind = kind_of(view)
        needed = self.managed[kind] < MANAGED and not any(told == kind for told, _ in self._told)
        word = kind if needed else DANGER if in_danger(view) else None
        if word is None or (word, view.round) in self._told:
            return None
        self._told.add((word, view.round))
        return word

    def decided(self, view: nd.View, helped: bool) -> bool:
        """Note that a player has decided, with help or without; whether that is worth remembering."""
        if view.task is None or helped or self.managed[kind_of(view)] == MANAGED:
            return False
        self.managed[kind_of(view)] += 1
        return True


def kind_of(view: nd.View) -> str:
    """The kind of a decision, as the coach tells them apart."""
    assert view.task is not None
    return view.task.name if view.task.name in KINDS else FURTHER


def in_danger(view: nd.View) -> bool:
    """Whether this round's plague would bring a penalty, and a card could still help."""
    reached = rat_reaches(view.players[view.seat], view.plague)
    return view.phase == Phase.PLAYING and reached > view.table.components.harbour
