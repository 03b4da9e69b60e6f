# Everything sets itself up: only Python 3.11 or newer and make are needed. uv is used where it is there.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin

# Pins apply to what is built as well as to what is installed.
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export UV_CONSTRAINT  := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Tests start many processes: none should compile again what another has compiled.
unexport PYTHONDONTWRITEBYTECODE

UV := $(shell command -v uv 2>/dev/null)
ifdef UV
INSTALL := VIRTUAL_ENV=$(VENV) uv pip install --quiet
else
INSTALL := $(BIN)/python -m pip install --quiet
endif

.PHONY: help play test quick lint types layers check coverage mutants soak bench ladder golden picture clean

help:
	@echo "make play    play the game"
	@echo "make test    lint, types, layers and tests"
	@echo "make quick   lint, types and the tests nearest to what changed, in a minute and a half"
	@echo "make check   the same as make test, with the coverage of the core's branches"
	@echo "make soak    the long tests"
	@echo "make mutants how many small faults in the rules the tests notice"
	@echo "make bench   how fast it is, beside other games' engines"
	@echo "make ladder  how strong the opponents are, each against the one below; takes hours"
	@echo "make golden  write the golden playthroughs and lessons anew (look at the diff)"
	@echo "make picture draw the table for the READMEs anew"
	@echo "make clean   remove what make made"

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Python 3.11 or newer is needed; name it with: make PYTHON=/path/to/python"; exit 1; }
	@echo "Installing into $(VENV) for the first time; this takes about half a minute …"
	@if [ -n "$(UV)" ]; then uv venv --quiet --python "$(PYTHON)" $(VENV); else $(PYTHON) -m venv $(VENV); fi
	@touch $@

# Said where there was something before; the first time has its own words.
RENEWING = [ ! -e $@ ] || echo "Bringing $(VENV) up to date …"

$(VENV)/.play: $(VENV)/.made pyproject.toml constraints.txt
	@$(RENEWING)
	@$(INSTALL) -e . && touch $@

$(VENV)/.dev: $(VENV)/.made pyproject.toml constraints.txt
	@$(RENEWING)
	@$(INSTALL) -e '.[dev]' && touch $@ $(VENV)/.play

$(VENV)/.bench: $(VENV)/.dev
	@$(INSTALL) -e '.[dev,bench]' && touch $@

play: $(VENV)/.play
	@$(BIN)/nd-tui

test: $(VENV)/.dev
	@$(MAKE) --no-print-directory -j3 lint types layers
	$(BIN)/python -m pytest -m "not soak"

quick: lint types
	@$(BIN)/python -m tests.quick

# The same tests, most of those of the core with the count of its branches.
check: lint types layers coverage
	$(BIN)/python -m pytest -m "not soak and not counted"

coverage: $(VENV)/.dev
	$(BIN)/python -m pytest -m "not soak and counted" tests/core --cov
	$(BIN)/python -m tests.branches

mutants: $(VENV)/.dev
	$(BIN)/python -m tests.mutation

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev
	$(BIN)/mypy

layers: $(VENV)/.dev
	$(BIN)/lint-imports

soak: $(VENV)/.dev
	$(BIN)/python -m pytest -m soak

bench: $(VENV)/.bench
	@$(BIN)/python -m tests.bench

ladder: $(VENV)/.dev
	$(BIN)/python -m training.ladder --workers 2 $(if $(GAME),--game $(GAME)) $(if $(SCHEDULER),--scheduler $(SCHEDULER))

golden: $(VENV)/.dev
	$(BIN)/python -m tests.core.notre_dame.golden
	$(BIN)/python -m tests.core.rattus_cartus.golden
	$(BIN)/python -m tests.tutorials.golden

picture: $(VENV)/.dev
	$(BIN)/python -m tests.picture

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
