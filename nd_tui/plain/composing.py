"""Composed moves as people type them: "3 magic, 1 joker", in any order, as the screen calls things.

Capitals, accents, articles and the ending of a plural do not count; words may be cut short or left out as long
as it stays clear. What reads like a number of something is one; a choice that reads so too needs its part's name.
"""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from core.game import BadNotation
from nd_tui.games.parts import Amount, Composition, OneOf, Part, Value
from nd_tui.words.letters import plain_letters
from nd_tui.words.texts import Texts
from nd_tui.words.typed_words import WORD, articles

LONGEST_ECHO = 60  # letters
LONGEST_LINE = 500  # letters that are read
SEPARATORS = re.compile(r"[,;+&]+")
STUCK = re.compile(r"(?<=\d)(?=[^\W\d_])")  # between a number and what is written right behind it
TIMES = ("x",)  # between a number and a name: 2x joker
Typed = tuple[str, ...]


class Meaning(NamedTuple):
    """A part set to a value, and how surely that is meant: the fewer, the surer."""

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
    example = ", ".join(_typed_form(part, _other_value(part)) for part in asked.parts[:2])
    yield texts("composing-how", example=example)


def composed_as_typed(texts: Texts, asked: Composition, typed: str) -> Composition:
    """What is set after a line; BadNotation for one that makes no sense, and nothing is set by that."""
    found: dict[str, Value] = {}
    for segment in SEPARATORS.split(typed[:LONGEST_LINE]):
        for _, part, value in _meanings(texts, asked.parts, _words(segment)):
            if part.id in found:
                raise BadNotation("part-twice", name=part.name)
            if isinstance(part, Amount) and not part.allows(value):
                raise BadNotation("part-range", name=part.name, n=value, least=part.least, most=part.most)
            found[part.id] = value
    return asked.with_values(found)


def typed_line(asked: Composition) -> str:
    """A line that sets every part as it is set now."""
    return ", ".join(_typed_form(part, asked.values[part.id]) for part in asked.parts)


def _typed_form(part: Part, value: Value) -> str:
    """What can be typed to set a part."""
    form = f"{value} {part.name}" if isinstance(part, Amount) else f"{part.name} {part.told(value)}"
    return " ".join(SEPARATORS.sub(" ", form).split())


def _other_value(part: Part) -> Value:
    """A value that somebody could set, for an example."""
    return part.stepped(part.value, 1)


def _words(text: str) -> Typed:
    return tuple(WORD.findall(STUCK.sub(" ", plain_letters(text))))


def _meanings(texts: Texts, parts: tuple[Part, ...], typed: Typed) -> list[Meaning]:
    """What the words between two commas mean, which may be several things in a row."""
    if not typed:
        return []
    whole = _best(texts, parts, typed, alone=True)
    if len(whole) == 1:
        return whole
    row = _row(texts, parts, typed)
    if row is not None:
        return row
    starts = [0, *(at for at, word in enumerate(typed) if at and word.isdecimal()), len(typed)]
    for start, end in zip(starts, starts[1:], strict=False):
        meant = _best(texts, parts, typed[start:end], alone=True)
        if len(meant) != 1:
            raise _unclear(parts, " ".join(typed[start:end]), meant)
    raise _unclear(parts, " ".join(typed), [])


def _unclear(parts: tuple[Part, ...], text: str, meant: list[Meaning]) -> BadNotation:
    """What could be typed instead."""
    if meant:
        choices = ", ".join(_typed_form(part, value) for _, part, value in meant)
        return BadNotation("notation-ambiguous", text=text[:LONGEST_ECHO], choices=choices)
    choices = ", ".join(_typed_form(part, _other_value(part)) for part in parts)
    return BadNotation("notation-unknown", text=text[:LONGEST_ECHO], choices=choices)


