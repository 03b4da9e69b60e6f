"""A line of the table, or some, that says as much as there is room for."""

from textual.content import Content

from nd_tui.widgets.common import Drawn


class FullestLine(Drawn):
    """A line in several forms, of which the fullest one that fits is shown; the tooltip has it all."""

    _forms: tuple[Content, ...] = ()

    def offer(self, *forms: Content) -> None:
        """Show one of these forms, the fullest of which comes first."""
        self._forms = forms
        self.tooltip = forms[0]
        self._fit()

    def on_resize(self) -> None:
        """There is another room."""
        self._fit()

    @property
    def least_columns(self) -> int:
        """How many columns the shortest of the forms takes."""
        return min(map(_across, self._forms), default=0)

    def _fit(self) -> None:
        width = self.content_size.width
        if self._forms and width:
            fitting = [form for form in self._forms if _across(form) <= width]
            self.draw((fitting or self._forms[-1:])[0])


def _across(form: Content) -> int:
    """The columns of the longest of its lines."""
    return max(line.cell_length for line in form.split("\n"))
