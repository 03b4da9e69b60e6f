"""Swords and Flutes in a building: who has most of them, who fewest, and what follows (P3, P4)."""

from collections.abc import Sequence

from core.rattus_cartus.choices import is_choice
from core.rattus_cartus.draft import Draft
from core.rattus_cartus.event_types import Compared, Named, RatGiven
from core.rattus_cartus.moves import Give, Name
from core.rattus_cartus.names import FLUTE, SWORD, Card
from core.rattus_cartus.state import Task
from core.rattus_cartus.supply import give_cards, set_rats

WORTH_A_SWORD = 2  # cards in hand, of which half is one


def compared(numbers: Sequence[tuple[int, int]]) -> tuple[int, tuple[int, ...]] | None:
    """Of seats in order of entry: the first with most, and all with fewest; None if all are equal."""
    winner, most = fewest, least = numbers[0]
    losers = [fewest]
    for seat, number in numbers[1:]:
        if number > most:
            winner, most = seat, number
        if number < least:
            losers, least = [seat], number
        elif number == least:
            losers.append(seat)
    return None if most == least else (winner, tuple(losers))


def _decided(draft: Draft, place: int, card: Card, source: str) -> tuple[int, tuple[int, ...]] | None:
    found = compared([(entry.seat, entry.cards.count(card)) for entry in draft.entries_of(place)])
    if found is not None and draft.log is not None:
        draft.log.append(Compared(place, source, *found))
    return found


def swords(draft: Draft, task: Task) -> None:
    """Who has fewest Swords gives half of his hand to who has most (P3)."""
    found = _decided(draft, task.data[0], SWORD, "sword")
    if found is None:
        return
    winner, fewest = found
    if all(len(draft.hands[seat]) < WORTH_A_SWORD for seat in fewest):
        return
    if len(fewest) > 1:
        draft.ask(Task("sword_target", winner, fewest))
    else:
        _owe_half(draft, fewest[0], winner)


def name_for_sword(draft: Draft, task: Task, move: Name) -> None:
    """The winner names who gives."""
    _note_name(draft, task.seat, move.seat, "sword")
    _owe_half(draft, move.seat, task.seat)


def _owe_half(draft: Draft, giver: int, taker: int) -> None:
    number = len(draft.hands[giver]) // 2
    if number:
        draft.then("sword_gift", giver, taker, number)


def flutes(draft: Draft, task: Task) -> None:
    """Who has most Flutes gives a rat to who has fewest, if he has one after D2 (P4)."""
    found = _decided(draft, task.data[0], FLUTE, "flute")
    if found is None:
        return
    winner, fewest = found
    if not draft.rats[winner]:
        return
    if len(fewest) > 1:
        draft.ask(Task("flute_target", winner, fewest))
    else:
        _give_rat(draft, winner, fewest[0])


def name_for_flute(draft: Draft, task: Task, move: Name) -> None:
    """The winner names who gets his rat."""
    _note_name(draft, task.seat, move.seat, "flute")
    _give_rat(draft, task.seat, move.seat)


def _note_name(draft: Draft, seat: int, target: int, source: str) -> None:
    if draft.log is not None:
        draft.log.append(Named(seat, target, source))


def _give_rat(draft: Draft, giver: int, taker: int) -> None:
    if draft.log is not None:
        draft.log.append(RatGiven(giver, taker))
    set_rats(draft, giver, draft.rats[giver] - 1, "flute")
    set_rats(draft, taker, draft.rats[taker] + 1, "flute")


def owed(draft: Draft, task: Task) -> None:
    """A gift of so many cards: which, is asked if there is more than one way (Q3, Q4)."""
    hand, number = draft.hands[task.seat], task.data[1]
    if is_choice(hand, number):
        draft.ask(task)
    else:
        give(draft, task, Give(hand[:number]))


def give(draft: Draft, task: Task, move: Give) -> None:
    """The cards that somebody has chosen to give."""
    give_cards(draft, task.seat, task.data[0], move.cards, task.name.removesuffix("_gift"))
