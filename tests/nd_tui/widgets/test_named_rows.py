"""Lines with names: what stands beside a name is never pushed out by it."""

from textual.content import Content

from nd_tui.widgets.named_rows import FEWEST, Name, in_one_line


def name(text: str) -> Name:
    return Name(Content(text))


def test_names_that_have_room_are_whole() -> None:
    row = [name("Anna"), "  ", ("g3", "bold"), "  ", name("Luc")]
    assert in_one_line(row, 13).plain == "Anna  g3  Luc"


def test_the_longest_name_gives_way_first() -> None:
    row = [name("Guillaume de Bourges"), " 3 ", name("Luc")]
    assert in_one_line(row, 16).plain == "Guillaume… 3 Luc"


def test_several_long_names_share_the_room() -> None:
    row = [name("Guillaume de Bourges"), " 3 ", name("Bertrand de Chartres")]
    assert in_one_line(row, 16).plain == "Guill… 3 Bertr…"


def test_wide_letters_count_as_what_they_take() -> None:
    assert in_one_line([name("聖母院聖母院"), " 3"], 10).cell_length <= 10


def test_something_of_every_name_is_left() -> None:
    assert in_one_line([name("Guillaume"), "x" * 80], 80).plain == "Gui…" + "x" * 80
    assert FEWEST == 4
