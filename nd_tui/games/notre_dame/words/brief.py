"""What was done in a few words: the lines of the log, without the player's name and in several lengths."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from core import notre_dame as nd
from core.notre_dame import event_types as ev
from core.notre_dame.names import ACTION_NAMES, FRIEND, Action, Card, borough_of
from core.notre_dame.state import Table, period_and_place
from nd_tui.games.notre_dame.words.things import (
    PERIODS,
    action_name,
    card_name,
    cards_named,
    market_name,
    message_colour,
    person_name,
    persons_named,
    source_name,
)
from nd_tui.words.listing import listed
from nd_tui.words.numbers import signed
from nd_tui.words.texts import Texts

Happened = Sequence[ev.Event]
CHOOSING = (ev.CardsDrawn, ev.CardKept, ev.CardsReceived)  # all of a round's choosing is told in one line
# With these an action begins, also where the same player acts twice in a row.
BEGINNINGS = (
    *(ev.CardPlayed, ev.HiringPassed, ev.PlagueCame, ev.CathedralScored),
    *(ev.RoundBegan, ev.BellPassed, ev.GameEnded),
)
GOODS = {
    "gold": "log-gold",
    "markers": "log-markers",
    "prestige": "log-prestige",
    "park": "log-park",  # a bonus of prestige
}
# Whole words; units as letters; places by their short names; by their letters; without any comma.
FULL, BRIEF, SHORT, BRIEFEST, BAREST = LENGTHS = range(5)


def belongs_to(before: ev.Event, event: ev.Event) -> bool:
    """Whether an event is part of the same player's action as the one before it."""
    if _actor(before) is None or _actor(before) != _actor(event):
        return False
    if isinstance(event, CHOOSING) or isinstance(before, CHOOSING):
        return isinstance(event, CHOOSING) and isinstance(before, CHOOSING)
    return not isinstance(event, BEGINNINGS) and not (isinstance(event, ev.Paid) and event.source == "hire")


def _actor(event: ev.Event) -> int | None:
    seat: int | None = getattr(event, "seat", None)
    return seat


def brief_forms(texts: Texts, table: Table, happened: Happened, reader: int | None) -> tuple[str, ...]:
    """The events of an action as a line in several lengths, the longest first; none where nothing is told."""
    lines = [brief_line(texts, table, happened, reader, length) for length in LENGTHS]
    if isinstance(happened[0], ev.RoundBegan):
        lines.insert(BRIEFEST, texts("when", **_when(happened[0])))
    return tuple(dict.fromkeys(filter(None, lines)))


def brief_line(texts: Texts, table: Table, happened: Happened, reader: int | None, length: int) -> str:
    """The events of an action as a line of this length, as far as the reader may know them."""
    seen = [event if reader is None else nd.seen_by(event, reader) for event in happened]
    known = [event for event in seen if event is not None]
    return _Line(texts, table, known, length).words()


class _Part(NamedTuple):
    """A part of a line; a number stands beside what the line is about without a comma."""

    words: str
    is_number: bool = False


