"""The table of Notre Dame: each part draws a view and posts what is picked on it."""
