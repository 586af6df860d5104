# `make play` and `make test` are the commands to begin with. CMake (CMakePresets.json) does the building,
# tools/run_tests.py the testing; this file only names them.

.NOTPARALLEL:
.DEFAULT_GOAL := help

# Flags given to this make (-j, -k, ...) are not meant for the programs it starts.
RUN := env -u MAKEFLAGS -u MFLAGS -u MAKELEVEL
PYTHON ?= python3
TESTS := $(RUN) $(PYTHON) tools/run_tests.py
FAUBOURG := build/release/faubourg

FILTER ?=
FUZZ_SECONDS ?= 120
FUZZ_TARGETS ?=
FUZZ_KEEP ?=
CRASH_SECONDS ?= 600

.PHONY: help play terminal check test verify build asan tsan fuzz crash coverage bench golden format tidy wire screenshots \
  release clean bootstrap-build bootstrap-check bootstrap-web bootstrap-test bootstrap-verify

help: ## this list
	@echo "Faubourg. The two commands are 'make play' and 'make test'."
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-14s %s\n", $$1, $$2 }'

play: build ## install what is needed, build, serve the game on this machine and open it in a browser
	@sh tools/play.sh

terminal: build ## the game in the terminal
	@$(FAUBOURG) play

check: bootstrap-check ## rebuild and run the unit tests, the quick answer (FILTER='*CAL_13*' picks some)
	@$(TESTS) check --filter '$(FILTER)'

test: bootstrap-test ## install what is needed and run the tests: what must pass before a change goes in
	@$(TESTS)

verify: bootstrap-verify ## everything else besides: sanitizers, all browser tests, fuzzing, tidy, a longer crash test
	@$(TESTS) verify

build: bootstrap-build ## the release program with the web game in it, build/release/faubourg
	@sh tools/build_web.sh
	@$(RUN) cmake --preset release >/dev/null
	@$(RUN) cmake --build --preset release

asan: bootstrap-verify ## unit and conformance tests under the address and undefined-behaviour sanitizers
	@$(TESTS) --only asan --filter '$(FILTER)'

tsan: bootstrap-verify ## unit and conformance tests under the thread sanitizer
	@$(TESTS) --only tsan --filter '$(FILTER)'

fuzz: bootstrap-verify ## fuzz each target for FUZZ_SECONDS=120 (FUZZ_TARGETS=a,b picks; FUZZ_KEEP=1 adds finds to the corpus)
	@$(RUN) $(PYTHON) tools/run_fuzz.py --seconds '$(FUZZ_SECONDS)' --targets '$(FUZZ_TARGETS)' $(if $(FUZZ_KEEP),--keep)

crash: bootstrap-test ## kill a server under load again and again, CRASH_SECONDS=600 on each store
	@FAUBOURG_CRASH_SECONDS='$(CRASH_SECONDS)' $(TESTS) --only long-crash

bench: build ## measure the speed of the rules
	@$(FAUBOURG) bench

golden: build ## write the golden games anew; review them as a diff
	@$(FAUBOURG) golden --write tests/golden

coverage: bootstrap-verify ## which lines the tests reach: a figure for each room, pages in build/coverage/report
	@$(RUN) $(PYTHON) tools/coverage.py

format: bootstrap-web ## format all C++ and web files in place
	@$(RUN) $(PYTHON) tools/format.py
	@sh tools/npm.sh format

tidy: bootstrap-verify ## run clang-tidy over all C++ files
	@$(RUN) $(PYTHON) tools/tidy.py

wire: bootstrap-web ## write docs/openapi.json and the web game's types anew from the schemas of server and games
	@$(RUN) $(PYTHON) tools/openapi.py
	@sh tools/npm.sh wire

screenshots: build bootstrap-verify ## pictures of every page, both sizes, both themes, in web/screenshots/
	@sh tools/npm.sh build:gallery -- --logLevel warn
	@sh tools/npm.sh screenshots

release: build ## the source and the program as archives, in build/
	@sh tools/archive.sh

clean: ## remove build/ and what was built of the web game
	@rm -rf build web/dist web/dist-gallery

bootstrap-build:
	@sh tools/bootstrap.sh build

bootstrap-check:
	@sh tools/bootstrap.sh check

bootstrap-web:
	@sh tools/bootstrap.sh web

bootstrap-test:
	@sh tools/bootstrap.sh test

bootstrap-verify:
	@sh tools/bootstrap.sh verify
