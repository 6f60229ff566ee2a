# make play   builds what is needed and starts a game
# make test   runs all checks
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PACKAGES := $(VENV)/.packages
COMPILED := src/coffers/compiled.txt
SOURCES := $(filter-out %/__init__.py %/library.py %/registry.py, \
	$(wildcard src/coffers/engine/*.py src/coffers/cards/*.py src/coffers/bots/*.py))

.PHONY: play setup test lint types tests bench soak mutants clean

play: setup
	$(BIN)/coffers play

setup: $(PACKAGES) $(COMPILED)

$(PACKAGES): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "setuptools>=77" "mypy[mypyc]>=2.4,<3" "librt>=0.16"
	COFFERS_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --editable ".[dev]"
	touch $@

# Edited sources are compiled anew here; until then they run interpreted (src/coffers/_compiled.py).
$(COMPILED): $(SOURCES) setup.py $(PACKAGES)
	$(BIN)/python setup.py --quiet build_ext --inplace
	touch $@

test: lint types tests

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

tests: setup
	$(BIN)/python -m pytest -n auto

bench: setup
	$(BIN)/coffers bench

soak: setup
	$(BIN)/python -m coffers.soak

# Breaks rules on purpose and sees whether the scenarios notice.
mutants: setup
	$(BIN)/python tests/mutants.py

clean:
	rm -rf $(VENV) build *.egg-info src/*.egg-info $(COMPILED)
	find src -name "*.so" -delete
