"""Rulebooks for tests."""

from core import notre_dame as nd
from core.notre_dame.components import Components
from core.notre_dame.setup import EDITIONS, Options
from nd_tui.games.notre_dame.book.contents import rulebook
from nd_tui.rulebook.page import Page, Rulebook
from tests.nd_tui.texts import Texts

ANNIVERSARY = EDITIONS["anniversary"]


def book(
    language: str = "en",
    components: Components | None = None,
    options: Options = ANNIVERSARY,
    playing: bool = False,
) -> Rulebook:
    return rulebook(Texts(language), components or nd.default_components(), options, playing)


def told(page: Page) -> str:
    return "\n".join(paragraph.text for paragraph in page.paragraphs)
