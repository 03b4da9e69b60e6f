"""How a name becomes shorter where it has no room: by whole words first, then by letters with a full stop."""

from rich.cells import cell_len, set_cell_size

STOP = "."
LEAST = 2  # columns: a letter and the full stop


def shortened(name: str, width: int) -> str:
    """A name in at most so many columns: all of it, its first words, or the beginning of its first one.

    What comes first is what people are called by: of "Guillaume de Bourges" stays "Guillaume", then "Guill.".
    """
    if cell_len(name) <= width:
        return name
    words = name.split()
    while len(words) > 1:
        words.pop()
        if cell_len(" ".join(words)) <= width and len(words[-1]) > LEAST:  # it ends with no "de" or "von"
            return " ".join(words)
    beginning = set_cell_size(words[0] if words else "", max(0, width - len(STOP))).rstrip()
    return f"{beginning}{STOP}" if beginning else STOP[:width]
