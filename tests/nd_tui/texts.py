"""Words for tests: most of them speak of Notre Dame."""

from core.notre_dame import NAME
from nd_tui.words import texts
from nd_tui.words.texts import LANGUAGES

__all__ = ["LANGUAGES", "Texts"]


class Texts(texts.Texts):
    """The messages of a language, with those of Notre Dame unless a test is about another game."""

    def __init__(self, language: str, game: str = NAME) -> None:
        super().__init__(language, game)
