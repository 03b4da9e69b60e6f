"""The locales: complete, equal in all languages, all used, and typeset as French is."""

import locale
import re
from collections import Counter
from typing import get_args

import click
import pytest
from fluent.syntax import ast as ftl

from core.notre_dame import NAME
from core.notre_dame.agents.levels import LEVELS as AGENTS
from core.notre_dame.agents.reasons import TOLD as TOLD_TERMS
from core.notre_dame.agents.tastes import TASTES
from core.notre_dame.event_types import Event
from core.notre_dame.moves import MOVE_TYPES
from core.notre_dame.names import ACTION_NAMES, COLOURS, SPOTS
from core.notre_dame.persons import EFFECTS
from core.notre_dame.rules import DECISIONS
from core.notre_dame.setup import EDITIONS, Options
from core.verdict import ALL_JUDGEMENTS
from nd_tui.commands.config import setting_names
from nd_tui.commands.localized import LocalizedOption
from nd_tui.commands.main import command
from nd_tui.commands.param_types import Suggested
from nd_tui.games import ACTS, OPTIONS, names
from nd_tui.games.notre_dame.book.contents import GROUPS
from nd_tui.games.notre_dame.book.glossary import PARTS, THINGS
from nd_tui.games.notre_dame.coach import DANGER, FURTHER, KINDS
from nd_tui.games.notre_dame.signs import Signs
from nd_tui.games.notre_dame.words.reasons import SECTORS
from nd_tui.keys.actions import EVERYWHERE, OF_SEVERAL_GAMES, PLACES, registry
from nd_tui.lessons.course import course_of
from nd_tui.looks.themes import THEME_NAMES
from nd_tui.plain.typed import COURSE_WORDS, LESSON_WORDS, NOTING_WORDS
from nd_tui.screens.hint import Stage
from nd_tui.storage.settings import Speed
from nd_tui.words.characters import SURPRISE
from nd_tui.words.faults import SAID, SYSTEM
from nd_tui.words.keys import MODIFIERS
from nd_tui.words.keys import NAMED as NAMED_KEYS
from nd_tui.words.texts import language_of
from tests.nd_tui.messages import entries, files, folders, messages, wrongly_typeset
from tests.nd_tui.sources import docstrings, reasons, strings, trees
from tests.nd_tui.texts import LANGUAGES, Texts

ENGLISH = messages("en")  # of the shell and of Notre Dame; other games look after their own
OTHERS = [game for game in names() if game != NAME]
OTHERS_ACTS = {act.id for game in OTHERS for act in ACTS.get(game, ())}
OTHERS_OPTIONS = {option for game in OTHERS for option in OPTIONS.get(game, {})} - set(OPTIONS[NAME])
EVERY_FOLDER = pytest.mark.parametrize("folder", folders())
GOODS = {"gold", "markers", "prestige", "rat"}
EVENT_TAGS = {kind.__struct_config__.tag for kind in get_args(Event)}
EVENT_VARIANTS = {"gained-with-park", "plague-penalty", "plague-still", "seen-in-order", "seen-none"}
REASONS = reasons("core", "nd_tui", but="rattus_cartus")
SHORT_GOODS = {"gold", "markers", "prestige", "rat", "hand"}  # of the other players, at the table

# The messages whose ids are put together in the code, by what they begin with.


def all_params() -> list[click.Parameter]:
    """What the command and all its parts take."""
    whole = command()
    return [param for part in (whole, *whole.parts.values()) for param in part.params]


def option_messages() -> set[str]:
    """The help of the options among them."""
    options = [param for param in all_params() if isinstance(param, LocalizedOption)]
    return {option.message.removeprefix("option-") for option in options} - OTHERS_OPTIONS


def named_arguments() -> set[str]:
    """The arguments among them that are names of something."""
    arguments = [param for param in all_params() if param.param_type_name == "argument"]
    return {str(argument.name) for argument in arguments if isinstance(argument.type, Suggested)}


def lesson_messages() -> set[str]:
    """The texts of all lessons, without those that are attributes of others."""
    names = {name for lesson in course_of(NAME) for name in lesson.messages()}
    return {name.removeprefix("lesson-") for name in names if "." not in name}


