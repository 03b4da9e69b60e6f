"""The layout of a save file: what stands in it after its header, version by version."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from core.evaluation import LONGEST_WORD, Evaluation, Mark
from core.history import LARGEST_LUCK
from core.verdict import Verdict

OVER_AT_THE_CURSOR = 2  # the last version in which `over` told of the cursor's position alone

MOST_COMPONENT_BYTES = 2**20  # of all bytes for component data, as compact JSON; a game's are a few thousand

MOST_SEATS = 100  # of any game

Index = Annotated[int, Meta(ge=0)]
Luck = Annotated[int, Meta(ge=0, le=LARGEST_LUCK)]
Word = Annotated[str, Meta(min_length=1, max_length=LONGEST_WORD)]


class Line(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Moves one after the other; positions are numbered from 0, the first one, through all lines in order.

    A line goes on after the position it names. With `luck` its first position is that same one with all that
    the seats in `keeping` did not know dealt anew; if there are none, the deciding seat.
    """

    moves: tuple[str, ...]
    after: Index = 0
    luck: Luck | None = None
    keeping: Annotated[tuple[Index, ...], Meta(max_length=MOST_SEATS)] = ()


class Record(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A save of version 3.

    The first of them have no component data, marks or evaluations. In earlier versions `over` told of the
    cursor, and lines had no `keeping`; version 1 has no verdicts.
    """

    format: str
    version: int
    program: str  # the version that wrote it
    written: str  # when
    game: str
    setup: dict[str, Any]
    seed: Luck
    components: str  # the fingerprint of the component data
    seats: tuple[str, ...]
    lines: tuple[Line, ...]
    cursor: Index = 0
    over: bool = False  # whether the game was played to its end, on whatever line
    names: dict[Index, str] = {}
    comments: dict[Index, str] = {}
    verdicts: dict[Index, Verdict] = {}  # of analyses, by the position that a move led to
    marks: dict[Index, Mark] = {}  # of people, likewise
    words: dict[Index, Word] = {}
    evaluations: dict[Index, Evaluation] = {}
    foreseen: tuple[Index, ...] = ()  # where somebody went on who had seen what came
    seen_to: dict[Index, Index] = {}  # by position of fresh luck (or 0): the depth to which it was seen
    component_data: dict[str, Any] = {}  # themselves, so that the game goes on when the program's are changed
    standings: tuple[dict[str, int], ...] = ()  # at the cursor, to check the replay against
