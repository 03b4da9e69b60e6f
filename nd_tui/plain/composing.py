"""Composed moves as people type them: "3 magic, 1 joker", in any order, as the screen calls things.

Capitals, accents, articles and the ending of a plural do not count, and words may be cut short or left out as
long as it stays clear. What reads like a number of something is one; a choice that reads so too needs the
name of its part before it.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from core.game import BadNotation
from nd_tui.games.parts import Amount, Composition, OneOf, Part, Value
from nd_tui.words.letters import plain_letters
from nd_tui.words.texts import Texts
from nd_tui.words.typed_words import WORD, articles

LONGEST_ECHO = 60  # letters
LONGEST_LINE = 2000  # letters; nobody types more, and what is pasted need not be understood
SEPARATORS = re.compile(r"[,;+&]+")
STUCK = re.compile(r"(?<=\d)(?=[^\W\d_])")  # between a number and what is written right behind it
SMALL_WORDS = 2  # that may stand between a number, a name and what comes next
TIMES = "x"  # may stand between a number and a name
IN_FULL, BY_WORDS_ALONE, WITHOUT_NUMBER = range(3)  # how something is said, the clearest first
Words = tuple[str, ...]


class Meaning(NamedTuple):
    """A part set to a value, and how far what was typed is from saying so."""

    doubt: tuple[int, int]
    part: Part
    value: Value


def question_lines(texts: Texts, asked: Composition) -> Iterator[str]:
    """The parts with what is set in them and what can be, and how to answer."""
    for part in asked.parts:
        value = asked.values[part.id]
        if isinstance(part, Amount):
            yield texts("composing-number", name=part.name, value=value, least=part.least, most=part.most)
        else:
            choices = ", ".join(words for _, words in part.choices)
            yield texts("composing-choice", name=part.name, value=part.told(value), choices=choices)
    yield texts("composing-how", example=examples(asked.parts[:2]))


def composed_as_typed(texts: Texts, asked: Composition, typed: str) -> Composition:
    """What is set after a line, an empty one changing nothing; BadNotation for one that makes no sense."""
    endings = tuple(texts("plural-endings").split())
    found: dict[str, Value] = {}
    segments = [_words(segment) for segment in SEPARATORS.split(typed)]
    if len(typed) > LONGEST_LINE or (typed.strip() and not any(segments)):
        raise _unclear(asked.parts, typed, [])
    for _, part, value in (each for words in segments for each in _read(asked.parts, words, endings)):
        if part.id in found:
            raise BadNotation("part-twice", name=part.name)
        if isinstance(part, Amount) and not part.allows(value):
            raise BadNotation("part-range", name=part.name, n=value, least=part.least, most=part.most)
        found[part.id] = value
    return asked.with_values(found)


def typed_line(asked: Composition) -> str:
    """A line that sets every part as it is set now."""
    return ", ".join(_typed_form(part, asked.values[part.id]) for part in asked.parts)


def examples(parts: Sequence[Part]) -> str:
    """Something that can be typed for each part."""
    return ", ".join(_typed_form(part, part.stepped(part.value, 1)) for part in parts)


def _typed_form(part: Part, value: Value) -> str:
    form = f"{value} {part.name}" if isinstance(part, Amount) else f"{part.name} {part.told(value)}"
    return " ".join(SEPARATORS.sub(" ", form).split())


@lru_cache(maxsize=1024)
def _words(text: str) -> Words:
    return tuple(WORD.findall(STUCK.sub(" ", plain_letters(text))))


def _read(parts: Sequence[Part], typed: Words, endings: Words) -> list[Meaning]:
    """What the words between two commas mean, which may be several things in a row."""
    if not typed:
        return []
    meant = _surest(parts, typed, endings, alone=True)
    if len(meant) == 1:
        return meant
    row = _in_a_row(parts, typed, endings)
    if row is not None:
        return row
    starts = [0, *(at for at, word in enumerate(typed) if at and word.isdecimal()), len(typed)]
    for start, end in pairwise(starts):
        meant = _surest(parts, typed[start:end], endings, alone=True)
        if len(meant) != 1:
            raise _unclear(parts, " ".join(typed[start:end]), meant)
    raise _unclear(parts, " ".join(typed), [])


def _in_a_row(parts: Sequence[Part], typed: Words, endings: Words) -> list[Meaning] | None:
    """Several things without commas between them, the longest first; None if that leads nowhere."""
    longest = 1 + max(len(_words(name)) for part in parts for name in _names(part)) + SMALL_WORDS
    read: dict[int, list[Meaning]] = {len(typed): []}  # by where it begins, what all that follows means
    for start in reversed(range(len(typed))):
        for end in range(min(len(typed), start + longest), start, -1):
            meant = _surest(parts, typed[start:end], endings, alone=False) if end in read else []
            if len(meant) == 1:
                read[start] = meant + read[end]
                break
    return read.get(0)


def _names(part: Part) -> Iterator[str]:
    """All that can stand for a part in full."""
    yield part.name
    if isinstance(part, OneOf):
        yield from (f"{part.name} {words}" for _, words in part.choices)


def _unclear(parts: Sequence[Part], text: str, meant: Sequence[Meaning]) -> BadNotation:
    """Which of several things can be meant, or what can be typed at all."""
    if meant:
        choices = ", ".join(_typed_form(part, value) for _, part, value in meant)
        return BadNotation("notation-ambiguous", text=text[:LONGEST_ECHO], choices=choices)
    return BadNotation("notation-unknown", text=text[:LONGEST_ECHO], choices=examples(parts))


def _surest(parts: Sequence[Part], typed: Words, endings: Words, alone: bool) -> list[Meaning]:
    """What words mean, of several readings those with the least doubt."""
    found: list[Meaning] = []
    for part in parts:
        if isinstance(part, Amount):
            found += _amounts(part, typed, endings, alone)
        else:
            found += _choices(part, typed, endings)
    if len(parts) == 1 and len(typed) == 1 and typed[0].isdecimal():
        found += _bare_number(parts[0], int(typed[0]))
    least = min((meaning.doubt for meaning in found), default=None)
    unlike = {(meaning.part.id, meaning.value): meaning for meaning in found if meaning.doubt == least}
    return list(unlike.values())


def _amounts(part: Amount, typed: Words, endings: Words, alone: bool) -> Iterator[Meaning]:
    """A number and a name in either order; the name alone means one, where nothing else stands beside it."""
    name = _words(part.name)
    readings = [(typed, 1, WITHOUT_NUMBER)] if alone else []
    if typed[0].isdecimal():
        readings.append((typed[1:], int(typed[0]), IN_FULL))
        if typed[1:2] == (TIMES,):
            readings.append((typed[2:], int(typed[0]), IN_FULL))
    if typed[-1].isdecimal():
        readings.append((typed[:-1], int(typed[-1]), IN_FULL))
    for words, number, way in readings:
        if (doubt := _doubt(words, name, endings)) is not None:
            yield Meaning((doubt, way), part, number)


def _choices(part: OneOf, typed: Words, endings: Words) -> Iterator[Meaning]:
    """The words of a choice, alone or behind the name of the part where that fits better."""
    for value, words in part.choices:
        alone = _doubt(typed, _words(words), endings)
        in_full = _doubt(typed, _words(f"{part.name} {words}"), endings)
        if in_full is not None and (alone is None or in_full < alone):
            yield Meaning((in_full, IN_FULL), part, value)
        elif alone is not None:
            yield Meaning((alone, BY_WORDS_ALONE), part, value)


def _bare_number(part: Part, number: int) -> Iterator[Meaning]:
    """A number, where there is only one thing that it can mean."""
    if isinstance(part, Amount):
        yield Meaning((0, IN_FULL), part, number)
    elif 1 <= number <= len(part.choices):
        yield Meaning((0, IN_FULL), part, part.choices[number - 1][0])


def _doubt(typed: Words, name: Words, endings: Words) -> int | None:
    """How far words are from a name: all of it, but for endings, some of it, beginnings; None if too far."""
    wanted, core = _that_count(typed), _that_count(name)

    def same(word: str, short: str) -> bool:
        return word == short or any(short == word + end or word == short + end for end in endings)

    def begins(word: str, short: str) -> bool:
        return word.startswith(short) or same(word, short)

    degrees = (
        typed == name,
        wanted == core,
        len(wanted) == len(core) and all(map(same, core, wanted)),
        _in_order(wanted, core, same),
        _in_order(wanted, core, begins),
    )
    return next((degree for degree, fits in enumerate(degrees) if fits and wanted), None)


def _that_count(words: Words) -> Words:
    """Words without the small ones, if others are left."""
    return tuple(word for word in words if word not in articles()) or words


def _in_order(typed: Words, words: Words, fits: Callable[[str, str], bool]) -> bool:
    rest = iter(words)
    return all(any(fits(word, short) for word in rest) for short in typed)
