"""What could steer a terminal becomes a sign, and everything else stays as it is."""

import json
import sys
import unicodedata

import pytest
from rich.cells import cell_len
from rich.segment import Segment
from rich.text import Text
from textual.color import Color
from textual.content import Content

from nd_tui.looks.plain_signs import PlainSigns
from nd_tui.terminal.drawn_text import NothingHarmful, draw_nothing_harmful
from nd_tui.terminal.visible import escaped_json, harmless, is_harmful, visible, without_harm
from tests.nd_tui.hostile import HOSTILE, harm_in

BIDI = "\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
BLACK = Color(0, 0, 0)


@pytest.fixture(autouse=True)
def _drawn_as_in_the_app() -> None:
    draw_nothing_harmful()


@pytest.mark.parametrize("text", HOSTILE)
def test_every_control_character_is_one_sign(text: str) -> None:
    assert not harm_in(harmless(text))
    assert "\n" not in harmless(text)
    assert len(harmless(text)) == len(text) == cell_len(harmless(text))
    assert without_harm(harmless(text)) == harmless(text)


def test_ascii_controls_have_their_pictures_and_others_one_sign() -> None:
    assert harmless("a\x00\x1b[2J\x07\x7f") == "a␀␛[2J␇␡"
    assert harmless("\x9b\x85" + BIDI + "\u2028\u2029\u200b\ufeff\ud800") == "\ufffd" * 19


@pytest.mark.parametrize(
    "text",
    [
        "Anna",
        "Zoë",
        "« Été » ; oui",
        "דנה",
        "علی",
        "علی\u200cرضا",
        "👩\u200d👩\u200d👧",
        "漢字",
        "e\u0301",
        "\U000f0000",
    ],
)
def test_names_of_people_stay_as_they_are(text: str) -> None:
    assert harmless(text) == visible(text) == without_harm(text) == text


def test_in_all_of_unicode_nothing_passes_that_a_terminal_obeys() -> None:
    controls = [char for char in map(chr, range(sys.maxunicode + 1)) if unicodedata.category(char) == "Cc"]
    assert len(controls) == 65
    assert all(is_harmful(char) for char in (*controls, *BIDI))


def test_lines_of_a_text_stay_lines() -> None:
    assert visible("one\ntwo\x1b\tthree") == "one\ntwo␛\tthree"


@pytest.mark.parametrize("text", HOSTILE)
def test_what_is_measured_is_what_is_drawn(text: str) -> None:
    line = harmless(text)
    for content in (Content(text), Content.styled(text, "bold"), Content.assemble("", (text, "bold"))):
        assert content.plain == visible(text)
        assert content.cell_length == cell_len(content.plain)
    assert Content(line).plain == line
    assert Text(text).plain == visible(text)


def test_a_style_stays_on_the_letters_that_it_was_for() -> None:
    content = Content.assemble("\x1b\x07", ("name", "bold"))
    (span,) = content.spans
    assert content.plain[span.start : span.end] == "name"


@pytest.mark.parametrize("text", HOSTILE)
def test_the_last_look_lets_nothing_harmful_through_and_keeps_the_width(text: str) -> None:
    segments = [Segment("a "), Segment(text), Segment(" été\u00a0: b")]
    drawn = NothingHarmful().apply(segments, BLACK)
    assert not harm_in("".join(segment.text for segment in drawn))
    assert "\n" not in drawn[1].text
    assert [segment.cell_length for segment in drawn] == [segment.cell_length for segment in segments]


def test_the_last_look_leaves_alone_what_is_text() -> None:
    segments = [Segment("Anna"), Segment("  ▲ ")]
    assert NothingHarmful().apply(segments, BLACK) is segments


@pytest.mark.parametrize("text", HOSTILE)
def test_in_plain_signs_the_signs_are_ascii(text: str) -> None:
    (drawn,) = PlainSigns().apply([Segment(harmless(text))], BLACK)
    assert drawn.text.isascii()
    assert drawn.cell_length == len(text)


@pytest.mark.parametrize("text", [*HOSTILE, "\U000e0041", "plain", "Zoë"])
def test_escaped_json_is_read_as_it_was_written(text: str) -> None:
    written = json.dumps({"name": text}, ensure_ascii=False, indent=1)
    assert json.loads(escaped_json(written)) == {"name": text}
    assert not harm_in(escaped_json(written))
