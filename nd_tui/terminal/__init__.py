"""Between the app and the terminal: what comes in, what goes out, and ending in time."""
