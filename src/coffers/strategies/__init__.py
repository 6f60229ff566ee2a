"""The strategies that ship with Coffers, one file each; docs/lab.md says how they are written."""
