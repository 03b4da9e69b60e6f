"""Saves: a game with its tree of lines as a readable file that is never half written."""

from core.files.writing import CannotSave, backup_of, write_safely
from core.record.decoding import decode
from core.record.encoding import encode
from core.record.files import content_of, found_or_backup, load, load_found, load_or_backup, save
from core.record.match import AnyMatch, BadRecord, Match, check_seed, new_match

__all__ = [
    "AnyMatch",
    "BadRecord",
    "CannotSave",
    "Match",
    "backup_of",
    "check_seed",
    "content_of",
    "decode",
    "encode",
    "found_or_backup",
    "load",
    "load_found",
    "load_or_backup",
    "new_match",
    "save",
    "write_safely",
]
