"""What a person asks for in the form of a new game, and the game that comes of it."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from core import rng
from core.ai.characters import characters_of, joined, parted
from core.game import BadSetup, Problem
from core.record import AnyMatch, new_match
from nd_tui.games import open_box
from nd_tui.games.form import Values
from nd_tui.storage.saves import PERSON
from nd_tui.terminal.visible import check_typed_names
from nd_tui.words.characters import (
    SURPRISE,
    begins_with_a_level,
    characters_told,
    opponent_named,
    wishes_for,
)
from nd_tui.words.levels import level_names, levels_of_game
from nd_tui.words.texts import Texts

USUAL_PLAYERS = 3
SEEDS = 1_000_000  # of which one is drawn; larger ones may be asked for
MOST_DIGITS = 30  # no seed is longer, and longer ones would only take time to refuse


@dataclass(frozen=True)
class NewGameForm:
    """The form as it is filled in; it holds all seats there could be, of which the first `players` play."""

    game: str
    names: tuple[str, ...]
    players: int
    who: tuple[str, ...]
    values: Values  # what the game itself asks for
    seed: str = ""
    # What is wished of opponents' characters; of seats without a word nothing.
    characters: tuple[str, ...] = ()

    def with_value(self, field: str, value: Any) -> "NewGameForm":
        """Another value in a field of the game."""
        return replace(self, values=open_box(self.game).form.changed(self.values, field, value))

    def with_seat_value(self, seat: int, value: Any) -> "NewGameForm":
        """Another value in the game's field of a seat."""
        return replace(self, values=open_box(self.game).form.seat_changed(self.values, seat, value))

    def with_who(self, seat: int, who: str) -> "NewGameForm":
        """Somebody else plays a seat."""
        return replace(self, who=(*self.who[:seat], who, *self.who[seat + 1 :]))

    def with_character(self, seat: int, character: str) -> "NewGameForm":
        """Another character is wished for a seat; it stays wished for, whoever plays there meanwhile."""
        wished = [self.wished(at) for at in range(len(self.who))]
        return replace(self, characters=(*wished[:seat], character, *wished[seat + 1 :]))

    def wished(self, seat: int) -> str:
        """The character that is wished for a seat."""
        return self.characters[seat] if seat < len(self.characters) else ""

    def character(self, seat: int) -> str:
        """The character of who plays a seat: what is wished for, as far as it can have it."""
        wished = self.wished(seat)
        return wished if wished in wishes_for(self.game, self.who[seat]) else ""

    def with_name(self, seat: int, name: str) -> "NewGameForm":
        """A seat gets a name."""
        return replace(self, names=(*self.names[:seat], name, *self.names[seat + 1 :]))

    def with_players(self, players: int) -> "NewGameForm":
        """More or fewer seats."""
        values = open_box(self.game).form.players_changed(self.values, players)
        return replace(self, players=players, values=values)


class KeptForm(msgspec.Struct, frozen=True):
    """What of a form is the same in every game, as it is kept."""

    names: tuple[str, ...]
    players: int
    who: tuple[str, ...]
    characters: tuple[str, ...] = ()


def usual_players(numbers: range) -> int:
    """How many play unless somebody says otherwise."""
    return USUAL_PLAYERS if USUAL_PLAYERS in numbers else numbers[0]


def opponents_of(texts: Texts, text: str) -> tuple[str, ...]:
    """The opponents that a text names, with commas between them; BadSetup for an unknown one."""
    found = {part: opponent_named(texts.game, part) for part in text.split(",")}
    for part, who in found.items():
        if who is None:
            known, characters = ", ".join(level_names(texts)), ", ".join(characters_told(texts))
            if begins_with_a_level(texts.game, part):
                raise BadSetup("unknown-opponent", level=part.strip(), known=known, characters=characters)
            raise BadSetup("unknown-level", level=part.strip(), known=known)
    return tuple(str(found[part]) for part in text.split(","))


def surprised(game: str, seats: Sequence[str], seed: int) -> tuple[str, ...]:
    """Who plays where: a character for every surprise, always the same by the same seed."""
    luck, found = rng.seeded(seed), list[str]()
    for who in seats:
        drawn, luck = rng.word(luck)
        level, character = parted(who)
        if character == SURPRISE:
            possible = characters_of(open_box(game).minds(), level)
            who = joined(level, possible[rng.below(drawn, len(possible))[0]])
        found.append(who)
    return tuple(found)


def usual_form(texts: Texts) -> NewGameForm:
    """The form before anything is filled in."""
    box = open_box(texts.game)
    numbers: range = box.game.PLAYERS
    names = tuple(texts("usual-names").split(", ")[: numbers[-1]])
    who = (PERSON,) + (box.minds().USUAL,) * (numbers[-1] - 1)
    return NewGameForm(texts.game, names, usual_players(numbers), who, box.form.usual())


def remembered(form: NewGameForm) -> dict[str, Any]:
    """What of a form is worth remembering: all but the luck."""
    general = KeptForm(form.names, form.players, form.who, form.characters)
    plain: dict[str, Any] = msgspec.to_builtins({**msgspec.structs.asdict(general), **form.values})
    return plain


def form_of(kept: Mapping[str, Any], texts: Texts) -> NewGameForm:
    """The form as it was filled in last; the usual one where nothing is kept that makes sense."""
    usual = usual_form(texts)
    values = {name: kept.get(name, value) for name, value in usual.values.items()}
    try:
        read = open_box(texts.game).form.read(values)
        general = msgspec.convert({**remembered(usual), **kept}, KeptForm)
        if read is None:
            return usual
        wish = NewGameForm(
            usual.game, general.names, general.players, general.who, read, characters=general.characters
        )
        game_of(wish)
    except (msgspec.ValidationError, Problem, RecursionError):
        return usual
    return wish if _all_seats(wish, usual) else usual


def _all_seats(wish: NewGameForm, usual: NewGameForm) -> bool:
    known = {PERSON, *levels_of_game(wish.game)}
    full = len(wish.names) == len(wish.who) == len(usual.names) and set(wish.who) <= known
    return full and wish.players in open_box(wish.game).game.PLAYERS


def game_of(form: NewGameForm, components: Any = None) -> AnyMatch:
    """The game that a form asks for; a Problem if it cannot be played."""
    seats, names = form.who[: form.players], form.names[: form.players]
    if PERSON not in seats:
        raise BadSetup("setup-people-count", found=0, most=form.players)
    check_typed_names(names)
    box = open_box(form.game)
    setup = box.game.read_setup(box.form.setup(form.values, names))
    seed = seed_of(form.seed)
    wished = [joined(who, form.character(seat)) for seat, who in enumerate(seats)]
    return new_match(box.game, setup, seed, surprised(form.game, wished, seed), components)


def first_game(texts: Texts, components: Any = None) -> AnyMatch:
    """The game for somebody who has never played: the usual table, with opponents that one meets first."""
    return game_of(usual_form(texts), components)


def seed_of(typed: str) -> int:
    """The seed that was typed, or a random one."""
    typed = typed.strip()
    if not typed:
        return secrets.randbelow(SEEDS)
    if not (typed.isascii() and typed.isdigit() and len(typed) <= MOST_DIGITS):
        raise BadSetup("setup-seed-text", seed=typed)
    return int(typed)
