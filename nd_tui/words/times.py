"""Moments as a person reads them."""

from datetime import datetime


def moment(written: str) -> str:
    """When something was saved, by the clock of here; what is no moment stays as it is."""
    try:
        return f"{datetime.fromisoformat(written).astimezone():%Y-%m-%d %H:%M}"
    except (ValueError, OverflowError, OSError):
        return written[:16]
