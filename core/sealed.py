"""A step in which several seats decide in secret at once.

The seats are asked one after the other, since one decides at a time, but nothing of it can be told before all
have answered: not what somebody answered, not who has, not whose turn it is. So a game keeps the answers in a
`Sealed` of its state, carries them out when the last one is there, and puts `seen` of it into a view in place
of everything else about the step: no deciding seat, no list of those to come, no event, no number that the
answer changes. A seat without an answer sees itself asked, whether or not it is its turn; a seat that has
answered sees its answer, and that the step is open.

Hence a whole position behind a view needs no invented answers: `reopened` gives one in which this seat
decides first and the others have not been asked yet, which the seat cannot tell from the true one. A search
then meets the answers of the others as the decisions that they are.

Every seat that takes part is asked, also where it has only one answer: at a shared screen a question that is
left out would tell what the seat has.
"""

from collections.abc import Mapping
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

Answer = TypeVar("Answer")


class Sealed(Struct, Generic[Answer], frozen=True):
    """An open step: who takes part, in the order of asking, and the answers so far in the same order."""

    seats: tuple[int, ...]
    answers: tuple[Answer, ...] = ()


class SeenSealed(Struct, Generic[Answer], frozen=True):
    """An open step as one seat knows it: who takes part, and its own answer if it has given one."""

    seats: tuple[int, ...]  # in the order of their numbers, which tells nothing
    own: Answer | None = None


def asked(sealed: Sealed[Answer]) -> int | None:
    """The seat that answers next; None when all have."""
    given = len(sealed.answers)
    return sealed.seats[given] if given < len(sealed.seats) else None


def answered(sealed: Sealed[Answer], answer: Answer) -> Sealed[Answer]:
    """The step with the answer of the seat that is asked."""
    assert asked(sealed) is not None, "nobody is asked any more"
    return replace(sealed, answers=(*sealed.answers, answer))


def unsealed(sealed: Sealed[Answer]) -> dict[int, Answer]:
    """All answers, by seat and in the order of the seats; only when the last one is there."""
    assert asked(sealed) is None, "somebody has not answered yet"
    return dict(sorted(zip(sealed.seats, sealed.answers, strict=True)))


def seen(sealed: Sealed[Answer], seat: int) -> SeenSealed[Answer]:
    """All that a seat may know of an open step, be it part of it or not."""
    given = dict(zip(sealed.seats, sealed.answers, strict=False))
    return SeenSealed(tuple(sorted(sealed.seats)), given.get(seat))


def is_asked(seen: SeenSealed[Answer], seat: int) -> bool:
    """Whether a seat has to answer, as far as it knows."""
    return seat in seen.seats and seen.own is None


def reopened(known: Mapping[int, SeenSealed[Answer]]) -> Sealed[Answer]:
    """A step that these seats cannot tell from the one they see: first they decide, then all others.

    Answers that they have given stay; those of the others are still to be given.
    """
    seats = next(iter(known.values())).seats
    answers = {seat: one.own for seat, one in known.items() if one.own is not None}
    waiting = [seat for seat in known if seat in seats and seat not in answers]
    rest = [seat for seat in seats if seat not in known]
    return Sealed((*answers, *waiting, *rest), tuple(answers.values()))
