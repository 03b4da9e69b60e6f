"""The map of a position: what is on the markets, where one looks, and what is said below."""

import dataclasses

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from core import notre_dame as nd
from core.game import IllegalMove
from core.notre_dame.carriage import may_take
from core.notre_dame.moves import Drive
from core.notre_dame.names import SPOTS, borough_of
from core.notre_dame.state import NO_MESSAGE, change_player
from nd_tui.games.notre_dame.streets.drawing import Row, cells_of
from nd_tui.games.notre_dame.streets.seen import seen
from nd_tui.games.notre_dame.streets.whole import layout, map_rows, market_under, rows_wanted
from nd_tui.games.notre_dame.words.things import colour_name
from nd_tui.looks.picture import Picture
from tests.core.notre_dame.scenes import ask, give, table
from tests.nd_tui.games.notre_dame.streets.towns import PLAYERS, SIZES, drives, picture_of
from tests.nd_tui.screens.walking import keys_between
from tests.nd_tui.texts import LANGUAGES, Texts

SIZE = pytest.mark.parametrize("size", SIZES)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
GAMES = 50


def text(rows: list[Row]) -> str:
    return "\n".join(map(cells_of, rows))


def label(picture: Picture, size: tuple[int, int], market: int) -> Row:
    """What is drawn in the room of a market, piece by piece."""
    found, rows = layout(picture, *size), map_rows(picture, *size)
    start, spot = next((start, spot) for each, start, spot in found.plan.markets() if each == market)
    first, wide = found.plan.room(spot)
    pieces: Row = []
    half = found.plan.form.high // 2
    middle = found.above + found.plan.row(spot)
    for row in rows[middle - half : middle + half + 1]:
        x = 0
        for signs, style in row:
            pieces += [
                (sign, style)
                for at, sign in enumerate(signs, x)
                if start + first <= at < start + first + wide
            ]
            x += len(signs)
    return pieces


@pytest.mark.parametrize("game", range(GAMES))
def test_in_every_position_the_keys_reach_exactly_the_legal_markets_and_so_does_the_mouse(game: int) -> None:
    for number, state in enumerate(drives(PLAYERS[game % len(PLAYERS)], game)):
        seat, size = nd.to_move(state), SIZES[number % len(SIZES)]
        assert seat is not None
        picture = picture_of(state, seat)
        markets = range(len(state.messages))
        carriage = state.players[seat].carriage
        found = layout(picture, *size)
        assert sorted(market for market, _, _ in found.plan.markets()) == list(markets)
        for market, start, spot in found.plan.markets():
            assert keys_between(picture.view, carriage, market) is not None
            where = start + found.plan.column(spot), found.above + found.plan.row(spot)
            assert market_under(picture, *size, *where) == market
        bright = {market for market, shown in enumerate(seen(picture).markets) if shown.is_bright}
        assert {Drive(market) for market in bright} == set(nd.legal_moves(state))


@SIZE
@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_in_reach_bears_its_distance(players: int, size: tuple[int, int]) -> None:
    state = ask(table(players), "drive", 0, 2)
    picture, away = picture_of(state, 0), state.table.distances[state.players[0].carriage]
    for market in range(len(state.messages)):
        digits = [
            sign for sign, style in label(picture, size, market) if sign.isdigit() and "$accent" in style
        ]
        in_reach = 0 < away[market] <= 2
        assert digits == ([str(away[market])] if in_reach else [])


@SIZE
def test_forbidden_messages_are_struck_through(size: tuple[int, int]) -> None:
    state = next(state for state in drives(4, 3) if not may_take(state, 0, 1) and nd.to_move(state) == 0)
    picture = picture_of(state, 0)
    for market, kind in enumerate(state.messages):
        forbidden = kind != NO_MESSAGE and not may_take(state, 0, borough_of(market))
        struck = any("strike" in style for _, style in label(picture, size, market))
        assert struck == forbidden


@SIZE
def test_all_carriages_stand_on_their_markets_or_are_counted_there(size: tuple[int, int]) -> None:
    state = table(5)
    for market in range(len(state.messages)):
        for company in range(1, 6):
            gathered = state
            for seat in range(company):
                gathered = change_player(gathered, seat, carriage=market)
            drawn = "".join(
                sign for sign, _ in label(picture_of(ask(gathered, "drive", 4, 3), 4), size, market)
            )
            signs = [sign for sign, _ in seen(picture_of(gathered, 0)).markets[market].carriages]
            assert len(signs) >= company
            assert all(sign in drawn for sign in signs) or f"♞{len(signs)}" in drawn


