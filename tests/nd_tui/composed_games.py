"""Decisions that nobody could list, as games to come have them, in two languages."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from core.game import IllegalMove, Problem
from nd_tui.games.parts import Amount, OneOf, Part
from nd_tui.looks.symbols import UNICODE, Symbols
from nd_tui.words.texts import Texts

MESSAGES = {
    "en": {
        "problem-pass-alone": "With a Pass no card is laid; { $n } are chosen.",
        "problem-gift-size": "Give exactly { $owed } cards; { $n } are chosen.",
        "problem-ask-needed": "An offer with something in it needs an ask.",
    },
    "fr": {
        "problem-pass-alone": "Avec un laissez-passer on ne pose aucune carte ; { $n } sont choisies.",
        "problem-gift-size": "Donnez exactement { $owed } cartes ; { $n } sont choisies.",
        "problem-ask-needed": "Une offre qui contient quelque chose a besoin d’un prix.",
    },
}


class GameTexts(Texts):
    """The shell's messages with those of a game."""

    def __call__(self, message_id: str, **args: str | int) -> str:
        """The game's own first."""
        own = MESSAGES[self.language].get(message_id)
        if own is None:
            return super().__call__(message_id, **args)
        for name, value in args.items():
            own = own.replace(f"{{ ${name} }}", str(value))
        return own


def texts(language: str) -> GameTexts:
    return GameTexts(language)


@dataclass(frozen=True)
class Enter:
    """A move: where to, and how many of each kind."""

    where: str
    cards: tuple[int, ...]


CLASSES = {
    "en": (
        "Nobility",
        "Clergy",
        "Bourgeoisie",
        "Knighthood",
        "Peasantry",
        "Magic",
        "Joker",
        "Sword",
        "Flute",
    ),
    "fr": (
        "Noblesse",
        "Clergé",
        "Bourgeoisie",
        "Chevalerie",
        "Paysannerie",
        "Magie",
        "Joker",
        "Épée",
        "Flûte",
    ),
}
MORE_KINDS = {
    "en": ("Tainted soul", "Wood", "Grain"),
    "fr": ("Âme souillée", "Bois", "Blé"),
}
DOUBT = "No card is laid."
BUILDINGS = {
    "en": (
        ("castle", "Castle"),
        ("tent", "Fortune-teller’s Tent"),
        ("guard_tower", "Guard Tower"),
        ("pass", "none: play a Pass"),
    ),
    "fr": (
        ("castle", "Château"),
        ("tent", "Tente de la cartomancienne"),
        ("guard_tower", "Tour de garde"),
        ("pass", "aucun : jouer un laissez-passer"),
    ),
}
ENTERING = {
    "en": ("Which building do you enter, and with which cards?", "Building"),
    "fr": ("Dans quel bâtiment entrez-vous, et avec quelles cartes ?", "Bâtiment"),
}


@dataclass
class Entering:
    """A building and any cards of the hand; every call is counted."""

    hand: tuple[int, ...] = (3, 0, 5, 2, 12, 4, 2, 1, 1)
    building: bool = True
    calls: list[str] = field(default_factory=list)
    doubted: str = ""  # where nobody means to go without a card

    def names(self, texts: Texts) -> tuple[str, ...]:
        return (*CLASSES[texts.language], *MORE_KINDS[texts.language])

    def question(self, texts: Texts, view: Any) -> str:
        return ENTERING[texts.language][0]

    def parts(self, texts: Texts, view: Any) -> Sequence[Part]:
        self.calls.append("parts")
        where = OneOf("where", ENTERING[texts.language][1], BUILDINGS[texts.language])
        kinds = [
            Amount(f"kind-{kind}", name, 0, most, 0)
            for kind, (name, most) in enumerate(zip(self.names(texts), self.hand, strict=False))
        ]
        return [where, *kinds] if self.building else kinds

    def composed(self, view: Any, values: Mapping[str, Any]) -> Enter:
        self.calls.append("composed")
        cards = tuple(values[f"kind-{kind}"] for kind in range(len(self.hand)))
        where = values.get("where", "castle")
        if where == "pass" and any(cards):
            raise IllegalMove("pass-alone", n=sum(cards))
        return Enter(where, cards)

    def decomposed(self, view: Any, move: Enter) -> dict[str, Any]:
        values: dict[str, Any] = {f"kind-{kind}": number for kind, number in enumerate(move.cards)}
        return {"where": move.where, **values} if self.building else values

    def hesitation(self, texts: Texts, view: Any, move: Enter) -> str:
        return "" if any(move.cards) or move.where != self.doubted else DOUBT

    def choice(self, texts: Texts, view: Any, move: Enter, brief: bool = False) -> str:
        self.calls.append("choice")
        names = [f"{n} {name}" for n, name in zip(move.cards, self.names(texts), strict=False) if n]
        strangers = sum(move.cards[:6]) - move.cards[3]
        if texts.language == "fr":
            where = dict(BUILDINGS["fr"])[move.where]
            told = f"{where}, {sum(move.cards)} cartes annoncées ({', '.join(names) or 'aucune'})"
            return f"{told} : force {sum(move.cards[:7])}, {strangers} rats de plus"
        where = dict(BUILDINGS["en"])[move.where]
        told = f"{where}, {sum(move.cards)} cards announced ({', '.join(names) or 'none'})"
        return f"{told}: force {sum(move.cards[:7])}, {strangers} more rats"

    def details(self, texts: Texts, problem: Problem) -> dict[str, str | int]:
        return dict(problem.details)


