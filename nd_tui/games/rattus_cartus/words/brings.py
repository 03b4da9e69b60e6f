"""What a move brings now, as far as its player can know: force, influence, rats and the chance to live."""

from collections.abc import Iterator

from core.rattus_cartus.components import Support
from core.rattus_cartus.moves import Discard, Enter, Look, Move, Name, Pass
from core.rattus_cartus.moves import Support as TakeSupport
from core.rattus_cartus.names import FLUTE, PASS_CARD, SWORD, force_of, strangers_among
from core.rattus_cartus.state import Entry, building_of, home_of, is_last_round, support_of
from core.rattus_cartus.tracks import ranking
from core.rattus_cartus.views import View
from nd_tui.games.rattus_cartus.words.choosing import choice_name
from nd_tui.games.rattus_cartus.words.effects import BRIEF, FULL, action_told, support_told
from nd_tui.games.rattus_cartus.words.odds import chance_told
from nd_tui.games.rattus_cartus.words.things import class_name
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts


def choice(texts: Texts, view: View, move: Move, brief: bool = False) -> str:
    """A legal move as a choice, with what it brings at once or may bring; in brief if room is scarce."""
    name = choice_name(texts, view, move)
    match move:
        case TakeSupport(place):
            return _support(texts, view, place, name)
        case Look(nun):
            return _look(texts, view, nun, name)
        case Enter():
            outcome = listed(_entering(texts, view, move, brief))
            return outcome if brief else texts("choice-explained", choice=name, explanation=outcome)
        case Pass():
            return texts("brings-pass", left=view.hand.count(PASS_CARD) - 1)
        case Name(seat) if view.task is not None and view.task.name == "sword_target":
            hand = view.hands[seat]
            return texts("brings-half", choice=name, n=hand // 2, hand=hand)
        case Name():
            return texts("brings-rat", choice=name)
        case Discard(cards) if cards:
            return texts("brings-discard", choice=name, rats=rats_told(texts, view, -len(cards)))
    return name


def rats_told(texts: Texts, view: View, by: int, brief: bool = False) -> str:
    """How many rats there would be, and what chance to live with them."""
    before = view.rats[view.seat]
    after = max(0, before + by)
    old, new = (chance_told(texts, view, rats) for rats in (before, after))
    message = "brings-rats-same" if old == new else "brings-rats"
    form = ".brief" if brief else ""
    return texts(f"{message}{form}", before=before, after=after, old=old, new=new)


def _support(texts: Texts, view: View, place: int, name: str) -> str:
    support = support_of(view.table, view.row[place])
    if not _helps(view, support):
        return texts("brings-support-none", choice=name)
    told = [support_told(texts, support, BRIEF)]  # as on the card
    if support.discard_rats and view.rats[view.seat]:
        told.append(rats_told(texts, view, -support.discard_rats))
    return texts("brings-support", choice=name, brings=listed(told))


def _helps(view: View, support: Support) -> bool:
    """Whether anything of a support can be done."""
    unseen = not all(view.looked[view.seat])
    there = view.deck + len(view.discard)
    rats = view.rats[view.seat]
    return bool((support.draw and there) or (support.discard_rats and rats) or (support.look and unseen))


def _look(texts: Texts, view: View, nun: int, name: str) -> str:
    seen = [seat for seat, looked in enumerate(view.looked) if looked[nun]]
    if not seen:
        return texts("brings-look-new", choice=name)
    players = listed(view.table.setup.players[seat] for seat in seen)
    return texts("brings-look-seen", choice=name, players=players)


def _entering(texts: Texts, view: View, move: Enter, brief: bool) -> Iterator[str]:
    """Force, influence and place, rats, Swords and Flutes, and what action may follow."""
    force, home = force_of(move.cards), home_of(view.row[move.place])
    yield texts("brings-enter", force=force)
    if force:
        before = view.influence[home][view.seat]
        name = class_name(texts, home)
        yield texts("brings-influence", name=name, before=before, after=before + force)
        yield _rank_told(texts, view, home, force)
    strangers = strangers_among(move.cards, home)
    if strangers:
        yield rats_told(texts, view, strangers, brief)
    elif not brief:
        yield texts("brings-no-rats")
    for card, message in ((SWORD, "brings-swords"), (FLUTE, "brings-flutes")):
        if number := move.cards.count(card):
            yield texts(message, n=number)
    yield _lead_told(texts, view, move.place, force, brief)


def _rank_told(texts: Texts, view: View, track: int, force: int) -> str:
    """The place on a track now, and with so much more influence if nobody else moved."""
    before, after = rank_now(view, track, view.seat), rank_after(view, track, force)
    if before == after:
        return texts("brings-rank-same", rank=after)
    return texts("brings-rank", before=before, after=after)


def rank_now(view: View, track: int, seat: int) -> int:
    """The place of a seat on a track from 1 on; 0 without influence."""
    order = ranking(view.influence[track], view.arrivals[track])
    return order.index(seat) + 1 if seat in order else 0


def rank_after(view: View, track: int, force: int) -> int:
    """The place of the view's seat after a move on a track, where it would lie on top of equals."""
    points = view.influence[track]
    reached = points[view.seat] + force
    return 1 + sum(other >= reached for seat, other in enumerate(points) if seat != view.seat)


def most_force_inside(view: View, place: int) -> int:
    """The most force of anybody who is after the same privilege: what is known of it, or announced."""
    inside = rivals(view, place)
    return max([entry.force if entry.force >= 0 else entry.number for entry in inside], default=-1)


def least_force_inside(view: View, place: int) -> int:
    """The least that the strongest of them has: of cards face down none may be a person or a Joker."""
    return max([max(0, entry.force) for entry in rivals(view, place)], default=-1)


def rivals(view: View, place: int) -> list[Entry]:
    """Who entered before and is after the same privilege."""
    everywhere = view.table.size.one_privilege
    return [entry for entry in view.entries if everywhere or entry.place == place]


def _lead_told(texts: Texts, view: View, place: int, force: int, brief: bool) -> str:
    """Whether the privilege would be this seat's, by those inside so far, and what it brings."""
    sure, never = force > most_force_inside(view, place), force <= least_force_inside(view, place)
    lead = "sure" if sure else "none" if never else "open"
    if is_last_round(view):
        return texts(f"lead-last-{lead}")
    building = building_of(view.table, view.row[place])
    privilege, basic = (
        action_told(texts, each, BRIEF if brief else FULL) for each in (building.privilege, building.basic)
    )
    form = ".brief" if brief else ""
    return texts(f"lead-{lead}{form}", privilege=privilege, basic=basic)
