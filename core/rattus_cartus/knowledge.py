"""What seats remember: what was once in sight, and who must or can hold what (V2, V4, V5).

Jokers and special cards are taken openly, so all know exactly who holds them, until somebody gives cards away
that the others do not see. From then on `knows` of a state has limits of what each seat holds, as each of the
seats knows them, and last as everybody knows them: mostly the same value.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from operator import add

from msgspec.structs import replace

from core.rattus_cartus.draft import Draft, changed, put_in
from core.rattus_cartus.names import KINDS, PILES, POPULATION_KINDS, Card, Cards
from core.rattus_cartus.state import FACE_DOWN, Entry, Known, Memory, State

NO_POPULATION: tuple[int, ...] = (0,) * POPULATION_KINDS
PILE_KINDS = range(POPULATION_KINDS, KINDS)


def held(hand: Cards, entries: Iterable[Entry], seat: int) -> Cards:
    """All that a seat holds, in hand and face down."""
    for entry in entries:
        if entry.seat == seat and entry.force == FACE_DOWN:
            return hand + entry.cards
    return hand


def exactly(cards: Cards) -> Known:
    """What is known of somebody's cards while only population cards are secret."""
    numbers, together = [0] * len(PILES), 0
    for card in cards:
        if card >= POPULATION_KINDS:
            numbers[card - POPULATION_KINDS] += 1
            together += 1
    return Known(tuple(numbers), tuple(numbers), (together, together))


def known_exactly(hands: Sequence[Cards], entries: Iterable[Entry]) -> tuple[Known, ...]:
    """What everybody knows of everybody before cards were given."""
    return tuple([exactly(held(hand, entries, seat)) for seat, hand in enumerate(hands)])


def in_open_sight(state: State | Draft) -> list[int]:
    """How many cards of each kind lie face up, in the discard pile and in buildings."""
    found = [0] * KINDS
    for card in state.discard:
        found[card] += 1
    for entry in state.entries:
        if entry.force != FACE_DOWN:
            for card in entry.cards:
                found[card] += 1
    return found


def counted_by(state: State | Draft, seat: int, lying: Sequence[int]) -> tuple[int, ...]:
    """V5: the most copies of each population kind that a seat ever knew to be outside the row at once.

    Now it knows of those that are `in_open_sight`, of its own, and of those that others must hold.
    """
    found = [*lying]
    for card in held(state.hands[seat], state.entries, seat):
        found[card] += 1
    counted = found[:POPULATION_KINDS]
    for other, row in enumerate(state.knows):
        if other != seat and row[seat].population:
            counted = [*map(add, counted, row[seat].population)]
    before = state.memory[seat].counted
    return tuple(map(max, counted, before)) if before else tuple(counted)


def count_cards(draft: Draft) -> None:
    """Everybody keeps in mind what is in sight now, since some of it will not be any more."""
    lying = in_open_sight(draft)
    draft.memory = tuple(
        [replace(memory, counted=counted_by(draft, seat, lying)) for seat, memory in enumerate(draft.memory)]
    )


def _count_kinds(draft: Draft, kinds: Sequence[Card]) -> None:
    """The same of a few kinds of population cards."""
    shown = [entry.cards for entry in draft.entries if entry.force != FACE_DOWN]
    lying = [draft.discard.count(kind) + sum([cards.count(kind) for cards in shown]) for kind in kinds]
    memories = []
    for seat, memory in enumerate(draft.memory):
        counted = [*(memory.counted or NO_POPULATION)]
        own = held(draft.hands[seat], draft.entries, seat)
        others = [row[seat].population for other, row in enumerate(draft.knows) if other != seat]
        for kind, number in zip(kinds, lying, strict=True):
            now = number + own.count(kind) + sum([least[kind] for least in others if least])
            if now > counted[kind]:
                counted[kind] = now
        memories.append(replace(memory, counted=tuple(counted)))
    draft.memory = tuple(memories)


def remember_shuffle(draft: Draft) -> None:
    """The discard pile becomes the deck, so from now on everybody counts anew what he draws."""
    count_cards(draft)
    draft.memory = tuple([replace(memory, drawn=()) for memory in draft.memory])


def remember_draw(draft: Draft, seat: int, cards: Cards) -> None:
    """Own draws tell what is no longer in a deck whose cards are known."""
    memory = draft.memory[seat]
    drawn = put_in(memory.drawn, cards)
    draft.memory = changed(draft.memory, seat, Memory(memory.nuns, memory.counted, drawn))


