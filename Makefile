# The two commands: `make play` and `make test`. CMake (CMakePresets.json) does the building,
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

.PHONY: help play terminal test build check asan tsan fuzz crash bench golden format tidy screenshots clean bootstrap-build bootstrap-test

help: ## this list
	@echo "Faubourg. The two commands are 'make play' and 'make test'."
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-14s %s\n", $$1, $$2 }'

play: build ## install what is needed, build, serve the game on this machine and open it in a browser
	@sh tools/play.sh

terminal: build ## the game in the terminal
	@$(FAUBOURG) play

test: bootstrap-test ## install what is needed and run everything that checks the project
	@$(TESTS)

build: bootstrap-build ## the release program with the web game in it, build/release/faubourg
	@sh tools/build_web.sh
	@$(RUN) cmake --preset release >/dev/null
	@$(RUN) cmake --build --preset release

check: bootstrap-test ## rebuild and run the unit tests (FILTER='*CAL_13*' picks some)
	@$(TESTS) --only unit --filter '$(FILTER)'

asan: bootstrap-test ## unit and conformance tests under the address and undefined-behaviour sanitizers
	@$(TESTS) --only asan --filter '$(FILTER)'

tsan: bootstrap-test ## unit and conformance tests under the thread sanitizer
	@$(TESTS) --only tsan --filter '$(FILTER)'

fuzz: bootstrap-test ## fuzz each target for FUZZ_SECONDS=120 (FUZZ_TARGETS=a,b picks; FUZZ_KEEP=1 adds finds to the corpus)
	@$(RUN) $(PYTHON) tools/run_fuzz.py --seconds '$(FUZZ_SECONDS)' --targets '$(FUZZ_TARGETS)' $(if $(FUZZ_KEEP),--keep)

crash: bootstrap-test ## kill a server under load again and again, CRASH_SECONDS=600 on each store
	@FAUBOURG_CRASH_SECONDS='$(CRASH_SECONDS)' $(TESTS) --only crash

bench: build ## measure the speed of the rules
	@$(FAUBOURG) bench

golden: build ## write the golden games anew; review them as a diff
	@$(FAUBOURG) golden --write tests/golden

format: bootstrap-test ## format all C++ files in place
	@$(RUN) $(PYTHON) tools/format.py

tidy: bootstrap-test ## run clang-tidy over all C++ files
	@$(RUN) $(PYTHON) tools/tidy.py

screenshots: build bootstrap-test ## pictures of every page, both sizes, both themes, in web/screenshots/
	@sh tools/npm.sh build:gallery -- --logLevel warn
	@sh tools/npm.sh screenshots

clean: ## remove build/ and what was built of the web game
	@rm -rf build web/dist web/dist-gallery

bootstrap-build:
	@sh tools/bootstrap.sh build

bootstrap-test:
	@sh tools/bootstrap.sh test
