"""The list of all actions with their keys, under the screens that they belong to."""

from collections.abc import Mapping

from textual import events
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from nd_tui.keys.actions import by_place, key_of, name_of
from nd_tui.terminal.typography import hanging
from nd_tui.words.keys import KEY_WIDTH, key_name
from nd_tui.words.texts import Texts

NARROWEST = 20  # columns of words, before the list has a width


class KeyList(OptionList):
    """Every action once; what it does stands whole beside its key, in several lines if it must."""

    def __init__(self, texts: Texts, keys: Mapping[str, str], id: str) -> None:
        super().__init__(id=id, markup=False)
        self._texts, self._keys = texts, keys
        self._width = NARROWEST
        self._fill()

    def on_resize(self, event: events.Resize) -> None:
        """Wrap anew, if the width is another one."""
        room = self.content_size.width - self.styles.scrollbar_size_vertical  # which it always needs
        width = max(NARROWEST, room - KEY_WIDTH)
        if width != self._width:
            self._width, highlighted = width, self.highlighted
            self._fill()
            self.highlighted = highlighted

    def _fill(self) -> None:
        options: list[Option] = []
        for place, acts in by_place().items():
            heading = Content.styled(self._texts(f"place-{place}"), "bold")
            options.append(Option(heading, disabled=True))
            options += [Option(self._line(act), id=act) for act in acts]
        self.set_options(options)

    def _line(self, act: str) -> Content:
        key = f"{key_name(self._texts, key_of(act, self._keys)):<{KEY_WIDTH}}"
        name, explanation = name_of(self._texts, act), name_of(self._texts, act, ".help")
        words = self._texts("settings-key-line", name=name, help=explanation)
        return Content.assemble((key, "bold $accent"), hanging(words, self._width, KEY_WIDTH))