class Offering(Entering):
    """Goods and coins for an ask."""

    GOODS: Mapping[str, tuple[str, ...]] = {
        "en": ("Wood", "Stone", "Grain", "Glass", "Marble", "Coins"),
        "fr": ("Bois", "Pierre", "Blé", "Verre", "Marbre", "Pièces"),
    }
    ASKS: Mapping[str, tuple[str, str, str]] = {
        "en": ("nothing", "{} coins", "1 soul"),
        "fr": ("rien", "{} pièces", "1 fragment d’âme"),
    }

    def __init__(self) -> None:
        super().__init__((2, 1, 3, 1, 0, 11))

    def names(self, texts: Texts) -> tuple[str, ...]:
        return self.GOODS[texts.language]

    def question(self, texts: Texts, view: Any) -> str:
        english = "What do you put into your chest, and what do you ask for it?"
        return english if texts.language == "en" else "Que mettez-vous dans le coffre, et à quel prix ?"

    def parts(self, texts: Texts, view: Any) -> Sequence[Part]:
        nothing, coins, soul = self.ASKS[texts.language]
        asks = (("none", nothing), *((f"c{n}", coins.format(n)) for n in range(2, 7)), ("soul", soul))
        ask = OneOf("where", "Ask" if texts.language == "en" else "Prix", asks)
        return [*super().parts(texts, view)[1:], ask]

    def composed(self, view: Any, values: Mapping[str, Any]) -> Enter:
        move = super().composed(view, values)
        if move.where == "none" and any(move.cards):
            raise IllegalMove("ask-needed")
        return move

    def choice(self, texts: Texts, view: Any, move: Enter, brief: bool = False) -> str:
        asks = dict(self.parts(texts, view)[-1].choices)
        names = [f"{n} {name}" for n, name in zip(move.cards, self.names(texts), strict=True) if n]
        goods = ", ".join(names) or {"en": "An empty chest", "fr": "Un coffre vide"}[texts.language]
        return goods if move.where == "none" else f"{goods} / {asks[move.where]}"


class Facing(Entering):
    """For every inquisitor a soul, an indulgence or the penalty, told in words that need room."""

    WAYS: Mapping[str, tuple[str, ...]] = {
        "en": ("suffer the penalty", "show a soul", "hand in an indulgence"),
        "fr": ("subir la peine", "montrer un fragment d’âme", "remettre une indulgence"),
    }
    WHO: Mapping[str, tuple[str, ...]] = {
        "en": ("Ascetic", "Fundamentalist", "Plebeian", "Debt collector", "Orator", "Squanderer", "Guest"),
        "fr": ("Ascète", "Fondamentaliste", "Plébéien", "Percepteur", "Orateur", "Dépensier", "Invité"),
    }

    def __init__(self, penalties: Mapping[str, str] | None = None) -> None:
        super().__init__((0,) * 7)
        self.penalties = penalties or {}

    def question(self, texts: Texts, view: Any) -> str:
        return (
            "How do you face the inquisitors?" if texts.language == "en" else "Comment les affrontez-vous ?"
        )

    def parts(self, texts: Texts, view: Any) -> Sequence[Part]:
        ways = tuple(enumerate(self.WAYS[texts.language]))
        if self.penalties:
            ways = ((0, self.penalties[texts.language]), *ways[1:])
        return [OneOf(f"kind-{at}", name, ways) for at, name in enumerate(self.WHO[texts.language])]

    def choice(self, texts: Texts, view: Any, move: Enter, brief: bool = False) -> str:
        told = zip(self.WHO[texts.language], move.cards, strict=True)
        return ", ".join(f"{who}: {self.WAYS[texts.language][way]}" for who, way in told if way) or "–"


@dataclass(frozen=True)
class Seen:
    """As much of a picture as a decision needs."""

    view: Any
    texts: Texts
    symbols: Symbols = UNICODE
    wide: bool = False