def remember_nun(draft: Draft, seat: int, nun: int) -> Card:
    """A seat has looked at a place of the nun row."""
    memory = draft.memory[seat]
    nuns = changed(memory.nuns, nun, draft.nuns[nun])
    draft.memory = changed(draft.memory, seat, Memory(nuns, memory.counted, memory.drawn))
    return draft.nuns[nun]


def all_saw_taken(draft: Draft, seat: int, card: Card, number: int) -> None:
    """A seat took cards from an open pile."""
    if draft.knows:
        row, cards = draft.knows[seat], (card,) * number
        after, everybody = _more(row[-1], cards), row[-1]
        _learned(draft, seat, [after if known is everybody else _more(known, cards) for known in row])


def all_saw_gone(draft: Draft, seat: int, cards: Cards) -> None:
    """Cards that a seat held lie open now, or on a pile; what it still holds is in its hand."""
    if draft.knows and cards:
        row, left = draft.knows[seat], len(draft.hands[seat])
        after, everybody = _fewer(row[-1], cards, left), row[-1]
        _learned(draft, seat, [after if known is everybody else _fewer(known, cards, left) for known in row])


def saw_gift(draft: Draft, giver: int, taker: int, cards: Cards) -> None:
    """Cards go from hand to hand: the two know which, the others that they were so many.

    It is called before the cards go.
    """
    if not draft.knows:
        everything = known_exactly(draft.hands, draft.entries)
        draft.knows = tuple([(known,) * (draft.seats + 1) for known in everything])
    else:
        others = [known.population for seat, known in enumerate(draft.knows[giver]) if seat != giver]
        kinds = {kind for least in others for kind, number in enumerate(least) if number}
        if kinds:
            _count_kinds(draft, sorted(kinds))
    held_by_giver = len(held(draft.hands[giver], draft.entries, giver))
    of_giver, of_taker = [*draft.knows[giver]], [*draft.knows[taker]]
    seen: dict[tuple[int, int], tuple[Known, Known]] = {}  # most onlookers know the same
    for observer, (had, got) in enumerate(zip(of_giver, of_taker, strict=True)):
        if observer == giver:
            of_taker[observer] = _more(got, cards)
        elif observer == taker:
            of_giver[observer] = _fewer(had, cards, held_by_giver - len(cards))
        else:
            both = id(had), id(got)
            if both not in seen:
                seen[both] = _after_hidden_gift(had, got, len(cards), held_by_giver)
            of_giver[observer], of_taker[observer] = seen[both]
    draft.knows = changed(changed(draft.knows, giver, tuple(of_giver)), taker, tuple(of_taker))


def _after_hidden_gift(giver: Known, taker: Known, size: int, held: int) -> tuple[Known, Known]:
    """What an onlooker still knows of two after so many of the first one's cards went to the second."""
    left = held - size
    least, more = _surely_left(giver.least, taker.least, size, left)
    most, upto = [*giver.most], [*taker.most]
    for pile, number in enumerate(most):
        if number > left:
            most[pile] = left
        if number:
            upto[pile] += number if number < size else size
    had, got = giver.population, taker.population
    if had:
        had, got = _surely_left(had, got or NO_POPULATION, size, left)
    (few, many), (fewest, lots) = giver.together, taker.together
    kept = max(0, few - size), min(left, many)
    gained = fewest + max(0, few - left), lots + min(size, many)
    return Known(least, tuple(most), kept, _if_any(had)), Known(more, tuple(upto), gained, _if_any(got))


