"""Databases as they were before."""

import sqlite3
from pathlib import Path

from coffers.server.records import ADDED


def make_older(path: Path, version: int, *tables: str) -> None:
    """Take from a database what later schemas have brought, some tables among it."""
    with sqlite3.connect(path) as database:
        for table in tables:
            database.execute(f"drop table {table}")
        for later, columns in ADDED.items():
            for column in columns if later > version else ():
                database.execute(f"alter table {column.table.name} drop column {column.name}")
        database.execute("update coffers_schema set version = ?", [version])
