#!/usr/bin/env python3
"""Tells which lines of the program the tests reach, room by room.

    tools/coverage.py                builds and runs all suites but the crash test
    tools/coverage.py core_tests     only some test programs
    tools/coverage.py --self-test    proves that the lines of a room are added up

The figures count lines of src/ without the tests. Pages with every line are in build/coverage/report/.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import project
from test_run import test_programs

BUILD = project.ROOT / "build" / "coverage"
PROFILES = BUILD / "profiles"
NOT_THE_PROGRAM = r"(_test\.cpp|testing\.(h|cpp)|/build/|/tests/|^/usr/)"


def run(command, **environment):
    subprocess.run(command, cwd=project.ROOT, env={**project.environment(), **environment}, check=True)


def labels():
    return ["unit", "service", *(suite for suite in project.suites() if suite != "crash")]


def run_tests(programs):
    shutil.rmtree(PROFILES, ignore_errors=True)
    PROFILES.mkdir(parents=True)
    for program in programs:
        # %p: the black-box tests start several processes, and each writes its own file.
        run([str(BUILD / program), "--gtest_brief=1"], LLVM_PROFILE_FILE=str(PROFILES / f"{program}-%p.profraw"))
    merged = BUILD / "merged.profdata"
    run(["llvm-profdata-19", "merge", "-sparse", "-o", str(merged), *map(str, sorted(PROFILES.glob("*.profraw")))])
    return merged


def cov(command, merged, programs, *options):
    objects = [word for program in programs for word in ("-object", str(BUILD / program))]
    return ["llvm-cov-19", command, f"-instr-profile={merged}", *objects, f"-ignore-filename-regex={NOT_THE_PROGRAM}",
            *options]


def by_room(files, root=project.ROOT):
    """(covered, all) lines of each room, from llvm-cov's summary of files."""
    rooms = {}
    for entry in files:
        parts = Path(entry["filename"]).relative_to(root).parts
        if len(parts) > 2 and parts[0] == "src":
            lines = entry["summary"]["lines"]
            covered, count = rooms.get(parts[1], (0, 0))
            rooms[parts[1]] = (covered + lines["covered"], count + lines["count"])
    return rooms


def table(rooms):
    total = tuple(sum(column) for column in zip(*rooms.values()))
    return "\n".join(f"{name:<10}{covered:>7} of {count:>6} lines {100 * covered / max(1, count):6.1f} %"
                     for name, (covered, count) in [*sorted(rooms.items()), ("all", total)])


def self_test():
    summary = lambda covered, count: {"lines": {"covered": covered, "count": count}}
    files = [{"filename": "/x/src/core/a.h", "summary": summary(1, 2)},
             {"filename": "/x/src/core/b.cpp", "summary": summary(3, 4)},
             {"filename": "/x/src/games/toy/c.cpp", "summary": summary(5, 5)},
             {"filename": "/x/fuzz/d.cpp", "summary": summary(9, 9)}]
    rooms = by_room(files, Path("/x"))
    wrong = [] if rooms == {"core": (4, 6), "games": (5, 5)} else [f"rooms added up wrongly: {rooms}"]
    if "all             9 of     11 lines   81.8 %" not in table(rooms):
        wrong.append(f"the table is wrong:\n{table(rooms)}")
    return wrong


def main():
    if sys.argv[1:] == ["--self-test"]:
        return project.report(self_test(), "coverage self-test")
    run(project.configure_command("coverage"))
    programs = sys.argv[1:] or test_programs("coverage", labels())
    run(project.build_command("coverage", programs))
    merged = run_tests(programs)
    # The black-box tests run the program itself.
    if "blackbox_tests" in programs:
        programs = [*programs, "faubourg"]
    run(cov("show", merged, programs, "-format=html", f"-output-dir={BUILD / 'report'}"))
    export = subprocess.run(cov("export", merged, programs, "-summary-only"), cwd=project.ROOT, capture_output=True,
                            check=True)
    print(table(by_room(json.loads(export.stdout)["data"][0]["files"])))
    return 0


if __name__ == "__main__":
    sys.exit(main())
