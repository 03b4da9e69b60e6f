"""The core can be used without a screen, and without what screens need."""

import subprocess
import sys


def test_importing_and_playing_loads_no_screen_and_no_app() -> None:
    code = (
        "import sys\n"
        "from core import history, notre_dame as nd, record\n"
        "state = nd.new_game(nd.Setup(('Anna', 'Luc')), 1)\n"
        "while nd.legal_moves(state): state = nd.apply(state, nd.legal_moves(state)[0])\n"
        "print(sorted({name.partition('.')[0] for name in sys.modules}))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.replace("'", "").strip("[]\n").split(", "))
    assert "core" in loaded
    assert loaded.isdisjoint({"nd_tui", "textual", "rich", "click", "fluent", "platformdirs"})


def test_the_module_fulfils_the_contract() -> None:
    """That its types fit too is checked by mypy where a history is made of it."""
    from core import notre_dame as nd
    from core.game import Game

    asked = [name for name in vars(Game) if not name.startswith("_")]
    assert len(asked) > 12
    assert [name for name in asked if not hasattr(nd, name)] == []
