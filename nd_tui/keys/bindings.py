"""The registry's actions as Textual binds them to keys."""

from collections.abc import Collection

from textual.binding import Binding

from nd_tui.keys.actions import action_of, acts_on, explanation, key_of
from nd_tui.words.texts import Texts


def bindings_for(
    screen: str, texts: Texts, besides: Collection[str] = (), left_out: Collection[str] = ()
) -> list[Binding]:
    """The keys of a screen, in words, those of some more actions in the footer, and of some others not.

    A binding's id is where a person's own keymap takes hold.
    """
    return [
        Binding(
            act.key,
            action_of(act),
            texts(f"do-{act.id}"),
            show=(act.shown or act.id in besides) and act.id not in left_out,
            id=act.id,
            group=Binding.Group(texts(act.group), compact=True) if act.group else None,
            tooltip=explanation(act, screen, texts),
        )
        for act in acts_on(screen, texts.game)
    ]


def closed_by(act_id: str, action: str) -> Binding:
    """Let the key that opens something close it too, whichever key a person has given to it."""
    return Binding(key_of(act_id, {}), action, show=False, id=act_id)


def palette_binding(key: str, texts: Texts) -> Binding:
    """The key that opens the palette wherever one is, in words."""
    name, explained = texts("do-palette"), texts("do-palette.help")
    return Binding(key, "command_palette", name, show=False, priority=True, tooltip=explained)
