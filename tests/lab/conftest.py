"""Strategies to test with."""

import pytest

from coffers import texts
from coffers.lab import Plan


@pytest.fixture(autouse=True)
def english() -> None:
    texts.choose("en")


@pytest.fixture
def big_money() -> Plan:
    return Plan.of_toml('name = "Big Money"\nbuy = ["Province", "Gold", "Silver"]')


@pytest.fixture
def smithy() -> Plan:
    return Plan.of_toml(
        'name = "Smithy"\nbuy = ["Province", "Gold", "Smithy max 2", "Silver"]\nplay = ["Smithy"]'
    )
