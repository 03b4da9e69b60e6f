"""The registry of what one can do with a key: footer, help, command palette and keymap all read it."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from msgspec import Struct

from nd_tui import games
from nd_tui.games import GameAct
from nd_tui.words.texts import Texts


class Act(Struct, frozen=True):
    """Something a key does on some screens; its words are the message `do-<id>` and its attribute `.help`."""

    id: str
    key: str
    screens: frozenset[str]
    shown: bool = True  # in the footer
    group: str = ""  # of acts that stand in the footer as one: the message with its name
    game: str = ""  # the only one at whose table it can be done; "" for what can be done in all


def _acts(screens: str, *acts: tuple[str, str, bool], group: str = "") -> tuple[Act, ...]:
    places = frozenset(screens.split(","))
    return tuple(Act(name, key, places, shown, group) for name, key, shown in acts)


# The screens that have actions of their own, in the order in which a person meets them in a list.
PLACES = (
    "title",
    "table",
    "lesson",
    "lines",
    "chapters",
    "review",
    "ending",
    "new-game",
    "load",
    "statistics",
)
TABLES = ("table", "lesson")  # the places that a game has acts for
EVERYWHERE = "everywhere"
FEW = 3  # places; whatever belongs to more of them belongs everywhere

DIRECTIONS = ("left", "right", "up", "down")  # in which one walks on a board
WALKS = tuple((f"walk-{direction}", direction, True) for direction in DIRECTIONS)
OF_ALL_GAMES: tuple[Act, ...] = (
    *_acts("table", *WALKS, group="keys-walk"),
    *_acts("table", ("board-or-list", "tab", True)),
    *_acts(
        "table",
        ("take-back", "u", True),
        ("go-forward", "r", True),
        ("step-back", "left_square_bracket", False),
        ("step-forward", "right_square_bracket", False),
        ("fresh-luck", "f", False),
        ("branch", "b", False),
        ("name-line", "n", False),
        ("lines", "t", True),
        ("compare", "c", False),
        ("hint", "h", True),
        ("log", "l", True),
        ("log-fold", "z", False),
        ("log-player", "y", False),
        ("news", "w", False),
        ("refused", "i", False),
        ("skip", "space", False),
        ("ending", "e", True),
        ("save", "s", False),
        ("load", "ctrl+o", False),
    ),
    *_acts("lines", ("go-there", "enter", True), ("fold", "space", False)),
    *_acts("lines", ("promote", "p", False), ("demote", "d", False), ("delete", "delete", True)),
    *_acts("lines", ("comment", "e", True), ("mark", "a", True), ("evaluate", "v", True)),
    *_acts("lines", ("chapters", "g", True), ("name-line", "n", True), ("compare", "c", True)),
    *_acts("chapters", ("add-position", "a", True), ("add-game", "o", True), ("rename-chapter", "n", True)),
    *_acts("chapters", ("name-study", "t", True), ("delete-chapter", "delete", True)),
    *_acts("chapters", ("chapter-up", "p", True), ("chapter-down", "d", True)),
    *_acts("ending", ("lines", "t", True), ("review", "v", True), ("to-title", "n", True)),
    *_acts("table", ("review", "v", False)),
    *_acts("review", ("go-there", "enter", True), ("play-better", "b", True), ("show-all", "a", True)),
    *_acts("review", ("judge", "space", True), ("next-person", "n", True), ("opponents", "o", True)),
    *_acts("title,table,ending", ("rules", "question_mark", True)),
    *_acts("lines", ("rules", "question_mark", False)),
    *_acts("load", ("name-game", "n", True), ("note-game", "e", True), ("delete-game", "delete", True)),
    *_acts("new-game", ("start", "ctrl+s", True)),
    *_acts("statistics", ("forget", "delete", True)),
    *_acts("lesson", *((name, key, False) for name, key, _ in WALKS), ("board-or-list", "tab", False)),
    *_acts("lesson", ("go-on", "enter", True), ("hint", "h", True), ("solution", "s", True)),
    *_acts("lesson", ("lesson-back", "backspace", True), ("play-freely", "g", True)),
    *_acts("lesson", ("take-back", "u", True), ("go-forward", "r", True)),
    *_acts("lesson", ("step-back", "left_square_bracket", False)),
    *_acts("lesson", ("step-forward", "right_square_bracket", False), ("fresh-luck", "f", False)),
    *_acts("lesson", ("branch", "b", False), ("name-line", "n", False), ("lines", "t", True)),
    *_acts("lesson", ("compare", "c", False), ("log", "l", False), ("skip", "space", False)),
    *_acts("lesson", ("log-fold", "z", False), ("log-player", "y", False)),
    *_acts("lesson", ("news", "w", False), ("refused", "i", False)),
    *_acts("lesson", ("ending", "e", False), ("rules", "question_mark", False), ("help", "f1", True)),
    *_acts("title,new-game,settings,load,rules,course", ("help", "f1", True)),
    *_acts("title,new-game,settings,load,rules,help,course", ("language", "f2", True)),
    *_acts("lines,rules,load,settings,help,course,statistics", ("search", "slash", False)),
    *_acts("statistics", ("help", "f1", True), ("language", "f2", True), ("back", "escape", True)),
    *_acts("title", ("settings", "f3", True)),
    *_acts("table", ("help", "f1", True)),
    *_acts("lines,chapters,ending,review", ("help", "f1", False)),
    *_acts("table,lines,chapters,ending,review,lesson", ("language", "f2", False), ("settings", "f3", False)),
    *_acts("lines,chapters,ending,review,new-game,settings,help,load,rules,course", ("back", "escape", True)),
    *_acts("table,lesson", ("leave", "escape", False)),
)
# Where there is more than one game; the title itself tells the key.
OF_SEVERAL_GAMES = _acts("title", ("next-game", "g", False))


def with_games(acts: Sequence[Act], own_acts: Mapping[str, Sequence[GameAct]]) -> tuple[Act, ...]:
    """The acts of all games, with those of each of them where they belong."""
    known = list(acts)
    for game, own in own_acts.items():
        for act in own:
            for place, after in zip(TABLES, act.after, strict=True):
                new = Act(act.id, act.key, frozenset((place,)), act.shown and place == TABLES[0], game=game)
                here = [before.id == after and place in before.screens for before in known]
                known.insert(here.index(True) + 1, new)
    return tuple(known)


@cache
def registry() -> tuple[Act, ...]:
    """All that can be done, in all games; put together once."""
    choosing = OF_SEVERAL_GAMES if len(games.names()) > 1 else ()
    return with_games((*OF_ALL_GAMES, *choosing), games.ACTS)


def roomy() -> frozenset[str]:
    """What stands in the footer besides where there is room for it; all else is in the menu beside it."""
    own = [act.id for acts in games.ACTS.values() for act in acts if act.roomy]
    return frozenset(("branch", "leave", *own))


# The places that a key of another one opens: the same key closes them.
OPENED_BY = {
    "lines": "lines",
    "review": "review",
    "ending": "ending",
    "load": "load",
    "rules": "rules",
    "help": "help",
    "settings": "settings",
}


def acts_on(screen: str, game: str | None = None) -> list[Act]:
    """What can be done on a screen, in a game or in any of them."""
    return [act for act in registry() if screen in act.screens and (game is None or act.game in ("", game))]


def closing_key(screen: str, keys: Mapping[str, str]) -> str:
    """The key that has opened a screen, if it does nothing else there; else none."""
    if screen not in OPENED_BY:
        return ""
    key = key_of(OPENED_BY[screen], keys)
    return "" if key in {key_of(act.id, keys) for act in acts_on(screen)} else key


def explanation(act: Act, screen: str, texts: Texts) -> str:
    """What it means to do this on a screen; in a lesson a hint is first of all the lesson's own."""
    return texts("do-hint.lesson" if (act.id, screen) == ("hint", "lesson") else f"do-{act.id}.help")


