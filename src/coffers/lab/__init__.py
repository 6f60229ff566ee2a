"""The laboratory: strategies, matches, tournaments, a solver, and statistics one can trust."""

from coffers.lab.matches import MatchResult, match
from coffers.lab.solver import Solution, solve
from coffers.lab.statistics import Estimate, SequentialTest
from coffers.lab.strategy import Entry, Plan, Strategy, load_strategy, shipped
from coffers.lab.tournaments import Setting, TournamentResult, tournament

__all__ = [
    "Entry",
    "Estimate",
    "MatchResult",
    "Plan",
    "SequentialTest",
    "Setting",
    "Solution",
    "Strategy",
    "TournamentResult",
    "load_strategy",
    "match",
    "shipped",
    "solve",
    "tournament",
]
