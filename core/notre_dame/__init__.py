"""Notre Dame, the board game by Stefan Feld: the contract of `core.game.Game`, fulfilled by this module."""

from core.notre_dame.component_file import (
    decode_components,
    default_components,
    load_components,
    read_components,
)
from core.notre_dame.dealing import components_fingerprint, components_of, new_game
from core.notre_dame.determinization import deal_anew, determinize
from core.notre_dame.event_types import Event, seen_by
from core.notre_dame.foresight import Foresight, foresee, foreseen
from core.notre_dame.impossible_moves import impossible
from core.notre_dame.knowledge import known_hand
from core.notre_dame.moves import Move
from core.notre_dame.names import Card
from core.notre_dame.notation import format_move, parse_move
from core.notre_dame.results import prestige_by_source, result, standings
from core.notre_dame.rules import (
    apply,
    before_reckoning,
    decision,
    events,
    is_sealed,
    legal_moves,
    opening_events,
    played,
    refusal,
    seats,
    to_move,
)
from core.notre_dame.setup import PLAYERS, Setup, read_setup
from core.notre_dame.state import State, moment
from core.notre_dame.views import View, came_out, options, seen_move, view

NAME = "notre-dame"

__all__ = [
    "NAME",
    "PLAYERS",
    "Card",
    "Event",
    "Foresight",
    "Move",
    "Setup",
    "State",
    "View",
    "apply",
    "before_reckoning",
    "came_out",
    "components_fingerprint",
    "components_of",
    "deal_anew",
    "decision",
    "decode_components",
    "default_components",
    "determinize",
    "events",
    "foresee",
    "foreseen",
    "format_move",
    "impossible",
    "is_sealed",
    "known_hand",
    "legal_moves",
    "load_components",
    "moment",
    "new_game",
    "opening_events",
    "options",
    "parse_move",
    "played",
    "prestige_by_source",
    "read_components",
    "read_setup",
    "refusal",
    "result",
    "seats",
    "seen_by",
    "seen_move",
    "standings",
    "to_move",
    "view",
]
