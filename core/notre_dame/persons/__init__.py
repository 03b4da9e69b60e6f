"""The 33 persons, grouped by the stack they come from; each is an effect and the decisions it asks for."""

from core.notre_dame.persons import brown, gray_a, gray_b, gray_c

EFFECTS = brown.EFFECTS | gray_a.EFFECTS | gray_b.EFFECTS | gray_c.EFFECTS
DECISIONS = brown.DECISIONS | gray_a.DECISIONS | gray_b.DECISIONS | gray_c.DECISIONS
