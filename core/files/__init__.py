"""Whole files, read without a risk and never half written; what they hold is known to others."""
