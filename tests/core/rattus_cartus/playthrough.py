"""A whole game as a readable text: every position, decision, legal move, chosen move, event and view.

Lines are written when they change, so a file can be read like a game, and any change of behaviour shows as a
small diff. Of moves by the hundred their number is told, and some of them.
"""

import random
from collections.abc import Iterator

import msgspec

from core import rattus_cartus as rc
from core.rattus_cartus.knowledge import NO_POPULATION
from core.rattus_cartus.names import CARD_NAMES, CLASSES, PILES, UNSEEN, Cards
from core.rattus_cartus.notation import card_words
from core.rattus_cartus.scoring import nuns_in
from core.rattus_cartus.state import Entry, Known

MOST_MOVES = 24
CARDS = {"cards", "nuns"}  # fields of events that are cards
CARD = {"card"}


def playthrough(setup: rc.Setup, seed: int) -> Iterator[str]:
    """The lines of a game played at random, but always alike, from this seed."""
    chance = random.Random(seed)
    state = rc.new_game(setup, seed)
    yield f"seed {seed}"
    yield msgspec.json.encode(state.table.setup).decode()
    yield f"buildings {' '.join(state.table.buildings)}"
    for event in rc.opening_events(state):
        yield f"  * {event_line(event)}"
    shown: dict[str, str] = {}
    number = 0
    while moves := rc.legal_moves(state):
        number += 1
        seat = rc.to_move(state)
        assert seat is not None
        yield ""
        when = f"round {state.round + 1}, phase {state.phase}"
        yield f"{number}. {when}: {setup.players[seat]}, {rc.decision(state)}"
        yield from changed_lines(state, shown)
        yield f"  moves  {len(moves)}: {moves_line(state)}"
        move = moves[chance.randrange(len(moves))]
        yield f"  > {rc.format_move(state, move)}"
        for event in rc.events(state, move):
            yield f"  * {event_line(event)}"
        state = rc.apply(state, move)
    yield ""
    yield "the end"
    yield from changed_lines(state, shown)
    yield f"  nuns {nuns_in(state.nuns)}"
    for name, sources in zip(setup.players, rc.points_by_source(state), strict=True):
        yield f"  {name}: {msgspec.json.encode(sources).decode()}"
    yield f"  {msgspec.json.encode(rc.result(state)).decode()}"


def moves_line(state: rc.State) -> str:
    """All moves, or the first, some between and the last."""
    moves = rc.legal_moves(state)
    step = max(1, -(-len(moves) // MOST_MOVES))
    places = sorted({*range(0, len(moves), step), len(moves) - 1})
    return " | ".join(rc.format_move(state, moves[place]) for place in places)


def changed_lines(state: rc.State, shown: dict[str, str]) -> Iterator[str]:
    """The lines of the position and of every seat's view that are not as they were shown last."""
    for name, line in position_lines(state):
        if shown.get(name) != line:
            shown[name] = line
            yield f"  {name:<7}{line}"


def position_lines(state: rc.State) -> Iterator[tuple[str, str]]:
    names = state.table.setup.players
    yield "table", f"row {' '.join(state.row)}; start {names[state.start]}; resolving {state.resolving}"
    yield "piles", " ".join(f"{name} {number}" for name, number in zip(PILES, state.piles, strict=True))
    yield "disc", "; ".join(map(entry_line, state.entries)) or "-"
    for track, points, order in zip(CLASSES, state.influence, state.arrivals, strict=True):
        yield track[:6], f"{points} {order}"
    yield "goods", f"rats {state.rats}, tokens {state.tokens}"
    yield "nuns", texts(state.nuns)
    yield "next", f"{' '.join(state.pile)}; instead {' '.join(state.replacement)}, {state.buried} known"
    yield "deck", ",".join(CARD_NAMES[card] for card in state.deck)
    yield "away", texts(state.discard)
    for seat, hand in enumerate(state.hands):
        yield f"hand{seat}", texts(hand)
    for seat in range(len(state.hands)):
        yield from view_lines(rc.view(state, seat))


def view_lines(view: rc.View) -> Iterator[tuple[str, str]]:
    """What a seat knows beyond the open table."""
    seen = " ".join("?" if card == UNSEEN else CARD_NAMES[card] for card in view.nuns)
    yield (
        f"sees{view.seat}",
        f"nuns {seen}; counted {''.join(map(str, view.counted))}; drawn {texts(view.drawn)}",
    )
    others = [f"{seat}:{limits_text(known)}" for seat, known in enumerate(view.knows) if seat != view.seat]
    yield f"knows{view.seat}", " ".join(others)


def limits_text(known: Known) -> str:
    """What somebody holds at least, and at most where that is not the same."""
    sure = (*(known.population or NO_POPULATION), *known.least)
    least = "+".join(f"{number}{CARD_NAMES[kind]}" for kind, number in enumerate(sure) if number)
    loose = [
        f"{name}<={most}"
        for name, most, certain in zip(PILES, known.most, known.least, strict=True)
        if most != certain
    ]
    return ",".join([least or "-", *loose])


def entry_line(entry: Entry) -> str:
    return f"{entry.seat} in {entry.place}, {entry.number}: {texts(entry.cards)}, force {entry.force}"


def texts(held: Cards) -> str:
    return ",".join(card_words(held)) or "-"


def event_line(event: rc.Event) -> str:
    facts = [f"{name}={fact_text(name, getattr(event, name))}" for name in event.__struct_fields__]
    return " ".join([type(event).__name__, *facts])


def fact_text(name: str, fact: object) -> str:
    if name in CARDS and isinstance(fact, tuple):
        return texts(fact)
    if name in CARD and isinstance(fact, int):
        return CARD_NAMES[fact]
    return ",".join(map(str, fact)) if isinstance(fact, tuple) else str(fact)
