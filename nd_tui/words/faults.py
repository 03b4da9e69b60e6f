"""What the system, or a reader of files, says is wrong: in the words of the language, not of the system.

A fault comes in the words with which it was raised, wherever that was; here alone they are known.
"""

import errno
import os
import re
from functools import cache

from nd_tui.words.texts import Texts

# What can happen to a file or to output, by the message that tells it.
SYSTEM = {
    "missing": (errno.ENOENT, errno.ENOTDIR),
    "forbidden": (errno.EACCES, errno.EPERM),
    "read-only": (errno.EROFS,),
    "folder": (errno.EISDIR,),
    "exists": (errno.EEXIST, errno.ENOTEMPTY),
    "full": (errno.ENOSPC, errno.EDQUOT),
    "too-large": (errno.EFBIG,),
    "too-long": (errno.ENAMETOOLONG,),
    "broken": (errno.EIO,),
    "busy": (errno.EBUSY, errno.EAGAIN, errno.ETXTBSY),
    "links": (errno.ELOOP,),
    "files": (errno.EMFILE, errno.ENFILE),
    "pipe": (errno.EPIPE,),
    "invalid": (errno.EINVAL, errno.ENXIO, errno.ENODEV),
}
CODE = re.compile(r"\[Errno (\d+)\]")
PLACE = r"(?: - at (?:`key` in )?`\$\.?(?P<place>[^`]*)`)?"
# What else is said of files and their content, by Python and msgspec.
SAID = {
    "kind": re.compile(rf"Expected\s`(?P<wanted>[^`]+)`,\sgot\s`(?P<found>[^`]+)`{PLACE}"),
    "field": re.compile(rf"Object\smissing\srequired\sfield\s`(?P<field>[^`]+)`{PLACE}"),
    "value": re.compile(rf"Invalid\senum\svalue\s'?(?P<found>.+?)'?{PLACE}"),
    "unknown": re.compile(rf"Object\scontains\sunknown\sfield\s`(?P<field>[^`]+)`{PLACE}"),
    "least": re.compile(rf"Expected\s`[^`]+`\s>=\s(?P<number>\S+){PLACE}"),
    "most": re.compile(rf"Expected\s`[^`]+`\s<=\s(?P<number>\S+){PLACE}"),
    "length": re.compile(rf"Expected\s`[^`]+`\sof\slength\s[^`]*?{PLACE}"),
    "toml": re.compile(r".*\s\(at\sline\s(?P<line>\d+),\scolumn\s(?P<column>\d+)\)"),
    "end": re.compile(r".*\s\(at\send\sof\sdocument\)"),
    "json": re.compile(r"JSON\sis\smalformed.*|Input\sdata\swas\struncated"),
    "letters": re.compile(r".*\scodec\scan't\sdecode\s.*|Invalid\sUTF-8.*"),
    "path": re.compile(r"embedded\snull\s(?:byte|character)|Could\snot\sdetermine\shome\sdirectory.*"),
    "deep": re.compile(r"maximum\srecursion\sdepth\sexceeded.*"),
}


def fault_told(texts: Texts, fault: str) -> str:
    """A fault in words of the language; one that is unknown here as it came."""
    code = CODE.match(fault)
    if (kind := _kinds().get(int(code[1])) if code else _kinds_by_words().get(fault)) is not None:
        return texts(f"fault-{kind}")
    if code:
        return texts("fault-system", code=code[1])
    for kind, pattern in SAID.items():
        if found := pattern.fullmatch(fault):
            told = {name: part for name, part in found.groupdict().items() if part}
            return texts(f"fault-{kind}-at" if "place" in told else f"fault-{kind}", **told)
    return fault


@cache
def _kinds() -> dict[int, str]:
    return {code: kind for kind, codes in SYSTEM.items() for code in codes}


@cache
def _kinds_by_words() -> dict[str, str]:
    """By the words of this system, in which an error is told without its number."""
    return {os.strerror(code): kind for code, kind in _kinds().items()}
