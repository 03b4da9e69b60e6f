"""How a seat stands in a position: the levels and amounts to which the weights give a value.

What a card, a person or an open choice would bring is estimated with the prices that hold after it; the
rest is read off the table.
"""

from core.notre_dame.agents.plagues import MOST_HOSPITAL, Coming, penalties_to_come, rats_to_come
from core.notre_dame.agents.weights import AMOUNTS, HIGHEST, LEVELS, Prices
from core.notre_dame.names import CATHEDRAL, HOSPITAL, NOWHERE, PARK, Phase
from core.notre_dame.state import (
    ROUNDS,
    ROUNDS_A_PERIOD,
    State,
    Task,
    cathedral_share,
    counts,
    rat_reaches,
)

PLAYING, HIRING, PLAGUE = Phase.PLAYING, Phase.HIRING, Phase.PLAGUE
CARDS_A_ROUND = 2
SENT_BACK = 1  # spaces that a usual player sends the rat back in a round
CATHEDRAL_CARDS = 0.3  # markers that a usual player brings to the cathedral in a round

GOLD, SUPPLY, SECTOR, RAT, MESSAGES = (
    list(LEVELS).index(name) for name in ("gold", "supply", "school", "rat", "messages")
)
PENALTY, PLAGUES, SHARE, UNPLACED = (
    AMOUNTS.index(name) for name in ("penalty", "plagues", "cathedral", "friend")
)


class Standing:
    """A seat's board and what lies around it at some moment, with what estimates need worked out once.

    The position is one of many in which the seat stands like this: its hand and what is to be decided may be
    others, so no estimate reads them here.
    """

    __slots__ = (
        "brings",
        "coming",
        "extra_markers",
        "gains",
        "hire",
        "hospital",
        "kinds",
        "later",
        "numbers",
        "open",
        "park",
        "passing",
        "player",
        "prices",
        "rat_step",
        "seat",
        "space",
        "state",
        "values",
        "worth",
    )

    def __init__(self, state: State, seat: int, prices: Prices, coming: Coming | None = None) -> None:
        player = state.players[seat]
        numbers = counts(player)
        self.state = state
        self.seat = seat
        self.player = player
        self.prices = prices
        self.numbers = numbers
        self.park = numbers[PARK] // 2
        self.hospital = numbers[HOSPITAL]
        before_plague = state.phase < PLAGUE
        self.space = rat_reaches(player, state.plague) if before_plague else player.rat
        self.coming = rats_to_come(state) if coming is None else coming
        self.later = penalties_to_come(state.table.components.harbour, self.coming, SENT_BACK)
        rounds = (ROUNDS - 1 - state.round) % ROUNDS_A_PERIOD + (state.phase < PLAYING)
        self.extra_markers = CATHEDRAL_CARDS * len(state.players) * rounds
        self.rat_step = self._rat_back(1)
        # What was asked for once: one more piece on a sector, an action card, the persons, an open choice.
        self.gains: dict[int, float] = {}
        self.brings: dict[int, float] = {}
        self.kinds: list[float] = []  # what messages bring, by kind
        self.hire: float | None = None
        self.open: dict[Task, float] = {}
        # With the prices of the valuation: what is lasting in it, and what the other amounts count.
        self.worth = 0.0
        self.passing: tuple[float, ...] = ()
        self.values: dict[object, float] = {}  # by phase, hand, whether it hires, and the own open choice

    def plagues(self, space: int, hospital: int) -> float:
        """Expected penalties after this round, with the rat where the plague would bring it."""
        harbour = len(self.later) - 1
        return self.later[max(0, min(space, harbour))][min(hospital, MOST_HOSPITAL)]

    def neglected(self) -> float:
        """Expected penalties after this round if nobody ever sends the rat back."""
        harbour = len(self.later) - 1
        found = penalties_to_come(harbour, self.coming, 0)
        return found[max(0, min(self.space, harbour))][min(self.hospital, MOST_HOSPITAL)]

    def rat_worth(self, space: int, hospital: int) -> float:
        """What it is worth that the rat ends the round on a space, or past the last one."""
        prices, harbour = self.prices, len(self.later) - 1
        worth = prices.levels[RAT][max(0, min(space, harbour))]
        worth += prices.amounts[PLAGUES] * self.plagues(space, hospital)
        return worth + prices.amounts[PENALTY] if space > harbour else worth

    def share(self, further: int = 0) -> float:
        """The prestige that the cathedral will bring, with further own markers there."""
        own = self.player.markers[CATHEDRAL] + further
        if not own:
            return 0.0
        value, markers, _ = cathedral_share(self.state)
        if self.extra_markers:
            return own * value / (markers + further + self.extra_markers)
        return float(own * (value // (markers + further)))

    def gold_worth(self, change: int) -> float:
        """What some coins more or less are worth."""
        table, now = self.prices.levels[GOLD], self.player.gold
        if now + change > HIGHEST:  # coins may be without limit
            return 0.0
        return table[now + change] - table[now]

    def supply_worth(self, change: int) -> float:
        """What some markers more or less in the own supply are worth; there may be too few left."""
        return self._change(SUPPLY, self.player.supply, min(change, self.player.reserve))

    def sector_worth(self, sector: int, change: int) -> float:
        """What some pieces more or less on a sector are worth later on."""
        return self._change(SECTOR + sector, self.numbers[sector], change)

    def rat_back_worth(self, spaces: int) -> float:
        """What it is worth to send the rat back."""
        return self.rat_step if spaces == 1 else self._rat_back(spaces)

    def _rat_back(self, spaces: int) -> float:
        spaces = min(spaces, self.player.rat)
        if not spaces:
            return 0.0
        now = self.rat_worth(self.space, self.hospital)
        return self.rat_worth(self.space - spaces, self.hospital) - now

    def prestige_worth(self, amount: int) -> float:
        """A gain of prestige with the bonus of the park."""
        return float(amount + self.park) if amount else 0.0

    def unplaced(self) -> bool:
        """Whether the friend is still to come."""
        return self.player.friend == NOWHERE

    def _change(self, level: int, now: int, change: int) -> float:
        table = self.prices.levels[level]
        return table[now + change] - table[now]