@SIZE
@LANGUAGE
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_is_wider_or_higher_than_its_room(players: int, size: tuple[int, int], language: str) -> None:
    state = ask(give(table(players), rat=2), "drive", 0, 1)
    for market in range(len(state.messages)):
        for ascii_only in (False, True):
            rows = map_rows(picture_of(state, 0, Drive(market), language, ascii_only), *size)
            assert len(rows) <= size[1]
            assert max(cell_len(cells_of(row)) for row in rows) <= size[0]
            told = text(rows).replace("·", "")
            assert not ascii_only or all(sign.isascii() or sign.isalpha() for sign in drawn_part(told))


def drawn_part(told: str) -> str:
    """Everything but words, which are made plain where they are drawn."""
    return "".join(line for line in told.split("\n") if "|" in line or "/" in line)


@LANGUAGE
@pytest.mark.parametrize("players", PLAYERS)
def test_what_a_drive_brings_or_why_it_cannot_be_stands_below(players: int, language: str) -> None:
    state = ask(give(table(players), rat=2), "drive", 0, 1)
    for market in range(len(state.messages)):
        picture = picture_of(state, 0, Drive(market), language)
        words, told = picture.box.words, (picture.texts, picture.view, Drive(market))
        if Drive(market) in state.options:
            forms = [words.choice(*told, brief) for brief in (False, True)]
        else:
            assert isinstance(picture.refusal, IllegalMove)
            forms = [words.impossible_choice(*told, picture.refusal)]
        for size in SIZES:
            below = " ".join(text(map_rows(picture, *size)).split())
            assert any(" ".join(form.split()) in below for form in forms)


@SIZE
def test_the_way_to_the_market_looked_at_is_bright(size: tuple[int, int]) -> None:
    state = ask(table(4), "drive", 0, 3)
    away = state.table.distances[state.players[0].carriage]
    far = max((move.market for move in state.options if isinstance(move, Drive)), key=away.__getitem__)
    assert len(seen(picture_of(state, 0, Drive(far))).way) == away[far]
    styles = {style for row in map_rows(picture_of(state, 0, Drive(far)), *size) for _, style in row}
    assert "bold $accent" in styles


SMALL_MAP = 90  # columns; on a smaller one the colour alone says that nobody lives there


@SIZE
@LANGUAGE
def test_with_two_players_two_boroughs_belong_to_nobody(size: tuple[int, int], language: str) -> None:
    state = table(2)
    shown = text(map_rows(picture_of(state, 0, language=language), *size))
    colours = [colour_name(Texts(language), state.table, borough) for borough in range(4)]
    unowned = [colour for seat, colour in enumerate(colours) if seat not in state.table.homes]
    for colour in unowned:
        told = f"{colour} {Texts(language)('streets-unowned')}" if size[0] > SMALL_MAP else colour
        assert told in shown
    assert all(shown.count(name) == 1 for name in ("Anna", "Luc"))


def test_a_name_is_as_long_as_there_is_room_for() -> None:
    state = table(5)
    picture = picture_of(state, 0)
    assert all(name in text(map_rows(picture, 78, 9)) for name in state.table.setup.players)
    long = dataclasses.replace(picture, names=("Bartholomäus von und zu Hohenstein",) * 5)
    assert text(map_rows(long, 78, 9)).count("Bartholomä") == 5
    assert text(map_rows(long, 198, 9)).count("Bartholomäus von und zu") == 5


def test_streets_without_a_line_are_told_in_words() -> None:
    printed = nd.default_components()
    streets = replace(printed.streets, inside=(*printed.streets.inside, ("il", "or")))
    state = nd.new_game(nd.Setup(("Anna", "Luc", "Claire")), 1, replace(printed, streets=streets))
    spots = {spot: Texts("en")(f"spot-{spot}") for spot in SPOTS}
    assert f"{spots['il']} – {spots['or']}" in text(map_rows(picture_of(state, 0), 78, 12))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_map_asks_for_no_more_rows_than_there_are_and_for_nine_at_least(players: int) -> None:
    picture = picture_of(table(players), 0)
    for width in (78, 98, 118, 138, 198):
        for most in range(9, 40):
            assert 9 <= rows_wanted(picture, width, most) <= most
