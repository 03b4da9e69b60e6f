"""Keys that cannot be given to an action, since whatever has the focus on its screens uses them itself."""

from textual.binding import BindingsMap
from textual.dom import DOMNode
from textual.keys import key_to_character
from textual.widgets import Button, Input, OptionList

from nd_tui.app import GamesApp
from nd_tui.keys.actions import registry
from nd_tui.screens.table import TableScreen
from nd_tui.widgets.fields import Cycle
from nd_tui.widgets.game_list import GameList
from nd_tui.widgets.line_tree import LineTree
from nd_tui.widgets.review_drawings import DecisionList

# What is everywhere: numbers and lists to choose from, buttons, and the keys of the whole program.
EVERYWHERE: tuple[type[DOMNode], ...] = (GamesApp, TableScreen, OptionList, Button)
# What else has the focus on some screens, by their names in the registry.
FOCUSED: dict[str, tuple[type[DOMNode], ...]] = {
    "new-game": (Cycle, Input),
    "settings": (Cycle,),
    "statistics": (Cycle,),
    "load": (GameList, Input),
    "rules": (Input,),
    "lines": (LineTree,),
    "review": (DecisionList,),
}


def is_taken(act_id: str, key: str) -> bool:
    """Whether an action could never, or not always, be done with a key; its usual one is free in any case."""
    acts = [act for act in registry() if act.id == act_id]
    if key in {act.key for act in acts}:
        return False
    here = {kind for act in acts for place in act.screens for kind in FOCUSED.get(place, ())}
    if Input in here and (key_to_character(key) or "\n").isprintable():
        return True  # it would be typed
    bound = {key for kind in (*EVERYWHERE, *here) for key in keys_of(kind)}
    return key in bound or key == GamesApp.COMMAND_PALETTE_BINDING


def keys_of(kind: type[DOMNode]) -> set[str]:
    """All keys that a kind of widget, screen or app is bound to."""
    bound = (BindingsMap(vars(base).get("BINDINGS", ())) for base in kind.__mro__)
    return {key for bindings in bound for key in bindings.key_to_bindings}
