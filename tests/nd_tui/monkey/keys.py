"""What a terminal sends for keys, for the mouse and for what is pasted."""

from collections.abc import Sequence

ESC = "\x1b"
ENTER, ESCAPE, SPACE, TAB, BACKSPACE, DELETE = "\r", ESC, " ", "\t", "\x7f", f"{ESC}[3~"
UP, DOWN, RIGHT, LEFT = (f"{ESC}[{letter}" for letter in "ABCD")
HOME, END, PAGE_UP, PAGE_DOWN, INSERT = f"{ESC}[H", f"{ESC}[F", f"{ESC}[5~", f"{ESC}[6~", f"{ESC}[2~"
BACK_TAB = f"{ESC}[Z"
MOVING = (UP, DOWN, LEFT, RIGHT, HOME, END, PAGE_UP, PAGE_DOWN, TAB, BACK_TAB)
F1, F2, F3, F4 = (f"{ESC}O{letter}" for letter in "PQRS")
FUNCTION = (F1, F2, F3, F4, *(f"{ESC}[{number}~" for number in (15, 17, 18, 19, 20, 21, 23, 24)))
# Arrows and the like with Shift, Alt, Ctrl and all of them.
HELD = tuple(f"{ESC}[1;{held}{letter}" for held in (2, 3, 5, 8) for letter in "ABCDHFPQ")
QUIT, SUSPEND = "\x11", "\x1a"
CONTROL = tuple(chr(code) for code in range(32) if chr(code) not in (QUIT, SUSPEND, ESC))
ALT = tuple(f"{ESC}{letter}" for letter in "abcdefghijklmnopqrstuvwxyz1234567890")
# Keys as newer terminals spell them, and what a terminal sends without being asked: the focus comes and goes.
SPELT = tuple(f"{ESC}[{code};{held}u" for code in (27, 13, 97, 112, 127) for held in (1, 2, 5))
UNASKED = (f"{ESC}[I", f"{ESC}[O", f"{ESC}[?1;2c", f"{ESC}[?2026;2$y")

PRESS, MOVE, WHEEL_UP, WHEEL_DOWN = 0, 35, 64, 65
DRAG = 32  # added to the button that is held


def mouse(button: int, column: int, row: int, pressed: bool = True) -> str:
    """A button at a cell; the first column and row are 1."""
    return f"{ESC}[<{button};{column};{row}{'M' if pressed else 'm'}"


def click(column: int, row: int, button: int = PRESS) -> str:
    """A button pressed and let go at one cell."""
    return mouse(button, column, row) + mouse(button, column, row, pressed=False)


def drag(cells: Sequence[tuple[int, int]], button: int = PRESS) -> str:
    """A button pressed at the first cell, held along the others, and let go at the last."""
    held = "".join(mouse(button + DRAG, *cell) for cell in cells[1:])
    return mouse(button, *cells[0]) + held + mouse(button, *cells[-1], pressed=False)


def paste(text: str) -> str:
    """A text as a terminal hands over what was pasted; it lets nobody end that from within."""
    return f"{ESC}[200~{text.replace(f'{ESC}[201~', '')}{ESC}[201~"
