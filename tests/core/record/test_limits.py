"""Whatever the program writes, it reads: what reading refuses is refused before anything is written."""

import random
from pathlib import Path

import pytest

from core import history as tree
from core import notre_dame as nd
from core.history import MOST_FRESH_LUCK, NoSuchStep
from core.record import CannotSave, decode, decoding, encode, load, new_match, save
from core.verdict import MOST_POINTS, Verdict
from tests.core.notre_dame.scenes import NAMES
from tests.core.record.games import AnyMatch, small_tree


def two_players(seed: int = 7) -> AnyMatch:
    return new_match(nd, nd.Setup(NAMES[:2]), seed, ("person", "greedy"))


def test_fresh_luck_is_refused_at_the_limit_and_the_game_can_be_read(tmp_path: Path) -> None:
    match, path = two_players(), tmp_path / "game.json"
    for luck in range(MOST_FRESH_LUCK):
        match.history.go(match.history.root)
        match.history.fresh_luck(luck)
    here, size = match.history.cursor, match.history.size
    with pytest.raises(NoSuchStep, match="too-much-fresh-luck"):
        match.history.fresh_luck(MOST_FRESH_LUCK)
    assert (match.history.cursor, match.history.size) == (here, size)
    save(match, path, "now", "0")
    assert load(path, nd).history.size == size


def small_limits(monkeypatch: pytest.MonkeyPatch, nodes: int, dealt: int) -> None:
    for module in (tree, decoding):
        monkeypatch.setattr(module, "MOST_NODES", nodes)
        monkeypatch.setattr(module, "MOST_FRESH_LUCK", dealt)


def test_a_move_is_refused_when_the_tree_is_full_and_a_deleted_line_makes_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    small_limits(monkeypatch, nodes=5, dealt=1)
    history = two_players().history
    history.fresh_luck(3)
    dealt = history.cursor
    for _ in range(3):
        history.play(nd.legal_moves(history.state)[0])
    with pytest.raises(NoSuchStep, match="too-many-positions"):
        history.play(nd.legal_moves(history.state)[0])
    history.delete(dealt)
    assert (history.size, history.dealt) == (1, 0)
    history.fresh_luck(4)


def change_at_random(match: AnyMatch, chance: random.Random) -> None:
    """One of the things that can be done to a tree, which may be refused."""
    history = match.history
    nodes = list(history)
    node = chance.choice(nodes)
    moves = nd.legal_moves(history.state)
    what = chance.randrange(9)
    if what <= 2 and moves:
        history.play(chance.choice(moves))
    elif what == 3 and moves:
        history.fresh_luck(chance.randrange(3))
    elif what == 4:
        history.go(node)
    elif what == 5:
        node.name = chance.choice(("", "\x00\x1b", "été « »", "x" * 1000, '"\\'))
    elif what == 6 and node.move is not None:
        node.verdict = Verdict(chance.random(), 1.0, "pass", chance.choice((0.0, 1e-300, MOST_POINTS)))
    elif what == 7:
        chance.choice((history.promote, history.demote))(node)
    elif node.depth > 4:
        history.delete(node)


@pytest.mark.parametrize("seed", range(12))
def test_every_tree_that_can_be_made_is_read_as_it_was_written(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    small_limits(monkeypatch, nodes=60, dealt=6)
    match, chance, refused = two_players(seed), random.Random(seed), set()
    for _ in range(400):
        try:
            change_at_random(match, chance)
        except NoSuchStep as problem:
            refused.add(problem.reason)
    raw = encode(match, "now", "0")
    assert encode(decode(raw, nd), "now", "0") == raw
    assert {"too-many-positions", "too-much-fresh-luck"} & refused


@pytest.mark.parametrize(
    ("name", "verdict", "reason"),
    [
        ("x" * 33 * 2**20, None, "game-too-large"),
        ("\udcff", None, "game-not-writable"),
        ("", Verdict(float("nan"), 0.5, "pass"), "game-not-writable"),
        ("", Verdict(0.5, 0.5, "pass", 2 * MOST_POINTS), "game-not-writable"),
    ],
    ids=["too large", "half a character", "no number", "more points than there are"],
)
def test_what_could_not_be_read_is_not_written_and_the_file_stays(
    name: str, verdict: Verdict | None, reason: str, tmp_path: Path
) -> None:
    match, path = small_tree(), tmp_path / "game.json"
    save(match, path, "now", "0")
    before = path.read_bytes()
    match.history.cursor.name, match.history.cursor.verdict = name, verdict
    with pytest.raises(CannotSave, match=reason):
        save(match, path, "now", "0")
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
