"""Rattus Cartus for people: its words, its plain board, its rulebook and its table."""

from nd_tui.games.box import Box
from nd_tui.games.rattus_cartus.rattus_box import RattusBox

BOX: Box = RattusBox()
