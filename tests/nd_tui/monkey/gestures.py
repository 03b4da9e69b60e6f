"""What a monkey does: an endless row of gestures that follows from its seed alone."""

import random
from collections.abc import Callable, Iterator

from msgspec import Struct

from nd_tui.keys.actions import registry
from tests.nd_tui.monkey import keys
from tests.nd_tui.monkey.pasted import text_to_paste

SMALLEST, LARGEST = (20, 5), (200, 60)
USUAL_SIZES = ((80, 24), (80, 24), (100, 30), (120, 36), (140, 45), (200, 60))
SPELT = {
    "left_square_bracket": "[",
    "right_square_bracket": "]",
    "question_mark": "?",
    "space": keys.SPACE,
    "enter": keys.ENTER,
    "escape": keys.ESCAPE,
    "delete": keys.DELETE,
    "backspace": keys.BACKSPACE,
    "f1": keys.F1,
    "f2": keys.F2,
    "f3": keys.F3,
    "ctrl+s": "\x13",
    "ctrl+o": "\x0f",
}
ACTIONS = tuple(sorted({SPELT.get(act.key, act.key) for act in registry()} | {"\x10"}))  # and the palette
LETTERS = "abcdefghijklmnopqrstuvwxyzéàçœABCXYZ 0123456789,.;:!?/-+*'’\"[]{}()<>=%$#@&|\\~^"


class Gesture(Struct, frozen=True, omit_defaults=True):
    """What is typed at once, then a new size of the window, and how long the monkey then looks on."""

    typed: str = ""
    size: tuple[int, int] | None = None
    pause: float = 0.0


class Monkey:
    """Somebody with a seed; moods last for a while, so that it gets somewhere."""

    def __init__(self, chance: random.Random, size: tuple[int, int]) -> None:
        self.chance = chance
        self.size = size
        self.spot = (1, 1)  # where the mouse is
        self.moods: dict[Callable[[], Gesture], int] = {
            self.play: 5,
            self.act: 5,
            self.hurry: 4,
            self.point: 4,
            self.write: 2,
            self.stretch: 2,
            self.fumble: 2,
        }

    def gestures(self) -> Iterator[Gesture]:
        """One gesture after another, some more of a kind while a mood lasts."""
        while True:
            mood = self.chance.choices(list(self.moods), list(self.moods.values()))[0]
            for _ in range(self.chance.randint(2, 12)):
                yield mood()

    def pause(self) -> float:
        """Mostly a moment, sometimes none, seldom long enough that opponents and hints get on."""
        kind = self.chance.random()
        if kind < 0.4:
            return 0.0
        return round(self.chance.uniform(0.02, 0.2) if kind < 0.95 else self.chance.uniform(0.5, 2.0), 3)

    def typed(self, text: str) -> Gesture:
        """Some keys, and a pause."""
        return Gesture(text, pause=self.pause())

    def play(self) -> Gesture:
        """Play on: a choice by its number, the first one, or what goes on from a box."""
        return self.typed(self.chance.choice(("1", "1", "2", "3", keys.ENTER, keys.ENTER, keys.SPACE, "4")))

    def act(self) -> Gesture:
        """One of the keys that do something somewhere."""
        return self.typed(self.chance.choice(ACTIONS))

    def hurry(self) -> Gesture:
        """Many keys at once, the same one several times or all sorts."""
        one = self.chance.choice((*ACTIONS, *keys.MOVING, "1", "2", keys.ENTER, keys.ESCAPE))
        if self.chance.random() < 0.5:
            return self.typed(one * self.chance.randint(2, 8))
        some = (*ACTIONS, *keys.MOVING, *"12345678", keys.ENTER, keys.ESCAPE)
        return self.typed("".join(self.chance.choices(some, k=self.chance.randint(2, 12))))

    def point(self) -> Gesture:
        """Something with the mouse, often where it was before."""
        if self.chance.random() < 0.6:
            self.spot = self.somewhere()
        kind, spot = self.chance.random(), self.spot
        if kind < 0.6:
            button = self.chance.choice((0, 0, 0, 0, 1, 2))
            return self.typed(keys.click(*spot, button) * self.chance.choice((1, 1, 2, 3, 5)))
        if kind < 0.75:
            cells = [spot, *(self.somewhere() for _ in range(self.chance.randint(1, 6)))]
            return self.typed(keys.drag(cells))
        if kind < 0.9:
            wheel = self.chance.choice((keys.WHEEL_UP, keys.WHEEL_DOWN))
            return self.typed(keys.mouse(wheel, *spot) * self.chance.randint(1, 10))
        return self.typed("".join(keys.mouse(keys.MOVE, *self.somewhere()) for _ in range(8)))

    def somewhere(self) -> tuple[int, int]:
        """A cell: anywhere, on the left where lists are, or on the last line where the keys stand."""
        columns, rows = self.size
        kind = self.chance.random()
        column = self.chance.randint(1, columns if kind < 0.7 else min(columns, 30))
        row = rows if 0.5 < kind < 0.65 else self.chance.randint(1, rows)
        return column, row

    def write(self) -> Gesture:
        """A text, typed or pasted, and mostly confirmed."""
        if self.chance.random() < 0.5:
            text = keys.paste(text_to_paste(self.chance))
        else:
            text = "".join(self.chance.choices(LETTERS, k=self.chance.randint(1, 10)))
        return self.typed(text + self.chance.choice(("", keys.ENTER, keys.ENTER * 2, keys.TAB)))

    def stretch(self) -> Gesture:
        """Another size of the window, in the midst of keys or after them."""
        if self.chance.random() < 0.6:
            self.size = self.chance.choice(USUAL_SIZES)
        else:
            columns, rows = map(self.chance.randint, SMALLEST, LARGEST)
            self.size = (columns, rows)
        text = self.chance.choice(("", "", *ACTIONS))
        return Gesture(text, size=self.size, pause=self.pause())

    def fumble(self) -> Gesture:
        """Keys that nobody needs, and those that put the program to sleep."""
        if self.chance.random() < 0.05:
            return self.typed(keys.SUSPEND)  # the terminal wakes it
        kinds = (keys.CONTROL, keys.ALT, keys.FUNCTION, keys.HELD, keys.SPELT, keys.UNASKED)
        some = [self.chance.choice(self.chance.choice(kinds)) for _ in range(self.chance.randint(1, 4))]
        return self.typed("".join(some))
