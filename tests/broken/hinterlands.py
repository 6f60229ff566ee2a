"""Broken rules of Hinterlands: clause, file, what stands there, what is written instead."""

CARDS = "cards/hinterlands.py"

BROKEN: list[tuple[str, str, str, str]] = []
