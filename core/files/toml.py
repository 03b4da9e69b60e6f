"""Component data as people write it."""

import tomllib
from typing import Any

from core.game import BadComponents


def toml_data(text: bytes) -> dict[str, Any]:
    """The plain data of a component file; BadComponents for what is not TOML."""
    try:
        return tomllib.loads(text.decode())
    except (UnicodeDecodeError, RecursionError, ValueError) as error:
        raise BadComponents("components-not-toml", fault=str(error)) from error
