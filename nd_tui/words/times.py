"""Moments as a person reads them, by the clock of here."""

from datetime import datetime

from nd_tui.words.texts import Texts


def moment(texts: Texts, written: str) -> str:
    """When something was saved; what is no moment stays as it is."""
    at = _local(written)
    return written[:16] if at is None else texts("moment", day=_day(texts, at), time=f"{at:%H:%M}")


def day(texts: Texts, written: str) -> str:
    """On which day something was saved; what is no moment stays as it is."""
    at = _local(written)
    return written[:10] if at is None else _day(texts, at)


def _local(written: str) -> datetime | None:
    try:
        return datetime.fromisoformat(written).astimezone()
    except (ValueError, OverflowError, OSError):
        return None


def _day(texts: Texts, at: datetime) -> str:
    return texts("day", year=f"{at:%Y}", month=f"{at:%m}", day=f"{at:%d}")
