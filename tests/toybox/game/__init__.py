"""Pebbles, a game for two to four: the contract of `core.game.Game`, fulfilled by this package.

In each of three rounds all secretly lay some of their red and blue pebbles. What was laid is shown, a card is
drawn, and who alone laid most gets its points; of equals nobody does. He may then pay to look at the next
card, which nobody else sees, and guesses whether it will be a high one; that is told when it is drawn.
The most points win, then the most pebbles left; with too few points nobody has won.
"""

from tests.toybox.game.components import (
    Components,
    decode_components,
    default_components,
    read_components,
)
from tests.toybox.game.knowledge import (
    View,
    came_out,
    deal_anew,
    determinize,
    foreseen,
    impossible,
    options,
    seen_by,
    seen_move,
    standings,
    view,
)
from tests.toybox.game.notation import format_move, parse_move
from tests.toybox.game.rules import (
    apply,
    components_fingerprint,
    components_of,
    decision,
    events,
    is_sealed,
    legal_moves,
    moment,
    new_game,
    opening_events,
    played,
    refusal,
    result,
    seats,
    to_move,
)
from tests.toybox.game.things import Event, Move, State
from tests.toybox.game.wishes import PLAYERS, Setup, read_setup

NAME = "pebbles"

__all__ = [
    "NAME",
    "PLAYERS",
    "Components",
    "Event",
    "Move",
    "Setup",
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
    "impossible",
    "is_sealed",
    "legal_moves",
    "moment",
    "new_game",
    "opening_events",
    "options",
    "parse_move",
    "played",
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
