"""Decisions as questions, and moves as the choices that answer them."""

from core.game import IllegalMove
from core.notre_dame.carriage import may_take
from core.notre_dame.event_types import CardWasted
from core.notre_dame.moves import (
    Again,
    Donate,
    Drive,
    From,
    Gain,
    Hire,
    Keep,
    LiftFriend,
    Move,
    Number,
    Play,
    TakeMessage,
    To,
)
from core.notre_dame.names import ACTION_NAMES, CATHEDRAL, NOWHERE, PLACES, Action, Card, borough_of
from core.notre_dame.state import NO_MESSAGE, Task, count
from core.notre_dame.views import View
from nd_tui.games.notre_dame.words.brings import Effect, brings, effect_of
from nd_tui.games.notre_dame.words.problems import details_of
from nd_tui.games.notre_dame.words.things import (
    action_name,
    card_name,
    market_name,
    message_brings,
    message_colour,
    person_name,
)
from nd_tui.games.notre_dame.words.twins import times
from nd_tui.words.texts import Texts

Args = dict[str, str | int]


def question(texts: Texts, view: View) -> str:
    """What the view's seat is asked."""
    assert view.task is not None
    return texts(f"ask-{view.task.name}", **_question_args(texts, view, view.task))


def _question_args(texts: Texts, view: View, task: Task) -> Args:
    own = view.players[view.seat]
    match task.name:
        case "keep":
            left = view.table.setup.players[(view.seat + 1) % len(view.players)]
            return {"cards": len(view.options) - 1, "left": left}
        case "play":
            last = "last-before-scholar" if "scholar" in view.persons else "last"
            return {"which": last if view.own.played else "first"}
        case "fetch":
            return {"target": action_name(texts, PLACES[task.data[0]], "the")}
        case "hotel" | "counsel" | "coachman_rat":
            return {"left": task.data[0]}
        case "butcher":
            return {"left": own.reserve}
        case "drive":
            return {"steps": task.data[0]}
        case "gypsies":
            return {"origin": action_name(texts, PLACES[task.data[0]], "taken")}
        case "minstrel_number":
            origin, target = (PLACES[place] for place in task.data)
            return {
                "origin": action_name(texts, origin, "from"),
                "target": action_name(texts, target, "the"),
            }
    return {}


def choice(texts: Texts, view: View, move: Move, brief: bool = False) -> str:
    """A legal move as a choice, with what it brings at once or what it means; in brief if room is scarce."""
    text = choice_name(texts, view, move)
    if (number := times(view.options, move)) > 1:
        text = texts("choice-twins", choice=text, n=number)
    if isinstance(move, Drive):
        return _drive_choice(texts, view, move, text, brief)
    explanation = _explanation(texts, view, move, brief)
    if isinstance(move, Gain):
        return explanation or text
    return texts("choice-explained", choice=text, explanation=explanation) if explanation else text


def choice_name(texts: Texts, view: View, move: Move) -> str:
    """A move as a choice, without what it brings; it need not be a legal one."""
    return texts(f"choose-{move.__struct_config__.tag}", **_choice_args(texts, view, move))


def move_named(texts: Texts, view: View, move: Move) -> str:
    """A move as one does it, in a sentence: more than the name of a thing, which a choice may be."""
    match move:
        case Play(card):
            return texts("then-play", card=card_name(texts, view.table, card))
        case Hire(str(person)):
            return texts("then-hire", person=person_name(texts, person, "the"))
        case To(sector):
            return action_name(texts, sector, "at")
    return choice_name(texts, view, move)


def impossible_choice(texts: Texts, view: View, move: Move, why: IllegalMove) -> str:
    """A move that cannot be made, with the reason in a few words."""
    reason = texts(f"problem-{why.reason}.short", **details_of(texts, why))
    return texts("choice-impossible", choice=choice_name(texts, view, move), reason=reason)


