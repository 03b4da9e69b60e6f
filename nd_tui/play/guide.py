"""Whoever stands beside a game: nobody, a coach in a first game, or the lecturer of a lesson."""

from typing import Protocol

from nd_tui.games.game_types import Move


class Guide(Protocol):
    """May decide what comes next, speaks, and hears of what is done."""

    @property
    def leads(self) -> bool:
        """Whether the guide, not the course of the game, says what is shown and what comes next."""

    @property
    def allows(self) -> bool:
        """Whether the person at the screen may decide now."""

    @property
    def objects(self) -> bool:
        """Whether the guide has something to say against the last move, so that nothing follows from it."""

    @property
    def lit(self) -> tuple[str, ...]:
        """What is spoken of, by the names of its lights."""

    @property
    def seen(self) -> tuple[str, ...] | None:
        """The lights of which all must be seen; None where the game says what is to be seen."""

    @property
    def shows_choices(self) -> bool:
        """Whether the place of the choices is needed."""

    @property
    def word(self) -> str:
        """A coach's word about the position; empty if there is none."""

    def said(self) -> tuple[str, str, str] | None:
        """What stands in the guide's box, above, in and below it; None where there is no box."""

    def lead(self) -> None:
        """Show what the guide wants to be seen."""

    def asked(self) -> None:
        """Somebody is asked to decide."""

    def chosen(self, move: Move) -> None:
        """The person at the screen has chosen a move, which is about to be made."""

    def moved(self) -> None:
        """A move was made, and all that followed from it is told, while the guide leads."""

    def ended(self) -> None:
        """The game was played to its end."""

    def did(self, act: str) -> None:
        """Something was done with a key."""


class Silent:
    """A guide who lets everything take its course."""

    leads = False
    allows = True
    objects = False
    lit: tuple[str, ...] = ()
    seen: tuple[str, ...] | None = None
    shows_choices = True

    @property
    def word(self) -> str:
        """None is said."""
        return ""

    def said(self) -> tuple[str, str, str] | None:
        """Nothing."""
        return None

    def lead(self) -> None:
        """It never leads."""

    def asked(self) -> None:
        """Whoever is asked decides alone."""

    def chosen(self, move: Move) -> None:
        """Every move is as good as another."""

    def moved(self) -> None:
        """The game goes on by itself."""

    def ended(self) -> None:
        """That is that."""

    def did(self, act: str) -> None:
        """Whatever it was."""
