"""Tests of the parts of the table of Notre Dame."""
