"""Large letters made of small squares, for the title."""

HEIGHT = 7
# Each letter from the top, "#" where it has ink.
FONT = {
    "A": (" ### ", "#   #", "#   #", "#####", "#   #", "#   #", "#   #"),
    "D": ("#### ", " #  #", " #  #", " #  #", " #  #", " #  #", "#### "),
    "E": ("#####", "#    ", "#    ", "#### ", "#    ", "#    ", "#####"),
    "M": ("#   #", "## ##", "# # #", "# # #", "#   #", "#   #", "#   #"),
    "N": ("#   #", "##  #", "##  #", "# # #", "#  ##", "#  ##", "#   #"),
    "O": (" ### ", "#   #", "#   #", "#   #", "#   #", "#   #", " ### "),
    "R": ("#### ", "#   #", "#   #", "#### ", "# #  ", "#  # ", "#   #"),
    "T": ("#####", "  #  ", "  #  ", "  #  ", "  #  ", "  #  ", "  #  "),
    "-": ("   ", "   ", "   ", "###", "   ", "   ", "   "),
    " ": ("   ",) * HEIGHT,
}
HALVES = {"  ": " ", "# ": "▀", " #": "▄", "##": "█"}


def large(words: str, ascii_only: bool = False) -> list[str]:
    """A text in large letters: two rows of squares to a line or, in ASCII, one."""
    rows = ["  ".join(FONT[letter][row] for letter in words) for row in range(HEIGHT)]
    if ascii_only:
        return rows
    rows.append(" " * len(rows[0]))
    return [
        "".join(HALVES[above + below] for above, below in zip(rows[top], rows[top + 1], strict=True))
        for top in range(0, len(rows), 2)
    ]
