"""What the system says of a file is told in the language of the reader, wherever it was met."""

import errno
import os
import tomllib
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from core import notre_dame as nd
from core.game import Problem
from core.record import load
from nd_tui.commands.output import FAULTS
from nd_tui.lessons.progress import load_progress
from nd_tui.storage.settings import Settings, load_settings, save_settings
from nd_tui.words.faults import SYSTEM, fault_told
from nd_tui.words.problems import problem_sentence
from tests.nd_tui.texts import LANGUAGES, Texts

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
CODES = [(code, kind) for kind, codes in SYSTEM.items() for code in codes]


@LANGUAGE
@pytest.mark.parametrize(("code", "kind"), CODES)
def test_an_error_of_the_system_is_known_by_its_words_and_by_its_number(
    code: int, kind: str, language: str
) -> None:
    texts, error = Texts(language), OSError(code, os.strerror(code), "/some/file")
    assert fault_told(texts, str(error)) == texts(f"fault-{kind}")
    assert fault_told(texts, str(error.strerror)) == texts(f"fault-{kind}")


@LANGUAGE
def test_a_rare_error_of_the_system_is_told_by_its_number(language: str) -> None:
    texts = Texts(language)
    assert fault_told(texts, str(OSError(errno.EDOM, "Odd"))) == texts("fault-system", code=str(errno.EDOM))


def test_all_that_can_become_of_output_has_words() -> None:
    assert set(FAULTS) <= {code for code, _ in CODES}


@pytest.mark.parametrize(
    ("raw", "told"),
    [
        (b'{"ascii": 3}', "ascii : « bool » attendu, « int » trouvé"),
        (b"[]", "« object » attendu, « array » trouvé"),
        (b'{"speed": "fast"}', "speed : « fast » ne convient pas"),
        (b"{", "ce n’est pas du JSON correct"),
        (b'{"keys": {"a": "\xff"}}', "il contient des caractères illisibles"),
    ],
)
def test_what_is_wrong_in_a_file_is_told_in_french(raw: bytes, told: str) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)) as fault:
        msgspec.json.decode(raw, type=Settings)
    assert fault_told(Texts("fr"), str(fault.value)).replace("\u00a0", " ") == told


class Thing(msgspec.Struct, forbid_unknown_fields=True):
    """Something with bounds."""

    number: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    share: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0
    pair: Annotated[tuple[int, ...], msgspec.Meta(min_length=2, max_length=2)] = (1, 2)
    words: Annotated[str, msgspec.Meta(max_length=3)] = ""
    things: dict[Literal["a"], int] = {}


@pytest.mark.parametrize(
    ("raw", "told"),
    [
        (b'{"odd": 3}', "« odd » n’a rien à y faire"),
        (b'{"number": -1}', "number : au moins 0 attendu"),
        (b'{"number": 10}', "number : au plus 9 attendu"),
        (b'{"share": 1.5}', "share : au plus 1.0 attendu"),
        (b'{"pair": [1]}', "pair : ce n’est pas la bonne longueur"),
        (b'{"words": "long"}', "words : ce n’est pas la bonne longueur"),
        (b'{"things": {"b": 1}}', "things : « b » ne convient pas"),
    ],
)
def test_what_is_out_of_bounds_in_a_file_is_told_in_french(raw: bytes, told: str) -> None:
    with pytest.raises(msgspec.ValidationError) as fault:
        msgspec.json.decode(raw, type=Thing)
    assert fault_told(Texts("fr"), str(fault.value)).replace("\u00a0", " ") == told


@pytest.mark.parametrize(
    ("raw", "told"),
    [
        ("a = 1\nb c", "ligne 2, colonne 3"),
        ('a = "', "à la fin"),
    ],
)
def test_where_a_file_is_no_toml_is_told_in_french(raw: str, told: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as fault:
        tomllib.loads(raw)
    assert fault_told(Texts("fr"), str(fault.value)).replace("\u00a0", " ") == told


def problem_of(folder: Path, what: str) -> Problem:
    """What is wrong when a file is used for something."""
    uses = {
        "save": lambda: load(folder / "none", nd),
        "components": lambda: nd.load_components(folder / "none"),
        "settings": lambda: load_settings(folder),
        "progress": lambda: load_progress(folder),
        "keeping": lambda: save_settings(Settings(), folder / "file" / "settings.json"),
    }
    (folder / "file").write_text("")
    with pytest.raises(Problem) as problem:
        uses[what]()
    return problem.value


@pytest.mark.parametrize("what", ["save", "components", "settings", "progress", "keeping"])
def test_no_sentence_about_a_file_speaks_the_language_of_the_system(what: str, tmp_path: Path) -> None:
    problem = problem_of(tmp_path, what)
    assert str(problem.details["fault"])  # as the system has it
    for language in LANGUAGES:
        texts = Texts(language)
        told = problem_sentence(texts, problem)
        assert "Errno" not in told
        assert any(f"({texts(f'fault-{kind}')})" in told for kind in SYSTEM), told
