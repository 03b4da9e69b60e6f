"""What stands behind the command `nd-tui`: its options, its words, and what each of its parts does."""
