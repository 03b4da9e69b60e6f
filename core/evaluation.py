"""What a position is worth, as an analysis found it for whoever knows what one seat knows."""

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from core.verdict import Chance, Lead

Iterations = Annotated[int, Meta(ge=1, le=10**12)]  # so that sums of some can still be written
Seat = Annotated[int, Meta(ge=0)]

# What a person may think of a move, as chess players write it: good, bad, interesting, doubtful, forced.
Mark: TypeAlias = Literal["!", "?", "!?", "?!", "□"]
MARKS: tuple[Mark, ...] = get_args(Mark)
LONGEST_WORD = 24  # of a mark in a person's own word


class Evaluation(Struct, frozen=True, forbid_unknown_fields=True):
    """By seat the chance to win and the lead, by what one of them knew, after so many iterations."""

    chances: tuple[Chance, ...]
    leads: tuple[Lead, ...]
    seat: Seat  # whose knowledge it goes by
    iterations: Iterations
