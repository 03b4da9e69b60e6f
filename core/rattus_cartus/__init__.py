"""Rattus Cartus, the board game: the contract of `core.game.Game`, fulfilled by this module."""

from core.rattus_cartus.component_file import (
    decode_components,
    default_components,
    load_components,
    read_components,
)
from core.rattus_cartus.dealing import components_fingerprint, components_of, new_game
from core.rattus_cartus.determinization import deal_anew, determinize
from core.rattus_cartus.event_types import Event, seen_by
from core.rattus_cartus.foresight import foreseen
from core.rattus_cartus.impossible_moves import impossible
from core.rattus_cartus.moves import Move
from core.rattus_cartus.notation import format_move, parse_move
from core.rattus_cartus.rules import (
    apply,
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
from core.rattus_cartus.scoring import Sheet, points_by_source, result, score_sheets
from core.rattus_cartus.setup import PLAYERS, Setup, has_tower, read_setup
from core.rattus_cartus.state import State, moment
from core.rattus_cartus.views import View, came_out, options, seen_move, standings, view

NAME = "rattus-cartus"

__all__ = [
    "NAME",
    "PLAYERS",
    "Event",
    "Move",
    "Setup",
    "Sheet",
    "State",
    "View",
    "apply",
    "came_out",
    "components_fingerprint",
    "components_of",
    "deal_anew",
    "decision",
    "decode_components",
    "default_components",
    "determinize",
    "events",
    "foreseen",
    "format_move",
    "has_tower",
    "impossible",
    "is_sealed",
    "legal_moves",
    "load_components",
    "moment",
    "new_game",
    "opening_events",
    "options",
    "parse_move",
    "played",
    "points_by_source",
    "read_components",
    "read_setup",
    "refusal",
    "result",
    "score_sheets",
    "seats",
    "seen_by",
    "seen_move",
    "standings",
    "to_move",
    "view",
]
