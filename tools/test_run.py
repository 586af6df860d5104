"""One run of tools/run_tests.py: starts commands, counts what passed, and lets steps run side by side."""

import json
import os
import signal
import subprocess
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import gtest_report
import project

ROOT = project.ROOT
LOGS = ROOT / "build" / "test-logs"
HEARTBEAT = 30
BUILD_SECONDS = 3600  # far more than a build takes, even where others use the same cores
SHOWN_LINES = 60  # of a long output: so many from its start and so many from its end
AT_ONCE = 2  # steps at a time: while one waits or uses a single process, the other can use the second core


def say(text=""):
    print(text, flush=True)


class Step:
    """A named part of a run: what it does, the steps that it comes after, its counts and its time."""

    def __init__(self, name, what, function, after=()):
        self.name, self.what, self.function, self.after = name, what, function, after
        self.lock = threading.Lock()
        self.passed = self.failed = self.skipped = 0
        self.seconds = self.processor_seconds = 0.0
        self.failures = []
        self.reports = []

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
            say("\n".join([f"     FAILED {label}: {why}", *(f"     | {line}" for line in lines)]))

    def command(self, label, command, timeout=1800, **environment):
        """Runs a command with its output in a log; returns its exit code (None: it took too long) and the log."""
        log = LOGS / f"{label}.log"
        with open(log, "wb") as output:
            process = subprocess.Popen(command, cwd=ROOT, env={**project.environment(), **environment},
                                       stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT,
                                       start_new_session=True)
            code, used = _wait(process, label, timeout)
        with self.lock:
            self.processor_seconds += used
        return code, log

    def gate(self, label, command, timeout=1800, **environment):
        """A command that passes with exit code 0. True if it did."""
        code, log = self.command(label, command, timeout, **environment)
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

    def build(self, preset, targets=(), options=()):
        """Configures a preset and builds targets of it, all when none are named. True if that succeeded."""
        label = "-".join([preset, *targets])
        code, log = self.command(f"configure-{label}", project.configure_command(preset, *options))
        if code != 0:
            self.fail(f"configure-{preset}", "failed", log.read_text(errors="replace"))
            return False
        return self.gate(f"build-{label}", project.build_command(preset, targets), BUILD_SECONDS)

    def suites(self, preset, labels, filter_="", shards=1):
        """Runs the built test programs that have one of the labels, as many processes at a time as there are cores."""
        programs = test_programs(preset, labels)
        with ThreadPoolExecutor(project.jobs()) as pool:
            parts = [pool.submit(self._shard, preset, program, index, shards, filter_)
                     for program in programs for index in range(shards)]
            if not sum(part.result() for part in parts):
                self.fail(",".join(labels), "ran no test")

    def _shard(self, preset, program, index, shards, filter_):
        label = f"{preset}-{program}" + (f"-{index + 1}" if shards > 1 else "")
        report = LOGS / f"{label}.json"
        command = [str(ROOT / "build" / preset / program), f"--gtest_output=json:{report}", "--gtest_color=no"]
        if filter_:
            command.append(f"--gtest_filter={filter_}")
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

    def perform(self, steps):
        start = time.monotonic()
        say(f"  {self.name}: {self.what}")
        broken = [name for name in self.after if steps[name].failed]
        try:
            if broken:
                self.fail(self.name, f"not run, {' and '.join(broken)} failed")
            else:
                self.function(self)
        except Exception as problem:  # the other steps go on, and the count says that this one did not
            self.fail(self.name, f"{type(problem).__name__}: {problem}")
        self.seconds = time.monotonic() - start
        say(f"     {'FAILED' if self.failed else 'ok'} {self.name} {self.row()}")

    def row(self):
        return f"{self.seconds:7.1f} s {self.processor_seconds:8.1f} s  {self.passed} passed, {self.failed} failed"


def _wait(process, label, timeout):
    """Waits for a process, and says from time to time that it still runs. Returns its exit code (None: it took too
    long) and its processor seconds."""
    start = said = time.monotonic()
    while True:
        pid, status, usage = os.wait4(process.pid, os.WNOHANG)
        if pid:
            process.returncode = os.waitstatus_to_exitcode(status)
            return process.returncode, usage.ru_utime + usage.ru_stime
        now = time.monotonic()
        if now - start > timeout:
            os.killpg(process.pid, signal.SIGKILL)
            _, _, usage = os.wait4(process.pid, 0)
            process.returncode = -signal.SIGKILL
            return None, usage.ru_utime + usage.ru_stime
        if now - said > HEARTBEAT:
            said = now
            say(f"     {label}: running for {now - start:.0f} s")
        time.sleep(0.05)


def test_programs(preset, labels):
    """The names of a built preset's test programs that have one of the labels, as CTest knows them."""
    listing = subprocess.run(["ctest", "--test-dir", f"build/{preset}", "--show-only=json-v1"], cwd=ROOT,
                             capture_output=True, text=True, check=True).stdout
    found = []
    for test in json.loads(listing)["tests"]:
        of_test = next((entry["value"] for entry in test["properties"] if entry["name"] == "LABELS"), [])
        if set(labels) & set(of_test):
            found.append(test["name"])
    return found


def perform(steps):
    """Runs the steps: each begins as soon as those that it comes after have ended and there is room for it. Where
    several could begin, their order decides. After a failure the other steps go on."""
    by_name = {step.name: step for step in steps}
    for step in steps:
        step.after = tuple(name for name in step.after if name in by_name)
    done, waiting = set(), list(steps)
    running = {}
    with ThreadPoolExecutor(AT_ONCE) as pool:
        while waiting or running:
            for step in list(waiting):
                if len(running) < AT_ONCE and set(step.after) <= done:
                    waiting.remove(step)
                    running[step.name] = pool.submit(step.perform, by_name)
            for name in [name for name, future in running.items() if future.done()]:
                running.pop(name).result()
                done.add(name)
            time.sleep(0.02)
