"""Learning from self-play, for any game: games gathered on disk, and values fitted to them."""