def _surely_left(
    had: tuple[int, ...], got: tuple[int, ...], size: int, left: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What two hold at least, by kind, after the first one gave so many cards and kept so many."""
    least, more = [*had], [*got]
    for kind, number in enumerate(had):
        if number:
            if number > left:
                more[kind] += number - left  # so many of the kind must be among them
            least[kind] = number - size if number > size else 0
    return tuple(least), tuple(more)


def _if_any(population: tuple[int, ...]) -> tuple[int, ...]:
    return population if any(population) else ()


def both_known(first: Known, *others: Known) -> Known:
    """What follows from several limits of the same cards."""
    if all(other is first for other in others):
        return first
    least = tuple(map(max, first.least, *[known.least for known in others]))
    most = tuple(map(min, first.most, *[known.most for known in others]))
    together = max([known.together[0] for known in (first, *others)])
    at_most = min([known.together[1] for known in (first, *others)])
    population = [known.population or NO_POPULATION for known in (first, *others)]
    return Known(least, most, (together, at_most), _if_any(tuple(map(max, *population))))


def tightened(row: Sequence[Known], totals: Sequence[int], sizes: Sequence[int]) -> tuple[Known, ...]:
    """Limits of what seats hold, as narrow as sizes and totals make them.

    `totals` are how many cards of each open pile they hold together, `sizes` how many cards each of them has.
    """
    # Of each seat the numbers of its kinds, and last how many they are in all.
    least = [[*known.least, known.together[0]] for known in row]
    most = [[*known.most, known.together[1]] for known in row]
    rooms = [size - sum(known.population) for known, size in zip(row, sizes, strict=True)]
    totals = (*totals, sum(totals))
    before = None
    while before != (least, most):
        before = [*map(list, least)], [*map(list, most)]
        for few, many, room in zip(least, most, rooms, strict=True):
            _within_seat(few, many, room)
        for kind, total in enumerate(totals):
            _within_total(least, most, kind, total)
    return tuple(
        [
            Known(tuple(few[:-1]), tuple(many[:-1]), (few[-1], many[-1]), known.population)
            for known, few, many in zip(row, least, most, strict=True)
        ]
    )


def _within_seat(least: list[int], most: list[int], room: int) -> None:
    """What is certainly held leaves so much room for each of the other kinds, and all must come together."""
    sure, possible = sum(least) - least[-1], sum(most) - most[-1]
    few = least[-1] = max(least[-1], sure)
    many = most[-1] = min(most[-1], possible, room)
    for kind in range(len(least) - 1):
        had, can = least[kind], most[kind]
        if had < can:
            least[kind] = max(had, few - (possible - can))
            most[kind] = min(can, many - (sure - had))


def _within_total(least: Sequence[list[int]], most: Sequence[list[int]], kind: int, total: int) -> None:
    """What the others cannot hold of a kind is here, and what they hold is not."""
    sure, possible = sum([few[kind] for few in least]), sum([many[kind] for many in most])
    if sure == possible:
        return
    for few, many in zip(least, most, strict=True):
        had, can = few[kind], many[kind]
        few[kind] = max(had, total - (possible - can))
        many[kind] = min(can, total - (sure - had))


def _learned(draft: Draft, seat: int, after: Sequence[Known]) -> None:
    """All know something else of a seat now; whoever knew what everybody does still shares it with them."""
    draft.knows = changed(draft.knows, seat, tuple(after))


def _more(known: Known, cards: Cards) -> Known:
    """Limits after these cards came."""
    first = bisect_left(cards, POPULATION_KINDS)
    population = known.population
    if first:
        numbers = [*(population or NO_POPULATION)]
        for card in cards[:first]:
            numbers[card] += 1
        population = tuple(numbers)
    special = len(cards) - first
    if not special:
        return Known(known.least, known.most, known.together, population)
    least, most, (few, many) = [*known.least], [*known.most], known.together
    for card in cards[first:]:
        least[card - POPULATION_KINDS] += 1
        most[card - POPULATION_KINDS] += 1
    return Known(tuple(least), tuple(most), (few + special, many + special), population)


def _fewer(known: Known, cards: Cards, left: int) -> Known:
    """Limits after these cards went and so many stayed; of those that went nothing may have been known.

    That no more are left must be noted now, since later there is room again for cards that were drawn.
    """
    few, many = known.together
    population = known.population
    if not population and many <= left and cards[-1] < POPULATION_KINDS:
        return known
    first = bisect_left(cards, POPULATION_KINDS)
    if population and first:
        numbers = [*population]
        for card in cards[:first]:
            numbers[card] = max(0, numbers[card] - 1)
        population = _if_any(tuple(numbers))
    least, most = [*known.least], [*known.most]
    for card in cards[first:]:
        pile = card - POPULATION_KINDS
        most[pile] -= 1
        many -= 1
        if least[pile]:
            least[pile] -= 1
        if few:
            few -= 1
    room = left - sum(population)
    return Known(tuple(least), tuple(most), (few, many if many < room else room), population)