def _row(texts: Texts, parts: tuple[Part, ...], typed: Typed) -> list[Meaning] | None:
    """Several things without commas between them, the longest first; None if that leads nowhere."""
    if not typed:
        return []
    for end in range(len(typed), 0, -1):
        meant = _best(texts, parts, typed[:end], alone=False)
        if len(meant) == 1 and (rest := _row(texts, parts, typed[end:])) is not None:
            return meant + rest
    return None


def _best(texts: Texts, parts: tuple[Part, ...], typed: Typed, alone: bool) -> list[Meaning]:
    """What words mean, of several readings the surest; a name without a number is one, if nothing else is said."""
    endings = tuple(texts("plural-endings").split())
    found: list[Meaning] = []
    for part in parts:
        found += (
            _amounts(part, typed, endings, alone)
            if isinstance(part, Amount)
            else _choices(part, typed, endings)
        )
        if len(parts) == 1 and len(typed) == 1 and typed[0].isdecimal():
            found += _bare_number(part, int(typed[0]))
    surest = min((meaning.doubt for meaning in found), default=None)
    unlike = {(meaning.part.id, meaning.value): meaning for meaning in found if meaning.doubt == surest}
    return list(unlike.values())


def _amounts(part: Amount, typed: Typed, endings: Typed, alone: bool) -> Iterator[Meaning]:
    """A number and a name, in either order."""
    if typed[0].isdecimal():
        behind = typed[2:] if typed[1:2] == TIMES and len(typed) > 2 else typed[1:]
        for words in {behind, typed[1:]}:
            for doubt in _likeness(words, _words(part.name), endings):
                yield Meaning((doubt, 0), part, int(typed[0]))
    if typed[-1].isdecimal():
        for doubt in _likeness(typed[:-1], _words(part.name), endings):
            yield Meaning((doubt, 0), part, int(typed[-1]))
    if alone:
        for doubt in _likeness(typed, _words(part.name), endings):
            yield Meaning((doubt, 2), part, 1)


def _choices(part: OneOf, typed: Typed, endings: Typed) -> Iterator[Meaning]:
    """The words of a choice, with the name of the part before them or without."""
    for value, words in part.choices:
        for doubt in _likeness(typed, _words(f"{part.name} {words}"), endings):
            if not _likely_without(typed, _words(words), endings):
                yield Meaning((doubt, 0), part, value)
        for doubt in _likeness(typed, _words(words), endings):
            yield Meaning((doubt, 1), part, value)


def _likely_without(typed: Typed, words: Typed, endings: Typed) -> bool:
    return bool(list(_likeness(typed, words, endings)))


def _bare_number(part: Part, number: int) -> Iterator[Meaning]:
    """A number alone, where there is nothing else that it could mean."""
    if isinstance(part, Amount):
        yield Meaning((0, 0), part, number)
    elif 1 <= number <= len(part.choices):
        yield Meaning((0, 0), part, part.choices[number - 1][0])


def _likeness(typed: Typed, words: Typed, endings: Typed) -> Iterator[int]:
    """How well what was typed fits a name: as it is, but for its ending, some of its words, their beginnings."""
    core, wanted = _core(words), _core(typed)
    if not wanted:
        return

    def same(word: str, short: str) -> bool:
        return word == short or any(short == word + end or word == short + end for end in endings)

    def begins(word: str, short: str) -> bool:
        return word.startswith(short) or same(word, short)

    if typed == words:
        yield 0
    elif wanted == core:
        yield 1
    elif len(wanted) == len(core) and all(map(same, core, wanted)):
        yield 2
    elif _in_order(wanted, core, same):
        yield 3
    elif _in_order(wanted, core, begins):
        yield 4


def _core(words: Typed) -> Typed:
    """The words that count; where all are small words, they do."""
    return tuple(word for word in words if word not in articles()) or words


def _in_order(typed: Typed, words: Typed, fits: Callable[[str, str], bool]) -> bool:
    rest = iter(words)
    return all(any(fits(word, short) for word in rest) for short in typed)
