"""A position as lines of text, from the view of the seat that reads them."""

from collections import Counter
from collections.abc import Iterator

from core.rattus_cartus.names import CLASSES, PILES, TYPES, UNSEEN, Phase, type_of
from core.rattus_cartus.state import Entry, building_of, home_of, is_last_round, support_of
from core.rattus_cartus.tracks import prizes, ranking
from core.rattus_cartus.views import View
from nd_tui.games.rattus_cartus.words.effects import action_told, support_told
from nd_tui.games.rattus_cartus.words.odds import chance_told
from nd_tui.games.rattus_cartus.words.spoken import phase_letter
from nd_tui.games.rattus_cartus.words.things import building_name, card_in_row, class_name, rounds_args
from nd_tui.words.listing import INDENT, listed
from nd_tui.words.texts import Texts

NEAR = 2  # rats more or less, for which the chance to live is told too

Lines = Iterator[tuple[str, str]]


def board_lines(texts: Texts, view: View) -> Lines:
    """The round, the row of buildings, the tracks, the nun row and the piles."""
    yield from _round(texts, view)
    for place in range(len(view.row)):
        yield from _building(texts, view, place)
    if view.passed:
        yield "", texts("board-waiting", players=listed(_names(view)[seat] for seat in view.passed))
    yield "", texts("board-tracks")
    yield from ((INDENT, _track(texts, view, track)) for track in range(len(CLASSES)))
    yield "", nun_row(texts, view)
    yield from (("", line) for line in odds_lines(texts, view))
    yield from (("", line) for line in pile_lines(texts, view))


def _names(view: View) -> tuple[str, ...]:
    return view.table.setup.players


def _round(texts: Texts, view: View) -> Lines:
    if view.phase == Phase.END:
        yield "", texts("board-over")
        return
    letter = phase_letter(view.phase)
    player = _names(view)[view.start]
    when = rounds_args(view.round, view.table.size.rounds)
    phase = texts(f"phase-{letter}")
    yield "", texts("board-round", letter=letter.upper(), phase=phase, player=player, **when)
    if is_last_round(view):
        yield "", texts("board-last-round")


def _building(texts: Texts, view: View, place: int) -> Lines:
    card = view.row[place]
    building, support = building_of(view.table, card), support_of(view.table, card)
    yield (
        "",
        texts(
            "board-building",
            n=place + 1,
            building=building_name(texts, card),
            support=support_told(texts, support),
            **{"class": class_name(texts, home_of(card))},
        ),
    )
    if not is_last_round(view):
        actions = {"privilege": building.privilege, "basic": building.basic}
        told = {name: action_told(texts, action) for name, action in actions.items()}
        yield INDENT, texts("board-actions", **told)
    inside = [entry for entry in view.entries if entry.place == place]
    if inside:
        yield INDENT, texts("board-inside", players=listed(_entry(texts, view, entry) for entry in inside))
    if view.resolving == place:
        yield INDENT, texts("board-resolving")


def _entry(texts: Texts, view: View, entry: Entry) -> str:
    player = _names(view)[entry.seat]
    if entry.force >= 0:
        return texts("board-force", player=player, n=entry.force)
    return texts("board-entered", player=player, n=entry.number)


def _track(texts: Texts, view: View, track: int) -> str:
    """The seats with influence in a class, the best first, and what it would bring each."""
    points, arrivals = view.influence[track], view.arrivals[track]
    order, name = ranking(points, arrivals), class_name(texts, track)
    if not order:
        return texts("board-track-empty", **{"class": name})
    worth = prizes(points, arrivals, view.table.size.class_prizes)
    # `n` is what the amount of points in the message counts.
    places = (
        texts("board-place", player=_names(view)[seat], influence=points[seat], n=worth[seat])
        for seat in order
    )
    return texts("board-track", players=listed(places), **{"class": name})


def nun_row(texts: Texts, view: View) -> str:
    """What one knows of each card of the nun row, and who has looked at the others."""
    return texts("board-nuns", cards=listed(_nun(texts, view, nun) for nun in range(len(view.nuns))))


def _nun(texts: Texts, view: View, nun: int) -> str:
    card = view.nuns[nun]
    if card != UNSEEN:
        return texts("board-nun", n=nun + 1, card=card_in_row(texts, card))
    seen = [name for name, looked in zip(_names(view), view.looked, strict=True) if looked[nun]]
    if not seen:
        return texts("board-nun-unseen", n=nun + 1)
    return texts("board-nun-seen", n=nun + 1, players=listed(seen))


def odds_lines(texts: Texts, view: View) -> Iterator[str]:
    """In how many of the rows to be expected one lives, with the rats of now and with some more or fewer."""
    if view.phase == Phase.END:
        return
    rats = view.rats[view.seat]
    yield texts("board-odds", rats=rats, chance=chance_told(texts, view, rats))
    near = [number for number in range(rats - NEAR, rats + NEAR + 1) if number > 0 and number != rats]
    odds = ((number, chance_told(texts, view, number)) for number in near)
    told = listed(texts("board-odds-near", rats=number, chance=chance) for number, chance in odds)
    if told:
        yield texts("board-odds-others", odds=told)


def pile_lines(texts: Texts, view: View) -> Iterator[str]:
    """How many cards lie where, and which buildings are still to come."""
    open_piles = (
        texts("board-pile", name=texts(f"card-{name}.part"), n=number)
        for name, number, supply in zip(PILES, view.piles, view.table.supply, strict=True)
        if supply
    )
    yield texts("board-piles", deck=view.deck, discards=len(view.discard), piles=listed(open_piles))
    if view.phase == Phase.END:
        return
    left = Counter(map(type_of, view.unseen))
    told = listed(
        texts("board-pile", name=texts(f"building-{kind}"), n=left[kind]) for kind in TYPES if left[kind]
    )
    yield texts(
        "board-building-piles",
        pile=view.pile,
        replacement=view.replacement,
        buildings=told or texts("board-none-unseen"),
    )
