"""A few questions before a new plain text game; an empty line takes what is usual."""

from collections.abc import Callable, Sequence
from typing import Any

from nd_tui.games import open_box
from nd_tui.plain.screen import Screen, number_in
from nd_tui.plain.typed import QUIT, meant
from nd_tui.play.new_game import usual_players
from nd_tui.words.characters import characters_told, names_with_characters, opponent_named
from nd_tui.words.levels import level_about, levels_of_game, numbered_level
from nd_tui.words.listing import INDENT
from nd_tui.words.texts import Texts
from nd_tui.words.typed_words import is_part_of


def wishes(texts: Texts, screen: Screen) -> dict[str, Any]:
    """What somebody wants to play, as options of a new game; EOFError to leave."""
    box = open_box(texts.game)
    possible: range = box.game.PLAYERS
    wished: dict[str, Any] = {"players": _players(texts, screen, possible)}
    levels = [(level, numbered_level(texts, level)) for level in levels_of_game(texts.game)]
    told = [texts("asked-opponent", level=name, about=level_about(texts, level)) for level, name in levels]
    usual: str = box.minds().USUAL
    number = [level for level, _ in levels].index(usual) + 1
    question = texts("asked-level", usual=number)
    if characters := ", ".join(characters_told(texts)):
        example = names_with_characters(texts)[-1]
        question = f"{question} {texts('asked-character', known=characters, example=example)}"
    wished["level"] = _chosen(
        texts, screen, question, levels, usual, told, lambda typed: opponent_named(texts.game, typed)
    )
    for field in box.form.questions(texts):
        wished[field.id] = _chosen(texts, screen, field.label, field.choices, field.value)
    return wished


def _players(texts: Texts, screen: Screen, possible: range) -> int:
    """How many play; where only one number is possible, nobody is asked."""
    usual = usual_players(possible)
    if len(possible) == 1:
        return usual
    screen.say(texts("asked-players", fewest=possible[0], most=possible[-1], usual=usual))
    while True:
        typed = _typed(texts, screen)
        if not typed:
            return usual
        if (number := number_in(typed)) in possible:
            return number
        screen.say(texts("asked-number", least=possible[0], most=possible[-1]))


def _chosen(
    texts: Texts,
    screen: Screen,
    question: str,
    choices: Sequence[tuple[Any, str]],
    usual: Any,
    told: Sequence[str] = (),
    named: Callable[[str], Any] = lambda _: None,
) -> Any:
    """The value that somebody chooses by its number or name; of each more can be told than its name.

    Others may have names too (`named`), by which they can be chosen although they are not in the list.
    """
    screen.say(question)
    for number, line in enumerate(told or [name for _, name in choices], start=1):
        screen.say(f"{number}. {line}", INDENT)
    while True:
        typed = _typed(texts, screen)
        if not typed:
            return usual
        if 1 <= (number := number_in(typed)) <= len(choices):
            return choices[number - 1][0]
        called = [value for value, name in choices if is_part_of(typed, name)]
        if len(called) == 1:
            return called[0]
        if (other := named(typed)) is not None:
            return other
        screen.say(texts("asked-number", least=1, most=len(choices)))


def _typed(texts: Texts, screen: Screen) -> str:
    """What somebody types; EOFError to leave."""
    typed = screen.ask()
    if meant(texts, typed) == QUIT:
        raise EOFError
    return typed
