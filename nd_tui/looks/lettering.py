"""Large letters made of small squares, for the title."""

HEIGHT = 7
# Each letter from the top, "#" where it has ink.
FONT = {
    "A": (" ### ", "#   #", "#   #", "#####", "#   #", "#   #", "#   #"),
    "B": ("#### ", "#   #", "#   #", "#### ", "#   #", "#   #", "#### "),
    "C": (" ### ", "#   #", "#    ", "#    ", "#    ", "#   #", " ### "),
    "D": ("#### ", " #  #", " #  #", " #  #", " #  #", " #  #", "#### "),
    "E": ("#####", "#    ", "#    ", "#### ", "#    ", "#    ", "#####"),
    "F": ("#####", "#    ", "#    ", "#### ", "#    ", "#    ", "#    "),
    "G": (" ### ", "#   #", "#    ", "#  ##", "#   #", "#   #", " ### "),
    "H": ("#   #", "#   #", "#   #", "#####", "#   #", "#   #", "#   #"),
    "I": ("###", " # ", " # ", " # ", " # ", " # ", "###"),
    "J": ("  ###", "   # ", "   # ", "   # ", "   # ", "#  # ", " ##  "),
    "K": ("#   #", "#  # ", "# #  ", "##   ", "# #  ", "#  # ", "#   #"),
    "L": ("#    ", "#    ", "#    ", "#    ", "#    ", "#    ", "#####"),
    "M": ("#   #", "## ##", "# # #", "# # #", "#   #", "#   #", "#   #"),
    "N": ("#   #", "##  #", "##  #", "# # #", "#  ##", "#  ##", "#   #"),
    "O": (" ### ", "#   #", "#   #", "#   #", "#   #", "#   #", " ### "),
    "P": ("#### ", "#   #", "#   #", "#### ", "#    ", "#    ", "#    "),
    "Q": (" ### ", "#   #", "#   #", "#   #", "# # #", "#  # ", " ## #"),
    "R": ("#### ", "#   #", "#   #", "#### ", "# #  ", "#  # ", "#   #"),
    "S": (" ### ", "#   #", "#    ", " ### ", "    #", "#   #", " ### "),
    "T": ("#####", "  #  ", "  #  ", "  #  ", "  #  ", "  #  ", "  #  "),
    "U": ("#   #", "#   #", "#   #", "#   #", "#   #", "#   #", " ### "),
    "V": ("#   #", "#   #", "#   #", "#   #", "#   #", " # # ", "  #  "),
    "W": ("#   #", "#   #", "#   #", "# # #", "# # #", "## ##", "#   #"),
    "X": ("#   #", "#   #", " # # ", "  #  ", " # # ", "#   #", "#   #"),
    "Y": ("#   #", "#   #", " # # ", "  #  ", "  #  ", "  #  ", "  #  "),
    "Z": ("#####", "    #", "   # ", "  #  ", " #   ", "#    ", "#####"),
    "-": ("   ", "   ", "   ", "###", "   ", "   ", "   "),
    " ": ("   ",) * HEIGHT,
}
GAP, MOST_COLUMNS = 2, 76  # between two letters; a longer text has its letters closer together
HALVES = {"  ": " ", "# ": "▀", " #": "▄", "##": "█"}


def large(words: str, ascii_only: bool = False) -> list[str]:
    """A text in large letters: two rows of squares to a line or, in ASCII, one."""
    rows = _rows(words, " " * GAP)
    if len(rows[0]) > MOST_COLUMNS:
        rows = _rows(words, " ")
    if ascii_only:
        return rows
    rows.append(" " * len(rows[0]))
    return [
        "".join(HALVES[above + below] for above, below in zip(rows[top], rows[top + 1], strict=True))
        for top in range(0, len(rows), 2)
    ]


def _rows(words: str, gap: str) -> list[str]:
    return [gap.join(FONT[letter][row] for letter in words.upper()) for row in range(HEIGHT)]
