"""Saves and studies carried within pages for people: in a comment that a browser does not show."""

import re
import zlib
from base64 import b64decode, b64encode
from binascii import Error

from core.record.match import BadRecord
from core.save_header import MOST_BYTES

MARK = "nd-tui-file"
_BEGINNING = f"<!-- {MARK} ".encode()
_COMMENT = re.compile(re.escape(_BEGINNING) + rb"([A-Za-z0-9+/=\s]*) -->")


def carried(raw: bytes) -> str:
    """A file as a comment of a page."""
    return f"<!-- {MARK} {b64encode(zlib.compress(raw, 9)).decode()} -->"


def unpacked(raw: bytes) -> bytes:
    """What a page carries, or the file itself where it carries nothing; BadRecord where that is damaged."""
    if raw.lstrip()[:1] == b"{":
        return raw
    # The last one: what people typed stands before it, and may look like one.
    found = _COMMENT.match(raw, max(0, raw.rfind(_BEGINNING)))
    if found is None:
        return raw
    try:
        unpacking = zlib.decompressobj()
        content = unpacking.decompress(b64decode(found[1], validate=False), MOST_BYTES + 1)
    except (zlib.error, Error) as error:
        raise BadRecord("record-damaged", fault=str(error)) from error
    if len(content) > MOST_BYTES:
        raise BadRecord("record-too-large", most=MOST_BYTES // 2**20)
    if not unpacking.eof:
        raise BadRecord("record-damaged", fault="cut")
    return content
