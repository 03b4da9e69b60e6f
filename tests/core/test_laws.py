"""The laws of the contract, tried on every game with every number of players."""

from collections.abc import Callable, Hashable
from functools import cache

import pytest

from core import notre_dame as nd
from core import rattus_cartus as rc
from core.rattus_cartus.moves import Enter, Give
from tests.core.laws import LAWS, Subject, Trial, tried
from tests.core.notre_dame.scenes import NAMES
from tests.toybox import game as pebbles


def choice_of_cards(state: nd.State) -> Hashable | None:
    """Which of the two choices of a round goes on."""
    return (state.round, state.task.data) if state.task is not None and state.task.name == "keep" else None


def laying_of_pebbles(state: pebbles.State) -> Hashable | None:
    return None if state.sealed is None else state.round


def nothing_at_once(state: rc.State) -> None:
    """In Rattus Cartus everybody announces what he does, though not with which cards."""


def cards_unseen(move: rc.Move) -> bool:
    return isinstance(move, Enter | Give) and bool(move.cards)


def wish(players: int, buildings: str) -> rc.Setup:
    chosen = MIXED if buildings == "chosen" else ()
    rats = "all" if players % 2 else "own"
    return rc.Setup(NAMES[:players], buildings=buildings, chosen=chosen, rats_shown=rats)


# All that is rare together: Towers, Hospitals, Passes, Swords and Flutes, Gold.
MIXED = (
    "brewery",
    "office",
    "hospital",
    "guard_tower-a",
    "guard_tower-b",
    "guard_tower-c",
    "castle-a",
    "castle-d",
)
MIXED += ("hut", "treasury")
SUBJECTS = (
    *[
        Subject(nd, nd.Setup(NAMES[:players], new_persons=players % 2 == 0), choice_of_cards)
        for players in nd.PLAYERS
    ],
    *[
        Subject(pebbles, pebbles.Setup(NAMES[:players], sit_out=sit_out), laying_of_pebbles)
        for players in pebbles.PLAYERS
        for sit_out in (False, True)
    ],
    *[
        Subject(rc, wish(players, buildings), nothing_at_once, buildings, cards_unseen)
        for players in rc.PLAYERS
        for buildings in ("first_game", "by_type", "by_card", "chosen")
    ],
)
every_subject = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
every_law = pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)


@cache
def trial_of(number: int, seed: int) -> Trial:
    return tried(SUBJECTS[number], seed)


@every_subject
@every_law
def test_every_game_keeps_the_law(subject: Subject, law: Callable[[Trial], None]) -> None:
    law(trial_of(SUBJECTS.index(subject), 7))


@pytest.mark.soak
@every_subject
@every_law
def test_every_game_keeps_the_law_in_thirty_games(subject: Subject, law: Callable[[Trial], None]) -> None:
    for seed in range(100, 130):
        law(tried(subject, seed))


@every_subject
def test_games_have_as_many_seats_as_players(subject: Subject) -> None:
    game, players = subject.game, len(subject.setup.players)
    assert players in game.PLAYERS
    assert game.seats(game.new_game(subject.setup, 1)) == players