FAMILIES = {
    "action-": set(ACTION_NAMES),
    "does-": set(ACTION_NAMES),
    "colour-": set(COLOURS),
    "spot-": set(SPOTS),
    "phase-": set("12345"),
    "person-": set(EFFECTS),
    "effect-": set(EFFECTS),
    "source-": {"message", "donation", "shares", "plague", "persons"},
    "amount-": GOODS,
    "gain-": {*GOODS, "placed", "spread"},
    "brings-": {"both", "nothing", "goods", "either", "good", "gift", "drive", "rat"},
    "edition-": set(EDITIONS),
    "game-": set(names()),
    "statistics-edition-": set(EDITIONS),
    "ask-": set(DECISIONS),
    "choose-": {kind.__struct_config__.tag for kind in MOVE_TYPES},
    "typed-": {kind.__struct_config__.tag for kind in MOVE_TYPES},
    "did-": {kind.__struct_config__.tag for kind in MOVE_TYPES} | {"keep-hidden"},
    "standing-": {"prestige", "gold", "supply", "reserve", "rat", "messages"},
    "event-": EVENT_TAGS | EVENT_VARIANTS,
    "board-plague": {"", "-penalty", "-still"},
    "problem-": set(REASONS),
    "short-": SHORT_GOODS,
    "long-": SHORT_GOODS,
    "letter-": set(ACTION_NAMES[:8]),
    "sign-": {*Signs.__dataclass_fields__, "players", "message-rat", "foreseen"},
    "next-": {*ACTION_NAMES[:8], "friend"},
    "goods-": {"gold", "markers", "prestige", "messages", "harbour", "friend"},
    "option-": option_messages(),
    "argument-": named_arguments(),
    "value-": {param.metavar.lower() for param in all_params() if (param.metavar or "").isalpha()}
    | {"command"},
    "setting-": set(setting_names()),
    "do-": {act.id for act in (*registry(), *OF_SEVERAL_GAMES)} - OTHERS_ACTS | {"palette", "quit"},
    "place-": {*PLACES, EVERYWHERE},
    "key-": {*NAMED_KEYS, *MODIFIERS},
    "level-": set(AGENTS),
    "character-": {"none", SURPRISE, *TASTES},
    "theme-": set(THEME_NAMES),
    "speed-": set(get_args(Speed)),
    "language-": {*LANGUAGES, "environment"},
    "stack-": {"brown", *"ABC"},
    "why-": {
        *(set(TOLD_TERMS) - {*SECTORS, "gain"}),
        *("sector", "any-gold", "weighed"),
        *("action", "donation", "message", "person", "only-person", "doubled", "person-to-come"),
    },
    "hint-state-": set(get_args(Stage)),
    "lesson-": lesson_messages(),
    "chapter-": {chapter.id for chapter in course_of(NAME).chapters()},
    "coach-": {*KINDS, FURTHER, DANGER},
    "rule-": set(Options.__struct_fields__),
    "judged-": set(ALL_JUDGEMENTS),
    "page-": {*EFFECTS, *(name for names in GROUPS.values() for name in names)},
    "group-": set(GROUPS),
    "glossary-": set(PARTS),
    "term-": set(THINGS),
    "word-": set(LESSON_WORDS) | set(COURSE_WORDS) | set(NOTING_WORDS),
    "fault-": {*SYSTEM, *SAID, *(f"{kind}-at" for kind, said in SAID.items() if "place" in said.groupindex)}
    | {"system"},
}


def in_family(message: str) -> bool:
    return any(message.startswith(prefix) for prefix in FAMILIES)


@EVERY_FOLDER
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_to_its_end(language: str, folder: str) -> None:
    assert not [entry.content for entry in entries(language, folder) if isinstance(entry, ftl.Junk)]


@EVERY_FOLDER
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice(language: str, folder: str) -> None:
    ids = Counter(entry.id.name for entry in entries(language, folder) if isinstance(entry, ftl.Message))
    assert [name for name, times in ids.items() if times > 1] == []


def test_languages_have_the_same_files() -> None:
    assert files()["en"] == files()["fr"]


@EVERY_FOLDER
def test_languages_have_the_same_messages_with_the_same_arguments(folder: str) -> None:
    assert {name: m.variables for name, m in messages("en", folder).items()} == {
        name: m.variables for name, m in messages("fr", folder).items()
    }


