"""Broken rules of Seaside: clause, file, what stands there, what is written instead."""

CARDS = "cards/seaside.py"

BROKEN: list[tuple[str, str, str, str]] = []
