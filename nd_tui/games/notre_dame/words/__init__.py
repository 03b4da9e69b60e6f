"""Notre Dame in words: its things, moves and events."""
