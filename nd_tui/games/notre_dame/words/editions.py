"""The editions of the rules, by the names that can be typed for them."""

from core.notre_dame import NAME
from core.notre_dame.setup import EDITIONS
from nd_tui.words.texts import LANGUAGES, Texts
from nd_tui.words.typed_words import words_of


def edition_names(texts: Texts) -> list[str]:
    """The short names of all editions."""
    return [texts(f"edition-{edition}.name") for edition in EDITIONS]


def edition_named(typed: str) -> str | None:
    """The edition that is meant: by its id, or by words of its name in any language, such as its year."""
    wanted = set(words_of(typed))
    called = {edition: {edition} for edition in EDITIONS}
    for texts in (Texts(language, NAME) for language in LANGUAGES):
        for edition, words in called.items():
            words.update(words_of(texts(f"edition-{edition}")))
    found = [edition for edition, words in called.items() if wanted and wanted <= words]
    return found[0] if len(found) == 1 else None
