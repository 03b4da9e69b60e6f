"""A whole game as a readable text: every position, decision, legal move, chosen move, event and view.

Lines of players and views are written when they change, so a file can be read like a game, and any change
of behaviour shows as a small diff.
"""

import random
from collections.abc import Iterator

import msgspec

from core import notre_dame as nd
from core.notre_dame.names import PLACES, SPOTS, Action
from core.notre_dame.notation import ACTION_NAMES, market_name
from core.notre_dame.state import NO_MESSAGE, Player


def playthrough(setup: nd.Setup, seed: int) -> Iterator[str]:
    """The lines of a game played at random, but always alike, from this seed."""
    chance = random.Random(seed)
    state = nd.new_game(setup, seed)
    yield from describe_setup(state, seed)
    shown: dict[str, str] = {}
    number = 0
    while moves := nd.legal_moves(state):
        number += 1
        seat = nd.to_move(state)
        assert seat is not None
        yield ""
        when = f"round {state.round + 1}, phase {state.phase}"
        yield f"{number}. {when}: {setup.players[seat]}, {nd.decision(state)}"
        yield from changed_lines(state, shown)
        move = chance.choice(moves)
        yield "  moves  " + " | ".join(nd.format_move(state, option) for option in moves)
        yield f"  > {nd.format_move(state, move)}"
        for event in nd.events(state, move):
            yield f"  * {event_line(event)}"
        state = nd.apply(state, move)
    yield ""
    yield "the end"
    yield from changed_lines(state, shown)
    result = nd.result(state)
    assert result is not None
    told = {"prestige": result.points, "tie_breaks": result.tie_breaks[0]}
    told |= {"ranks": result.ranks, "winners": result.winners}
    yield f"  {msgspec.json.encode(told).decode()}"


def describe_setup(state: nd.State, seed: int) -> Iterator[str]:
    yield f"seed {seed}"
    yield msgspec.json.encode(state.table.setup).decode()
    yield "boroughs " + " ".join(state.table.colours)
    yield "brown " + " ".join(state.brown)
    yield "gray " + " ".join(state.gray)


def changed_lines(state: nd.State, shown: dict[str, str]) -> Iterator[str]:
    """The lines of the position and of every seat's view that are not as they were shown last."""
    for name, line in position_lines(state):
        if shown.get(name) != line:
            shown[name] = line
            yield f"  {name:<7}{line}"


def position_lines(state: nd.State) -> Iterator[tuple[str, str]]:
    names = state.table.setup.players
    yield "table", f"{' '.join(state.persons)}, plague {state.plague}, bell-ringer {names[state.start]}"
    for borough, colour in enumerate(state.table.colours):
        yield colour, messages_of(state, borough)
    for seat, player in enumerate(state.players):
        yield names[seat], player_line(state, player)
    for seat, cards in enumerate(state.cards):
        yield (
            f"cards{seat}",
            f"hand {texts(cards.hand)}; played {texts(cards.played)}; passed {texts(cards.passed)}; "
            f"stack {texts(cards.stack)}",
        )
    for seat in range(len(state.players)):
        yield from view_lines(nd.view(state, seat))


def messages_of(state: nd.State, borough: int) -> str:
    spots = state.messages[borough * len(SPOTS) : (borough + 1) * len(SPOTS)]
    return " ".join(
        f"{name}:{kind + 1}" for name, kind in zip(SPOTS, spots, strict=True) if kind != NO_MESSAGE
    )


def player_line(state: nd.State, player: Player) -> str:
    standing = [
        f"{ACTION_NAMES[place]} {player.markers[place]}{'+friend' if player.friend == place else ''}"
        for place in PLACES
        if player.markers[place] or player.friend == place
    ]
    collected = [f"{state.table.colours[m.borough]}:{m.kind + 1}" for m in player.messages]
    return (
        f"prestige {player.prestige}, gold {player.gold}, supply {player.supply}/{player.reserve}, "
        f"rat {player.rat}, carriage {market_name(state, player.carriage)}"
        f"{', doctor' if player.doctor else ''}{', spied' if player.spied else ''}"
        f"; {' '.join(standing) or '-'}; messages {' '.join(collected) or '-'}"
    )


def view_lines(view: nd.View) -> Iterator[tuple[str, str]]:
    """What a seat knows beyond the open table."""
    me, own = view.seat, view.own
    known = [
        f"{seat}:{texts(nd.known_hand(view, seat))}/{view.others[seat].hand}"
        for seat in range(len(view.players))
        if seat != me
    ]
    yield f"knows{me}", f"hand {texts(own.hand)}; received {texts(own.received)}; others {' '.join(known)}"
    yield f"draws{me}", f"drawn {texts(own.drawn)}; stack {texts(own.stack)}"
    order = " ".join(view.gray[view.round + 1 :]) or "-"
    yield (
        f"left{me}",
        f"brown {' '.join(view.brown_left) or '-'}; gray {' '.join(view.gray_left) or '-'}; in order {order}",
    )


def texts(cards: tuple[nd.Card, ...]) -> str:
    return ",".join(f"{ACTION_NAMES[card.action]}{card.owner}" for card in cards) or "-"


def event_line(event: nd.Event) -> str:
    facts = [f"{name}={fact_text(getattr(event, name))}" for name in event.__struct_fields__]
    return " ".join([type(event).__name__, *facts])


def fact_text(fact: object) -> str:
    if isinstance(fact, Action):
        return ACTION_NAMES[fact]
    if isinstance(fact, nd.Card):
        return texts((fact,))
    if isinstance(fact, tuple) and fact and isinstance(fact[0], nd.Card):
        return texts(fact)
    return ",".join(fact) if isinstance(fact, tuple) else str(fact)
