# make play | page | test | mutate | full | pythons | pictures | bench | outside | fuzz | soak | format | clean: each sets up what it needs in .venv, once.

PYTHON ?= python3
GAMES  ?= 20000
KILLS  ?= 50
MINUTES ?= 10
MUTANTS ?= 300
GAME   ?= blood-rage
DEALS  ?= 20
HOST   ?= 127.0.0.1
PORT   ?= 8421

BIN := .venv/bin
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play page test mutate full pythons pictures bench outside fuzz soak format lock setup web clean

help:
	@echo "make play      play in the browser, on $(HOST):$(PORT)"
	@echo "make page      build the hall as a page of static files, in dist/page: no server, offline"
	@echo "make test      run every check; ONLY='lint unit' runs some of them"
	@echo "make full      run what is too long for make test"
	@echo "make pythons   run the quick checks under every Python from 3.11 on that is found here"
	@echo "make pictures  walk recorded games over every screen; pictures and findings in build/pictures"
	@echo "make mutate    break the rules MUTANTS=$(MUTANTS) times and name what no test notices"
	@echo "make fuzz      play GAMES=$(GAMES) random games and check every law"
	@echo "make soak      kill the server KILLS=$(KILLS) times under load, then MINUTES=$(MINUTES) of kills, full disks, restarts and floods; no accepted answer may be lost"
	@echo "make bench     measure our speed beside a peer's"
	@echo "make outside   play our master against OpenSpiel's ISMCTS at GAME=$(GAME), DEALS=$(DEALS) from both seats"
	@echo "make format    format the code and mend what the linter can mend"
	@echo "make hooks     let git run the first checks before every commit"
	@echo "make release   build the wheel, try it, date the changelog and tag; DRY=1 only tries"
	@echo "make lock      pin the dependencies anew in requirements/"
	@echo "make clean     remove everything that was built"

play: .venv/server.stamp web
	@$(BIN)/meadhall serve --open --host $(HOST) --port $(PORT)

page: .venv/server.stamp web/node_modules/.stamp
	@$(BIN)/python -m tools.page

test: .venv/all.stamp web
	@$(BIN)/python -m tools.check $(ONLY)

full: .venv/all.stamp web
	@$(BIN)/python -m tools.debian chromium
	@$(BIN)/python -m pytest -q --timeout=1200 tests/browser/walks/whole_games.py tests/browser/walks/page_core.py tests/browser/walks/page_games.py tests/browser/walks/page_troubles.py tests/browser/walks/page_thinking.py tests/docs/browser.py
	@$(BIN)/python -m tools.gestures --check
	@if $(PIP) -r requirements/cluster.txt; then $(BIN)/python -m pytest -q --timeout=300 tests/lab/ray_cluster.py; \
	    else echo "Ray cannot be installed here: tests/lab/ray_cluster.py is left out"; fi
	@$(BIN)/python docs/examples/train.py
	@$(BIN)/python -m tools.mutate --sample $(MUTANTS) --least 93
	@if $(BIN)/python -c "import sb3_contrib" 2>/dev/null; then $(BIN)/python docs/examples/train_sb3.py; \
	    else echo "sb3-contrib is not installed: docs/examples/train_sb3.py is left out"; fi

pythons: .venv/all.stamp
	@$(BIN)/python -m tools.pythons $(ONLY)

mutate: .venv/all.stamp
	@$(BIN)/python -m tools.mutate --sample $(MUTANTS)

pictures: .venv/all.stamp web
	@$(BIN)/python -m tools.debian chromium
	@$(BIN)/python -m tests.browser.walks.pictures $(ONLY)

fuzz: .venv/all.stamp
	@$(BIN)/meadhall fuzz --games $(GAMES)

soak: .venv/all.stamp
	@$(BIN)/python -m tools.debian postgresql
	@KILLS=$(KILLS) $(BIN)/python -m pytest -q --timeout=3600 -k killed_at_random tests/server/test_crash.py
	@MINUTES=$(MINUTES) $(BIN)/python -m pytest -q -s --timeout=0 tests/server/soak.py

bench: .venv/all.stamp web build/peers/stamp build/peers/boardgameio/stamp
	@$(BIN)/python -m tools.bench

outside: build/peers/stamp
	@PYTHONPATH=src:. build/peers/bin/python -m tools.ladder play $(GAME) master:200ms tools.peers.ismcts:Bot200 --deals $(DEALS) --low 0.5 --high 0.75

format: .venv/all.stamp web/node_modules/.stamp
	@$(BIN)/python -m ruff check --fix --exit-zero --quiet src tests tools
	@$(BIN)/python -m ruff format src tests tools
	@$(BIN)/python -m ruff check src tests tools
	@$(BIN)/python -m tools.npm run format

hooks: .venv/all.stamp
	@git config core.hooksPath tools/hooks

release: .venv/all.stamp web
	@$(BIN)/python -m tools.release $(if $(DRY),--dry-run)

lock: .venv/all.stamp
	@tools/lock.sh

setup: .venv/all.stamp web

clean:
	rm -rf .venv build dist src/meadhall/web web/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# The virtual environment: the server's packages to play, all of them to work on the project.

.venv/stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Meadhall needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	@echo "Setting up .venv"
	@$(PYTHON) -m venv .venv || \
	    { echo "Python cannot make a virtual environment; on Debian: apt-get install python3-venv" >&2; exit 1; }
	@touch $@

.venv/package.stamp: .venv/stamp requirements/build.txt pyproject.toml
	@$(PIP) -r requirements/build.txt
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/%.stamp: .venv/package.stamp requirements/%.txt
	@echo "Installing requirements/$*.txt"
	@$(PIP) -r requirements/$*.txt
	@touch $@

build/peers/stamp: requirements/peers.txt | .venv/stamp
	@echo "Installing the peers of the bench in build/peers"
	@$(BIN)/python -m venv build/peers
	@build/peers/bin/python -m pip install -qq --disable-pip-version-check -r requirements/peers.txt
	@touch $@

build/peers/boardgameio/stamp: tools/peers/boardgameio/package.json tools/peers/boardgameio/package-lock.json | .venv/stamp
	@echo "Installing boardgame.io in build/peers/boardgameio"
	@mkdir -p $(@D)
	@cp $^ tools/peers/boardgameio/.npmrc $(@D)
	@$(BIN)/python -m tools.npm --prefix $(abspath $(@D)) ci --no-audit --no-fund
	@touch $@

# The client: built by Vite from web/ (and the games' texts and content) into the package.

CLIENT := $(if $(wildcard web/package.json),src/meadhall/web/index.html)
CLIENT_SOURCES := $(if $(CLIENT),$(shell find web -name node_modules -prune -o -type f -print) \
                                 $(shell find src/meadhall -name '*.ftl' -o -name '*.toml'))

web: $(CLIENT)

src/meadhall/web/index.html: web/node_modules/.stamp $(CLIENT_SOURCES)
	@echo "Building the client"
	@$(BIN)/python -m tools.npm run build
	@touch $@

web/node_modules/.stamp: web/package.json web/package-lock.json | .venv/package.stamp
	@echo "Installing the client's packages"
	@$(BIN)/python -m tools.npm ci --no-audit --no-fund
	@touch $@
