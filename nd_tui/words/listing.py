"""Names in a row."""

from collections.abc import Iterable


def listed(texts: Iterable[str]) -> str:
    """Several names in a row."""
    return ", ".join(texts)
