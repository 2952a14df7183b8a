# Needs Python 3.11 or newer with venv, make and a package index. A C compiler is used where there is one.

PYTHON ?= python3
BIN := .venv/bin
INSTALL := $(BIN)/pip -qq install
PYTEST := $(BIN)/pytest -q -n 2
SLOWEST := --durations 15
BUSY ?= 6
TIMES ?= 100
# What runs compiled too: what steps the kernel, the games and the bots itself. Pages, commands and documents see the same of them.
COMPILED := $(addprefix tests/,bots doors games journal kernel laws lab review test_playthroughs.py) --ignore=tests/lab/test_cluster.py \
	$(addprefix tests/table/test_,api.py privacy.py secrecy.py verbs.py)
COMPILED_FROM := setup.py requirements.lock $(shell find $(addprefix src/underthrone/,kernel games bots) -name '*.py')
WHEEL := $(BIN)/pip -qq wheel --no-deps --no-build-isolation --wheel-dir dist .
UV_LOCK = UV_SYSTEM_CERTS=1 $(BIN)/uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command 'make lock' pyproject.toml

# The shell without windows of its own does the same with half of the work.
SHELL_OF_CHROMIUM := command -v chromium-headless-shell >/dev/null
CHROMIUM := { $(SHELL_OF_CHROMIUM) || command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null

POSTGRES := { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1

NODE := tools/front/node_modules
STATIC := src/underthrone/table/look/static src/underthrone/lab
TEMPLATES := src/underthrone/table/look/templates

PORT ?= 0
DATA ?= data

say = @echo "== $(1)"

unexport PYTHONDONTWRITEBYTECODE  # or every process of a test compiles all sources anew

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup play test quick busy nightly pythons lint front types compile plain wheel rules playthroughs journals bench tower lock clean chromium postgres \
	screens vendor

help:  ## show this list
	@sed -n 's/^\([a-z]*\):.*  ## /\1\t/p' Makefile | awk -F '\t' '{ printf "make %-13s %s\n", $$1, $$2 }'

setup: .venv/.installed  ## make .venv and install what requirements.lock names

play: setup  ## serve the table on a free local port; `make play PORT=8000 DATA=folder` chooses them
	@why=$$($(BIN)/python setup.py obstacle); if [ -n "$$why" ]; then \
		echo "== The games run in plain Python: $$why."; \
	elif ! $(MAKE) -s -q build/compiled; then \
		echo "== Compiling the games: about two minutes, once"; \
		$(MAKE) -s compile || { echo "== That failed: the games run in plain Python."; $(MAKE) -s plain; }; \
	fi
	@$(BIN)/underthrone serve --port $(PORT) --data $(DATA)

test: setup lint types plain chromium postgres  ## every check and test, in plain Python and compiled
	$(call say,Tests in plain Python)
	@$(PYTEST) $(SLOWEST)
	@why=$$($(BIN)/python setup.py obstacle); if [ -n "$$why" ]; then \
		echo "== Compiled tests are skipped: $$why."; \
	else \
		$(MAKE) -s compile && echo "== Tests compiled" && $(PYTEST) $(SLOWEST) $(COMPILED) && $(MAKE) -s plain; \
	fi
	@$(MAKE) -s rules

quick: lint types plain  ## before every commit: lint, types and the quick tests, within two minutes
	$(call say,Quick tests)
	@$(PYTEST) --quick

busy: setup plain chromium postgres  ## all tests while BUSY=6 other processes keep the machine busy
	$(call say,Tests beside $(BUSY) busy processes)
	@$(PYTEST) --busy $(BUSY)

nightly: setup  ## every law TIMES=100 times as often as usual, with other games each night, compiled if possible
	@why=$$($(BIN)/python setup.py obstacle); if [ -z "$$why" ]; then $(MAKE) -s compile; fi
	$(call say,Laws $(TIMES) times)
	@$(PYTEST) -m law --examples $(TIMES)

pythons: setup plain chromium postgres  ## all tests on every Python from 3.11 on that this machine has
	@$(BIN)/python tests/pythons.py

chromium:  ## the browser of the browser tests: as root on Debian it is installed
	@if ! $(SHELL_OF_CHROMIUM) && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "== Installing chromium"; \
		apt-get -qq update >/dev/null 2>&1 || true; \
		apt-get -qq install -y --no-install-recommends chromium-headless-shell >/dev/null 2>&1 || $(CHROMIUM) || \
			apt-get -qq install -y --no-install-recommends chromium >/dev/null 2>&1 || true; \
	fi
	@$(CHROMIUM) || \
		echo "== Browser tests are skipped: there is no chromium (on Debian: apt install chromium)."

postgres:  ## the database of the tests with several processes: as root on Debian it is installed
	@if ! $(POSTGRES); then \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "== Installing postgresql"; \
			{ apt-get -qq update && apt-get -qq install -y --no-install-recommends postgresql; } >/dev/null 2>&1 || true; \
		fi; \
	fi
	@$(POSTGRES) || \
		echo "== Tests on PostgreSQL are skipped: there is none (on Debian: apt install postgresql)."

screens: setup chromium  ## pictures of every board at three sizes, in both themes and languages, into docs/screens
	@$(BIN)/python -m tests.browser.screens docs/screens

vendor: setup  ## fetch htmx, fonts and the icons of look/icons.txt from npm
	@$(BIN)/python src/underthrone/table/look/vendor.py

lint: setup front  ## rules and format: ruff, djangofmt for templates; where there is npm, biome and tsc for styles and scripts
	$(call say,Lint)
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/djangofmt --profile jinja --indent-width 2 --check $(TEMPLATES)
	@$(BIN)/djangofmt --profile jinja check $(TEMPLATES)
	@if [ -e $(NODE)/.ready ]; then \
		$(NODE)/.bin/biome ci --config-path=tools/front --diagnostic-level=error $(STATIC) && $(NODE)/.bin/tsc --project tools/front; \
	fi

front: $(NODE)/.ready

types: setup  ## mypy --strict
	$(call say,Types)
	@$(BIN)/mypy --strict src tests

compile: setup build/compiled  ## compile in place; edits need another `make compile` or `make plain`

plain:  ## remove the compiled modules, so that the sources run
	@find src -name '*.so' -delete
	@rm -f build/compiled

wheel: setup  ## build the wheels into dist: a plain one and, where there is a C compiler, a compiled one
	$(call say,Wheels)
	@rm -rf dist build/lib build/lib.*
	@UNDERTHRONE_COMPILE=0 $(WHEEL)
	@rm -rf build/lib build/lib.*
	@why=$$($(BIN)/python setup.py obstacle); if [ -n "$$why" ]; then \
		echo "== There is no compiled wheel: $$why."; \
	else \
		UNDERTHRONE_COMPILE=1 $(WHEEL); \
	fi
	@ls dist

rules: setup  ## which tests hold which rules
	$(call say,Rules)
	@$(BIN)/python tests/rules_table.py

journals: setup  ## add journals of the newest rules, for ever; old ones stay as they are
	@$(BIN)/python -m tests.journals

playthroughs: setup  ## write the golden playthroughs anew
	@$(BIN)/python tests/playthroughs.py --refresh

bench: setup .venv/.peers  ## compare our speed with other libraries (installs them)
	@why=$$($(BIN)/python setup.py obstacle); if [ -n "$$why" ]; then \
		echo "== Measured in plain Python: $$why."; \
	else \
		$(MAKE) -s compile; \
	fi
	@$(BIN)/underthrone bench --peers

tower: setup .venv/.tower  ## calibrate the cube tower anew by rigid bodies (installs MuJoCo; about ten minutes)
	@$(BIN)/underthrone tower calibrate --out docs/figures --data

lock: setup  ## take the newest versions into requirements.lock, peers.lock and tower.lock
	@$(UV_LOCK) --extra dev -o requirements.lock
	@$(UV_LOCK) --extra peers -c requirements.lock -o peers.lock
	@$(UV_LOCK) --extra tower -c requirements.lock -o tower.lock

clean: plain  ## remove everything made but .venv
	@rm -rf build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests -name __pycache__ -prune -exec rm -rf {} +

.venv/.installed: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "underthrone needs Python 3.11 or newer: make PYTHON=/path/to/python"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "underthrone needs Python's venv module (on Debian: apt install python3-venv)."; exit 1; }
	$(call say,Installing into .venv)
	@$(PYTHON) -m venv .venv
	@$(INSTALL) --require-hashes -r requirements.lock
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.peers: peers.lock
	$(call say,Installing the libraries that we compare with)
	@$(INSTALL) --require-hashes -r peers.lock
	@touch $@

.venv/.tower: tower.lock
	$(call say,Installing MuJoCo)
	@$(INSTALL) --require-hashes -r tower.lock
	@touch $@

$(NODE)/.ready: tools/front/package-lock.json
	@if ! command -v npm >/dev/null; then \
		echo "== Styles and scripts aren't checked: there is no npm."; \
	elif npm install --prefix tools/front --no-save --no-audit --no-fund --silent >/dev/null 2>&1 && \
		$(NODE)/.bin/biome --version >/dev/null 2>&1 && $(NODE)/.bin/tsc --version >/dev/null 2>&1; then \
		touch $@; \
	else \
		echo "== Styles and scripts aren't checked: this npm or node can't install and run biome and tsc."; \
	fi

build/compiled: $(COMPILED_FROM)
	$(call say,Compiling)
	@find src -name '*.so' -delete
	@UNDERTHRONE_COMPILE=1 $(BIN)/python setup.py -q build_ext --inplace --build-lib build/inplace
	@touch $@
