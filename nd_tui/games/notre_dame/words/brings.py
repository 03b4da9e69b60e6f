"""What a move brings at once, in one form for all: what is counted, then what is still to choose."""

from collections.abc import Sequence
from functools import reduce
from itertools import takewhile

from msgspec import Struct

from core import notre_dame as nd
from core.notre_dame.event_types import Event, Gained, MarkerMoved, RatMoved
from core.notre_dame.moves import TAKE_MESSAGE, Donate, Drive, Gain, Hire
from core.notre_dame.names import Action
from core.notre_dame.state import Task
from nd_tui.games.notre_dame.preview import AFTERWARDS, changed
from nd_tui.games.notre_dame.words.things import action_name
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts

TURNS = ("keep", "play", "hire")  # decisions that begin a turn
ANY_GOOD = ("hotel", "hostess")  # choices among gold, a marker and the rat
TOLD_CHOICES = (*ANY_GOOD, "donate", "drive", "message_rat", "coachman_rat")


class Effect(Struct, frozen=True):
    """What a move does to its own seat before anybody else decides, and what that seat must choose then."""

    happened: tuple[Event, ...]
    further: Task | None
    anything: bool  # whether it changes the player at all, the price of a person aside
    goods: tuple[str, ...] = ()  # what there is to choose from then
    most: int = 0  # the prestige of the largest gift that can be made then


def effect_of(view: nd.View, move: nd.Move) -> Effect:
    """What a move does, the same in every position that agrees with the view."""
    seat, foreseen = view.seat, nd.foresee(view, move)
    if isinstance(move, Drive) and foreseen.then is not None and TAKE_MESSAGE in nd.options(foreseen.then):
        foreseen = nd.foresee(foreseen.then, TAKE_MESSAGE)  # a drive is worth what it leads to
    events = list(takewhile(lambda event: not isinstance(event, AFTERWARDS), foreseen.events))
    own = [event for event in events if getattr(event, "seat", None) == seat]
    happened = tuple(event for event in own if getattr(event, "source", "") != "hire")
    player = reduce(changed, happened, view.players[seat])
    further = None if foreseen.then is None or len(events) < len(foreseen.events) else foreseen.then.task
    if further is not None and (further.name in TURNS or _is_next_person(further, move)):
        further = None
    moves = () if further is None or foreseen.then is None else nd.options(foreseen.then)
    goods = tuple(one.good for one in moves if isinstance(one, Gain))
    gifts = [one for one in moves if isinstance(one, Donate)]
    given = nd.foresee(foreseen.then, gifts[-1]).events if gifts and foreseen.then is not None else ()
    most = sum(one.amount + one.park for one in given if isinstance(one, Gained) and one.what == "prestige")
    return Effect(happened, further, player != view.players[seat], goods, most)


def _is_next_person(task: Task, move: nd.Move) -> bool:
    """Whether a choice is that of a further person, which the counsellor has brought and not this one."""
    return task.name == "counsel" and move != Hire("counsellor")


def brings(texts: Texts, move: nd.Move, effect: Effect, brief: bool = False) -> str:
    """What a move brings at once: "+3 prestige; choose ..."; empty if nothing of it can be counted."""
    counted = gains(texts, effect.happened, isinstance(move, Hire), brief)
    if effect.further is not None and effect.further.name in TOLD_CHOICES:
        chosen = _still_to_choose(texts, effect.further, effect, brief)
        return texts("brings-both", counted=counted, chosen=chosen) if counted else chosen
    if isinstance(move, Hire) and not effect.anything and effect.further is None:
        return texts("brings-nothing")
    return counted


def gains(texts: Texts, happened: Sequence[Event], placed: bool, brief: bool) -> str:
    """All that is gained, each thing with its number; if `placed`, new markers on the board too."""
    form = ".brief" if brief else ""
    told = [_placed(texts, happened)] if placed and any(map(_is_placed, happened)) else []
    for event in happened:
        if isinstance(event, RatMoved):
            told.append(texts("gain-rat", before=event.before, after=event.after))
        elif isinstance(event, Gained):
            told.append(texts(f"gain-{event.what}{form}", n=event.amount + event.park))
    return listed(told)


def _is_placed(event: Event) -> bool:
    return isinstance(event, MarkerMoved) and event.origin == "reserve"


def _placed(texts: Texts, happened: Sequence[Event]) -> str:
    """Markers that come onto the board from the general supply."""
    moved = [event for event in happened if isinstance(event, MarkerMoved) and _is_placed(event)]
    number, target = sum(event.amount for event in moved), moved[0].target
    if len(moved) > 1 or not isinstance(target, Action):
        return texts("gain-spread", n=number)
    return texts("gain-placed", n=number, at=action_name(texts, target, "at"))


def _still_to_choose(texts: Texts, task: Task, effect: Effect, brief: bool) -> str:
    """What is chosen next, told alike wherever it comes from."""
    times = task.data[0] if task.data else 1
    if task.name == "donate":
        return texts("brings-gift.brief" if brief else "brings-gift", n=effect.most)
    if task.name in ANY_GOOD:
        form = "brings-good.brief" if brief else "brings-good"
        *named, last = [texts(form, good=good) for good in effect.goods]
        either = texts("brings-either", goods=listed(named), good=last) if named else last
        return texts("brings-goods", n=times, goods=either)
    return texts("brings-drive" if task.name == "drive" else "brings-rat", n=times)
