#!/usr/bin/env python3
"""Runs what checks the project; the last line is "N passed, M failed".

    tools/run_tests.py                    the steps of `make test`
    tools/run_tests.py check              those of `make check`
    tools/run_tests.py verify             those of `make verify`
    tools/run_tests.py --only unit,asan   some steps of any of them (--list names them)
    tools/run_tests.py --only unit --filter '*CAL_13*'

Each GoogleTest case counts as one, each gate (a build, a check, a fuzz target) as one. A step's output
is shown only when it fails; all of it is kept in build/test-logs/. Two steps run at a time.
"""

import argparse
import os
import shutil
import sys
import time

import project
from test_run import LOGS, ROOT, Step, perform, say

FUZZ_SECONDS = 15
LONG_CRASH_SECONDS = 15  # for each of the crash suite's tests; `make crash` takes longer


def tool(name, *arguments):
    return [sys.executable, f"tools/{name}.py", *arguments]


def npm(*script):
    return ["sh", "tools/npm.sh", *script]


def format_step(step):
    step.gate("format", tool("format", "--check"))


def layers_step(step):
    step.gate("layers-self-test", tool("check_layers", "--self-test"))
    step.gate("layers", tool("check_layers"))


def text_step(step):
    step.gate("text-self-test", tool("check_text", "--self-test"))
    for check in ("size", "words", "links"):
        step.gate(check, tool("check_text", check))
    step.gate("openapi", tool("openapi", "--check"))
    step.gate("rules-words-self-test", tool("check_words", "--self-test"))
    step.gate("rules-ours", tool("check_words", "ours"))
    step.gate("french-names", tool("check_words", "french"))
    step.gate("workflows-self-test", tool("check_workflows", "--self-test"))
    step.gate("workflows", tool("check_workflows"))
    step.gate("coverage-self-test", tool("coverage", "--self-test"))


def web_build_step(step):
    step.gate("web-build", ["sh", "tools/build_web.sh"])


def web_step(step):
    step.gates([("web-types", npm("check")), ("web-unit", npm("test")), ("web-format", npm("format:check")),
                ("web-lint", npm("lint"))])


def smoke_step(step):
    program = str(ROOT / "build" / "dev" / "faubourg")
    step.gate("wire", npm("test:wire"), FAUBOURG=program)
    step.gate("smoke", npm("test:smoke"), FAUBOURG=program)


def browser_step(step):
    if step.gate("web-gallery", npm("build:gallery", "--", "--logLevel", "warn")):
        step.gate("browser", npm("test:browser"))


def build_step(preset, *targets, options=()):
    return lambda step: step.build(preset, targets, options)


def suite_step(preset, *labels, filter_="", shards=1):
    return lambda step: step.suites(preset, labels, filter_, shards)


def clauses_step(steps):
    def function(step):
        step.gate("clauses-self-test", tool("check_clauses", "--self-test"))
        reports = [str(report) for other in steps if other.name not in ("asan", "tsan") for report in other.reports]
        if reports:
            step.gate("clauses", tool("check_clauses", *reports))
        else:
            step.fail("clauses", "no tests ran before it")
    return function


def long_crash_step(step):
    os.environ.setdefault("FAUBOURG_CRASH_SECONDS", str(LONG_CRASH_SECONDS))
    if step.build("dev", ["crash_tests"]):
        step.suites("dev", ["crash"])


def fuzz_step(step):
    names = project.fuzz_names()
    if not names:
        step.fail("fuzz", "has no targets")
        return
    step.gates([(f"fuzz-{name}", tool("run_fuzz", "--no-build", "--seed", "1", "--seconds", str(FUZZ_SECONDS),
                                      "--targets", name)) for name in names])


def tidy_step(step):
    """Looks at the program only; `make tidy` also looks at the tests."""
    step.gate("tidy-self-test", tool("tidy", "--self-test"))
    step.gate("tidy-program", tool("tidy", "program"), timeout=2400)


