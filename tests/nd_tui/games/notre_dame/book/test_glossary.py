"""The glossary has every word of the game in both languages."""

import pytest

from core.notre_dame.names import ACTION_NAMES, COLOURS, SPOTS
from core.notre_dame.persons import EFFECTS
from nd_tui.games.notre_dame.book.glossary import glossary
from nd_tui.rulebook.page import Row
from tests.nd_tui.messages import messages
from tests.nd_tui.texts import LANGUAGES, Texts

NAMED = {"action": ACTION_NAMES, "person": EFFECTS, "colour": COLOURS, "spot": SPOTS, "phase": "12345"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_stands_in_the_language_of_now_beside_the_other(language: str) -> None:
    here = Texts(language)
    there = Texts("fr" if language == "en" else "en")
    rows = list(glossary(here))
    ids = [f"{prefix}-{name}" for prefix, names in NAMED.items() for name in names]
    ids += [name for name in messages("en") if name.startswith("term-")]
    assert all(Row(here(name), there(name)) in rows for name in ids)


def test_only_headings_stand_alone() -> None:
    texts = Texts("en")
    headings = [texts(name) for name in messages("en") if name.startswith("glossary-")]
    assert sorted(row.here for row in glossary(texts) if not row.there) == sorted(headings)
