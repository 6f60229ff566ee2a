"""The strategies that ship with Coffers, one file each; docs/plans.md says how they are written."""