def groups(filter_):
    """The steps of each command, in the order in which they begin. Long steps come early, so that two cores are busy to
    the end."""
    jobs = project.jobs()
    suites = project.suites()
    layers = Step("layers", "includes go down the rooms' arrows", layers_step)
    web_build = Step("web-build", "the web game's packages and page", web_build_step)
    unit_build = Step("unit-build", "the rooms without sockets and databases, and their tests",
                      build_step("dev", "unit_tests"))
    quick_build = Step("unit-build", unit_build.what, build_step("dev", "unit_tests", options=("-DFAUBOURG_PROGRAM=OFF",)))
    unit = Step("unit", "unit tests", suite_step("dev", "unit", filter_=filter_, shards=jobs), ("unit-build",))
    test = [
        Step("format", "C++ files are formatted (clang-format)", format_step),
        layers,
        Step("text", "file lengths, words, links, workflows", text_step),
        unit_build,
        web_build,
        Step("web", "the web game: types, unit tests, format, lint", web_step, ("web-build",)),
        unit,
        Step("build", "the program and all its tests", build_step("dev"), ("unit-build", "web-build")),
        Step("service", "unit tests of the rooms with databases and sockets",
             suite_step("dev", "service", filter_=filter_, shards=jobs), ("build",)),
    ]
    test += [Step(suite, f"the suite tests/{suite}", suite_step("dev", suite, filter_=filter_), ("build",))
             for suite in suites]
    test.append(Step("smoke", "a whole game of each kind and every page, in a browser", smoke_step, ("build",)))
    test.append(Step("clauses", "every clause is tested, cited and documented", clauses_step(test),
                     ("unit", "service", *suites)))
    sanitized = [Step(f"{preset}-build", f"the tests with the {what}", build_step(
        preset, "unit_tests", "service_tests", "conformance_tests", *fuzz), ()) for preset, what, fuzz in (
            ("asan", "address and undefined-behaviour sanitizers; the fuzz targets", ("fuzz_targets",)),
            ("tsan", "thread sanitizer", ()))]
    sanitized_runs = [Step(preset, "unit, service and conformance tests with them",
                           suite_step(preset, "unit", "service", "conformance", filter_=filter_, shards=jobs),
                           (f"{preset}-build",)) for preset in ("asan", "tsan")]
    verify = [
        web_build,
        sanitized[0],
        Step("release", "the program as people run it", build_step("release"), ("web-build",)),
        Step("browser", "all browser tests, against that program", browser_step, ("release",)),
        Step("tidy", "static analysis (clang-tidy)", tidy_step),
        sanitized_runs[0],
        Step("fuzz", "a short run of each fuzz target", fuzz_step, ("asan-build",)),
        Step("long-crash", "the server killed under load for longer", long_crash_step, ("web-build",)),
    ]
    return {"check": [layers, quick_build, unit], "test": test, "verify": verify,
            "other": [sanitized[1], sanitized_runs[1]]}


def all_steps(grouped):
    return list({step.name: step for steps in grouped.values() for step in steps}.values())


def choose(grouped, group, only):
    """A group's steps, or the named ones with those they come after."""
    if not only:
        return grouped[group]
    known = {step.name: step for step in all_steps(grouped)}
    names = [name for name in only.split(",") if name]
    unknown = set(names) - set(known)
    if unknown:
        sys.exit(f"no such step: {', '.join(sorted(unknown))} (see --list)")
    chosen = set()
    while names:
        name = names.pop()
        if name not in chosen:
            chosen.add(name)
            names += known[name].after
    return [step for name, step in known.items() if name in chosen]


def parse():
    parser = argparse.ArgumentParser(description="Runs what checks the project.")
    parser.add_argument("group", nargs="?", choices=("check", "test", "verify"), default="test")
    parser.add_argument("--only", default="", help="steps, with commas; those they need are run too")
    parser.add_argument("--filter", default="", help="a GoogleTest filter")
    parser.add_argument("--list", action="store_true", help="name the steps")
    return parser.parse_args()


def report(steps, seconds):
    say(f"\nSummary ({seconds:.0f} s, logs in {LOGS.relative_to(ROOT)}; seconds of the clock, of the processors):")
    for step in steps:
        say(f"  {step.name:<12}{step.row()}")
    for step in steps:
        for failure in step.failures:
            say(f"  FAILED {failure}")
    skipped = sum(step.skipped for step in steps)
    if skipped:
        say(f"  {skipped} tests skipped themselves")
    passed, failed = sum(step.passed for step in steps), sum(step.failed for step in steps)
    say(f"{passed} passed, {failed} failed")
    return 0 if passed and not failed else 1


def main():
    options = parse()
    grouped = groups(options.filter)
    if options.list:
        for group, steps in grouped.items():
            for step in steps:
                say(f"{group:<8}{step.name:<12} {step.what}")
        return 0
    steps = choose(grouped, options.group, options.only)
    shutil.rmtree(LOGS, ignore_errors=True)
    LOGS.mkdir(parents=True)
    start = time.monotonic()
    perform(steps)
    return report(steps, time.monotonic() - start)


if __name__ == "__main__":
    sys.exit(main())
