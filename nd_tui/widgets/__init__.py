"""The parts of the table: each draws a view and posts what is picked on it."""
