"""Settings on the command line: all of them shown, or one shown or changed."""

from collections.abc import Iterable
from typing import Any, get_args

import click
import msgspec

from nd_tui.commands.cli_context import BadUsage, CliContext
from nd_tui.commands.localized import show
from nd_tui.commands.param_types import themes
from nd_tui.storage.settings import BadSettings, Settings, change_settings
from nd_tui.words.texts import LANGUAGES

YES_OR_NO = {"yes": True, "no": False}
IN_THE_APP = ("keys", "new_game", "last_game")  # which catches keys, and remembers what was chosen


def setting_names() -> list[str]:
    """The settings that can be changed here."""
    return [name for name in Settings.__struct_fields__ if name not in IN_THE_APP]


def values_of(name: str) -> dict[str, Any]:
    """What a setting can be, by the words that are typed for it."""
    if name == "language":
        return {"system": "", **{language: language for language in LANGUAGES}}
    if name == "theme":
        return {theme: theme for theme in themes()}
    kind = next(field.type for field in msgspec.structs.fields(Settings) if field.name == name)
    return YES_OR_NO if kind is bool else {value: value for value in get_args(kind)}


def complete_value(context: click.Context, _: click.Parameter, incomplete: str) -> list[str]:
    """What a shell may complete the value of a setting to."""
    name = context.params.get("name")
    values = values_of(name) if name in setting_names() else ()
    return [value for value in values if value.startswith(incomplete)]


def config(cli: CliContext, name: str | None, value: str | None) -> None:
    """Show the settings, or the one that is named; with a value, change it first."""
    if name is not None and name not in setting_names():
        raise BadUsage("unknown-setting", name=name, known=", ".join(setting_names()))
    settings = cli.settings()
    if name is not None and value is not None:
        values = values_of(name)
        if value not in values:
            raise BadUsage("setting-value", name=name, found=value, known=", ".join(values))
        changed = msgspec.structs.replace(settings, **{name: values[value]})
        settings = keep(cli, settings, changed)
    for line in told(cli, settings, setting_names() if name is None else [name]):
        show(line)


def keep(cli: CliContext, before: Settings, after: Settings) -> Settings:
    """Keep the change; here a disk that refuses means that nothing has changed."""
    path = cli.settings_file
    try:
        return change_settings(path, before, after)
    except BadSettings as problem:
        raise BadSettings("settings-unchanged", path=str(path), fault=problem.details["fault"]) from problem


def told(cli: CliContext, settings: Settings, names: Iterable[str]) -> Iterable[str]:
    """A line for each of the settings."""
    for name in names:
        values = values_of(name)
        now = getattr(settings, name)
        word = next((word for word, value in values.items() if value == now), str(now))
        known = ", ".join(values)
        yield cli.texts("config-line", name=name, value=word, about=cli.texts(f"setting-{name}"), known=known)
