"""The first position of a game (section S)."""

from core import rng
from core.notre_dame.component_file import default_components
from core.notre_dame.components import BROWN, GRAY_CARDS_A_LETTER, LETTERS, Components, fingerprint
from core.notre_dame.names import COLOURS, CORNERS, SPOTS, market_at
from core.notre_dame.rounds import all_cards_of, begin_round
from core.notre_dame.rules import settle
from core.notre_dame.setup import Setup, checked, options_of
from core.notre_dame.state import NO_MESSAGE, Cards, Player, State, Table
from core.notre_dame.streets import distances

FEWEST_BOROUGHS = 3


def new_game(setup: Setup, seed: int, components: Components | None = None) -> State:
    """A game ready for its first decision; the same setup, seed and components always give the same one."""
    setup = checked(setup)
    components = components or default_components()
    luck = rng.seeded(seed)
    seats = len(setup.players)
    table, luck = lay_table(setup, components, luck)
    messages, luck = lay_messages(len(table.colours), len(components.messages), luck)
    persons = sort_persons(components, table.options.new_persons)
    brown, luck = rng.shuffled(luck, persons[BROWN])
    gray, luck = stack_gray_persons(persons, luck)
    stacks = []
    for seat in range(seats):
        stack, luck = rng.shuffled(luck, all_cards_of(seat))
        stacks.append(Cards(stack=stack))
    start = setup.start
    if start is None:
        start, luck = rng.below(luck, seats)
    goods = components.start
    players = [Player(market_at(home, 0), goods.gold, goods.supply, goods.reserve) for home in table.homes]
    state = State(
        table=table,
        players=tuple(players),
        cards=tuple(stacks),
        messages=messages,
        brown=brown,
        gray=gray,
        start=start,
        luck=luck,
    )
    return settle(begin_round(state))


def components_of(state: State) -> Components:
    """The component data of a game."""
    return state.table.components


def components_fingerprint(state: State) -> str:
    """A digest of the component data of a game; saves carry it."""
    return fingerprint(state.table.components)


def lay_table(setup: Setup, components: Components, luck: int) -> tuple[Table, int]:
    """The ring of boroughs; two players sit opposite each other, with two unused colours between (S1, S4)."""
    colours = setup.colours
    if len(setup.players) >= FEWEST_BOROUGHS:
        homes = tuple(range(len(setup.players)))
    else:
        unused, luck = rng.shuffled(luck, [colour for colour in COLOURS if colour not in colours])
        colours = (colours[0], unused[0], colours[1], unused[1])
        homes = (0, 2)
    streets = components.streets
    far = distances(streets.inside, streets.across, len(colours))
    return Table(setup, options_of(setup), components, colours, homes, far), luck


def lay_messages(boroughs: int, kinds: int, luck: int) -> tuple[tuple[int, ...], int]:
    """One message of each kind, shuffled onto the corner markets of every borough (S4)."""
    markets = [NO_MESSAGE] * (boroughs * len(SPOTS))
    for borough in range(boroughs):
        order, luck = rng.shuffled(luck, range(kinds))
        for spot, kind in zip(CORNERS, order, strict=True):
            markets[market_at(borough, spot)] = kind
    return tuple(markets), luck


def sort_persons(components: Components, new_persons: bool) -> dict[str, list[str]]:
    """The persons by their stacks, with or without the new ones."""
    stacks: dict[str, list[str]] = {stack: [] for stack in (BROWN, *LETTERS)}
    for person, card in components.persons.items():
        if new_persons or not card.expansion:
            stacks[card.stack].append(person)
    return stacks


def stack_gray_persons(stacks: dict[str, list[str]], luck: int) -> tuple[tuple[str, ...], int]:
    """Three gray persons a letter, shuffled within their letter, A on B on C (S6)."""
    gray: list[str] = []
    for letter in LETTERS:
        order, luck = rng.shuffled(luck, stacks[letter])
        gray += order[:GRAY_CARDS_A_LETTER]
    return tuple(gray), luck
