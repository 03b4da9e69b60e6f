"""Notre Dame for people: its words, its plain board, its rulebook and its table."""

from nd_tui.games.box import Box
from nd_tui.games.notre_dame.notre_dame_box import NotreDameBox

BOX: Box = NotreDameBox()
