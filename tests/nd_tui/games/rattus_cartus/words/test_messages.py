"""The messages of Rattus Cartus: families are whole, and every other message is named in the code."""

from typing import get_args

import pytest

from core.rattus_cartus.agents.minds import LEVELS
from core.rattus_cartus.agents.reasons import TERMS
from core.rattus_cartus.event_types import Event
from core.rattus_cartus.moves import MOVE_TYPES
from core.rattus_cartus.names import CLASSES, COLOURS, PILES, TYPES
from core.rattus_cartus.refusals import ANSWERED_BY
from core.rattus_cartus.setup import AllDead, Buildings, RatsShown
from nd_tui.games.rattus_cartus.book.contents import GROUPS
from nd_tui.games.rattus_cartus.book.glossary import PARTS, THINGS
from nd_tui.games.rattus_cartus.coach import DANGER, KINDS
from nd_tui.games.rattus_cartus.signs import Signs
from nd_tui.games.rattus_cartus.words.things import SORTS
from tests.nd_tui.messages import messages
from tests.nd_tui.sources import reasons, strings, trees

ENGLISH = messages("en", "rattus_cartus")
REASONS = reasons("core", "nd_tui", but="notre_dame")
OWN = reasons("core/rattus_cartus", "nd_tui/games/rattus_cartus")
TAGS = {kind.__struct_config__.tag for kind in get_args(Event)}
MOVES = {kind.__struct_config__.tag for kind in MOVE_TYPES}
EVENT_VARIANTS = {
    *("drawn-seen", "entered-seen", "given-seen", "seen-it", "rats-told", "influence-privilege", "short"),
    *("revealed-none", "taken-none", "tower-none", "tower-one", "scored-none", "judged-lives", "judged-dies"),
}
# Of the families whose ids are put together in the code: what they begin with, and how they go on.
OF_THE_SHELL = ("option-", "setting-", "argument-", "do-")  # which puts such ids together
FAMILIES = {
    "class-": set(CLASSES),
    "building-": {*TYPES, "numbered", "copy"},
    "phase-": set("abcde"),
    "colour-": set(COLOURS),
    "event-": (TAGS - {"cleared", "judged"}) | EVENT_VARIANTS,
    "ask-": set(ANSWERED_BY),
    "typed-": MOVES,
    "effect-take-": set(PILES),
    "buildings-": set(get_args(Buildings)),
    "all-dead-": set(get_args(AllDead)),
    "rats-shown-": set(get_args(RatsShown)),
    "rule-": {"buildings", "all_dead", "rats_shown", "start"},
    "level-": set(LEVELS),
    "why-": {"class", *TERMS} - set(CLASSES),
    "coach-": {*KINDS.values(), DANGER},
    "group-": set(GROUPS),
    "glossary-": set(PARTS),
    "term-": set(THINGS),
    "sign-": {*Signs.__dataclass_fields__, "players"},
    "cause-": {"support", "strangers", "sword", "flute", "tower"},
    "source-": {"cards", "sword", "flute", "pass", "gold", "tokens", "specials"},
    "lead-": {f"{when}{lead}" for when in ("", "last-") for lead in ("sure", "open", "none")},
    "standing-": {"points", "tokens", "cards", "rats"},
}


@pytest.mark.parametrize("prefix", FAMILIES)
def test_families_are_complete_and_hold_nothing_else(prefix: str) -> None:
    found = {name.removeprefix(prefix) for name in ENGLISH if name.startswith(prefix) and "." not in name}
    assert found == FAMILIES[prefix]


def test_every_card_has_the_forms_that_sentences_need() -> None:
    for sort in SORTS:
        assert {f"card-{sort}", f"card-{sort}.one", f"card-{sort}.part"} <= set(ENGLISH)
    assert {f"card-{pile}.letter" for pile in PILES} <= set(ENGLISH)
    for kind in TYPES:
        assert {f"building-{kind}.{form}" for form in ("the", "of", "brief")} <= set(ENGLISH)
    assert {f"class-{name}.{form}" for name in CLASSES for form in ("with", "brief")} <= set(ENGLISH)


@pytest.mark.parametrize("reason", sorted(OWN))
def test_every_refusal_has_a_sentence_that_needs_no_more_than_its_details(reason: str) -> None:
    given = REASONS[reason]
    everything = messages("en", "", "rattus_cartus")
    assert everything[f"problem-{reason}"].variables <= given


def test_every_other_message_is_named_in_the_code() -> None:
    named = {text for _, tree in trees("nd_tui") for text in strings(tree)}
    named |= {name for message in ENGLISH.values() for name in message.references}
    told = (
        "chapter-",
        "lesson-",
        "card-",
        "page-",
        "did-",
        "choose-",
        "problem-",
        "effect-",
        "short-",
        *OF_THE_SHELL,
        *FAMILIES,
    )
    others = [name for name in ENGLISH if "." not in name and not name.startswith(told)]
    assert [name for name in others if name not in named] == []
