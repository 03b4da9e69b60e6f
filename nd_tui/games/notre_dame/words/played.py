"""Moves that were made, in a few words each: what the tree of lines shows beside a player's name."""

from core import notre_dame as nd
from core.notre_dame.moves import (
    Again,
    Donate,
    Drive,
    From,
    Gain,
    Hire,
    Keep,
    LiftFriend,
    Number,
    Play,
    TakeMessage,
    To,
)
from core.notre_dame.names import Action, borough_of
from nd_tui.games.notre_dame.words.things import (
    action_name,
    card_name,
    market_name,
    message_brings,
    message_colour,
    person_name,
)
from nd_tui.words.texts import Texts

Args = dict[str, str | int]


def move_told(texts: Texts, before: nd.State, move: nd.Move, hidden: bool = False) -> str:
    """What the deciding seat of a position did; if `hidden`, not which card it kept."""
    if hidden and isinstance(move, Keep):
        return texts("did-keep-hidden")
    return texts(f"did-{move.__struct_config__.tag}", **_args(texts, before, move))


def _args(texts: Texts, before: nd.State, move: nd.Move) -> Args:
    table, task = before.table, before.task
    assert task is not None
    own, decision = before.players[task.seat], task.name
    match move:
        case Keep(card) | Play(card):
            return {"card": card_name(texts, table, card)}
        case Hire(person):
            return {"person": person_name(texts, person, "the")}
        case Donate(gold):
            return {"n": gold}
        case Drive(market):
            steps = table.distances[own.carriage][market]
            return {"market": market_name(texts, table, market), "steps": steps}
        case TakeMessage():
            kind = table.components.messages[before.messages[own.carriage]]
            colour = message_colour(texts, table, borough_of(own.carriage))
            return {"colour": colour, "brings": message_brings(texts, kind)}
        case Gain(good):
            return {"good": good}
        case From(place):
            words = {"origin": action_name(texts, place, "taken"), "place": action_name(texts, place, "the")}
            return {"decision": decision, **words}
        case LiftFriend():
            return {"origin": action_name(texts, Action(own.friend), "taken")}
        case To(sector):
            words = {"at": action_name(texts, sector, "at"), "place": action_name(texts, sector, "the")}
            return {"decision": decision, **words}
        case Number(amount, friend):
            company = "without" if not friend else "with" if amount else "alone"
            return {"decision": decision, "n": amount, "friend": company}
        case Again(kind):
            return {"brings": message_brings(texts, table.components.messages[kind])}
    return {"decision": decision}
