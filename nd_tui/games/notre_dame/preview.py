"""What a move would change at once, as far as the deciding seat can know it."""

from msgspec.structs import replace

from core import notre_dame as nd
from core.notre_dame.event_types import (
    BellPassed,
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
)
from core.notre_dame.names import Message, borough_of
from core.notre_dame.state import Player, added

# With these begins what follows a move without being its own effect.
AFTERWARDS = (PlagueCame, CathedralScored, RoundBegan, BellPassed, GameEnded)


def players_after(view: nd.View, move: nd.Move) -> tuple[Player, ...]:
    """Everybody after a move and before anything else: the same whatever the seat does not know."""
    players = list(view.players)
    for event in nd.foreseen(view, move):
        if isinstance(event, AFTERWARDS):
            break
        seat = getattr(event, "seat", None)
        if seat is not None:
            players[seat] = changed(players[seat], event)
        if isinstance(event, GoldTaken):
            giver = players[event.giver]
            players[event.giver] = replace(giver, gold=giver.gold - event.gold)
    return tuple(players)


def changed(player: Player, event: Event) -> Player:
    """A player after an event that concerns him."""
    match event:
        case Gained(what="gold"):
            return replace(player, gold=player.gold + event.amount)
        case Gained(what="prestige"):
            return replace(player, prestige=player.prestige + event.amount + event.park)
        case Gained(what="markers"):
            amount = event.amount
            return replace(player, supply=player.supply + amount, reserve=player.reserve - amount)
        case Paid():
            return replace(player, gold=player.gold - event.gold)
        case PrestigeLost():
            return replace(player, prestige=player.prestige - event.amount)
        case RatMoved():
            return replace(player, rat=event.after)
        case MarkerMoved():
            return _markers_moved(player, event)
        case FriendMoved():
            return replace(player, friend=event.target)
        case CarriageMoved():
            return replace(player, carriage=event.target)
        case PersonHired(person="doctor"):
            return replace(player, doctor=True)
        case MessageTaken():
            message = Message(borough_of(event.market), event.kind)
            return replace(player, messages=(*player.messages, message))
    return player


def _markers_moved(player: Player, event: MarkerMoved) -> Player:
    for place, amount in ((event.origin, -event.amount), (event.target, event.amount)):
        if place == "supply":
            player = replace(player, supply=player.supply + amount)
        elif place == "reserve":
            player = replace(player, reserve=player.reserve + amount)
        else:
            player = replace(player, markers=added(player.markers, place, amount))
    return player
