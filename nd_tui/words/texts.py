"""The words for people: Fluent messages of one language, and which language that is.

Fluent takes longer to load than all that the first screen needs, and to read all messages longer still. So
most messages, those of a line with some arguments in it, are put together here; Fluent gets the others, with
choices or more lines, when they are needed.

The shell's messages lie in the folder of their language, a game's in a folder of its own there. No id is both
the shell's and a game's, so the shell's come first: a game's are read when one of them is needed.
"""

import os
import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

from nd_tui import games
from nd_tui.games import folder_of
from nd_tui.terminal.visible import harmless
from nd_tui.words.elision import argument_pattern, joined

LOCALES = "locales"  # the folder of the languages
SHELL = ""  # in place of a game's folder
LANGUAGES = ("en", "fr")
LONGEST_TEXT = 1000
REMEMBERED = 1000  # messages that Fluent has put together
LARGEST_NUMBER = 10**15
SMALL_NUMBER = 1000  # below, all languages write numbers alike
MESSAGE = re.compile(r"^(?=[a-zA-Z])", re.MULTILINE)  # where one begins in a file
LINE = re.compile(r"(?:[a-zA-Z][\w-]*|    (\.[\w-]+)) = (.+)")  # a message, or an attribute of it
ARGUMENTS = {language: argument_pattern(language) for language in LANGUAGES}
REFERENCE = re.compile(r"\{ ([a-z][\w-]*)")  # to another message


class Texts:
    """The messages of a language, and of a game: call it with an id, or `id.attribute`, and the arguments.

    A message that is missing, or that cannot be formatted with these arguments, is a mistake in the program
    and raises LookupError; a person never sees an id.
    """

    def __init__(self, language: str, game: str = "") -> None:
        self.language, self.game = language, game
        self._folders = (SHELL, folder_of(game)) if game else (SHELL,)
        self._simple = simple_messages(language)  # once one of the game's is needed, these too
        self._whole = not game  # whether all of them are there
        self._fixed: dict[str, str] = {}  # messages without arguments, put together once
        self._remembered = lru_cache(REMEMBERED)(self._put_together)  # a screen asks for the same again

    def __call__(self, message_id: str, **args: str | int) -> str:
        """The text of a message."""
        if not args and message_id in self._fixed:
            return self._fixed[message_id]
        bounded = {name: _bounded(arg) for name, arg in args.items()}
        simple = self._simple.get(message_id) or self._simple_of_game(message_id)
        if simple is not None and all(map(_is_simple, bounded.values())):
            text = _filled(simple, self.language, bounded)
        else:
            text = self._remembered(message_id, tuple(bounded.items()))
        if not args:
            self._fixed[message_id] = text
        return text

    def __contains__(self, message_id: str) -> bool:
        """Whether there is a message of this id."""
        return any(message_id in sources(self.language, folder) for folder in self._folders)

    def source(self, message_id: str) -> str:
        """A message as it stands in its file."""
        for folder in self._folders:
            if message_id in sources(self.language, folder):
                return sources(self.language, folder)[message_id]
        raise LookupError(f"{self.language}, {self.game}: {message_id}")

    def of(self, game: str) -> "Texts":
        """The same language for another game."""
        return self if game == self.game else Texts(self.language, game)

    def elsewhere(self) -> Iterator["Texts"]:
        """The same game in the other languages."""
        return (Texts(language, self.game) for language in LANGUAGES if language != self.language)

    def _simple_of_game(self, message_id: str) -> str | None:
        """A simple message that the game has; from now on it is found at once."""
        if self._whole or message_id.partition(".")[0] in sources(self.language):
            return None
        self._simple, self._whole = self._simple | simple_messages(self.language, folder_of(self.game)), True
        return self._simple.get(message_id)

    def _put_together(self, message_id: str, args: tuple[tuple[str, str | int], ...]) -> str:
        return self._from_fluent(message_id, dict(args))

    def _from_fluent(self, message_id: str, args: dict[str, str | int]) -> str:
        name, _, attribute = message_id.partition(".")
        bundle = fluent_bundle(self.language, self.game)
        self._add(bundle, name)
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"{self.language}: {message_id}: {errors}")
        return str(text)

    def _add(self, bundle: Any, name: str) -> None:
        """Let Fluent know a message, and those that it refers to."""
        from fluent.runtime import FluentResource

        if not bundle.has_message(name):
            source = self.source(name)
            bundle.add_resource(FluentResource(ARGUMENTS[self.language].sub(_join_by_fluent, source)))
            for other in REFERENCE.findall(source):
                self._add(bundle, other)


def _bounded(argument: str | int) -> str | int:
    """What Fluent can format and a line can show: no very long texts, no very large numbers, no breaks."""
    if isinstance(argument, int) and abs(argument) >= LARGEST_NUMBER:
        argument = str(argument)
    if isinstance(argument, int):
        return argument
    return harmless(argument if len(argument) <= LONGEST_TEXT else f"{argument[:LONGEST_TEXT]}…")


def _filled(message: str, language: str, args: dict[str, str | int]) -> str:
    """A message of one line with its arguments in their places."""
    text, *further = _parts(message, language)
    for word, name, after in zip(further[::3], further[1::3], further[2::3], strict=True):
        argument = str(args[name])
        text += (joined(word, argument) if word else argument) + after
    return text


@cache
def _parts(message: str, language: str) -> list[str]:
    """The text before the first argument, then for each a word that may be cut, its name, the text after."""
    return ARGUMENTS[language].split(message)


def _is_simple(argument: str | int) -> bool:
    return isinstance(argument, str) or abs(argument) < SMALL_NUMBER


@cache
def sources(language: str, folder: str = SHELL) -> dict[str, str]:
    """The messages of a language in a folder by their ids, each as it stands in its file."""
    folders = [root / LOCALES / language / folder for root in games.ROOTS]
    paths = [path for each in folders for path in sorted(each.glob("*.ftl"))]
    entries = [entry for path in paths for entry in MESSAGE.split(path.read_text(encoding="utf-8"))[1:]]
    return {entry.split(maxsplit=1)[0]: entry for entry in entries}


@cache
def simple_messages(language: str, folder: str = SHELL) -> dict[str, str]:
    """The messages and attributes of one line that hold nothing but text and arguments."""
    found: dict[str, str] = {}
    for name, source in sources(language, folder).items():
        last = name
        for line in source.splitlines():
            if entry := LINE.fullmatch(line):
                last = name + (entry[1] or "")
                found[last] = entry[2]
            elif line.startswith(" "):
                found.pop(last, None)  # it has a second line
    return {name: text for name, text in found.items() if "{" not in ARGUMENTS[language].sub("", text)}


@cache
def fluent_bundle(language: str, game: str) -> Any:
    """Fluent for a language and a game, which does not know any message yet."""
    from fluent.runtime import FluentBundle

    # Isolating marks would stand around every name and number; terminals show them as rubbish.
    functions: dict[str, Any] = {"JOINED": lambda word, argument: joined(word, str(argument))}
    return FluentBundle([language], functions=functions, use_isolating=False)


def _join_by_fluent(found: re.Match[str]) -> str:
    """An argument that Fluent joins with the word before it, where that may be cut."""
    word, name = found[1], found[2]
    return f'{{ JOINED("{word}", ${name}) }}' if word else found[0]


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment, or else the system, asks for: French or English."""
    wish = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG")
    if not wish:
        import locale

        wish = locale.setlocale(locale.LC_CTYPE)  # the name of the one in force, such as French_France.1252
    return "fr" if wish.lower().startswith("fr") else "en"
