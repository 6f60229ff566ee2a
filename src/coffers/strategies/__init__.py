"""Strategies that ship with Coffers, one readable file each; docs/lab.md says how they are written."""
