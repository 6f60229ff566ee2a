"""Mistakes in plans, and what is said about them."""

import pytest

from coffers.errors import CoffersError
from coffers.strategies.plans import Plan


def check_mistake(plan: str, typo: tuple[str, str], line: int, sentence: str) -> None:
    """A plan with a slip is refused, with the line in which it stands."""
    assert typo[0] in plan
    with pytest.raises(CoffersError) as problem:
        Plan.of_toml(plan.replace(*typo), "test.toml")
    assert str(problem.value).startswith(f"test.toml:{line}: ")
    assert sentence in str(problem.value)
