"""Reading a save: everything in it is checked, and every position is derived again by the rules."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec

from core.evaluation import Evaluation
from core.game import BadNotation, Game, known_standings
from core.history import MOST_FRESH_LUCK, MOST_NODES, History, Node, NoSuchStep
from core.record.layout import MOST_COMPONENT_BYTES, OVER_AT_THE_CURSOR, Line, Record
from core.record.match import BadRecord, Match
from core.save_header import FORMAT, MOST_BYTES, VERSION, Header

State = TypeVar("State")
Move = TypeVar("Move")
Content = TypeVar("Content")


def decode(raw: bytes, game: Game[Any, State, Move, Any, Any], components: Any = None) -> Match[State, Move]:
    """The game in a save, which goes on with the component data that it holds, else with these.

    BadRecord, BadSetup or BadComponents says what is wrong with it and changes nothing.
    """
    record = read_record(raw)
    if record.game != game.NAME:
        raise BadRecord("record-other-game", found=record.game, wanted=game.NAME)
    setup = game.read_setup(record.setup)
    if record.component_data:
        components = game.read_components(record.component_data)
    history = History(game, game.new_game(setup, record.seed, components))
    fingerprint = game.components_fingerprint(history.root.state)
    if record.components != fingerprint:
        if record.component_data:
            raise BadRecord("record-damaged", fault="components")
        raise BadRecord("record-other-components", found=record.components, wanted=fingerprint)
    if len(record.seats) != game.seats(history.root.state):
        raise BadRecord("record-seats", found=len(record.seats))
    with _no_search_for_garbage():
        _grow_lines(history, record)
    return Match(history, setup, record.seed, record.seats)


@contextmanager
def _no_search_for_garbage() -> Iterator[None]:
    """While a tree grows nothing of it is garbage, and looking for some takes a third of the time."""
    searching = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if searching:
            gc.enable()


def read_header(raw: bytes) -> Header:
    """What a save is, if it is one of a version that this program knows."""
    if len(raw) > MOST_BYTES:
        raise BadRecord("record-too-large", most=MOST_BYTES // 2**20)
    header = _decoded(raw, Header)
    if header.format != FORMAT:
        raise BadRecord("record-not-a-save")
    if header.version < 1:
        raise BadRecord("record-damaged", fault="version")
    if header.version > VERSION:
        raise BadRecord("record-newer", found=header.version, known=VERSION)
    return header


def _decoded(raw: bytes, kind: type[Content]) -> Content:
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        raise BadRecord("record-damaged", fault=str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord("record-not-a-save", fault=str(error)) from error
    except RecursionError as error:
        raise BadRecord("record-too-deep") from error


def read_record(raw: bytes) -> Record:
    """The content of a save of a version that this program knows."""
    read_header(raw)
    record = _decoded(raw, Record)
    if not record.lines:
        raise BadRecord("record-damaged", fault="lines")
    if len(msgspec.json.encode(record.component_data)) > MOST_COMPONENT_BYTES:
        raise BadRecord("record-damaged", fault="component_data")
    dealt = sum(line.luck is not None for line in record.lines)
    if 1 + dealt + sum(len(line.moves) for line in record.lines) > MOST_NODES:
        raise BadRecord("record-too-many-positions", most=MOST_NODES)
    if dealt > MOST_FRESH_LUCK:
        raise BadRecord("record-too-much-fresh-luck", most=MOST_FRESH_LUCK)
    return record


def _grow_lines(history: History[State, Move], record: Record) -> None:
    nodes = [history.root]
    for number, line in enumerate(record.lines):
        if line.after >= len(nodes):
            raise BadRecord("record-damaged", fault=f"lines[{number}].after")
        history.go(nodes[line.after])
        if line.luck is not None:
            nodes.append(_deal_anew(history, line, line.luck, number))
        elif number and not line.moves:
            raise BadRecord("record-damaged", fault=f"lines[{number}].moves")
        _play_line(history, line, number, nodes)
    _put_marks(history, record, nodes)


def _deal_anew(history: History[State, Move], line: Line, luck: int, number: int) -> Node[State, Move]:
    size = history.size
    try:
        node = history.fresh_luck(luck, line.keeping)
    except NoSuchStep as error:
        raise BadRecord("record-illegal-move", line=number, move=0, text="") from error
    if history.size == size:
        raise BadRecord("record-damaged", fault=f"lines[{number}].luck")
    return node


def _play_line(
    history: History[State, Move], line: Line, number: int, nodes: list[Node[State, Move]]
) -> None:
    parse_move, apply = history.game.parse_move, history.game.apply
    here = history.cursor
    for index, text in enumerate(line.moves):
        try:
            move = parse_move(here.state, text)
        except BadNotation as error:
            raise BadRecord("record-illegal-move", line=number, move=index + 1, text=text[:60]) from error
        if any(child.move == move for child in here.children):  # two lines that are one
            raise BadRecord("record-damaged", fault=f"lines[{number}].moves[{index}]")
        here = history.grow(here, apply(here.state, move), move)
        nodes.append(here)


def _put_marks(history: History[State, Move], record: Record, nodes: list[Node[State, Move]]) -> None:
    """All marks and the cursor; and the check that the replay came out as it was saved."""
    texts = [*record.names, *record.comments, *record.verdicts, *record.marks, *record.words]
    marked = [record.cursor, *texts, *record.evaluations, *record.foreseen, *record.seen_to]
    if max(marked) >= len(nodes):
        raise BadRecord("record-damaged", fault=f"position {max(marked)}")
    for index, name in record.names.items():
        nodes[index].name = name
    for index, comment in record.comments.items():
        nodes[index].comment = comment
    for index, verdict in record.verdicts.items():
        nodes[index].verdict = verdict
    for index, mark in record.marks.items():
        nodes[index].mark = mark
    for index, word in record.words.items():
        nodes[index].word = word
    for index, evaluation in record.evaluations.items():
        nodes[index].evaluation = _fitting(evaluation, len(record.seats), index)
    foreseen = set(record.foreseen)
    for index, node in enumerate(nodes):
        node.foreseen = index in foreseen or (node.parent is not None and node.parent.foreseen)
        node.latest = None  # reading the file was no visit
    for index, depth in record.seen_to.items():
        nodes[index].horizon.depth = max(nodes[index].horizon.depth, depth)
    history.cursor = nodes[record.cursor]
    for node in history.line_to(history.cursor)[1:]:
        assert node.parent is not None
        node.parent.latest = node  # redo leads along the line that was looked at
    standings = known_standings(history.game, history.state)
    ends_here = history.game.to_move(history.state) is None
    over = ends_here if record.version <= OVER_AT_THE_CURSOR else history.was_ended
    if record.over != over or (record.standings and list(record.standings) != standings):
        raise BadRecord("record-differs")


def _fitting(evaluation: Evaluation, seats: int, index: int) -> Evaluation:
    if not len(evaluation.chances) == len(evaluation.leads) == seats > evaluation.seat:
        raise BadRecord("record-damaged", fault=f"evaluations[{index}]")
    return evaluation
