"""What a step can light on the table: names for lessons, and where on the screen that is."""

from core.notre_dame.names import ACTION_NAMES, PLACES

# By name: the part of the screen that must be seen, and what is marked in it.
LIGHTS: dict[str, tuple[str, str]] = {
    "top": ("top", "#top"),
    "persons": ("upper", ".person"),
    **{f"person-{n}": ("upper", f"#person-{n}") for n in (1, 2, 3)},
    "plague": ("upper", "#plague"),
    "own": ("own", "#own"),
    "goods": ("own", "#own .goods"),
    **{ACTION_NAMES[place]: ("own", f"#own .place-{ACTION_NAMES[place]}") for place in PLACES},
    "harbour": ("own", "#own .harbour"),
    "hand": ("hand", "#hand"),
    "others": ("others", "#others"),
    "choices": ("choices", "#choices"),
    "streets": ("map", ".borough-map"),
    "log": ("log", "#log"),
    "keys": ("keys", "KeyBar"),
}
# The parts of the board on a small screen, those first that are seen wherever there is room, by their lines.
PARTS = {"own": 8, "upper": 5, "hand": 1, "others": 2, "top": 1}
LEAST_CHOICES = 5  # lines
PAGES = ("map", "log")


def parts_of(lit: tuple[str, ...]) -> set[str]:
    """The parts of the screen that must be seen for these lights."""
    return {LIGHTS[name][0] for name in lit}


def page_of(lit: tuple[str, ...]) -> str:
    """The page of a small screen on which these lights are."""
    return next((page for page in PAGES if page in parts_of(lit)), "board")


def parts_left_out(lit: tuple[str, ...], room: int, choices: int) -> set[str]:
    """The parts of the board that have to go from a small screen with so many lines for board and choices.

    The choices get the lines that they want, and none if they are not shown; then come the unlit parts.
    """
    needed = parts_of(lit)
    room -= max(LEAST_CHOICES, choices) if choices else 0
    room -= sum(lines for part, lines in PARTS.items() if part in needed)
    gone = set() if choices else {"lower"}
    for part, lines in PARTS.items():
        if part not in needed:
            if lines <= room:
                room -= lines
            else:
                gone.add(part)
    return gone
