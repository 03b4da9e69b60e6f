"""Notre Dame for people: its words, its plain board, its rulebook and its table."""
