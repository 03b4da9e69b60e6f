"""The words for people: Fluent messages of one language, and which language that is."""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parent.parent / "locales"
LANGUAGES = ("en", "fr")
LONGEST_TEXT = 1000
LARGEST_NUMBER = 10**15


class Texts:
    """The messages of a language: call it with a message's id, or `id.attribute`, and its arguments.

    A message that is missing, or that cannot be formatted with these arguments, is a mistake in the program
    and raises LookupError; a person never sees an id.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)
        self._fixed: dict[str, str] = {}  # messages without arguments, put together once

    def __call__(self, message_id: str, **args: str | int) -> str:
        """The text of a message."""
        if not args and message_id in self._fixed:
            return self._fixed[message_id]
        name, _, attribute = message_id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        text, errors = self._bundle.format_pattern(
            pattern, {name: _bounded(arg) for name, arg in args.items()}
        )
        if errors:
            raise LookupError(f"{self.language}: {message_id}: {errors}")
        if not args:
            self._fixed[message_id] = str(text)
        return str(text)


def _bounded(argument: str | int) -> str | int:
    """What Fluent can format: it takes neither very long texts nor very large numbers."""
    if isinstance(argument, int) and abs(argument) >= LARGEST_NUMBER:
        argument = str(argument)
    if isinstance(argument, str) and len(argument) > LONGEST_TEXT:
        return f"{argument[:LONGEST_TEXT]}…"
    return argument


@cache
def _bundle(language: str) -> Any:
    # Isolating marks would stand around every name and number; terminals show them as rubbish.
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for: French where it is French, else English."""
    wish = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    return "fr" if wish.lower().startswith("fr") else "en"
