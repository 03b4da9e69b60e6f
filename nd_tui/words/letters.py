"""Letters as they are compared: without capitals and accents."""

import unicodedata


def plain_letters(text: str) -> str:
    """Small letters without accents, so that everything is found however it is typed."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
