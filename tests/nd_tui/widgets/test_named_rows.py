"""Lines with names: what stands beside a name is never pushed out by it."""

import pytest

from nd_tui.widgets.named_rows import FEWEST, Name, in_one_line
from nd_tui.words.shortening import shortened


def test_names_that_have_room_are_whole() -> None:
    row = [Name("Anna"), "  ", ("g3", "bold"), "  ", Name("Luc")]
    assert in_one_line(row, 13).plain == "Anna  g3  Luc"


def test_the_longest_name_gives_way_first() -> None:
    row = [Name("Guillaume de Bourges"), " 3 ", Name("Luc")]
    assert in_one_line(row, 16).plain == "Guillaume 3 Luc"


def test_several_long_names_share_the_room() -> None:
    row = [Name("Guillaume de Bourges"), " 3 ", Name("Bertrand de Chartres")]
    assert in_one_line(row, 16).plain == "Guill. 3 Bertr."


def test_the_sign_of_a_player_always_stays() -> None:
    row = [Name("Guillaume", sign="◆"), " 3 ", Name("Bertrand", sign="▲")]
    assert in_one_line(row, 13).plain == "◆ Gu. 3 ▲ Be."
    assert in_one_line(row, 1).plain == "◆ G. 3 ▲ B."


def test_wide_letters_count_as_what_they_take() -> None:
    assert in_one_line([Name("聖母院聖母院"), " 3"], 10).cell_length <= 10


def test_something_of_every_name_is_left() -> None:
    assert in_one_line([Name("Guillaume"), "x" * 80], 80).plain == "G." + "x" * 80
    assert FEWEST == 2


@pytest.mark.parametrize(
    ("width", "told"),
    [
        (20, "Guillaume de Bourges"),
        (19, "Guillaume"),  # and no "de" at its end
        (9, "Guillaume"),
        (8, "Guillau."),
        (3, "Gu."),
        (2, "G."),
        (1, "."),
        (0, ""),
    ],
)
def test_a_name_becomes_shorter_by_whole_words_and_then_by_letters(width: int, told: str) -> None:
    assert shortened("Guillaume de Bourges", width) == told


@pytest.mark.parametrize("name", ["Anna", "Anna Maria Luisa", "聖母院 聖母院", " ", "", "…", "a b c d e f"])
@pytest.mark.parametrize("width", range(20))
def test_no_name_takes_more_than_its_room_nor_ends_in_dots(name: str, width: int) -> None:
    from rich.cells import cell_len

    assert cell_len(shortened(name, width)) <= width
    assert "…" not in shortened(name, width).removeprefix(name)


def test_what_can_be_dispensed_with_goes_where_its_first_words_have_no_room() -> None:
    row = ["round 1", Name("choose cards", sign=" ·", dispensable=True), " ", Name("Anna", sign="◆")]
    assert in_one_line(row, 40).plain == "round 1 · choose cards ◆ Anna"
    assert in_one_line(row, 24).plain == "round 1 · choose ◆ Anna"
    assert in_one_line(row, 16).plain == "round 1 ◆ A."


@pytest.mark.parametrize(
    ("width", "told"),
    [
        (40, "turn: Anna  new line: instead of: Bank"),
        (37, "turn: Anna  instead of: Bank"),
        (28, "turn: Anna  instead of: Bank"),
        (24, "turn: Anna  instead of:"),
    ],
)
def test_the_words_that_introduce_a_name_go_before_any_of_its_own(width: int, told: str) -> None:
    name = Name("new line: instead of: Bank", alone="instead of: Bank")
    assert in_one_line(["turn: Anna  ", name], width).plain == told
