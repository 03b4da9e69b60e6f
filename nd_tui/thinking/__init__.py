"""Opponents and advisers who think beside the app, in processes of their own."""
