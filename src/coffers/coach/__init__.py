"""The coach: looks at a game that was played, and says what could have been done better.

moments    the decisions of a game that are worth a look, each with all it takes to think
judging    how good what was done is, and whether something else is better, in two looks
analysis   what has been found out so far, as a document; the work itself, one step at a time
words      the same in sentences
hints      what the expert would do now, for whoever has to decide
"""

from coffers.coach.analysis import Analysis, analyse
from coffers.coach.judging import Better, Effort, Judged, judge
from coffers.coach.moments import Moment, moments

__all__ = ["Analysis", "Better", "Effort", "Judged", "Moment", "analyse", "judge", "moments"]
