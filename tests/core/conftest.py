"""Which tests of the core are run where its branches are counted: all but those that would take too long."""

import pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    """Counting makes a game four times as long; whoever only plays many of them meets no new branch."""
    if item.get_closest_marker("uncounted") is None:
        item.add_marker("counted")
