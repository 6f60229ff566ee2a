"""Rows of numbers for other programs: DataFrames, CSV, Parquet."""

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from coffers.errors import CoffersError

Rows = Sequence[dict[str, str | int | float]]


def frame(rows: Rows) -> Any:
    """A DataFrame of polars, or of pandas if only that is there."""
    try:
        import polars

        return polars.DataFrame(rows)
    except ImportError:
        pass
    try:
        import pandas

        return pandas.DataFrame(rows)
    except ImportError:
        raise CoffersError("frame-library") from None


def write_csv(rows: Rows, path: str | Path) -> None:
    with writing(path), Path(path).open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0])
        writer.writeheader()
        writer.writerows(rows)


def write_parquet(rows: Rows, path: str | Path) -> None:
    table = frame(rows)
    with writing(path):
        (table.write_parquet if hasattr(table, "write_parquet") else table.to_parquet)(path)


class writing:  # noqa: N801  (reads like a word: with writing(path))
    """Says in a sentence why a file could not be written."""

    def __init__(self, path: str | Path) -> None:
        self.path = path

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, fault: BaseException | None, trace: object) -> None:
        if isinstance(fault, OSError):
            problem = fault.strerror or str(fault)
            raise CoffersError("unwritable", path=str(self.path), problem=problem) from fault