@dataclass(frozen=True)
class _Line:
    """The events of an action in one length."""

    texts: Texts
    table: Table
    happened: Happened
    length: int

    def words(self) -> str:
        """The parts one after the other."""
        parts = [part for part in self._parts() if part.words]
        if not parts:
            return ""
        first, *others = parts
        if self.length == BAREST:
            return " ".join(part.words for part in parts)
        if self.length == BRIEFEST:  # numbers need no comma, deeds do
            return first.words + "".join(f"{' ' if each.is_number else ', '}{each.words}" for each in others)
        beside = others[:1] if others and others[0].is_number and not first.is_number else []
        about = " ".join(part.words for part in (first, *beside))
        return listed([about, *(part.words for part in others[len(beside) :])])

    def _parts(self) -> Iterator[_Part]:
        """What was done, then what it brought and cost, each good once."""
        if self.happened and isinstance(self.happened[0], CHOOSING):
            yield _Part(self._choosing())
            return
        if self.happened:
            yield _Part(self._head(self.happened[0]))
        for event in self.happened:
            if isinstance(event, ev.Paid) and event.source == "hire":
                yield _Part(self._told("log-gold", n=signed(-event.gold)), is_number=True)
            yield _Part(self._deed(event))
        yield from self._changes()

    # What was done

    def _head(self, first: ev.Event) -> str:
        """What the line is about, by the event that begins it."""
        match first:
            case ev.CardPlayed(card=Card(action=action)):
                placed = action == FRIEND and self._has(ev.FriendMoved)
                return "" if placed else self._place(action)
            case ev.Paid(source="hire") | ev.PersonHired():
                hired = [event.person for event in self.happened if isinstance(event, ev.PersonHired)]
                return listed(person_name(self.texts, person) for person in hired)
            case ev.PlagueCame():
                numbers = {"value": first.value, "hospital": first.hospital}
                return self._told("log-plague", **numbers, change=signed(first.value - first.hospital))
            case ev.Gained(source="shares"):
                return self._told("log-shares")
            case ev.Gained() | ev.Paid() | ev.PrestigeLost():
                return self._cause()
            case ev.RatMoved() | ev.MarkerMoved() | ev.FriendMoved():
                return self._cause()
        return ""

    def _cause(self) -> str:
        """What brought it all, if it was not a card, which is told by its place."""
        sources = (getattr(event, "source", "card") for event in self.happened)
        source = next((source for source in sources if source != "card"), "")
        if source == "donation" and self.length != FULL:
            return self.texts("source-donation.brief")
        return source_name(self.texts, source) if source else ""

    def _deed(self, event: ev.Event) -> str:
        """What else happened than that goods changed hands; nothing where that is understood."""
        match event:
            case ev.MarkerMoved():
                return self._marker(event)
            case ev.FriendMoved():
                return self._placed("log-friend", event.target, at=self._at(event.target))
            case ev.CarriageMoved() if not self._has(ev.MessageTaken):
                return self._told("log-drives", market=market_name(self.texts, self.table, event.target))
            case ev.MessageTaken():
                colour = message_colour(self.texts, self.table, borough_of(event.market))
                return self._told("log-message", colour=colour)
            case ev.CardWasted():
                return self.texts("log-wasted")
            case ev.HiringPassed():
                return self.texts("log-passed")
            case ev.StackSeen(persons=()):
                return self._told("log-seen")
            case ev.StackSeen(persons=persons):
                return self._told("log-seen-in-order", persons=persons_named(self.texts, persons))
            case ev.PlagueCame(penalty=True):
                return self.texts("plague-penalty")
            case ev.BellPassed():
                return self._told("log-bell")
            case ev.GameEnded():
                return self.texts("log-ended")
            case ev.CathedralScored():
                amounts = {"value": event.value, "markers": event.markers, "each": event.each}
                share = self.texts("cathedral-share" if event.markers else "log-nobody-there", **amounts)
                return self._told("log-cathedral", period=PERIODS[event.period], share=share)
            case ev.RoundBegan():
                return self._round(event)
        return ""

    def _marker(self, event: ev.MarkerMoved) -> str:
        """Markers that move on the board; where a card's marker goes is understood, and so is who shares."""
        origin, target = event.origin, event.target
        if origin == "supply" or event.source == "shares":
            return ""
        if isinstance(origin, Action):
            way = {"from": action_name(self.texts, origin, "from")}
            if event.source == "card":
                return self._placed("log-fetched", origin, **way)
            if not isinstance(target, Action):
                return self._placed("log-returned", origin, of=event.amount, **way)
            way |= {"origin": self._place(origin), "target": action_name(self.texts, target, "the")}
            return self._told("log-moved", of=event.amount, **way, place=self._place(target))
        assert isinstance(target, Action)
        return self._placed("log-added", target, of=event.amount, at=self._at(target))

    def _round(self, event: ev.RoundBegan) -> str:
        if self.length >= BRIEFEST:
            return self.texts("log-round.briefest", **_when(event))
        return self._told("log-round", **_when(event), persons=persons_named(self.texts, event.persons))

    def _choosing(self) -> str:
        """The cards kept so far, and those that came last; at the beginning those that were drawn."""
        kept = tuple(event.card for event in self.happened if isinstance(event, ev.CardKept))
        last, parts = self.happened[-1], []
        if kept:
            parts.append(self.texts("log-kept", cards=self._cards(kept)))
        if isinstance(last, ev.CardsDrawn | ev.CardsReceived) and last.cards:
            message = "log-drawn" if isinstance(last, ev.CardsDrawn) else "log-received"
            parts.append(self.texts(message, cards=self._cards(last.cards)))
        return listed(parts)

    def _cards(self, cards: tuple[Card, ...]) -> str:
        """Cards by their names, or by shorter ones; letters would be a riddle here."""
        if self.length == FULL:
            return cards_named(self.texts, self.table, cards)
        short = [action_name(self.texts, card.action, "short") for card in cards]
        named = zip(cards, short, strict=True)
        return listed(card_name(self.texts, self.table, card, cards, name) for card, name in named)

    # What it brought and cost

    def _changes(self) -> Iterator[_Part]:
        """Each good with all that came and all that went; whose coins they were if the supply had none."""
        sums: dict[tuple[str, int], int] = {}
        rat: tuple[int, int] | None = None
        for event in self.happened:
            for good, amount in _amounts(event):
                key = good, amount > 0
                sums[key] = sums.get(key, 0) + amount
            if isinstance(event, ev.RatMoved | ev.PlagueCame):
                rat = (event.before if rat is None else rat[0]), event.after
        for (good, _), amount in sums.items():
            counted = {"of": abs(amount)} if good == "markers" and self.length == FULL else {}
            words = self._told(GOODS[good], n=signed(amount), **counted)
            yield _Part(words + (self._givers() if good == "gold" and amount > 0 else ""), is_number=True)
        if rat is not None:
            message = "log-rat" if rat[0] != rat[1] else "log-rat-still"
            ends = {"before": rat[0]} if rat[0] != rat[1] else {}
            yield _Part(self._told(message, **ends, after=rat[1]))

    def _givers(self) -> str:
        """Who gave the coins that the supply lacked."""
        gifts: dict[int, int] = {}
        for event in self.happened:
            if isinstance(event, ev.GoldTaken):
                gifts[event.giver] = gifts.get(event.giver, 0) + event.gold
        names = self.table.setup.players
        told = [self.texts("log-taken", n=gold, giver=names[giver]) for giver, gold in gifts.items()]
        return f" ({listed(told)})" if told else ""

    # Pieces of words

    def _has(self, kind: type[ev.Event]) -> bool:
        return any(isinstance(event, kind) for event in self.happened)

    def _told(self, message: str, **args: str | int) -> str:
        return self.texts(message if self.length == FULL else f"{message}.brief", **args)

    def _placed(self, message: str, place: Action, **args: str | int) -> str:
        """What is told of a place: with an article while there is room, then by its bare name or letters."""
        form = "" if self.length == FULL else ".brief" if self.length == BRIEF else ".briefest"
        return self.texts(f"{message}{form}", place=self._place(place), **args)

    def _at(self, place: Action) -> str:
        return action_name(self.texts, place, "at")

    def _place(self, place: Action) -> str:
        """A place, by its letters where there is little room; the friend is none and has none."""
        if self.length >= BRIEFEST and place != FRIEND:
            return self.texts(f"letter-{ACTION_NAMES[place]}")
        return action_name(self.texts, place, "short" if self.length >= SHORT else "")


def _when(event: ev.RoundBegan) -> dict[str, str | int]:
    period, number = period_and_place(event.round)
    return {"period": PERIODS[period], "round": number + 1}


def _amounts(event: ev.Event) -> Iterator[tuple[str, int]]:
    """What an event brings its player, or costs."""
    match event:
        case ev.Gained():
            yield event.what, event.amount
            if event.park:
                yield "park", event.park
        case ev.Paid() if event.source != "hire":  # the price stands beside the person
            yield "gold", -event.gold
        case ev.PrestigeLost():
            yield "prestige", -event.amount
