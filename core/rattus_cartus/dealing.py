"""The first position of a game (section S)."""

from functools import lru_cache

from core import rng
from core.rattus_cartus.component_file import default_components
from core.rattus_cartus.components import Components, fingerprint
from core.rattus_cartus.draft import Draft
from core.rattus_cartus.names import (
    CLASSES,
    HOMES,
    LETTERS,
    NUN_KINDS,
    PILES,
    TYPES,
    UNSEEN,
    Cards,
    Phase,
    copies_of,
    type_of,
)
from core.rattus_cartus.rounds import begin_round
from core.rattus_cartus.rules import settle
from core.rattus_cartus.setup import PLACES, Setup, checked
from core.rattus_cartus.state import Memory, State, Table, kind_copies

ALWAYS = "joker"  # the open pile that needs no building (S5)
FOR_TWO = 2


def new_game(setup: Setup, seed: int, components: Components | None = None) -> State:
    """A game ready for its first decision; the same setup, seed and components always give the same one."""
    setup = checked(setup)
    components = components or default_components()
    seats = len(setup.players)
    buildings, luck = choose_buildings(setup, components, rng.seeded(seed))
    table = lay_table(setup, components, buildings)
    deck, luck = rng.shuffled(luck, _population(table.copies))
    goods = components.start
    nuns, deck = deck[: goods.nun_row], deck[goods.nun_row :]
    hands = []
    for _ in range(seats):
        hands.append(tuple(sorted(deck[: goods.hand])))
        deck = deck[goods.hand :]
    cards, luck = rng.shuffled(luck, buildings)
    removed = table.size.replacement
    start = setup.start
    if start is None:
        start, luck = rng.below(luck, seats)
    first = State(
        table=table,
        luck=luck,
        start=start,
        round=0,
        phase=Phase.BUILDINGS,
        row=(),
        pile=cards[removed:],
        replacement=cards[:removed],
        buried=0,
        gone=(),
        deck=deck,
        discard=(),
        shuffled=None,
        piles=table.supply,
        nuns=nuns,
        influence=((0,) * seats,) * len(CLASSES),
        arrivals=(tuple(range(seats)),) * len(CLASSES),
        rats=(goods.rats,) * seats,
        tokens=(0,) * seats,
        hands=tuple(hands),
        memory=(Memory((UNSEEN,) * goods.nun_row),) * seats,
        knows=(),
        entries=(),
        passed=(),
        resolving=-1,
        task=None,
        todo=(),
    )
    draft = Draft(first)
    begin_round(draft)
    settle(draft)
    return draft.state()


def components_of(state: State) -> Components:
    """The component data of a game."""
    return state.table.components


def components_fingerprint(state: State) -> str:
    """A digest of the component data of a game; saves carry it."""
    return fingerprint(state.table.components)


def choose_buildings(setup: Setup, components: Components, luck: int) -> tuple[tuple[str, ...], int]:
    """The building cards of a game, five a class (S2); those advised against are not dealt to two (S3)."""
    if setup.buildings == "chosen":
        return setup.chosen, luck
    if setup.buildings == "first_game":
        return _all_copies(components.first_game), luck
    barred = components.not_with_two_players if len(setup.players) == FOR_TWO else ()
    cards: list[str] = []
    for home in range(len(CLASSES)):
        kinds = [kind for kind in TYPES if HOMES[kind] == home and kind not in barred]
        if setup.buildings == "by_type":
            pick, luck = rng.below(luck, len(kinds))
            cards += copies_of(kinds[pick])
        else:
            order, luck = rng.shuffled(luck, [card for kind in kinds for card in copies_of(kind)])
            cards += order[: len(LETTERS)]
    return tuple(sorted(cards, key=PLACES.__getitem__)), luck


@lru_cache(maxsize=16)
def _all_copies(kinds: tuple[str, ...]) -> tuple[str, ...]:
    """All building cards of these types, in the order of all cards."""
    cards = [card for kind in kinds for card in copies_of(kind)]
    return tuple(sorted(cards, key=PLACES.__getitem__))


@lru_cache(maxsize=16)
def _types_among(buildings: tuple[str, ...]) -> frozenset[str]:
    return frozenset(map(type_of, buildings))


@lru_cache(maxsize=16)
def _population(copies: tuple[int, ...]) -> Cards:
    """All population cards, of which there are so many of each kind."""
    return tuple([kind for kind, number in enumerate(copies) for _ in range(number)])


def lay_table(setup: Setup, components: Components, buildings: tuple[str, ...]) -> Table:
    """What stays the same; only those specials are in play that a building of the game hands out (S5)."""
    actions = [
        action
        for kind in _types_among(buildings)
        for action in (components.buildings[kind].privilege, components.buildings[kind].basic)
    ]
    handed_out = {ALWAYS, *[action.take for action in actions]}
    piles = components.piles
    numbers = (piles.joker, piles.sword, piles.flute, piles.pass_, piles.gold)
    supply = [number if pile in handed_out else 0 for pile, number in zip(PILES, numbers, strict=True)]
    copies = kind_copies(components)
    assert len(copies) == len(CLASSES) * NUN_KINDS
    size = components.players[len(setup.players)]
    return Table(setup, components, size, buildings, tuple(supply), copies)
