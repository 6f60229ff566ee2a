"""docs/later-cards.md shows the real cards as they are."""

import ast
import re
from pathlib import Path

HOME = Path(__file__).parent
CARDS = HOME.parents[1] / "src" / "coffers" / "cards"
PAGE = (HOME.parents[1] / "docs" / "later-cards.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
REAL = re.findall(r"^\*\*([^*,]+?)(?:, under Throne Room)?\*\* \(real\)", PAGE, re.MULTILINE)


def classes(source: str) -> dict[str, str]:
    """The classes of some code by name, without docstrings and bare declarations."""
    found: dict[str, str] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            for part in ast.walk(node):
                if isinstance(part, ast.ClassDef | ast.FunctionDef):
                    part.body = [line for line in part.body if not is_only_said(line)]
            found[node.name] = ast.unparse(node)
    return found


def is_only_said(line: ast.stmt) -> bool:
    is_text = isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)
    return is_text or (isinstance(line, ast.AnnAssign) and line.value is None)


def test_real_cards_stand_there_as_they_are() -> None:
    real: dict[str, str] = {}
    for path in (*CARDS.glob("*.py"), HOME / "cards.py"):
        real |= classes(path.read_text("utf-8"))
    shown = {name: code for block in BLOCKS for name, code in classes(block).items()}
    assert len(REAL) == 13
    for name in REAL:
        key = next(known for known in real if known.lower() == name.replace(" ", "").lower())
        assert shown[key] == real[key]
    assert not {name for name in shown if name in real and shown[name] != real[name]}