def _choice_args(texts: Texts, view: View, move: Move) -> Args:
    table, own = view.table, view.players[view.seat]
    match move:
        case Keep(card) | Play(card):
            return {"card": card_name(texts, table, card)}
        case Hire(person):
            return {"person": person_name(texts, person)}
        case Donate(gold):
            return {"n": gold}
        case Drive(market):
            steps = table.distances[own.carriage][market]
            way = "away" if steps else "stay" if _stays(view, market) else "back"
            return {"market": market_name(texts, table, market), "steps": steps, "way": way}
        case TakeMessage():
            return {"colour": message_colour(texts, table, borough_of(own.carriage))}
        case Gain(good):
            return {"good": good}
        case From(place):
            decision = view.task.name if view.task is not None else ""
            words = {"origin": action_name(texts, place, "from"), "place": action_name(texts, place, "the")}
            return {"decision": decision, "there": count(own, place), **words}
        case LiftFriend():
            if own.friend == NOWHERE:
                return {"placed": "no", "origin": ""}
            return {"placed": "yes", "origin": action_name(texts, Action(own.friend), "from")}
        case To(sector):
            return {"place": action_name(texts, sector, "the"), "there": count(own, sector)}
        case Number(amount, friend):
            company = "without" if not friend else "with" if amount else "alone"
            paid = view.task is not None and view.task.name == "patron"
            return {"n": amount, "friend": company, "what": "gold" if paid else "markers"}
        case Again(kind):
            times = sum(message.kind == kind for message in own.messages)
            return {"times": times, "brings": message_brings(texts, table.components.messages[kind])}
    return {"decision": view.task.name if view.task is not None else ""}


def _stays(view: View, market: int) -> bool:
    """Whether the carriage stands there and takes nothing; with two steps it may go out and back for more."""
    assert view.task is not None
    nothing = view.task.data[0] == 1 or view.messages[market] == NO_MESSAGE
    return market == view.players[view.seat].carriage and nothing


def _drive_choice(texts: Texts, view: View, move: Drive, text: str, brief: bool) -> str:
    if _stays(view, move.market):
        return text
    if view.messages[move.market] == NO_MESSAGE:
        return texts("market-empty", market=text)
    borough = borough_of(move.market)
    colour = message_colour(texts, view.table, borough)
    if not may_take(view, view.seat, borough):
        if brief:
            return texts("market-brief-refused", market=text)
        printed = message_brings(texts, view.table.components.messages[view.messages[move.market]])
        return texts("market-message-refused", market=text, colour=colour, brings=printed)
    told = brings(texts, move, effect_of(view, move), brief)
    if brief:
        return texts("market-brief", market=text, brings=told)
    return texts("market-message", market=text, colour=colour, brings=told)


def _explanation(texts: Texts, view: View, move: Move, brief: bool) -> str:
    """What the move brings before anybody decides again; else, of a card or person, what it does."""
    assert view.task is not None
    if view.task.name == "gypsies":  # the question says what they pay, all at once in the end
        return ""
    effect = effect_of(view, move)
    told = brings(texts, move, effect, brief)
    if isinstance(move, Play) and (wasted := _wasted(texts, view, move, effect)):
        return wasted
    if told or not isinstance(move, Keep | Play | Hire):
        return told
    match move:
        case Keep(card) | Play(card):
            fetched = isinstance(move, Play) and effect.further is not None and effect.further.name == "fetch"
            return _card_explanation(texts, view, card, fetched)
        case Hire(person):
            return texts(f"effect-{person}.card" if brief else f"effect-{person}")
    return ""


def _wasted(texts: Texts, view: View, move: Play, effect: Effect) -> str:
    """Why a card would be discarded without effect, if it would."""
    if CardWasted not in map(type, effect.happened):
        return ""
    ungiven = move.card.action is CATHEDRAL and not view.players[view.seat].gold
    return texts("choice-wasted", lacking="gold" if ungiven else "marker")


def _card_explanation(texts: Texts, view: View, card: Card, fetched: bool) -> str:
    """What a card does, and whether its marker has to come from elsewhere on the board."""
    two, rat = view.table.options.hotel_two_from, view.players[view.seat].rat
    does = texts(f"does-{ACTION_NAMES[card.action]}", two=two, rat=rat)
    return texts("choice-fetched", does=does) if fetched else does
