"""Composed moves in plain text: what is set can be typed, in many ways, and what is unclear is answered."""

from time import perf_counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.game import BadNotation
from nd_tui.games.parts import Amount, Composition, OneOf, Part, composition
from nd_tui.plain.composing import LONGEST_LINE, composed_as_typed, question_lines, typed_line
from nd_tui.words.problems import problem_sentence
from nd_tui.words.texts import LANGUAGES
from tests.nd_tui.composed_games import Entering, Facing, Offering, texts

WORDS = {"entering": Entering, "offering": Offering, "facing": Facing}
# Names that contain each other, numbers, small words, commas, signs, an x, or differ by little.
HARD_NAMES = (
    *("Magic", "Magic, 1 nun", "Magic, 2 nuns", "Nun", "Nuns of the order", "Witch", "Sword & shield"),
    *("Âme", "Âme souillée", "Pièce d’or", "Or", "Blé", "Chevaux", "Les deux épées", "X-ray", "3rd wheel"),
    *("An", "Le", "Glass", "Verre", "joker", "Jokers’ hat", "Building", "Ask"),
)


def asked(words: Any, language: str = "en") -> Composition:
    found = composition(words, texts(language), "a view")
    assert found is not None
    return found


def typed(line: str, words: Any = None, language: str = "en") -> dict[str, Any]:
    """What differs from the beginning after a line."""
    begun = asked(words or Entering(), language)
    done = composed_as_typed(texts(language), begun, line)
    return {name: value for name, value in done.values.items() if value != begun.values[name]}


def refused(line: str, words: Any = None, language: str = "en") -> str:
    with pytest.raises(BadNotation) as caught:
        typed(line, words, language)
    return problem_sentence(texts(language), caught.value)


@pytest.mark.parametrize(
    "line",
    [
        "3 magic, 1 joker",
        "1 joker, 3 magic",
        "3 Magic and 1 Joker",
        "3 magic 1 joker",
        "magic 3, joker",
        "3x magic; 1 jokers",
        "3magic + the joker",
        "  3   MAG , 1 jok. ",
        "0 flute, 3 magic, 1 joker",
    ],
)
def test_cards_are_typed_in_any_order_and_form(line: str) -> None:
    assert typed(line) == {"kind-5": 3, "kind-6": 1}


@pytest.mark.parametrize(
    "line", ["2 épée, 1 flute", "2 EPEES et 1 flûte", "2 ep 1 fl", "les épées 2, 1 flûtes"]
)
def test_accents_articles_and_plurals_do_not_count_in_french(line: str) -> None:
    assert typed(line, Entering((0,) * 7 + (2, 1)), "fr") == {"kind-7": 2, "kind-8": 1}


def test_plurals_are_those_of_the_language() -> None:
    assert "none of the choices" in refused("2 flutex")
    assert typed("1 flûtex", language="fr") == {"kind-8": 1}


@pytest.mark.parametrize("line", ["guard tower", "building guard tower", "tower", "GUARD", "the Guard Tower"])
def test_a_choice_is_typed_with_or_without_the_name_of_its_part(line: str) -> None:
    assert typed(line) == {"where": "guard_tower"}
    assert typed(f"{line}, 2 sword, 1 magic".replace("2 sword", "1 sword")) == {
        "where": "guard_tower",
        "kind-7": 1,
        "kind-5": 1,
    }


def test_what_reads_like_a_number_of_something_is_one_and_a_choice_needs_its_name() -> None:
    assert typed("2 coins", Offering()) == {"kind-5": 2}
    assert typed("ask 2 coins", Offering()) == {"where": "c2"}
    assert typed("1 wood, 2 coins, ask 4 coins", Offering()) == {"kind-0": 1, "kind-5": 2, "where": "c4"}
    assert typed("1 soul", Offering()) == {"where": "soul"}


def test_an_empty_line_keeps_what_is_set_and_further_lines_change_only_what_they_name() -> None:
    set_first = composed_as_typed(texts("en"), asked(Entering()), "3 magic, castle")
    assert composed_as_typed(texts("en"), set_first, "  ") == set_first
    further = composed_as_typed(texts("en"), set_first, "1 joker")
    assert (further.values["kind-5"], further.values["kind-6"]) == (3, 1)


def test_a_number_alone_sets_the_only_part_there_is() -> None:
    assert typed("4", Entering((9,), building=False)) == {"kind-0": 4}
    assert "none of the choices" in refused("4")


def test_an_ambiguous_word_is_answered_with_what_it_can_mean() -> None:
    assert refused("1 g", Offering()) == "“1 g” can mean more than one thing: 1 Grain, 1 Glass."
    assert refused("2 wood 1 g", Offering()).startswith("“1 g” can mean")


def test_an_unknown_word_is_answered_with_what_can_be_typed() -> None:
    sentence = refused("3 magic 2 dragons")
    assert sentence.startswith(
        "“2 dragons” is none of the choices: Building Fortune-teller’s Tent, 1 Nobility"
    )


