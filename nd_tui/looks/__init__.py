"""How things look, whatever game they belong to: signs, themes, letters, plots."""
