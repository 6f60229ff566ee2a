# make play   builds what is needed and starts a game
# make test   runs all checks
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PACKAGES := $(VENV)/.packages
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCKED := requirements/dev.txt
LOCK := $(VENV)/lock
COMPILE := $(LOCK)/bin/uv --no-config pip compile --quiet --universal --python-version 3.11 \
	--fork-strategy fewest --generate-hashes --custom-compile-command "make lock" pyproject.toml
COMPILED := src/coffers/compiled.txt
SOURCES := $(filter-out %/__init__.py %/library.py %/registry.py, \
	$(wildcard src/coffers/engine/*.py src/coffers/cards/*.py src/coffers/bots/*.py))

WEB := src/coffers/web
CLIENT := $(WEB)/dist/index.html
CLIENT_SOURCES := $(shell find $(WEB)/src $(WEB)/public -type f 2>/dev/null) $(wildcard $(WEB)/*.ts $(WEB)/*.html $(WEB)/*.js) \
	src/coffers/data/colours.json src/coffers/data/cards.json

.PHONY: play terminal setup lock dist test lint types client contract tests services bench knowledge soak \
	mutants random-mutants golden docs solver-table recorded screenshots pictures clean

# The table in the browser; `make terminal` plays without one.
play: setup $(CLIENT)
	$(BIN)/coffers serve --open

terminal: setup
	$(BIN)/coffers play

setup: $(PACKAGES) $(COMPILED)

$(WEB)/node_modules/.packages: $(WEB)/package-lock.json
	cd $(WEB) && npm ci --no-audit --no-fund --loglevel=error
	touch $@

$(CLIENT): $(WEB)/node_modules/.packages $(CLIENT_SOURCES)
	cd $(WEB) && npm run --silent build
	touch $@

$(PACKAGES): pyproject.toml $(LOCKED)
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes --requirement $(LOCKED)
	COFFERS_PURE=1 $(PIP) --no-deps --no-build-isolation --editable .
	touch $@

# Chooses versions anew, within the ranges of pyproject.toml (docs/packaging.md): all of them, or
# some, make lock ONLY="starlette uvicorn". uv does not read there what compiles the engine.
lock:
	test -x $(LOCK)/bin/python || $(PYTHON) -m venv $(LOCK)
	$(LOCK)/bin/python -m pip install --quiet --disable-pip-version-check --upgrade "uv>=0.13,<1"
	printf '%s\n' "setuptools>=77" "mypy[mypyc]>=2.4,<2.5" "librt>=0.16,<1" "mypy-extensions>=1.1" \
		| $(COMPILE) --extra dev - --output-file $(LOCKED) \
		$(if $(ONLY),$(addprefix --upgrade-package=,$(ONLY)),--upgrade)
	$(COMPILE) --extra web --constraint $(LOCKED) --output-file requirements/serve.txt

# Edited sources are compiled anew here; until then they run interpreted (src/coffers/_compiled.py).
$(COMPILED): $(SOURCES) src/coffers/_compiled.py setup.py $(PACKAGES)
	$(BIN)/python setup.py --quiet build_ext --inplace
	touch $@

# The source distribution, and a wheel made from it (docs/packaging.md).
dist: setup $(CLIENT)
	$(BIN)/python -m build --no-isolation --outdir dist

test: lint types client tests

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

client: $(WEB)/node_modules/.packages
	cd $(WEB) && npm run --silent check && npm run --silent test

# What client and server say to each other, in TypeScript; a test says when it is out of date.
contract: setup
	$(BIN)/python -m coffers.server.contract

tests: setup services $(CLIENT)
	$(BIN)/python -m pytest -n auto

# What the tests of the table need beside Python and Node.js, from Debian's packages where possible.
services:
	@tests/server/services.sh chromium postgresql redis-server sqlite3 nginx caddy logrotate

bench: setup
	$(BIN)/coffers bench

# What the bots know of the cards, measured anew by playing them; takes two minutes.
knowledge: setup
	$(BIN)/python -m coffers.lab.measuring

soak: setup
	$(BIN)/python -m coffers.soak

# Breaks rules on purpose and sees whether the scenarios notice.
mutants: setup
	$(BIN)/python tests/mutants.py

# Breaks random things in the engine and sees whether any test notices: make random-mutants N=60 SEED=1
random-mutants: setup
	$(BIN)/python -m tests.random_mutants $(or $(N),60) $(or $(SEED),1)

# Writes down anew what happens in a playthrough of each card (tests/golden).
golden: setup
	$(BIN)/python -m tests.golden.playthroughs --write

# The figures in the docs, by the commands that stand beside them; takes a minute.
docs: setup
	$(BIN)/python -m tests.docs.figures

# The solver's table in docs/lab.md; takes a minute and a half for each recommended set.
solver-table: setup
	$(BIN)/python -m tests.docs.figures --solver $(or $(SECONDS),60)

# Real messages of the server, for the tests of the client.
recorded: setup
	$(BIN)/python -m tests.server.recorded_games

# The pictures of the README; the same game each time.
screenshots: setup $(CLIENT)
	$(BIN)/python -m tests.browser.screenshots

# The sign for home screens, and what messengers show beside a link; drawn once, kept in web/public.
pictures: setup $(CLIENT)
	$(BIN)/python -m tests.browser.pictures

clean:
	rm -rf $(VENV) build dist wheelhouse *.egg-info src/*.egg-info $(COMPILED) $(WEB)/dist $(WEB)/node_modules
	find src -name "*.so" -delete
