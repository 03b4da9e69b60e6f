"""Numbers of the entries of a list, typed digit by digit."""


def number_typed(before: int, digit: int, most: int) -> int:
    """The number that a digit makes after another one, else on its own; 0 where there is no such entry."""
    return next((number for number in (10 * before + digit, digit) if 1 <= number <= most), 0)


def may_go_on(number: int, most: int) -> bool:
    """Whether a further digit could make a larger number of the list."""
    return 10 * number <= most


def amount_typed(before: int, digit: int, most: int) -> int | None:
    """How many of something a digit means after another one, else on its own; None where it is too many."""
    return next((number for number in (10 * before + digit, digit) if number <= most), None)
