"""A game being played, whatever shows it: who decides, what a move leads to, and when the game goes on.

The table screen and the plain text loop are two stages of this; whoever stands beside it is its guide.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from time import monotonic

from core.ai.characters import known
from core.game import Problem
from core.history import NoSuchStep
from nd_tui.games.game_types import AnyNode, Event, Move, State, View
from nd_tui.play.guide import Guide, Silent
from nd_tui.play.session import Session
from nd_tui.play.stage import Stage
from nd_tui.play.told import Told
from nd_tui.words.characters import opponent_name

PAUSES = {"off": 0.0, "quick": 0.25, "slow": 1.0}  # seconds between the others' moves
READING = {"off": 0.0, "quick": 0.8, "slow": 2.0}  # seconds for a move after which something else is told
TURNING = {"off": 0.0, "quick": 0.5, "slow": 1.5}  # seconds for each thing that is turned up after it
LONGEST_THOUGHT = 3.0  # seconds that are waited for an agent's sake that need not think
A_MOMENT = 0.05  # seconds, within which somebody in a hurry is noticed


@dataclass(frozen=True)
class Watched:
    """A move that is shown before what has followed from it."""

    node: AnyNode  # after all of that
    state: State  # as the move alone left it


class Play:
    """What happens between two decisions of a person, and after each."""

    def __init__(self, session: Session, stage: Stage) -> None:
        self.session = session
        self.stage = stage
        self.guide: Guide = Silent()
        self.reader = session.people[0]  # the person at the screen
        self.uncovered = len(session.people) == 1  # whether the reader has been called to the screen
        self.skipping = False  # nobody waits between the others' moves
        self.waiting = False  # looking around in the tree: the others do not play until they are asked to
        # Shows the position that somebody looks at in the tree; meanwhile nobody plays, or is called.
        self.looking: Callable[[], None] | None = None
        self._thought: dict[str, float] = {}  # seconds that agents took for their last choice in secret
        self._strangers: set[int] = set()  # seats of which it was told that others play there
        self._watched: Watched | None = None
        self._viewed: tuple[State, int, View] | None = None  # the last view, of which position and by whom

    # Where the game stands

    @property
    def watched(self) -> Watched | None:
        """The move that is being shown, as long as nobody has gone elsewhere in the tree."""
        if self._watched is None or self._watched.node is not self.session.history.cursor:
            return None
        return self._watched

    @property
    def seen_state(self) -> State:
        """The position to be shown, where what follows from the last move is not yet seen."""
        return self.session.state if self.watched is None else self.watched.state

    @property
    def seen_events(self) -> list[Event]:
        """What happened on the line, without what follows from the last move and is not yet seen."""
        told = self.session.chronicle.whole()
        if self.watched is None:
            return told
        follows = self.session.box.reckoning.what_follows(self.session.chronicle.of(self.watched.node))
        return told[: len(told) - len(follows)]

    @property
    def own_decisions(self) -> list[int]:
        """Where among what happened on the line the reader decided."""
        return self.session.chronicle.decisions_of(self.reader)

    @property
    def mover(self) -> int | None:
        """Who decides in what is shown, as far as it is told: where all do so in secret, only the reader.

        Nobody does where a move has been made and what follows from it is not yet seen.
        """
        game, state = self.session.game, self.seen_state
        if state is not self.session.state:
            return None
        seat = game.to_move(state)
        return seat if seat == self.reader or not game.is_sealed(state) else None

    @property
    def decides(self) -> bool:
        """Whether the person at the screen is asked something."""
        return self.watched is None and self.session.seat == self.reader

    @property
    def options(self) -> Sequence[Move]:
        """The moves of the person at the screen, if it is that person's turn."""
        moves: Sequence[Move] = ()
        if self.decides and self.guide.allows:
            moves = self.session.game.legal_moves(self.session.state)
        return moves

    def is_still_at(self, node: AnyNode) -> bool:
        """Whether nobody took back, jumped or left meanwhile, and the program does not end."""
        return self.session.history.cursor is node and self.stage.is_open

    # The course of play

    def begin(self) -> None:
        """Show the game for the first time, or how it has ended."""
        self.go_on(ended=self.session.seat is None)

    def go_on(self, ended: bool = False) -> None:
        """Show where the game stands, and let whoever decides do so."""
        if self.looking is not None:
            self.looking()
            return
        if self.watched is not None:  # somebody looked at something else meanwhile
            if self.guide.objects:
                self.retell()
            else:
                self.tell_reckoning(self.watched.node)
            return
        self._watched = None  # nor is it when somebody comes back to where the move was made
        if self.guide.leads:
            self.guide.lead()
            return
        seat = self.session.seat
        if seat in self.session.people and (seat != self.reader or not self.uncovered):
            self.uncovered = False
            self.stage.curtain(seat)
            return
        self.stage.show()
        if seat is None:
            self.stage.over(ended)
        elif seat == self.reader:
            self.skipping = False
            self.stage.ask()
            self.guide.asked()
        elif self.waiting:
            self.stage.waits(self.mover)
        else:
            self.stage.thinks(self.mover)
            self.let_agent_decide(seat)

    def come(self, seat: int) -> None:
        """The person of a seat has come to the screen."""
        self.reader, self.uncovered = seat, True
        self.go_on()

    def let_agent_decide(self, seat: int) -> None:
        """Let an agent think, which takes its time."""
        self.stage.in_its_time(partial(self._agent_decides, seat))

    async def _agent_decides(self, seat: int) -> None:
        """Ask the agent whose turn it is; its move takes the same road as a person's."""
        session, node = self.session, self.session.history.cursor
        view, luck = session.game.view(session.state, seat), session.agent_luck()
        if seat in session.replaced:
            from nd_tui.thinking.deciding import stand_in

            move, failed = stand_in(session.box, view, luck), False
        else:
            self._tell_of_stranger(seat)
            move, failed = await self._chosen_by(session.match.seats[seat], view, luck)
        if not self.is_still_at(node):
            return
        if failed:
            session.replaced.add(seat)
            self.stage.warn(self.stage.texts("agent-failed", player=session.names[seat]))
        await self.stage.pause(0.0 if self.skipping else PAUSES[self.stage.speed])
        # Where somebody reads something else, the game goes on when it is seen.
        if await self.stage.until_seen() and self.is_still_at(node):
            self.played(move)

    def _tell_of_stranger(self, seat: int) -> None:
        """Say once who plays for an opponent that only another version of the program knows."""
        who = self.session.match.seats[seat]
        instead = known(self.session.box.minds(), who)
        if instead == who or seat in self._strangers:
            return
        self._strangers.add(seat)
        texts, player = self.stage.texts, self.session.names[seat]
        named = {"who": opponent_name(texts, who), "instead": opponent_name(texts, instead)}
        self.stage.warn(texts("agent-unknown", player=player, **named))

    async def _chosen_by(self, agent: str, view: View, luck: int) -> tuple[Move, bool]:
        """What an agent does; in secret one with a single answer takes as long as it last did with a choice.

        Else its haste would tell what it has.
        """
        game, began = self.session.game, monotonic()
        sealed, choices = game.is_sealed(self.session.state), len(game.options(view))
        answer = await self.stage.think(agent, view, luck)
        took = monotonic() - began
        if sealed and choices > 1:
            self._thought[agent] = min(took, LONGEST_THOUGHT)
        elif sealed and (longer := self._thought.get(agent, 0.0) - took) > 0:
            await self.stage.take_time(longer)
        return answer

    def choose(self, move: Move) -> bool:
        """Make a move of the person at the screen, if it can be made; whether it was meant."""
        if move not in self.options:
            return False
        self.waiting = False
        self.guide.chosen(move)
        self.played(move)
        return True

    def played(self, move: Move) -> None:
        """Make a move and show it; a reckoning that follows is told before the game goes on."""
        before = self.session.state
        try:
            node = self.session.play(move)
        except NoSuchStep as full:
            self.waiting = True
            self.go_on()
            self.stage.refuse(full)
            return
        if not self.stage.follows:
            self._moved()
            return
        self._tell_unasked(before, node)
        reckoning = self.session.box.reckoning
        follows = reckoning.what_follows(self.session.chronicle.of(node))
        alone = reckoning.before(before, move) if follows else None
        turned_up = () if alone is None else reckoning.one_by_one(alone, follows)
        if alone is None and self._calls_another and self.told_of(node):
            alone = self.session.state
        if alone is None:
            self.tell_reckoning(node)
            return
        self._watched = Watched(node, alone)
        self.stage.show_move(self.told_of(node))
        if self.guide.objects:  # what would follow from it is not asked
            return
        if READING[self.stage.speed]:
            self.stage.in_its_time(partial(self._tell_reckoning_later, node, turned_up))
        else:
            self.tell_reckoning(node)

    @property
    def _calls_another(self) -> bool:
        """Whether the screen goes to another person now, and the one who has it should see the move first."""
        seat = self.session.seat
        return self.uncovered and seat in self.session.people and seat != self.reader

    def told_of(self, node: AnyNode) -> list[str]:
        """What the move that led here did itself, as far as the reader may know."""
        return self.sentences(self.session.box.reckoning.own_part(self.session.chronicle.of(node)))

    def sentences(self, happened: Iterable[Event]) -> list[str]:
        """What the log tells of events, in the same sentences."""
        words, state = self.session.box.words, self.session.state
        told = (words.event(self.stage.texts, state, event, self.reader) for event in happened)
        return [sentence for sentence in told if sentence]

    def _told_apart(self, happened: Iterable[Event]) -> Iterator[Told]:
        """The same, with the players whose signs stand before them, and where another part begins."""
        box = self.session.box
        for event in happened:
            begins = box.reckoning.begins(event)
            for sentence in self.sentences([event]):
                yield Told(sentence, None if begins else box.words.actor(event), begins)

    def _tell_unasked(self, before: State, node: AnyNode) -> None:
        """Say what happened to the reader without a choice, which else only the log tells."""
        unasked = self.session.box.reckoning.unasked
        for sentence in unasked(self.stage.texts, before, self.session.chronicle.of(node), self.reader):
            self.stage.remark(sentence)

    async def _tell_reckoning_later(self, node: AnyNode, turned_up: Iterable[tuple[State, Event]]) -> None:
        """Leave some time to see the move and what is turned up after it; then tell what followed from it."""
        await self._be_seen(node, READING[self.stage.speed])
        for state, event in turned_up:
            if self.skipping or not (await self.stage.until_seen() and self.is_still_at(node)):
                break
            self._watched = Watched(node, state)
            self.stage.show_move(self.sentences([event]))
            await self._be_seen(node, TURNING[self.stage.speed])
        if await self.stage.until_seen() and self.is_still_at(node):
            self.tell_reckoning(node)

    async def _be_seen(self, node: AnyNode, seconds: float) -> None:
        """Wait so long, unless somebody is in a hurry or goes elsewhere."""
        while seconds > 0 and not self.skipping and self.is_still_at(node):
            await self.stage.pause(A_MOMENT)
            seconds -= A_MOMENT

    def tell_reckoning(self, node: AnyNode) -> None:
        """Tell the end of a round that a move has brought, if that is wished; then go on."""

        def told() -> None:
            self._watched = None
            self._moved()

        reckoning = self.session.box.reckoning
        tells = self.stage.tells_reckonings and not self.guide.objects
        happened = reckoning.told_at(node, self.session.people) if tells else []
        sentences = list(self._told_apart(happened))
        if sentences:
            self.stage.reckon(reckoning.title(self.stage.texts, happened), sentences, told)
        else:
            told()

    def _moved(self) -> None:
        """Go on, or see how it ended."""
        if self.guide.leads:
            self.guide.moved()
        elif self.session.seat is None:
            self.guide.ended()
            self.go_on(ended=True)
        else:
            self.go_on()

    # What the person at the screen does besides deciding

    def step(self, take: Callable[[], object], waiting: bool | None = None) -> bool:
        """Take a step in the tree, if there is one; from then on the others may wait, or wait no longer."""
        if waiting is not None:
            self.waiting = waiting
        try:
            take()
        except Problem as problem:
            self.stage.refuse(problem)
            return False
        self.stage.stop()
        self.go_on()
        return True

    def retell(self) -> None:
        """Show the same again, in other words or signs."""
        if self.watched is None:
            self.go_on()
        else:
            self.stage.show_move(self.told_of(self.watched.node))

    def skip(self) -> None:
        """Let the others play on if they wait; else, do not wait between their moves until it is my turn."""
        if self.waiting:
            self.waiting = False
            self.go_on()
        else:
            self.skipping = True

    def view(self) -> View:
        """All that the reader knows of the position that is shown; the same one until that changes."""
        state, reader = self.seen_state, self.reader
        if self._viewed is None or self._viewed[0] is not state or self._viewed[1] != reader:
            self._viewed = state, reader, self.session.game.view(state, reader)
        return self._viewed[2]
