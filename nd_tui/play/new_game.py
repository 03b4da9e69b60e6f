"""What a person asks for in the form of a new game, and the game that comes of it."""

import secrets
from dataclasses import dataclass, replace
from typing import Any, Literal

import msgspec

from core import notre_dame as nd
from core.game import BadSetup, Problem
from core.notre_dame.agents.levels import LEVELS as AGENTS
from core.notre_dame.names import COLOURS
from core.notre_dame.setup import FEWEST_PLAYERS, MOST_PLAYERS
from core.record import AnyMatch, new_match
from nd_tui.play.seats import AGENT, SEEDS, USUAL_PLAYERS
from nd_tui.storage.saves import PERSON
from nd_tui.terminal.visible import check_typed_names
from nd_tui.words.texts import Texts

MOST_DIGITS = 30  # no seed is longer, and longer ones would only take time to refuse


@dataclass(frozen=True)
class NewGameForm:
    """The form as it is filled in; it holds five seats, of which the first `players` play."""

    names: tuple[str, ...]
    players: int = USUAL_PLAYERS
    who: tuple[str, ...] = (PERSON,) + (AGENT,) * (MOST_PLAYERS - 1)
    colours: tuple[str, ...] = COLOURS
    edition: str = "anniversary"
    hotel_two_from: Literal[3, 4] | None = None
    fool_from_cathedral: bool | None = None
    limited_gold: bool | None = None
    new_persons: bool | None = None
    start: int | None = None
    seed: str = ""

    def with_colour(self, seat: int, colour: str) -> "NewGameForm":
        """A seat gets a colour; whoever had it gets that of the seat."""
        colours = list(self.colours)
        colours[colours.index(colour)] = colours[seat]
        colours[seat] = colour
        return replace(self, colours=tuple(colours))

    def with_who(self, seat: int, who: str) -> "NewGameForm":
        """Somebody else plays a seat."""
        return replace(self, who=(*self.who[:seat], who, *self.who[seat + 1 :]))

    def with_name(self, seat: int, name: str) -> "NewGameForm":
        """A seat gets a name."""
        return replace(self, names=(*self.names[:seat], name, *self.names[seat + 1 :]))

    def with_players(self, players: int) -> "NewGameForm":
        """More or fewer seats; a bell-ringer at a seat that is gone is again found by the seed."""
        start = self.start if self.start is None or self.start < players else None
        return replace(self, players=players, start=start)


def usual_form(texts: Texts) -> NewGameForm:
    """The form before anything is filled in."""
    return NewGameForm(tuple(texts("usual-names").split(", ")))


def remembered(wish: NewGameForm) -> dict[str, Any]:
    """What of a form is worth remembering: all but the luck."""
    plain: dict[str, Any] = msgspec.to_builtins(replace(wish, seed=""))
    return plain


def form_of(kept: dict[str, Any], texts: Texts) -> NewGameForm:
    """The form as it was filled in last; the usual one where nothing is kept that makes sense."""
    usual = usual_form(texts)
    try:
        wish = msgspec.convert({**msgspec.to_builtins(usual), **kept}, NewGameForm)
        game_of(wish)
    except (msgspec.ValidationError, Problem, RecursionError):
        return usual
    return wish if set(wish.who) <= {PERSON, *AGENTS} and _all_seats(wish) else usual


def _all_seats(wish: NewGameForm) -> bool:
    full = len(wish.names) == len(wish.who) == MOST_PLAYERS and sorted(wish.colours) == sorted(COLOURS)
    return full and FEWEST_PLAYERS <= wish.players <= MOST_PLAYERS


def game_of(wish: NewGameForm, components: Any = None) -> AnyMatch:
    """The game that a form asks for; a Problem if it cannot be played."""
    seats = wish.who[: wish.players]
    if PERSON not in seats:
        raise BadSetup("setup-people-count", found=0, most=wish.players)
    check_typed_names(wish.names[: wish.players])
    setup = nd.Setup(
        wish.names[: wish.players],
        wish.edition,
        wish.colours[: wish.players],
        wish.start,
        wish.hotel_two_from,
        wish.fool_from_cathedral,
        wish.limited_gold,
        wish.new_persons,
    )
    return new_match(nd, setup, seed_of(wish.seed), seats, components)


def seed_of(typed: str) -> int:
    """The seed that was typed, or a random one."""
    typed = typed.strip()
    if not typed:
        return secrets.randbelow(SEEDS)
    if not (typed.isascii() and typed.isdigit() and len(typed) <= MOST_DIGITS):
        raise BadSetup("setup-seed-text", seed=typed)
    return int(typed)
