#!/usr/bin/env python3
"""Runs everything that checks the project; the last line is "N passed, M failed".

    tools/run_tests.py                    all steps of `make test`
    tools/run_tests.py --only unit,asan   some of them (--list names them)
    tools/run_tests.py --only unit --filter '*CAL_13*'

Each GoogleTest case counts as one, each gate (a build, a check, a fuzz target) as one. A step's output
is shown only when it fails; all of it is kept in build/test-logs/.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import gtest_report
import project

ROOT = project.ROOT
LOGS = ROOT / "build" / "test-logs"
HEARTBEAT = 30
SHOWN_LINES = 60  # from the start and from the end each
FUZZ_SECONDS = 15


def say(text=""):
    print(text, flush=True)


class Run:
    """One run of the steps: the counts, the builds already made and the test reports. Gates and shards run in
    threads and add to it under the lock."""

    def __init__(self, suites, filter_):
        self.suites = suites
        self.filter = filter_
        self.lock = threading.Lock()
        self.passed = self.failed = self.skipped = 0
        self.failures = []
        self.builds = {}
        self.reports = []

    def command(self, label, command, timeout=1800, **environment):
        """Runs a command with its output in a log; returns its exit code (None: it took too long) and the log."""
        log = LOGS / f"{label}.log"
        with open(log, "wb") as output:
            process = subprocess.Popen(command, cwd=ROOT, env={**project.environment(), **environment},
                                       stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT,
                                       start_new_session=True)
            start = time.monotonic()
            try:
                while True:
                    try:
                        return process.wait(HEARTBEAT), log
                    except subprocess.TimeoutExpired:
                        seconds = time.monotonic() - start
                        say(f"     {label}: running for {seconds:.0f} s")
                        if seconds > timeout:
                            return None, log
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)
                    process.wait()

    def succeed(self, passed=1, skipped=0):
        with self.lock:
            self.passed += passed
            self.skipped += skipped

    def fail(self, label, why, output="", count=1):
        lines = output.splitlines()
        left_out = len(lines) - 2 * SHOWN_LINES
        if left_out > 0:
            lines[SHOWN_LINES:-SHOWN_LINES] = [f"({left_out} lines left out; all is in {LOGS.relative_to(ROOT)}/)"]
        with self.lock:
            self.failed += count
            self.failures.append(f"{label}: {why}")
            say(f"     FAILED {label}: {why}")
            for line in lines:
                say(f"     | {line}")

    def gate(self, label, command, timeout=1800):
        """A command that passes with exit code 0. True if it did."""
        code, log = self.command(label, command, timeout)
        if code == 0:
            self.succeed()
            return True
        why = "took too long" if code is None else f"exit code {code}"
        self.fail(label, why, log.read_text(encoding="utf-8", errors="replace"))
        return False

    def gates(self, commands):
        """Several gates, as many at a time as there are cores."""
        with ThreadPoolExecutor(project.jobs()) as pool:
            for waiting in [pool.submit(self.gate, label, command) for label, command in commands]:
                waiting.result()

    def build(self, preset, targets=()):
        """Builds a preset, once in a run. True if that succeeded."""
        if preset not in self.builds:
            code, log = self.command(f"configure-{preset}", project.configure_command(preset))
            if code != 0:
                self.fail(f"configure-{preset}", "failed", log.read_text(errors="replace"))
            self.builds[preset] = code == 0 and self.gate(f"build-{preset}", project.build_command(preset, targets))
        return self.builds[preset]

    def suite(self, preset, suite, shards=1):
        """Runs a GoogleTest program of a built preset, in several processes when it is sharded."""
        program = ROOT / "build" / preset / f"{suite}_tests"
        label = suite if preset == "dev" else f"{preset}-{suite}"
        if not suite_sources(suite):
            self.fail(label, "has no test files")
            return
        with ThreadPoolExecutor(shards) as pool:
            parts = [pool.submit(self.shard, program, f"{label}-{i + 1}", i, shards) for i in range(shards)]
            ran = sum(part.result() for part in parts)
        if not ran:
            self.fail(label, "ran no test")

    def shard(self, program, label, index, shards):
        report = LOGS / f"{label}.json"
        command = [str(program), f"--gtest_output=json:{report}", "--gtest_color=no"]
        if self.filter:
            command.append(f"--gtest_filter={self.filter}")
        code, log = self.command(label, command, GTEST_TOTAL_SHARDS=str(shards), GTEST_SHARD_INDEX=str(index))
        output = log.read_text(encoding="utf-8", errors="replace")
        if report.is_file():
            counts = gtest_report.counts(report)
            with self.lock:
                self.reports.append(report)
        else:
            counts = gtest_report.counts_of_crash(output)
        self.succeed(counts.passed, counts.skipped)
        if code != 0 or counts.failed:
            why = f"{counts.failed} tests failed" if report.is_file() else "took too long" if code is None else \
                f"crashed (exit code {code})"
            self.fail(label, why, gtest_report.failures(output), max(1, counts.failed))
        return counts.passed + counts.failed


# The rooms with input and output; their unit tests are a suite of their own (cmake/tests.cmake).
SERVICE_ROOMS = {"store", "server", "load"}


def suite_sources(suite):
    if suite not in ("unit", "service"):
        return list(ROOT.glob(f"tests/{suite}/**/*.cpp"))
    return [path for path in ROOT.glob("src/**/*_test.cpp")
            if (path.relative_to(ROOT).parts[1] in SERVICE_ROOMS) == (suite == "service")]


def tool(name, *arguments):
    return [sys.executable, f"tools/{name}.py", *arguments]


def step_format(run):
    run.gate("format", tool("format", "--check"))


def step_layers(run):
    run.gate("layers-self-test", tool("check_layers", "--self-test"))
    run.gate("layers", tool("check_layers"))


def step_text(run):
    run.gate("text-self-test", tool("check_text", "--self-test"))
    for check in ("size", "words", "links"):
        run.gate(check, tool("check_text", check))


def step_web(run):
    """The web game: built first, since the release program carries it and the browser tests use that program."""
    if not run.gate("web-build", ["sh", "tools/build_web.sh"]):
        return
    npm = lambda *script: ["sh", "tools/npm.sh", *script]
    run.gates([("web-types", npm("check")), ("web-unit", npm("test")), ("web-gallery", npm("build:gallery"))])
    if run.build("release"):
        run.gate("web-browser", npm("test:browser"))


def step_release(run):
    run.build("release")


def step_suite(suite, sharded=False):
    def step(run):
        if run.build("dev", [f"{name}_tests" for name in run.suites]):
            run.suite("dev", suite, project.jobs() if sharded else 1)
        else:
            run.fail(suite, "not run, the dev build failed")
    return step


def step_clauses(run):
    run.gate("clauses-self-test", tool("check_clauses", "--self-test"))
    reports = [str(report) for report in run.reports]
    if reports:
        run.gate("clauses", tool("check_clauses", *reports))
    else:
        run.fail("clauses", "no tests ran before it")


def step_sanitized(preset):
    def step(run):
        suites = [suite for suite in ("unit", "service", "conformance") if suite_sources(suite)]
        # The fuzz targets are of the same make.
        fuzz_targets = ["fuzz_targets"] if preset == "asan" else []
        if not run.build(preset, [f"{suite}_tests" for suite in suites] + fuzz_targets):
            return
        reports = list(run.reports)
        for suite in suites:
            run.suite(preset, suite, project.jobs())
        run.reports = reports  # the clauses are judged by the dev build's tests
    return step


def step_fuzz(run):
    names = project.fuzz_names()
    if not names:
        run.fail("fuzz", "has no targets")
    elif run.build("asan", ["fuzz_targets"]):
        run.gates([(f"fuzz-{name}", tool("run_fuzz", "--no-build", "--seed", "1", "--seconds", str(FUZZ_SECONDS),
                                         "--targets", name)) for name in names])


def step_tidy(run):
    """The program; `make tidy` looks at the tests too."""
    run.gate("tidy-program", tool("tidy", "program"), timeout=2400)


TESTS = ("unit", "service", "conformance", "golden", "blackbox", "crash")

# In this order; the cheap ones first. Name, what it does, the function.
STEPS = [
    ("format", "C++ files are formatted (clang-format)", step_format),
    ("layers", "includes go down the rooms' arrows", step_layers),
    ("text", "file lengths, words, links of the documents", step_text),
    ("web", "the web game: types, unit tests, the page in a browser", step_web),
    ("release", "the release build", step_release),
    ("unit", "unit tests", step_suite("unit", sharded=True)),
    ("service", "unit tests of the store and the server, with databases and sockets",
     step_suite("service", sharded=True)),
    ("conformance", "conformance tests over every game", step_suite("conformance", sharded=True)),
    ("golden", "golden games", step_suite("golden")),
    ("blackbox", "tests of the program from outside", step_suite("blackbox")),
    ("crash", "the server killed under load loses nothing", step_suite("crash")),
    ("clauses", "every clause is tested, cited and documented", step_clauses),
    ("asan", "unit, service and conformance tests, address and undefined-behaviour sanitizers", step_sanitized("asan")),
    ("fuzz", "a short run of each fuzz target", step_fuzz),
    ("tidy", "static analysis (clang-tidy)", step_tidy),
]
EXTRA = [("tsan", "unit, service and conformance tests, thread sanitizer", step_sanitized("tsan"))]


def choose(only):
    if not only:
        return STEPS
    names = {name for name in only.split(",") if name}
    unknown = names - {name for name, _, _ in STEPS + EXTRA}
    if unknown:
        sys.exit(f"no such step: {', '.join(sorted(unknown))} (see --list)")
    if "clauses" in names:
        names |= set(TESTS)
    return [step for step in STEPS + EXTRA if step[0] in names]


def perform(run, steps):
    rows = []
    for number, (name, what, function) in enumerate(steps, 1):
        say(f"[{number}/{len(steps)}] {name}: {what}")
        start, passed, failed = time.monotonic(), run.passed, run.failed
        function(run)
        seconds = time.monotonic() - start
        row = f"{seconds:7.1f} s  {run.passed - passed} passed, {run.failed - failed} failed"
        say(f"     {'FAILED' if run.failed > failed else 'ok'} {row.strip()}")
        rows.append(f"  {name:<12}{row}")
    return rows


def parse():
    parser = argparse.ArgumentParser(description="Runs everything that checks the project.")
    parser.add_argument("--only", default="", help="steps, with commas")
    parser.add_argument("--filter", default="", help="a GoogleTest filter")
    parser.add_argument("--list", action="store_true", help="name the steps")
    return parser.parse_args()


def main():
    options = parse()
    if options.list:
        for name, what, _ in STEPS + EXTRA:
            say(f"{name:<12} {what}")
        return 0
    steps = choose(options.only)
    shutil.rmtree(LOGS, ignore_errors=True)
    LOGS.mkdir(parents=True)
    chosen = {name for name, _, _ in steps}
    run = Run([suite for suite in TESTS if suite in chosen and suite_sources(suite)], options.filter)
    start = time.monotonic()
    rows = perform(run, steps)

    say(f"\nSummary ({time.monotonic() - start:.0f} s, logs in {LOGS.relative_to(ROOT)}):")
    for row in rows:
        say(row)
    for failure in run.failures:
        say(f"  FAILED {failure}")
    if run.skipped:
        say(f"  {run.skipped} tests skipped themselves")
    say(f"{run.passed} passed, {run.failed} failed")
    return 0 if run.passed and not run.failed else 1


if __name__ == "__main__":
    sys.exit(main())
