"""What happened, as sentences; the events are first made fit for the seat that reads them."""

from core import rattus_cartus as rc
from core.rattus_cartus.event_types import (
    BuildingBegan,
    BuildingCleared,
    BuildingReplaced,
    CardsDiscarded,
    CardsDrawn,
    CardsGiven,
    CardsTaken,
    Compared,
    DeckShuffled,
    Entered,
    Event,
    GameEnded,
    InfluenceGained,
    Judged,
    Named,
    NunSeen,
    PrivilegeWon,
    RatGiven,
    RatsChanged,
    Revealed,
    RoundBegan,
    Scored,
    SupportUsed,
    TokensTaken,
    TowerCounted,
)
from core.rattus_cartus.names import HOMES, TYPES, UNSEEN, nuns_of, type_of
from core.rattus_cartus.scoring import SOURCES
from core.rattus_cartus.state import OpenTable
from nd_tui.games.rattus_cartus.words.things import (
    building_name,
    card_in_row,
    cards_told,
    cards_with_nuns,
    class_name,
    rounds_args,
    sort_of,
    source_name,
)
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts

Args = dict[str, str | int]


def event_sentence(texts: Texts, position: OpenTable, event: Event, reader: int | None) -> str | None:
    """The sentence for an event as a seat may know it; None where there is nothing to tell it.

    Without a reader nothing is hidden.
    """
    seen = event if reader is None else rc.seen_by(event, reader)
    if seen is None or isinstance(seen, BuildingCleared):
        return None
    message = f"event-{seen.__struct_config__.tag}{_variant(position, seen, reader)}"
    told = texts(message, **_players(position, seen), **_args(texts, position, seen))
    return f"{told} {texts('event-short')}" if _is_short(seen) else told


def _variant(position: OpenTable, event: Event, reader: int | None) -> str:
    """Which of the messages about an event fits."""
    match event:
        case CardsDrawn() | Entered() | CardsGiven() if event.cards:
            return "-seen"
        case NunSeen() if event.card != UNSEEN:
            return "-it"
        case RatsChanged() if rats_are_told(position, event, reader):
            return "-told"
        case InfluenceGained(source="privilege"):
            return "-privilege"
        case Revealed(cards=()) | CardsTaken(number=0):
            return "-none"
        case TowerCounted() if not any(event.numbers):
            return "-none"
        case Scored() if not any(event.points):
            return "-none"
        case Judged():
            return "-lives" if event.lives else "-dies"
    return ""


def rats_are_shown(position: OpenTable) -> bool:
    """Whether the rats of the others are told, or everybody has to count."""
    return position.table.setup.rats_shown == "all"


def rats_are_told(position: OpenTable, event: RatsChanged, reader: int | None) -> bool:
    """Whether a reader is told how many rats a player has now."""
    return reader in (None, event.seat) or rats_are_shown(position)


def _is_short(event: Event) -> bool:
    """Whether there was less than should have come; that no card at all was taken is told by itself."""
    if isinstance(event, CardsTaken):
        return 0 < event.number < event.wanted
    return isinstance(event, CardsDrawn) and event.number < event.wanted


def _players(position: OpenTable, event: Event) -> Args:
    names = position.table.setup.players
    match event:
        case RoundBegan():
            return {"player": names[event.start]}
        case CardsGiven() | RatGiven():
            return {"giver": names[event.giver], "player": names[event.taker]}
        case Compared():
            return {"player": names[event.winner]}
        case Named():
            return {"player": names[event.seat], "target": names[event.target]}
    seat = getattr(event, "seat", None)
    return {} if seat is None else {"player": names[seat]}


def _args(texts: Texts, position: OpenTable, event: Event) -> Args:
    names = position.table.setup.players
    match event:
        case RoundBegan():
            row = listed(building_name(texts, card) for card in event.row)
            return {
                **rounds_args(event.round, position.table.size.rounds),
                "last": "yes" if event.last else "no",
                "buildings": row,
            }
        case BuildingReplaced():
            return {
                "gone": building_name(texts, event.gone, "the"),
                "come": building_name(texts, event.come, "the"),
            }
        case SupportUsed():
            return {"n": event.place + 1, "building": building_name(texts, event.building, "the")}
        case CardsDrawn():
            return {"n": event.number, "cards": cards_with_nuns(texts, event.cards)}
        case DeckShuffled():
            return {"n": event.number}
        case RatsChanged():
            n = abs(event.after - event.before)
            cause = cause_name(texts, event.source)
            return {"way": _way_of_rats(event), "n": n, "after": event.after, "cause": cause}
        case NunSeen():
            card = "" if event.card == UNSEEN else card_in_row(texts, event.card)
            return {"n": event.nun + 1, "card": card}
        case Entered():
            the = building_name(texts, event.building, "the")
            cards = cards_told(texts, event.cards)
            return {"number": event.number, "n": event.place + 1, "building": the, "cards": cards}
        case BuildingBegan():
            home = class_name(texts, HOMES[type_of(event.building)])
            return {"n": event.place + 1, "building": building_name(texts, event.building), "class": home}
        case Revealed():
            return {"cards": cards_with_nuns(texts, event.cards), "force": event.force}
        case InfluenceGained():
            won = event.after - event.before
            return {"n": won, "class": class_name(texts, event.track, "with"), "after": event.after}
        case Compared():
            return {"source": event.source, "fewest": listed(names[seat] for seat in event.fewest)}
        case Named():
            return {"source": event.source}
        case CardsGiven():
            cards = cards_with_nuns(texts, event.cards)
            return {"n": event.number, "cards": cards, "cause": cause_name(texts, event.source)}
        case PrivilegeWon():
            return {"of": building_name(texts, event.building, "of"), "why": event.why}
        case CardsTaken():
            sort = sort_of(event.card)
            taken, wanted = (texts(f"card-{sort}", n=n) for n in (event.number, event.wanted))
            return {"cards": taken, "wanted": wanted}
        case TokensTaken():
            return {"n": event.number}
        case CardsDiscarded():
            return {"cards": cards_with_nuns(texts, event.cards)}
        case TowerCounted():
            given = zip(event.givers, event.numbers, strict=True)
            told = (texts("event-tower-one", giver=names[seat], n=number) for seat, number in given if number)
            return {"givers": listed(told)}
        case Scored():
            named = zip(SOURCES, event.points, strict=True)
            sources = (texts("end-source", source=source_name(texts, name), n=n) for name, n in named if n)
            return {"n": sum(event.points), "sources": listed(sources)}
        case GameEnded():
            cards = listed(card_in_row(texts, card) for card in event.nuns)
            return {"cards": cards, "nuns": sum(map(nuns_of, event.nuns))}
        case Judged():
            return {"rats": event.rats}
    return {}


def _way_of_rats(event: RatsChanged) -> str:
    """Whether rats come or are discarded; one that a Flute brings to somebody else is not discarded."""
    if event.after > event.before:
        return "more"
    return "given" if event.source == "flute" else "fewer"


def cause_name(texts: Texts, source: str) -> str:
    """What brought cards or rats: a building, a support, strangers, a special card."""
    return texts(f"building-{source}" if source in TYPES else f"cause-{source}")
