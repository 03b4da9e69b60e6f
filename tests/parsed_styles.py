"""Styles are parsed once for all apps that tests start, since they are the same for each of them."""

from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.css.types import CSSLocation

_parse_rules = Stylesheet._parse_rules
_parsed: dict[object, list[RuleSet]] = {}


def share_parsed_styles() -> None:
    """From now on all apps of this process share the rules that they read from the same styles."""
    Stylesheet._parse_rules = _shared  # type: ignore[method-assign]


def _shared(
    self: Stylesheet,
    css: str,
    read_from: CSSLocation,
    is_default_rules: bool = False,
    tie_breaker: int = 0,
    scope: str = "",
) -> list[RuleSet]:
    kind = (css, read_from, is_default_rules, tie_breaker, scope)
    key = (kind, tuple(self._variables.items()))
    if key not in _parsed:
        _parsed[key] = _parse_rules(self, *kind)
    return _parsed[key]
