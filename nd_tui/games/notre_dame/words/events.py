"""What happened, as sentences; the events are first made fit for the seat that reads them."""

from core import notre_dame as nd
from core.notre_dame import event_types as ev
from core.notre_dame.names import Action, borough_of
from core.notre_dame.state import Table, period_and_place
from nd_tui.games.notre_dame.words.things import (
    PERIODS,
    action_name,
    card_name,
    cards_named,
    market_name,
    message_brings,
    message_colour,
    person_name,
    persons_named,
    source_name,
)
from nd_tui.words.numbers import signed
from nd_tui.words.texts import Texts

Args = dict[str, str | int]


def event_sentence(texts: Texts, table: Table, event: ev.Event, reader: int | None) -> str | None:
    """The sentence for an event as a seat may know it; None where there is nothing to tell it.

    Without a reader nothing is hidden.
    """
    seen = event if reader is None else nd.seen_by(event, reader)
    match seen:
        case None | ev.CardsDrawn(cards=()) | ev.CardsReceived(cards=()):
            return None  # everybody else chooses cards too, but that is all one knows
        case ev.Paid(source="hire"):
            return None  # the sentence about the hiring names the price
    message = f"event-{seen.__struct_config__.tag}{_variant(seen, reader)}"
    return texts(message, **_player(table, seen), **_args(texts, table, seen))


def _variant(event: ev.Event, reader: int | None) -> str:
    match event:
        case ev.Gained(park=park) if park:
            return "-with-park"
        case ev.PlagueCame():
            return plague_variant(event)
        case ev.StackSeen() if event.persons:
            return "-in-order"
        case ev.StackSeen() if reader in (None, event.seat):
            return "-none"
    return ""


def _player(table: Table, event: ev.Event) -> Args:
    names = table.setup.players
    match event:
        case ev.RoundBegan() | ev.CathedralScored() | ev.GameEnded():
            return {}
        case ev.GoldTaken():
            return {"player": names[event.seat], "giver": names[event.giver]}
    return {"player": names[event.seat]}


def _args(texts: Texts, table: Table, event: ev.Event) -> Args:
    match event:
        case ev.RoundBegan():
            period, number = period_and_place(event.round)
            persons = persons_named(texts, event.persons)
            return {
                "period": PERIODS[period],
                "round": number + 1,
                "persons": persons,
                "plague": event.plague,
            }
        case ev.CardsDrawn() | ev.CardsReceived():
            return {"cards": cards_named(texts, table, event.cards)}
        case ev.CardKept(card=card) | ev.CardPlayed(card=card):
            return {"card": card_name(texts, table, card)}
        case ev.CardWasted():
            return {"card": action_name(texts, event.action)}
        case ev.MarkerMoved():
            return {"n": event.amount, **_way(texts, event.origin, event.target)}
        case ev.FriendMoved():
            return _way(texts, "supply" if event.origin is None else event.origin, event.target)
        case ev.Gained():
            amount = texts(f"amount-{event.what}", n=event.amount)
            return {"amount": amount, "park": event.park, "source": source_name(texts, event.source)}
        case ev.Paid():
            return {"n": event.gold, "way": event.source, "source": source_name(texts, event.source)}
        case ev.GoldTaken():
            return {"n": event.gold}
        case ev.PrestigeLost():
            return {"n": event.amount, "source": source_name(texts, event.source)}
        case ev.RatMoved():
            source = source_name(texts, event.source)
            return {"before": event.before, "after": event.after, "source": source}
        case ev.CarriageMoved():
            origin, target = (market_name(texts, table, end) for end in (event.origin, event.target))
            return {"origin": origin, "target": target}
        case ev.MessageTaken():
            colour = message_colour(texts, table, borough_of(event.market))
            return {"colour": colour, "brings": message_brings(texts, table.components.messages[event.kind])}
        case ev.PersonHired():
            return {"person": person_name(texts, event.person, "the")}
        case ev.StackSeen():
            return {"persons": persons_named(texts, event.persons)}
        case ev.PlagueCame():
            return plague_args(event)
        case ev.CathedralScored():
            value = texts("amount-prestige", n=event.value)
            shared: Args = {"value": value, "markers": event.markers, "each": event.each}
            return {"period": PERIODS[event.period], **shared}
    return {}


def plague_args(event: ev.PlagueCame) -> Args:
    """The sum that moves a rat, for the log and for the board's outlook."""
    change = signed(event.value - event.hospital)
    track: Args = {"before": event.before, "after": event.after}
    return {"value": event.value, "hospital": event.hospital, "change": change, **track}


def plague_variant(event: ev.PlagueCame) -> str:
    """Which of the messages about the plague fits."""
    return "-penalty" if event.penalty else "-still" if event.before == event.after else ""


def _way(texts: Texts, origin: Action | str, target: Action | str) -> Args:
    """From where to where a piece goes; `way` is which of the four kinds of such moves it is."""
    words: Args = {"way": "placed", "from": "", "at": "", "target": ""}
    if isinstance(origin, Action):
        words |= {"way": "moved", "from": action_name(texts, origin, "from")}
    elif origin == "reserve":
        words["way"] = "added"
    if isinstance(target, Action):
        words |= {"at": action_name(texts, target, "at"), "target": action_name(texts, target, "the")}
    else:
        words["way"] = "returned"
    return words
