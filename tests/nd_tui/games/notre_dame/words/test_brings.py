"""What choices say they bring: in one form, and exactly what the moves do at once."""

import re

import pytest

from core import notre_dame as nd
from core.notre_dame.moves import Drive, Gain, Hire, Keep, Play
from core.notre_dame.names import CATHEDRAL
from core.notre_dame.state import Player
from nd_tui.games.notre_dame.preview import players_after
from nd_tui.games.notre_dame.words.moves import choice
from tests.core.notre_dame.scenes import ask, give, holding, showing, table
from tests.nd_tui.games.notre_dame.words.test_words import random_game
from tests.nd_tui.texts import LANGUAGES, Texts

PATTERNS = {
    "en": {
        "prestige": r"\+(\d+) prestige",
        "gold": r"\+(\d+) gold",
        "supply": r"\+(\d+) markers?\b(?! on)",
        "placed": r"\+(\d+) markers? on",
    },
    "fr": {
        "prestige": r"\+(\d+) (?:points? de )?prestige",
        "gold": r"\+(\d+) (?:pièces? d’)?or\b",
        "supply": r"\+(\d+) cubes?\b(?: Influence)?(?! (?:Influence|à|au|dans))",
        "placed": r"\+(\d+) cubes? Influence (?:à|au|dans)",
    },
}
RAT = {"en": r"rat from (\d+) to (\d+)", "fr": r"rat de (\d+) à (\d+)"}
TOGETHER = ("gypsies",)  # what these choices bring comes with the last of them


def said(language: str, text: str) -> dict[str, int]:
    """The numbers of a choice as a reader takes them."""
    found = {good: sum(map(int, re.findall(sign, text))) for good, sign in PATTERNS[language].items()}
    back = [int(before) - int(after) for before, after in re.findall(RAT[language], text)]
    return {**found, "rat": sum(back)}


def done(view: nd.View, move: nd.Move) -> dict[str, int]:
    """What a move does to whoever makes it, before anybody decides again; the price of it is not counted.

    A person costs a coin, and a card the marker that it brings onto the board.
    """
    before, after = view.players[view.seat], players_after(view, move)[view.seat]
    hired, placed = isinstance(move, Hire), on_board(after) - on_board(before)
    paid = placed if isinstance(move, Play) or move == Hire("scholar") else 0  # who plays a card too
    return {
        "prestige": after.prestige - before.prestige,
        "gold": max(0, after.gold - before.gold + hired),
        "supply": max(0, after.supply - before.supply + paid),
        "placed": placed - paid if hired else 0,
        "rat": before.rat - after.rat,
    }


def on_board(player: Player) -> int:
    return sum(player.markers)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("new_persons", [False, True])
@pytest.mark.parametrize("brief", [False, True])
def test_a_choice_says_what_it_brings_now(
    language: str, players: int, new_persons: bool, brief: bool
) -> None:
    texts, told = Texts(language), 0
    for seed in (players, 20 + players):
        for state, _ in random_game(players, seed, new_persons):
            seat = nd.to_move(state)
            assert seat is not None
            view = nd.view(state, seat)
            assert view.task is not None
            for move in view.options:
                if view.task.name in TOGETHER or isinstance(move, Drive | Keep):
                    continue
                text, change = choice(texts, view, move, brief), done(view, move)
                assert said(language, text) == change, text
                told += any(change.values())
    assert told > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drive_says_what_the_message_there_brings_now(language: str) -> None:
    texts, told = Texts(language), 0
    for state, _ in random_game(3, 5, True):
        seat = nd.to_move(state)
        assert seat is not None
        view = nd.view(state, seat)
        for move in view.options:
            after = nd.apply(state, move) if isinstance(move, Drive) else state
            if isinstance(move, Drive) and nd.decision(after) == "message":
                told += 1
                there = nd.view(after, seat)
                take = there.options[0]
                assert said(language, choice(texts, view, move)) == done(there, take)
    assert told


def test_persons_are_told_in_one_form_whatever_they_bring() -> None:
    state = give(table(3), gold=2, park=2, bank=3, rat=3)
    state = ask(showing(state, "hostess", "lady_of_the_court", "advocate"), "hire")
    view = nd.view(state, 0)
    assert [choice(Texts("en"), view, move) for move in view.options[:3]] == [
        "Hostess: +4 prestige; choose 1 gold, 1 marker or the rat one back",
        "Lady of the court: +4 prestige",
        "Advocate: nothing now",
    ]
    assert [choice(Texts("fr"), view, move) for move in view.options[1:3]] == [
        "Dame d’honneur\u00a0: +4 points de prestige",
        "Avocat\u00a0: rien pour l’instant",
    ]


@pytest.mark.parametrize(
    ("rat", "reserve", "english", "french"),
    [
        (
            1,
            3,
            "choose 1 gold, 1 marker or the rat one back",
            "au choix 1 pièce d’or, 1 cube Influence ou le rat une case en arrière",
        ),
        (0, 3, "choose 1 gold or 1 marker", "au choix 1 pièce d’or ou 1 cube Influence"),
        (1, 0, "choose 1 gold or the rat one back", "au choix 1 pièce d’or ou le rat une case en arrière"),
    ],
)
def test_only_what_there_is_now_is_offered_to_choose_from(
    rat: int, reserve: int, english: str, french: str
) -> None:
    state = ask(
        showing(give(table(3), gold=2, rat=rat, reserve=reserve), "hostess", "doctor", "advocate"), "hire"
    )
    view = nd.view(state, 0)
    told = [choice(Texts(language), view, view.options[0]) for language in ("en", "fr")]
    assert told == [
        f"Hostess: +3 prestige; {english}",
        f"Serveuse\u00a0: +3 points de prestige\u00a0; {french}",
    ]
    brief = [choice(Texts(language), view, view.options[0], brief=True) for language in ("en", "fr")]
    assert all(("rat" in one) == bool(rat) for one in brief)


@pytest.mark.parametrize("language", LANGUAGES)
def test_goods_to_choose_from_are_told_in_the_same_form(language: str) -> None:
    view = nd.view(ask(give(table(3), rat=3), "hotel", 0, 1), 0)
    goods = [choice(Texts(language), view, move) for move in view.options if isinstance(move, Gain)]
    assert (
        goods
        == {
            "en": ["+1 gold", "+1 marker", "rat from 3 to 2"],
            "fr": ["+1 pièce d’or", "+1 cube Influence", "rat de 3 à 2"],
        }[language]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_good_that_is_the_only_one_can_still_be_chosen_or_not(language: str) -> None:
    state = holding(give(table(3), rat=0, reserve=0), "hotel", "bank")
    view = nd.view(state, 0)
    told = choice(Texts(language), view, view.options[0])
    assert told == {"en": "Hotel: choose 1 gold", "fr": "Auberge\u00a0: au choix 1 pièce d’or"}[language]


@pytest.mark.parametrize(("gold", "park", "most"), [(1, 0, 1), (2, 0, 3), (5, 0, 6), (5, 2, 7)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_for_notre_dame_says_what_the_largest_gift_would_bring(
    language: str, gold: int, park: int, most: int
) -> None:
    state = holding(give(table(3), gold=gold, park=park), "cathedral", "bank", "park")
    view, texts = nd.view(state, 0), Texts(language)
    (move,) = (one for one in view.options if isinstance(one, Play) and one.card.action is CATHEDRAL)
    assert choice(texts, view, move).endswith(texts("brings-gift", n=most))