def by_place() -> dict[str, list[str]]:
    """Every action once, under the first of the few places that it belongs to, or under `EVERYWHERE`."""
    screens: dict[str, set[str]] = {}
    for act in registry():
        screens.setdefault(act.id, set()).update(act.screens)
    groups: dict[str, list[str]] = {place: [] for place in (*PLACES, EVERYWHERE)}
    for act_id, known in screens.items():
        place = EVERYWHERE if len(known) > FEW else next(place for place in PLACES if place in known)
        groups[place].append(act_id)
    return {place: acts for place, acts in groups.items() if acts}


def action_of(act: Act) -> str:
    """The name of the method that does it, as Textual spells it."""
    return act.id.replace("-", "_")


def name_of(texts: Texts, act_id: str, form: str = "") -> str:
    """What an act is called, or with the form ".help" what it means, whichever game it belongs to."""
    game = next(act.game for act in registry() if act.id == act_id)
    return (texts.of(game) if game else texts)(f"do-{act_id}{form}")


def usual_keys() -> dict[str, str]:
    """The key that everything has until somebody gives it another."""
    return {act.id: act.key for act in registry()}


def key_of(act_id: str, keys: Mapping[str, str]) -> str:
    """The key of an action in a keymap; the usual one where it says nothing."""
    return keys.get(act_id) or next(act.key for act in registry() if act.id == act_id)


def clashes(keys: dict[str, str]) -> Iterable[tuple[str, str]]:
    """Pairs of actions that a keymap puts on the same key of the same screen."""
    for index, one in enumerate(registry()):
        for other in registry()[index + 1 :]:
            same = keys.get(one.id, one.key) == keys.get(other.id, other.key)
            apart = one.game and other.game and one.game != other.game
            if same and not apart and one.id != other.id and one.screens & other.screens:
                yield one.id, other.id
