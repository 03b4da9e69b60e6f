"""Numbers as a language writes them."""

from nd_tui.words.texts import Texts


def decimal(texts: Texts, value: float) -> str:
    """A change with its sign and one digit after the point."""
    text = f"{value:+.1f}".replace("-", "−") if round(value, 1) else "0.0"
    return text.replace(".", texts("decimal-sign"))


def signed(number: int) -> str:
    """A change with its sign."""
    return f"{number:+}".replace("-", "−") if number else "0"


def tenths(texts: Texts, value: float) -> str:
    """A measure without its sign, with one digit after the point."""
    return measured(texts, round(10 * abs(value)) / 10)


def measured(texts: Texts, value: float) -> str:
    """A measure, which is never below zero, with one digit after the point."""
    return f"{value:.1f}".replace(".", texts("decimal-sign"))


def percent(texts: Texts, share: float) -> str:
    """A share of one in whole percents."""
    return texts("percent", n=round(100 * share))
