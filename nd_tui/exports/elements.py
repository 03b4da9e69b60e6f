"""Elements of HTML and SVG, in which nothing that people typed is markup."""

from html import escape

EMPTY = ("line",)  # they hold nothing


class Markup(str):
    """What is markup already."""

    __slots__ = ()


def element(name: str, /, *inside: str, **attributes: object) -> Markup:
    """An element; what is in it is text unless it is markup. Of attributes `_` is written as a hyphen."""
    told = "".join(
        f' {key.strip("_").replace("_", "-")}="{escape(str(value), quote=True)}"'
        for key, value in attributes.items()
        if value is not None
    )
    if name in EMPTY:
        return Markup(f"<{name}{told}/>")
    return Markup(f"<{name}{told}>{''.join(map(text, inside))}</{name}>")


def text(content: str) -> Markup:
    """A text in which nothing is markup."""
    return content if isinstance(content, Markup) else Markup(escape(content, quote=True))
