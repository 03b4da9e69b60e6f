"""Moments in words."""

import pytest

from nd_tui.words.times import day, moment
from tests.nd_tui.texts import Texts

WRITTEN = "2026-11-17T12:40:05"  # by the clock of here


@pytest.mark.parametrize(("language", "told"), [("en", "2026-11-17"), ("fr", "17/11/2026")])
def test_a_day_is_written_as_the_language_does_it(language: str, told: str) -> None:
    texts = Texts(language)
    assert day(texts, WRITTEN) == told
    assert moment(texts, WRITTEN) == f"{told} 12:40"


def test_what_is_no_moment_stays_as_it_is() -> None:
    assert moment(Texts("fr"), "a day long ago in spring") == "a day long ago i"
    assert day(Texts("fr"), "0000-00-00T00:00:00") == "0000-00-00"
