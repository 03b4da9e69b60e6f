"""A saved game for other eyes: its course or all its lines in words, or all of it as JSON."""

from collections.abc import Iterator
from typing import Any

import msgspec

from core import notre_dame as nd
from core.game import known_standings
from core.record.encoding import numbered_lines
from nd_tui.games import open_box
from nd_tui.games.notre_dame.plain.ending import ending_lines
from nd_tui.games.notre_dame.words.events import event_sentence
from nd_tui.games.notre_dame.words.played import move_told
from nd_tui.play.chronicle import AnyNode, events_before
from nd_tui.storage.kept import NotreDame
from nd_tui.terminal.visible import escaped_json
from nd_tui.words.texts import Texts


def course(match: NotreDame, texts: Texts) -> Iterator[str]:
    """The line that was played, in words and with nothing hidden, and the final standing if it is over."""
    table = match.history.root.state.table
    line = match.history.played_line()
    yield heading(match, texts)
    happened: list[nd.Event] = []
    for node in line:
        for event in events_before(node):
            happened.append(event)
            sentence = event_sentence(texts, table, event, None)
            if sentence:
                yield sentence
    if nd.result(line[-1].state) is not None:
        yield ""
        yield from ending_lines(texts, line[-1].state, happened)
    else:
        yield texts("replay-unfinished", moves=line[-1].depth)


def heading(match: NotreDame, texts: Texts) -> str:
    """Who plays what."""
    setup = match.history.root.state.table.setup
    kind = open_box(match.history.game.NAME).words.kind_of_game(texts, setup)
    return texts("replay-heading", names=", ".join(setup.players), kind=kind, seed=str(match.seed))


def as_text(match: NotreDame, texts: Texts) -> Iterator[str]:
    """All lines in words, positions numbered as in the save, each line after the position it leaves."""
    yield heading(match, texts)
    lines, nodes = numbered_lines(match.history)
    positions = iter(enumerate(nodes))
    next(positions)
    for index, line in enumerate(lines):
        yield texts("export-line", after=line.after) if index else texts("export-main-line")
        for _ in range(len(line.moves) + (line.luck is not None)):
            number, node = next(positions)
            yield f"  {number}. {_step(node, texts)}"


def _step(node: AnyNode, texts: Texts) -> str:
    """What led to a position, with its name, comment and mark."""
    if node.luck is not None:
        told = texts("export-luck", luck=str(node.luck))
    else:
        assert node.parent is not None
        assert node.move is not None
        who = texts("lines-who", player=_player_before(node))
        told = f"{who} {move_told(texts, node.parent.state, node.move)}"
    begins_foreseen = node.foreseen and node.parent is not None and not node.parent.foreseen
    remarks = [node.name, node.comment, texts("export-foreseen") if begins_foreseen else ""]
    return " | ".join([told, *filter(None, remarks)])


def _player_before(node: AnyNode) -> str:
    """Who made the move that led to a position."""
    assert node.parent is not None
    seat = nd.to_move(node.parent.state)
    assert seat is not None
    return node.state.table.setup.players[seat]


def as_json(match: NotreDame) -> bytes:
    """All positions with their moves, events and standings, for other programs."""
    _, nodes = numbered_lines(match.history)
    number = {node: index for index, node in enumerate(nodes)}
    table = match.history.root.state.table
    content = {
        "game": nd.NAME,
        "setup": table.setup,
        "seed": match.seed,
        "seats": match.seats,
        "boroughs": table.colours,
        "cursor": number[match.history.cursor],
        "positions": [_position(match, node, number) for node in nodes],
    }
    return escaped_json(msgspec.json.format(msgspec.json.encode(content).decode(), indent=1)).encode() + b"\n"


def _position(match: NotreDame, node: AnyNode, number: dict[AnyNode, int]) -> dict[str, Any]:
    return {
        "number": number[node],
        "after": None if node.parent is None else number[node.parent],
        "move": match.history.text_of(node) or None,
        "fresh_luck": node.luck,
        "name": node.name,
        "comment": node.comment,
        "foreseen": node.foreseen,
        "events": events_before(node),
        "round": node.state.round + 1,
        "phase": node.state.phase,
        "to_move": nd.to_move(node.state),
        "decision": nd.decision(node.state),
        "standings": known_standings(match.history.game, node.state),
        "result": nd.result(node.state),
    }
