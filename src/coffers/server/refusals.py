"""What the server does not do, and the status of the answer that says so."""

from coffers.errors import CoffersError


class Refusal(CoffersError):
    """Something a person may not do, or not now; nothing has changed."""

    def __init__(self, status: int, message: str, /, **details: object) -> None:
        super().__init__(message, **details)
        self.status = status


class TooMuch(Refusal):
    """Somebody asks too often."""

    def __init__(self) -> None:
        super().__init__(429, "too-much")


class NotWritten(Refusal):
    """The database did not take something."""

    def __init__(self) -> None:
        super().__init__(503, "database-failed")


def status_of(problem: CoffersError) -> int:
    """What the answer that says so is marked with."""
    return problem.status if isinstance(problem, Refusal) else 400
