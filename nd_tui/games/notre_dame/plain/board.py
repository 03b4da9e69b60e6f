"""A position as lines of text, from the view of the seat that reads them."""

from collections.abc import Iterator

from core import notre_dame as nd
from core.notre_dame.gains import gold_in_supply
from core.notre_dame.names import CATHEDRAL, CORNERS, SECTORS, Phase, market_at
from core.notre_dame.plague import plague_for
from core.notre_dame.state import NO_MESSAGE, Player, cathedral_share, count
from core.notre_dame.views import View
from nd_tui.games.notre_dame.words.events import plague_args, plague_variant
from nd_tui.games.notre_dame.words.things import (
    PERIODS,
    action_name,
    cards_named,
    colour_name,
    market_name,
    message_brings,
    message_colour,
    person_name,
    spot_name,
)
from nd_tui.words.listing import INDENT, listed
from nd_tui.words.texts import Texts


def board_lines(texts: Texts, view: View, secret_prestige: bool = False) -> Iterator[tuple[str, str]]:
    """Everything on the table, as lines with their indents; the others' prestige only if it is open."""
    yield "", _round(texts, view)
    yield "", texts("board-persons")
    for person in view.persons:
        rats = view.table.components.persons[person].rats
        name, effect = person_name(texts, person), texts(f"effect-{person}")
        yield INDENT, texts("board-person", person=name, rats=rats, effect=effect)
    if view.phase < Phase.PLAGUE:
        yield "", _plague(texts, view)
    yield "", _cathedral(texts, view)
    gold = gold_in_supply(view)
    if gold is not None:
        yield "", texts("board-supply", n=gold)
    for seat in range(len(view.players)):
        yield from _player(texts, view, seat, secret_prestige and seat != view.seat)


def market_lines(texts: Texts, view: View) -> Iterator[tuple[str, str]]:
    """The messages that still lie on the markets, borough by borough."""
    yield "", texts("board-markets")
    for borough in range(len(view.table.colours)):
        lying = []
        for spot in CORNERS:
            kind = view.messages[market_at(borough, spot)]
            if kind != NO_MESSAGE:
                brings = message_brings(texts, view.table.components.messages[kind])
                lying.append(texts("board-spot", spot=spot_name(texts, spot), brings=brings))
        colour = colour_name(texts, view.table, borough)
        if lying:
            yield INDENT, texts("board-borough", colour=colour, messages=listed(lying))
        else:
            yield INDENT, texts("board-borough-empty", colour=colour)


def _round(texts: Texts, view: View) -> str:
    period, number, _ = nd.moment(view)
    return texts(
        "board-round",
        period=PERIODS[period],
        round=number + 1,
        phase=view.phase,
        phase_name=texts(f"phase-{view.phase}"),
        player=view.table.setup.players[view.start],
    )


def _plague(texts: Texts, view: View) -> str:
    """The plague as it would come now, by the rules themselves."""
    event = plague_for(view, view.seat)
    penalty = texts("amount-prestige", n=view.table.components.penalty)
    return texts(f"board-plague{plague_variant(event)}", penalty=penalty, **plague_args(event))


def _cathedral(texts: Texts, view: View) -> str:
    value, markers, each = cathedral_share(view)
    owners = [
        texts("board-owner", player=name, n=player.markers[CATHEDRAL])
        for name, player in zip(view.table.setup.players, view.players, strict=True)
        if player.markers[CATHEDRAL]
    ]
    amount = texts("amount-prestige", n=value)
    return texts("board-cathedral", value=amount, markers=markers, owners=listed(owners), each=each)


def _player(texts: Texts, view: View, seat: int, is_secret: bool) -> Iterator[tuple[str, str]]:
    player, table = view.players[seat], view.table
    open_prestige = texts("amount-prestige", n=player.prestige)
    who = colour_name(texts, table, table.homes[seat])
    if seat == view.seat:
        who = texts("board-you", colour=who)
    yield (
        "",
        texts(
            "board-player",
            player=table.setup.players[seat],
            who=who,
            gold=player.gold,
            supply=player.supply,
            reserve=player.reserve,
            prestige=texts("board-prestige-hidden") if is_secret else open_prestige,
            rat=player.rat,
        ),
    )
    yield INDENT, _sectors(texts, player)
    if player.messages:
        messages = [
            texts(
                "board-message",
                colour=message_colour(texts, table, message.borough),
                brings=message_brings(texts, table.components.messages[message.kind]),
            )
            for message in player.messages
        ]
        yield INDENT, texts("board-messages", n=len(messages), messages=listed(messages))
    yield INDENT, texts("board-carriage", market=market_name(texts, table, player.carriage))
    played = view.others[seat].played
    if played:
        yield INDENT, texts("board-played", cards=cards_named(texts, table, played))


def _sectors(texts: Texts, player: Player) -> str:
    sectors = []
    for sector in SECTORS:
        number = count(player, sector)
        if number:
            friend = "yes" if player.friend == sector else "no"
            place = action_name(texts, sector)
            sectors.append(texts("board-sector", place=place, n=number, friend=friend))
    return texts("board-sectors", sectors=listed(sectors)) if sectors else texts("board-sectors-empty")
