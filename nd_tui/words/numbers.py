"""Numbers as a language writes them."""

from nd_tui.words.texts import Texts


def decimal(texts: Texts, value: float) -> str:
    """A change with its sign and one digit after the point."""
    text = f"{value:+.1f}".replace("-", "−") if round(value, 1) else "0.0"
    return text.replace(".", texts("decimal-sign"))


def measured(texts: Texts, value: float) -> str:
    """A measure, which is never below zero, with one digit after the point."""
    return f"{value:.1f}".replace(".", texts("decimal-sign"))


def percent(texts: Texts, share: float) -> str:
    """A share of one in whole percents."""
    return texts("percent", n=round(100 * share))
