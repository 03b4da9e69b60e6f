"""A lesson as data: the position it begins with, and its steps."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from core.game import Problem
from core.record.layout import Luck

ANY = "*"  # among the answers: whatever other wrong move
SEAT = 0  # where the person sits in every lesson


class BadLesson(Problem):
    """A lesson that cannot be held; the details name its file, the step and what is wrong there."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to read, to decide or to do; its texts are the message `lesson-<lesson>-<say>`.

    A step without `right` and `act` is only read. The first of the right moves is the one that the lesson
    goes on with. Answers lead from a wrong move in notation to an attribute of the message.
    """

    say: str
    lit: tuple[str, ...] = ()  # names of what is lit on the table
    right: tuple[str, ...] = ()  # moves in notation
    answers: dict[str, str] = {}
    act: str = ""  # an action of the registry that is to be done
    then: tuple[str, ...] = ()  # moves that are made afterwards, mostly by the others

    @property
    def is_read(self) -> bool:
        """Whether there is nothing to do but to go on."""
        return not self.right and not self.act


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it; it begins with a game of its own or where another lesson ends."""

    steps: tuple[Step, ...]
    setup: dict[str, Any] | None = None  # plain data, for the game to read
    seed: Luck = 0
    after: str = ""  # the id of the lesson whose last position is the first of this one
    moves: tuple[str, ...] = ()  # what is played before the first step
    chapter: str = ""  # the id of the part of the course that it belongs to
    minutes: Annotated[int, Meta(ge=0)] = 0  # how long it takes, roughly; 0 where nobody has said
    then_play: bool = False  # whether one knows enough after it to play a first game
    id: str = ""  # from the name of the file

    def message(self, step: Step, attribute: str = "") -> str:
        """The id of a text of a step."""
        return f"lesson-{self.id}-{step.say}" + (f".{attribute}" if attribute else "")

    @property
    def title(self) -> str:
        """The id of the lesson's name."""
        return f"lesson-{self.id}"

    @property
    def recap(self) -> str:
        """The id of what is to be remembered."""
        return f"lesson-{self.id}-recap"

    def messages(self) -> set[str]:
        """The ids of all texts of the lesson."""
        found = {self.title, self.recap}
        for step in self.steps:
            found.add(self.message(step))
            found |= {self.message(step, attribute) for attribute in step.answers.values()}
            if not step.is_read:
                found.add(self.message(step, "hint"))
        return found
