"""Component data of any game as plain values: made structs, and complained about by key."""

import re
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from core.game import BadComponents

Components = TypeVar("Components", bound=Struct)


def converted(plain: Mapping[str, Any], kind: type[Components], tables: Mapping[str, Any]) -> Components:
    """Component data from plain values; `tables` are those with entries by name, with the type of these."""
    try:
        return msgspec.convert(plain, kind, strict=False, str_keys=True)
    except msgspec.ValidationError as error:
        key, fault = _located(str(error), plain, tables)
        raise BadComponents("components-value", key=key, fault=fault) from error


def _located(told: str, data: Mapping[str, Any], tables: Mapping[str, Any]) -> tuple[str, str]:
    """The key that msgspec complains about, and its complaint; in tables by name it does not say which."""
    fault, _, path = told.partition(" - at `")
    key = path.removeprefix("key` in `").lstrip("$").strip(".`")
    for table, kind in tables.items():
        if key.startswith(f"{table}[...]"):
            name = next((name for name, value in data[table].items() if not _fits(value, kind)), "...")
            key = key.replace("[...]", f".{name}", 1)
    named = re.search(r"field `(.+)`", fault)
    return ".".join(filter(None, (key, named and named[1]))) or "file", fault


def _fits(value: Any, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        return False
    return True
