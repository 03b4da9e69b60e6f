"""What every test needs: nothing of the person at this machine is read or written."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept in a folder of the test's own."""
    folder = tmp_path / "data"
    monkeypatch.setenv("ND_TUI_DATA_DIR", str(folder))
    return folder
