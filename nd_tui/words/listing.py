"""Names in a row, and lines below each other."""

from collections.abc import Iterable

INDENT = "  "  # of plain lines that belong to the one above


def listed(texts: Iterable[str]) -> str:
    """Several names in a row."""
    return ", ".join(texts)
