"""What was done in a few words: the lines of the log, without the player's name and in two lengths."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core import rattus_cartus as rc
from core.rattus_cartus.event_types import (
    BuildingBegan,
    CardsDiscarded,
    CardsDrawn,
    CardsTaken,
    Entered,
    Event,
    GameEnded,
    InfluenceGained,
    Judged,
    Named,
    NunSeen,
    PassPlayed,
    PrivilegeWon,
    RatGiven,
    RatsChanged,
    Revealed,
    RoundBegan,
    Scored,
    StartPassed,
    SupportUsed,
    TokensTaken,
    TowerCounted,
)
from core.rattus_cartus.names import HOMES, UNSEEN, Cards, nuns_of, type_of
from core.rattus_cartus.state import OpenTable
from nd_tui.games.rattus_cartus.words.events import rats_are_told
from nd_tui.games.rattus_cartus.words.things import (
    building_name,
    card_in_row,
    cards_told,
    cards_with_nuns,
    class_name,
    rounds_args,
    sort_of,
)
from nd_tui.words.listing import listed
from nd_tui.words.numbers import signed
from nd_tui.words.texts import Texts

# With these an action begins, also where the same player acts twice in a row.
BEGINNINGS = (SupportUsed, PassPlayed, Entered, Revealed, PrivilegeWon, StartPassed, Scored, Judged)
FULL, BRIEF = "", ".brief"


def belongs_to(before: Event, event: Event) -> bool:
    """Whether an event is part of the same action; of a rat that was given both ends are."""
    if isinstance(event, RatsChanged) and event.source == "flute":
        return isinstance(before, RatGiven | RatsChanged)
    actor = getattr(event, "seat", None)
    same = actor is not None and actor == getattr(before, "seat", None)
    return same and not isinstance(event, BEGINNINGS) and not _is_from_flute(before)


def _is_from_flute(event: Event) -> bool:
    return isinstance(event, RatsChanged) and event.source == "flute"


def brief_forms(
    texts: Texts, position: OpenTable, happened: Sequence[Event], reader: int | None
) -> tuple[str, ...]:
    """The events of an action as a line, the longer form first; none where whole sentences tell them."""
    seen = [event if reader is None else rc.seen_by(event, reader) for event in happened]
    lines = (_Line(texts, position, reader, form).words(seen) for form in (FULL, BRIEF))
    return tuple(dict.fromkeys(filter(None, lines)))


@dataclass(frozen=True)
class _Line:
    """The events of an action in one length."""

    texts: Texts
    position: OpenTable
    reader: int | None
    form: str

    def words(self, seen: Sequence[Event]) -> str:
        """The events one after the other; nothing for what happened between two players."""
        if seen and isinstance(seen[0], RatGiven):
            return ""
        return listed(part for event in seen for part in self._parts(event))

    def _parts(self, event: Event) -> Iterator[str]:
        match event:
            case RoundBegan(row=row):
                args = rounds_args(event.round, self.position.table.size.rounds)
                buildings = listed(building_name(self.texts, card) for card in row)
                yield self._told("log-round", **args, buildings=buildings)
            case BuildingBegan(building=building):
                home = class_name(self.texts, HOMES[type_of(building)])
                yield self._told("log-building", building=building_name(self.texts, building), home=home)
            case SupportUsed(building=building):
                of = building_name(self.texts, building, "of")
                yield self._told("log-support", of=of, building=building_name(self.texts, building, "brief"))
            case CardsDrawn(number=number, cards=cards):
                if cards and self.form == FULL:
                    yield self.texts("log-drawn-seen", cards=cards_with_nuns(self.texts, cards))
                else:
                    yield self._told("log-drawn", n=number)
            case RatsChanged():
                yield self._rats(event)
            case NunSeen(nun=nun, card=card):
                message = "log-seen" if card == UNSEEN else "log-seen-it"
                shown = "" if card == UNSEEN else card_in_row(self.texts, card)
                nuns = 0 if card == UNSEEN else nuns_of(card)
                yield self._told(message, place=nun + 1, card=shown, n=nuns)
            case PassPlayed():
                yield self._told("log-pass")
            case Entered():
                yield self._entered(event)
            case Revealed(cards=cards, force=force):
                yield self._told("log-revealed", cards=self._cards(cards), force=force)
            case InfluenceGained(track=track, before=before, after=after):
                name = class_name(self.texts, track, "brief" if self.form else "")
                yield self._told("log-influence", name=name, change=signed(after - before), after=after)
            case Named(target=target):
                yield self._told("log-named", player=self._name(target))
            case PrivilegeWon():
                yield self._told("log-privilege")
            case CardsTaken(card=card, number=number):
                yield self.texts("log-taken", cards=self.texts(f"card-{sort_of(card)}", n=number))
            case TokensTaken(number=number):
                yield self._told("log-tokens", n=number)
            case CardsDiscarded(cards=cards):
                yield self._told("log-discarded", cards=cards_told(self.texts, cards), n=len(cards))
            case TowerCounted(numbers=numbers):
                yield self._told("log-tower" if any(numbers) else "log-tower-none", n=sum(numbers))
            case StartPassed():
                yield self._told("log-start")
            case Scored(points=points):
                yield self.texts("amount-points", n=sum(points))
            case Judged(rats=rats, lives=lives):
                yield self._told("log-lives" if lives else "log-dies", n=rats)
            case GameEnded(nuns=cards):
                yield self._told("log-ended", n=sum(map(nuns_of, cards)))

    def _rats(self, event: RatsChanged) -> str:
        """Rats from how many to how many, or where that is not told how many more or fewer."""
        if rats_are_told(self.position, event, self.reader):
            return self._told("log-rats-told", before=event.before, after=event.after)
        change = event.after - event.before
        return self._told("log-rats", change=signed(change), of=abs(change))

    def _entered(self, event: Entered) -> str:
        building = building_name(self.texts, event.building, "brief" if self.form else "")
        if event.cards:
            return self._told("log-entered", building=building, cards=cards_told(self.texts, event.cards))
        return self._told("log-entered-hidden", building=building, n=event.number)

    def _cards(self, cards: Cards) -> str:
        return cards_told(self.texts, cards)

    def _name(self, seat: int) -> str:
        return self.position.table.setup.players[seat]

    def _told(self, message: str, **args: str | int) -> str:
        return self.texts(f"{message}{self.form}", **args)