@pytest.mark.parametrize("line", ["...", "?!", "x" * (LONGEST_LINE + 1), ", ;"])
def test_a_line_without_sense_never_decides(line: str) -> None:
    assert "none of the choices" in refused(line)


def test_too_many_and_twice_are_refused_in_a_sentence() -> None:
    assert refused("9 magic") == "Magic: only 0 to 4 can be set, not 9."
    assert refused("1 magic, 2 magic") == "“Magic” is there twice; say once how many or which."
    assert refused("castle, tent") == "“Building” is there twice; say once how many or which."
    assert refused("9" * 40 + " magic").startswith("Magic: only 0 to 4")


def test_a_refusal_of_the_rules_comes_with_what_was_typed() -> None:
    done = composed_as_typed(texts("en"), asked(Entering()), "play a pass, 2 magic")
    assert done.move is None
    assert done.refusal is not None
    assert problem_sentence(texts("en"), done.refusal) == "With a Pass no card is laid; 2 are chosen."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_lists_every_part_with_what_is_set_and_what_can_be(language: str) -> None:
    lines = list(question_lines(texts(language), asked(Offering(), language)))
    told = {
        "en": ("Coins: 0 (0 to 11)", "Ask: nothing (nothing, 2 coins"),
        "fr": ("Pièces\u00a0: 0 (de 0 à 11)", "Prix\u00a0: rien (rien, 2 pièces"),
    }
    assert lines[5] == told[language][0]
    assert lines[6].startswith(told[language][1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_the_question_can_be_typed(language: str) -> None:
    example = list(question_lines(texts(language), asked(Entering(), language)))[-1]
    inside = example.split("“" if language == "en" else "«\u00a0")[1].split(
        "”" if language == "en" else "\u00a0»"
    )[0]
    assert typed(inside, language=language) == {"where": "tent", "kind-0": 1}


def test_a_long_line_without_commas_is_read_in_time() -> None:
    start = perf_counter()
    refused("1 magic castle " * 130)
    assert perf_counter() - start < 5


class Free:
    """Whatever parts there are, every bundle is a move."""

    def __init__(self, parts: list[Part]) -> None:
        self._parts = parts

    def parts(self, texts: Any, view: Any) -> list[Part]:
        return self._parts

    def composed(self, view: Any, values: Any) -> tuple[Any, ...]:
        return tuple(sorted(values.items()))


@st.composite
def bundles(draw: st.DrawFn) -> Composition:
    """Parts with hard names, and something set in each of them."""
    names = draw(st.lists(st.sampled_from(HARD_NAMES), min_size=1, max_size=12, unique=True))
    parts: list[Part] = []
    values: dict[str, Any] = {}
    for number, name in enumerate(names):
        if draw(st.booleans()):
            least = draw(st.integers(0, 3))
            most = least + draw(st.integers(0, 30))
            parts.append(Amount(str(number), name, least, most, least))
            values[str(number)] = draw(st.integers(least, most))
        else:
            labels = draw(
                st.lists(st.sampled_from((*HARD_NAMES, "2 coins", "1 soul", "12")), min_size=1, unique=True)
            )
            parts.append(OneOf(str(number), name, tuple(enumerate(labels))))
            values[str(number)] = draw(st.integers(0, len(labels) - 1))
    begun = composition(Free(parts), texts("en"), None)  # type: ignore[arg-type]
    assert begun is not None
    return begun.with_values(values)


@given(bundles(), st.sampled_from(LANGUAGES))
def test_every_bundle_can_be_typed_and_read_back(bundle: Composition, language: str) -> None:
    begun = bundle.with_values({part.id: part.value for part in bundle.parts})
    assert composed_as_typed(texts(language), begun, typed_line(bundle)).values == bundle.values


@given(st.sampled_from(sorted(WORDS)), st.sampled_from(LANGUAGES), st.data())
def test_every_bundle_of_a_real_decision_can_be_typed_and_read_back(
    name: str, language: str, data: st.DataObject
) -> None:
    begun = asked(WORDS[name](), language)
    values = {
        part.id: data.draw(
            st.integers(part.least, part.most)
            if isinstance(part, Amount)
            else st.sampled_from([value for value, _ in part.choices])
        )
        for part in begun.parts
    }
    wanted = begun.with_values(values)
    line = typed_line(wanted)
    for written in (line, line.upper(), ", ".join(reversed(line.split(", ")))):
        assert composed_as_typed(texts(language), begun, written).values == values


@given(st.text(max_size=60))
def test_whatever_is_typed_is_understood_or_refused(line: str) -> None:
    try:
        done = composed_as_typed(texts("fr"), asked(Offering(), "fr"), line)
    except BadNotation as problem:
        problem_sentence(texts("fr"), problem)
    else:
        assert all(part.allows(done.values[part.id]) for part in done.parts)
