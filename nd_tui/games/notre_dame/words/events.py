"""What happened, as sentences; the events are first made fit for the seat that reads them."""

from core import notre_dame as nd
from core.notre_dame.event_types import (
    CardKept,
    CardPlayed,
    CardsDrawn,
    CardsReceived,
    CardWasted,
    CarriageMoved,
    CathedralScored,
    Event,
    FriendMoved,
    Gained,
    GameEnded,
    GoldTaken,
    MarkerMoved,
    MessageTaken,
    Paid,
    PersonHired,
    PlagueCame,
    PrestigeLost,
    RatMoved,
    RoundBegan,
    StackSeen,
)
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


def event_sentence(texts: Texts, table: Table, event: Event, reader: int | None) -> str | None:
    """The sentence for an event as a seat may know it; None where there is nothing to tell it.

    Without a reader nothing is hidden.
    """
    seen = event if reader is None else nd.seen_by(event, reader)
    match seen:
        case None | CardsDrawn(cards=()) | CardsReceived(cards=()):
            return None  # everybody else chooses cards too, but that is all one knows
        case Paid(source="hire"):
            return None  # the sentence about the hiring names the price
    message = f"event-{seen.__struct_config__.tag}{_variant(seen, reader)}"
    return texts(message, **_player(table, seen), **_args(texts, table, seen))


def _variant(event: Event, reader: int | None) -> str:
    match event:
        case Gained(park=park) if park:
            return "-with-park"
        case PlagueCame():
            return plague_variant(event)
        case StackSeen() if event.persons:
            return "-in-order"
        case StackSeen() if reader in (None, event.seat):
            return "-none"
    return ""


def _player(table: Table, event: Event) -> Args:
    names = table.setup.players
    match event:
        case RoundBegan() | CathedralScored() | GameEnded():
            return {}
        case GoldTaken():
            return {"player": names[event.seat], "giver": names[event.giver]}
    return {"player": names[event.seat]}


def _args(texts: Texts, table: Table, event: Event) -> Args:
    match event:
        case RoundBegan():
            period, number = period_and_place(event.round)
            persons = persons_named(texts, event.persons)
            return {
                "period": PERIODS[period],
                "round": number + 1,
                "persons": persons,
                "plague": event.plague,
            }
        case CardsDrawn() | CardsReceived():
            return {"cards": cards_named(texts, table, event.cards)}
        case CardKept(card=card) | CardPlayed(card=card):
            return {"card": card_name(texts, table, card)}
        case CardWasted():
            return {"card": action_name(texts, event.action)}
        case MarkerMoved():
            return {"n": event.amount, **_way(texts, event.origin, event.target)}
        case FriendMoved():
            return _way(texts, "supply" if event.origin is None else event.origin, event.target)
        case Gained():
            amount = texts(f"amount-{event.what}", n=event.amount)
            return {"amount": amount, "park": event.park, "source": source_name(texts, event.source)}
        case Paid():
            return {"n": event.gold, "way": event.source, "source": source_name(texts, event.source)}
        case GoldTaken():
            return {"n": event.gold}
        case PrestigeLost():
            return {"n": event.amount, "source": source_name(texts, event.source)}
        case RatMoved():
            source = source_name(texts, event.source)
            return {"before": event.before, "after": event.after, "source": source}
        case CarriageMoved():
            origin, target = (market_name(texts, table, end) for end in (event.origin, event.target))
            return {"origin": origin, "target": target}
        case MessageTaken():
            colour = message_colour(texts, table, borough_of(event.market))
            return {"colour": colour, "brings": message_brings(texts, table.components.messages[event.kind])}
        case PersonHired():
            return {"person": person_name(texts, event.person, "the")}
        case StackSeen():
            return {"persons": persons_named(texts, event.persons)}
        case PlagueCame():
            return plague_args(event)
        case CathedralScored():
            value = texts("amount-prestige", n=event.value)
            shared: Args = {"value": value, "markers": event.markers, "each": event.each}
            return {"period": PERIODS[event.period], **shared}
    return {}


def plague_args(event: PlagueCame) -> Args:
    """The sum that moves a rat, for the log and for the board's outlook."""
    change = signed(event.value - event.hospital)
    track: Args = {"before": event.before, "after": event.after}
    return {"value": event.value, "hospital": event.hospital, "change": change, **track}


def plague_variant(event: PlagueCame) -> str:
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
