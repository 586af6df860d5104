"""Reads what GoogleTest programs leave behind: their JSON reports and their output."""

import json
import re
from collections import namedtuple

Counts = namedtuple("Counts", "passed failed skipped")

BEGIN = re.compile(r"\[ RUN      \] (\S+)")
END = re.compile(r"\[( +OK|  FAILED|  SKIPPED) +\] (\S+?)(?:,.*)? \(\d+ ms\)")


def counts(report):
    """The counts of a JSON report. A test that did not run at all (disabled, filtered out) is not counted."""
    passed = failed = skipped = 0
    for suite in json.loads(report.read_text(encoding="utf-8")).get("testsuites", []):
        for test in suite.get("testsuite", []):
            if test.get("status") != "RUN":
                continue
            if test.get("failures"):
                failed += 1
            elif test.get("result") == "SKIPPED":
                skipped += 1
            else:
                passed += 1
    return Counts(passed, failed, skipped)


def counts_of_crash(output):
    """The counts of a program that ended without a report: the test it was in has failed."""
    ends = [state.strip() for state, _ in END.findall(output)]
    return Counts(ends.count("OK"), ends.count("FAILED") + 1, ends.count("SKIPPED"))


def failures(output):
    """The output of the tests that failed or did not end, and all output that is not part of a test."""
    shown = []
    block = None
    for line in output.splitlines():
        if BEGIN.search(line):
            shown += block or []
            block = [line]
            continue
        (shown if block is None else block).append(line)
        end = END.search(line)
        if end and block is not None:
            shown += block if end[1].strip() == "FAILED" else []
            block = None
    shown += block or []
    return "\n".join(line for line in shown if not re.match(r"\[[-=]{10}\]|$", line))
