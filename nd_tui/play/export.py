"""A saved game for other eyes: its course or all its lines in words, or all of it as JSON."""

from collections.abc import Iterator
from typing import Any

import msgspec

from core.game import known_standings
from core.history import AnyNode
from core.record import AnyMatch
from core.record.encoding import numbered_lines
from nd_tui.games import open_box
from nd_tui.terminal.visible import escaped_json
from nd_tui.words.texts import Texts


def course(match: AnyMatch, texts: Texts) -> Iterator[str]:
    """The line that was played, in words and with nothing hidden, and the final standing if it is over."""
    history = match.history
    own, line = open_box(history.game.NAME), history.played_line()
    yield heading(match, texts)
    happened: list[Any] = []
    for node in line:
        for event in history.events_of(node):
            happened.append(event)
            sentence = own.words.event(texts, node.state, event, None)
            if sentence:
                yield sentence
    if history.game.result(line[-1].state) is not None:
        yield ""
        yield from own.plain.ending(texts, line[-1].state, happened)
    else:
        yield texts("replay-unfinished", moves=line[-1].depth)


def heading(match: AnyMatch, texts: Texts) -> str:
    """Who plays what."""
    kind = open_box(match.history.game.NAME).words.kind_of_game(texts, match.setup)
    names = ", ".join(match.setup.players)
    return texts("replay-heading", names=names, kind=kind, seed=str(match.seed))


def as_text(match: AnyMatch, texts: Texts) -> Iterator[str]:
    """All lines in words, positions numbered as in the save, each line after the position it leaves."""
    yield heading(match, texts)
    lines, nodes = numbered_lines(match.history)
    positions = iter(enumerate(nodes))
    next(positions)
    for index, line in enumerate(lines):
        yield texts("export-line", after=line.after) if index else texts("export-main-line")
        for _ in range(len(line.moves) + (line.luck is not None)):
            number, node = next(positions)
            yield f"  {number}. {_step(match, node, texts)}"


def _step(match: AnyMatch, node: AnyNode, texts: Texts) -> str:
    """What led to a position, with its name, comment and mark."""
    if node.luck is not None:
        told = texts("export-luck", luck=str(node.luck))
    else:
        assert node.parent is not None
        assert node.move is not None
        who = texts("lines-who", player=_player_before(match, node))
        did = open_box(match.history.game.NAME).words.did(texts, node.parent.state, node.move)
        told = f"{who} {did}"
    begins_foreseen = node.foreseen and node.parent is not None and not node.parent.foreseen
    opinion = " ".join(filter(None, (node.mark, node.word)))
    remarks = [opinion, node.name, node.comment, texts("export-foreseen") if begins_foreseen else ""]
    return " | ".join([told, *filter(None, remarks)])


def _player_before(match: AnyMatch, node: AnyNode) -> str:
    """Who made the move that led to a position."""
    assert node.parent is not None
    seat = match.history.game.to_move(node.parent.state)
    assert seat is not None
    return str(match.setup.players[seat])


def as_json(match: AnyMatch) -> bytes:
    """All positions with their moves, events and standings, for other programs."""
    _, nodes = numbered_lines(match.history)
    number = {node: index for index, node in enumerate(nodes)}
    game = match.history.game
    content = {
        "game": game.NAME,
        "setup": match.setup,
        "seed": match.seed,
        "seats": match.seats,
        **open_box(game.NAME).export.table(match.history.root.state),
        "cursor": number[match.history.cursor],
        "positions": [_position(match, node, number) for node in nodes],
    }
    return escaped_json(msgspec.json.format(msgspec.json.encode(content).decode(), indent=1)).encode() + b"\n"


def _position(match: AnyMatch, node: AnyNode, number: dict[AnyNode, int]) -> dict[str, Any]:
    game = match.history.game
    return {
        "number": number[node],
        "after": None if node.parent is None else number[node.parent],
        "move": match.history.text_of(node) or None,
        "fresh_luck": node.luck,
        "name": node.name,
        "comment": node.comment,
        "mark": node.mark,
        "word": node.word,
        "evaluation": node.evaluation,
        "foreseen": node.foreseen,
        "events": match.history.events_of(node),
        **open_box(game.NAME).export.position(node.state),
        "to_move": game.to_move(node.state),
        "decision": game.decision(node.state),
        "standings": known_standings(game, node.state),
        "result": game.result(node.state),
    }