@pytest.mark.parametrize("prefix", FAMILIES)
def test_families_are_complete_and_hold_nothing_else(prefix: str) -> None:
    longer = [other for other in FAMILIES if other != prefix and other.startswith(prefix)]
    found = {
        name.removeprefix(prefix)
        for name in ENGLISH
        if name.startswith(prefix) and "." not in name and not name.startswith(tuple(longer))
    }
    assert found == FAMILIES[prefix]


def test_every_other_message_is_named_in_the_code() -> None:
    named = {text for _, tree in trees("nd_tui") for text in strings(tree)}
    assert [name for name in ENGLISH if "." not in name and not in_family(name) and name not in named] == []


def test_things_have_the_forms_that_sentences_need() -> None:
    for action in ACTION_NAMES:
        assert {f"action-{action}.{form}" for form in ("the", "at", "from", "taken")} <= set(ENGLISH)
    assert {f"person-{person}.the" for person in EFFECTS} <= set(ENGLISH)
    assert {f"source-{source}.all" for source in FAMILIES["source-"]} <= set(ENGLISH)
    assert {f"colour-{colour}.message" for colour in COLOURS} <= set(ENGLISH)


@pytest.mark.parametrize("reason", sorted(REASONS))
def test_problems_come_with_the_details_that_their_sentences_need(reason: str) -> None:
    given = REASONS[reason] | ({"at", "from", "taken"} if "place" in REASONS[reason] else set())
    assert ENGLISH[f"problem-{reason}"].variables <= given


@EVERY_FOLDER
def test_french_apostrophes_are_curved_and_signs_stand_after_a_space_that_does_not_break(folder: str) -> None:
    assert wrongly_typeset(messages("fr", folder).values()) == []


@pytest.mark.parametrize(("language", "wrong"), [("en", r"\s%"), ("fr", r"[^\u00a0]%")])
def test_a_percent_sign_stands_as_the_language_has_it(language: str, wrong: str) -> None:
    told = [m for folder in folders() for m in messages(language, folder).values()]
    texts = [text for m in told for text in m.texts if "%" in text]
    assert texts
    assert [text for text in texts if re.search(wrong, text)] == [text for text in texts if " in %" in text]


@EVERY_FOLDER
@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_and_spaces_are_neat(language: str, folder: str) -> None:
    texts = [text for m in messages(language, folder).values() for text in m.texts]
    assert [text for text in texts if '"' in text or "  " in text or text != text.strip()] == []


def test_no_sentence_stands_in_the_code() -> None:
    words = re.compile(r"[^\W\d_]{2,} +[^\W\d_]{2,}")
    found = [
        (path.name, text)
        for path, tree in trees("nd_tui")
        for text in (Counter(strings(tree)) - Counter(docstrings(tree)))
        if words.search(text)
    ]
    assert found == []


def test_a_missing_message_or_argument_raises() -> None:
    texts = Texts("en")
    with pytest.raises(LookupError):
        texts("no-such-message")
    with pytest.raises(LookupError):
        texts("action-bank.nowhere")
    with pytest.raises(LookupError):
        texts("event-bell")


def test_names_are_data() -> None:
    assert Texts("en")("event-bell", player="{ $seed } [b]") == "The bell-ringer goes to { $seed } [b]."


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_CA"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locale, "setlocale", lambda _: "C")
    assert language_of(environment) == language


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("French_France.1252", "fr"),  # as Windows has it
        ("fr_CA.UTF-8", "fr"),
        ("English_United Kingdom.1252", "en"),
        ("UTF-8", "en"),  # as macOS has it
        ("C", "en"),
    ],
)
def test_the_system_chooses_the_language_where_the_environment_does_not(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locale, "setlocale", lambda _: name)
    assert language_of({}) == language
    assert language_of({"LC_ALL": "fr_FR.UTF-8"}) == "fr"
    assert language_of({"LANG": "en_GB.UTF-8"}) == "en"


def test_french_counts_zero_and_one_alike() -> None:
    coins = [Texts("fr")("amount-gold", n=n) for n in (0, 1, 2)]
    assert coins == ["0 pièce d’or", "1 pièce d’or", "2 pièces d’or"]
