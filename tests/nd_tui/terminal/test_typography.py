"""Where lines break."""

from nd_tui.terminal.typography import wrapped


def test_a_name_with_a_hyphen_stays_whole() -> None:
    assert wrapped("un cube à Notre-Dame", 16) == ["un cube à", "Notre-Dame"]


def test_a_sign_of_punctuation_stays_with_its_word() -> None:
    assert wrapped("la peste\u00a0: cinq", 9) == ["la", "peste\u00a0:", "cinq"]


def test_where_there_is_no_room_a_line_has_a_column() -> None:
    assert wrapped("as", -2) == ["a", "s"]
