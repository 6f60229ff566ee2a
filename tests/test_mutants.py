"""The rules that `make mutants` breaks can be broken: what it looks for stands in the source."""

import pytest
from tests.mutants import MUTANTS, ROOT


@pytest.mark.parametrize(
    ("clause", "file", "right", "wrong"), MUTANTS, ids=[mutant[0] for mutant in MUTANTS]
)
def test_what_is_written_wrongly_stands_there_once(
    clause: str, file: str, right: str, wrong: str
) -> None:
    source = (ROOT / "src" / "coffers" / file).read_text("utf-8")
    assert source.count(right) == 1
    compile(source.replace(right, wrong), file, "exec")
