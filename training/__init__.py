"""Scripts that teach the opponents and measure them; no part of the game itself."""
