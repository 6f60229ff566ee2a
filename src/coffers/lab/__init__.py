"""The laboratory: strategies, matches, tournaments, a solver, and statistics one can trust."""

from coffers.kingdoms.settings import Setting
from coffers.lab.matches import MatchResult, match
from coffers.lab.refining import Refinement, refine
from coffers.lab.samples import Sample, sample_games
from coffers.lab.solver import Solution, solve
from coffers.lab.statistics import Estimate, SequentialTest
from coffers.lab.strategy import load_strategy
from coffers.lab.sweeps import SweepResult, sweep
from coffers.lab.tournaments import TournamentResult, tournament
from coffers.strategies.lines import Entry
from coffers.strategies.plans import Plan, Strategy, shipped

__all__ = [
    "Entry",
    "Estimate",
    "MatchResult",
    "Plan",
    "Refinement",
    "Sample",
    "SequentialTest",
    "Setting",
    "Solution",
    "Strategy",
    "SweepResult",
    "TournamentResult",
    "load_strategy",
    "match",
    "refine",
    "sample_games",
    "shipped",
    "solve",
    "sweep",
    "tournament",
]
