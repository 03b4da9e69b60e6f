"""What stands on the page of a game or study, whatever it is written in: tree, positions, curve."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.game import known_standings
from core.history import AnyNode
from core.record import AnyMatch
from nd_tui.games import open_box
from nd_tui.games.box import Box
from nd_tui.looks.paper import Paper
from nd_tui.looks.picture import Picture
from nd_tui.looks.symbols import UNICODE
from nd_tui.play.tree_rows import TreeRows
from nd_tui.storage.saves import PERSON
from nd_tui.terminal.visible import visible
from nd_tui.words.lines import LineWords
from nd_tui.words.listing import INDENT, listed
from nd_tui.words.marks import mark_told
from nd_tui.words.numbers import decimal, percent
from nd_tui.words.study import LineCourse, course_of
from nd_tui.words.texts import Texts
from nd_tui.words.victory import victory


@dataclass(frozen=True)
class Chapter:
    """A game with its name in a study; a game alone has none."""

    name: str
    match: AnyMatch


@dataclass(frozen=True)
class Run:
    """A stretch of a line that is told in one paragraph, and how far in it stands."""

    indent: int
    nodes: Sequence[AnyNode]


class Page:
    """A chapter for other eyes: all of a game that is over, else what its person knows."""

    def __init__(self, chapter: Chapter, texts: Texts) -> None:
        self.name, self.match = chapter.name, chapter.match
        self.history = self.match.history
        self.box: Box = open_box(self.history.game.NAME)
        self.texts = texts.of(self.history.game.NAME)
        self.players: tuple[str, ...] = tuple(map(visible, self.match.setup.players))
        people = [seat for seat, who in enumerate(self.match.seats) if who == PERSON]
        self.over = self.history.was_ended
        self.reader = people[0] if len(people) == 1 else None
        self.words = LineWords(
            self.texts, self.box, self.players, self.reader, self.over, self.history.cursor
        )
        self.colours = self.box.colours(self.history.root.state)
        self.signs = [UNICODE.players[colour] for colour in self.colours]

    @property
    def title(self) -> str:
        """What the chapter is called, or what is played and by whom."""
        return visible(self.name or self.history.root.name) or self.texts(
            "export-heading", where=self.texts(f"game-{self.history.game.NAME}"), told=listed(self.players)
        )

    def about(self) -> Iterator[str]:
        """Who plays what, how it ended, and the note about it."""
        kind = self.box.words.kind_of_game(self.texts, self.match.setup)
        names = listed(f"{sign} {name}" for sign, name in zip(self.signs, self.players, strict=True))
        yield self.texts("replay-heading", names=names, kind=kind, seed=str(self.match.seed))
        *_, last = self.history.main_line()
        if (result := self.history.game.result(last.state)) is not None:
            points = listed(
                f"{sign} {number}" for sign, number in zip(self.signs, result.points, strict=True)
            )
            yield victory(self.texts, self.players, result)
            yield self.texts("export-heading", where=self.texts("ending-points"), told=points)
        if self.history.root.comment:
            yield visible(self.history.root.comment)

    def runs(self) -> Iterator[Run]:
        """The tree, stretch by stretch, as in a chess book."""
        rows = TreeRows(self.history.root, self.box.words.moment_short)
        for row in rows.rows():
            yield Run(row.indent, rows.run_from(row.start))

    def told(self, node: AnyNode) -> str:
        """How a position was reached, by the sign of whoever made the move, with what is thought of it."""
        seat = self.words.who(node)
        sign = "" if seat is None else f"{self.signs[seat]} "
        opinion = mark_told(UNICODE, node)
        return f"{sign}{visible(self.words.told(node))}{f' {visible(opinion)}' if opinion else ''}"

    def remarks(self, node: AnyNode) -> list[str]:
        """What is to be known of how a position came about."""
        begins_foreseen = node.foreseen and node.parent is not None and not node.parent.foreseen
        return [self.texts("export-foreseen")] if begins_foreseen else []

    def shown(self) -> list[AnyNode]:
        """The positions whose boards are shown: those with a mark or a word about them, or the last one."""
        marked = [node for node in self.history if node.name or node.comment or node.mark or node.word]
        return marked or [self.history.cursor]

    def heading(self, node: AnyNode) -> str:
        """When a position was reached, and how."""
        opinion = mark_told(UNICODE, node)
        where, how = self.words.where(node), visible(self.words.sentence(node))
        told = self.texts("export-heading", where=where, told=how)
        return f"{told} {visible(opinion)}" if opinion else told

    def worth(self, node: AnyNode) -> list[tuple[int, float, str]]:
        """What a position is worth, as far as that may be known: by seat the chance, and both in words."""
        known = node.evaluation
        if known is None or not self.words.may_see(known):
            return []
        texts = self.texts
        return [
            (
                seat,
                chance,
                texts("study-worth", chance=percent(texts, chance), lead=decimal(texts, lead)),
            )
            for seat, (chance, lead) in enumerate(zip(known.chances, known.leads, strict=True))
        ]

    def seat_at(self, node: AnyNode) -> int | None:
        """Whose table is shown in a position: the reader's; once the game is over, that of the mover."""
        if self.reader is None and self.over:
            return self.history.game.to_move(node.state) or 0
        return self.reader

    def picture(self, node: AnyNode) -> Picture | None:
        """The table in a position, to be drawn for whoever may know it."""
        seat, game, state = self.seat_at(node), self.history.game, node.state
        if seat is None:
            return None
        view, mover = game.view(state, seat), game.to_move(state)
        return Picture(
            view=view,
            box=self.box,
            texts=self.texts,
            symbols=UNICODE,
            names=self.players,
            colours=self.box.colours(view),
            seat=seat,
            mover=mover if mover == seat or not game.is_sealed(state) else None,
            line=node.line_start().name,
            foreseen=node.foreseen,
            happened=[
                event for before in self.history.line_to(node) for event in self.history.events_of(before)
            ],
        )

    def board(self, node: AnyNode) -> list[str]:
        """The same in words, as lines; where nobody in particular may know it, what everybody can count."""
        seat, game, state = self.seat_at(node), self.history.game, node.state
        if seat is None:
            return list(self._counted(node))
        view, plain = game.view(state, seat), self.box.plain
        lines = [*plain.lines(self.texts, view, False), *plain.before_choices(self.texts, view, Paper())]
        return [f"{indent}{visible(line)}" for indent, line in lines]

    def _counted(self, node: AnyNode) -> Iterator[str]:
        words = self.box.words
        everybody = range(len(self.players))
        standings = known_standings(self.history.game, node.state, everybody)
        for name, numbers in zip(self.players, standings, strict=True):
            yield name
            for what, number in numbers.items():
                told = self.texts("export-heading", where=words.standing(self.texts, what), told=str(number))
                yield f"{INDENT}{told}"

    def course(self) -> LineCourse:
        """The chances of everybody along the line that was played."""
        return course_of(self.history.cursor, self.words)
