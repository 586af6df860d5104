#!/usr/bin/env python3
"""Checks that includes only go down the rooms' arrows, that libraries stay in their rooms, and that rooms of pure
computation have no input or output, threads or clock.

    tools/check_layers.py              checks src/
    tools/check_layers.py --self-test  proves that each kind of mistake is found
"""

import re
import sys
from pathlib import Path

import project

# Each room and the rooms it may include.
ARROWS = {
    "core": set(),
    "games": {"core"},
    "content": {"core"},
    "search": {"core"},
    "players": {"core", "games", "search"},
    "match": {"core", "games", "players", "search"},
    "codec": {"core", "players", "match"},
    "engine": {"core", "players", "match", "codec"},
    "ratings": {"core"},
    "arena": {"core", "match", "codec", "ratings"},
    "table": {"core", "match", "codec"},
    "store": {"core", "table"},
    "server": {"core", "players", "match", "codec", "ratings", "table", "store"},
    "load": {"core", "codec"},
}
ARROWS["cli"] = set(ARROWS)  # the program, which sees all

# Rooms of pure computation: only the standard library, and nothing of it that does input or output, has to do with
# threads, or makes two runs differ (clocks, the machine's randomness, the environment). The tests of these rooms may.
PURE = {"core", "games", "search", "players", "match", "ratings", "table"}
OUTSIDE = {
    "iostream", "fstream", "filesystem", "print", "syncstream", "cstdio", "csignal",
    "thread", "stop_token", "atomic", "mutex", "shared_mutex", "condition_variable", "future", "semaphore", "latch",
    "barrier", "execution",
    "chrono", "ctime", "random",
}
OUTSIDE_NAMES = re.compile(r"\b((?:system|steady|high_resolution|utc|tai|gps|file)_clock|random_device|getenv)\b")
# The headers and names that single rooms use all the same, and what for.
OUTSIDE_ALLOWED = {
    "core": {"chrono"},  # durations, in the interfaces Clock and Executor
    "search": {"thread", "stop_token", "chrono", "steady_clock"},  # several trees at once; a limit of time
    "players": {"stop_token", "chrono", "steady_clock"},  # a bot's limit of time, and the request to stop
    "table": {"stop_token"},  # the request to stop, in the interface of a table's bots
}

# Libraries and headers that only some rooms may use.
KEPT = {"boost/json": {"codec", "server"}, "toml++": {"content"}}
KEPT_HEADERS = {"src/core/executor.h": {"core", "store", "server"}}

# What tests may include besides: their frameworks, and in some rooms' tests the compiled-in packs.
TEST_ARROWS = {"games": {"content"}, "match": {"content"}}
TEST_LIBRARIES = ("gtest/", "gmock/", "rapidcheck")
TEST_HEADERS = {"project_paths.h"}  # made by the build

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)


def check_file(path, source):
    """The problems of one file of src/, given as its path from the root and its text."""
    problems = []
    for match in INCLUDE.finditer(source):
        quote, name = match.groups()
        problem = _own(path, name) if quote == '"' else _foreign(path, name)
        if problem:
            line = source.count("\n", 0, match.start(1)) + 1
            problems.append(f"{path}:{line}: {problem}")
    room = path.parts[1]
    if room in PURE and not project.is_test(path):
        for number, line in enumerate(source.splitlines(), 1):
            names = set(OUTSIDE_NAMES.findall(line.split("//")[0])) - OUTSIDE_ALLOWED.get(room, set())
            problems += [f"{path}:{number}: {name}: {_outside(room)}" for name in sorted(names)]
    return problems


def _outside(room):
    return f"{room} does no input or output, has no threads and asks no clock"


def _own(path, name):
    room = path.parts[1]
    target = Path(name).parts
    if name in TEST_HEADERS and project.is_test(path):
        return None
    if len(target) < 3 or target[0] != "src":
        return f'"{name}" is not written from the root ("src/<room>/...")'
    other = target[1]
    if room not in ARROWS:
        return f"the room {room} is not in the table of tools/check_layers.py"
    if name in KEPT_HEADERS and room not in KEPT_HEADERS[name]:
        return f"{name} belongs to {' and '.join(sorted(KEPT_HEADERS[name]))}, not to {room}"
    is_test = project.is_test(path)
    if project.is_test_support(Path(name)) and not is_test:
        return f"{name} is for tests only"
    allowed = ARROWS[room] | (TEST_ARROWS.get(room, set()) if is_test else set())
    if other != room and other not in allowed:
        return f"{room} must not include {other}: {name}"
    if room == other == "games" and len(path.parts) > 3 and len(target) > 3 and target[2] != path.parts[2]:
        return f"game {path.parts[2]} must not include game {target[2]}: {name}"
    return None


def _foreign(path, name):
    room = path.parts[1]
    for library, rooms in KEPT.items():
        if name.startswith(library) and room not in rooms:
            return f"<{name}> belongs to {' and '.join(sorted(rooms))}, not to {room}"
    is_test = project.is_test(path)
    if room not in PURE or (is_test and name.startswith(TEST_LIBRARIES)):
        return None
    if "/" in name or "." in name:
        return f"<{name}>: {room} uses the standard library only"
    if not is_test and name in OUTSIDE - OUTSIDE_ALLOWED.get(room, set()):
        return f"<{name}>: {_outside(room)}"
    return None


def check_tree(root):
    problems = []
    for path in project.cpp_files(root):
        if len(path.parts) > 2 and path.parts[0] == "src":
            problems += check_file(path, project.text(path, root))
    return problems


BAD = [
    ("src/core/a.h", '#include "src/games/california/rules.h"'),
    ("src/core/a.h", "#include <iostream>"),
    ("src/core/a.cpp", "#  include <fmt/format.h>"),
    ("src/games/california/a.cpp", '#include "src/games/sunrise/rules.h"'),
    ("src/games/california/a.cpp", '#include "src/content/pack.h"'),
    ("src/games/california/a.cpp", '#include "rules.h"'),
    ("src/games/california/a_test.cpp", '#include "src/match/match.h"'),
    ("src/content/a.cpp", "#include <boost/json.hpp>"),
    ("src/codec/a.cpp", "#include <toml++/toml.h>"),
    ("src/codec/a.cpp", '#include "src/engine/session.h"'),
    ("src/match/a.cpp", '#include "src/content/packs.h"'),
    ("src/match/a.cpp", "#include <thread>"),
    ("src/match/a.cpp", "#include <filesystem>"),
    ("src/ratings/a.cpp", '#include "src/arena/statistics.h"'),
    ("src/ratings/a.cpp", "#include <boost/math/distributions/students_t.hpp>"),
    ("src/table/a.cpp", "#include <thread>"),
    ("src/table/a.cpp", "#include <chrono>"),
    ("src/table/a.cpp", "const auto now = std::chrono::system_clock::now();"),
    ("src/match/a.cpp", "#include <stop_token>"),
    ("src/games/sunrise/a.cpp", "#include <random>"),
    ("src/core/a.h", "#include <chrono>\nconst auto now = std::chrono::steady_clock::now();"),
    ("src/core/a.cpp", '#include <cstdlib>\nconst char* home = std::getenv("HOME");'),
    ("src/search/a.cpp", "const auto now = std::chrono::system_clock::now();"),
    ("src/players/a.cpp", "#include <thread>"),
    *((f"src/{room}/a.h", '#include "src/core/executor.h"')
      for room in ("games", "search", "players", "match", "table", "codec", "arena")),
    *(("src/ratings/a.cpp", f"#include <{header}>") for header in sorted(OUTSIDE)),
    ("src/table/a.cpp", '#include "src/store/store.h"'),
    ("src/games/california/a.cpp", '#include "src/games/california/testing.h"'),
    ("src/games/california/testing.h", '#include "src/cli/program.h"'),
    ("src/attic/a.cpp", '#include "src/core/result.h"'),
    ("src/content/a.cpp", '#include "project_paths.h"'),
]
GOOD = [
    ("src/core/a.h", "#include <vector>"),
    ("src/core/a_test.cpp", "#include <gtest/gtest.h>\n#include <rapidcheck.h>\n#include <iostream>"),
    ("src/games/california/a.cpp", '#include "src/games/california/rules.h"\n#include "src/core/seat.h"'),
    ("src/games/california/a.cpp", '#include "src/games/common.h"'),
    ("src/games/california/testing.h", '#include <gtest/gtest.h>\n#include "src/content/packs.h"'),
    ("src/games/california/a_test.cpp", '#include "src/games/california/testing.h"'),
    ("src/match/a_test.cpp", '#include "src/content/packs.h"'),
    ("src/content/a.cpp", "#include <toml++/toml.h>\n#include <fstream>"),
    ("src/content/a_test.cpp", '#include "project_paths.h"'),
    ("src/codec/a.cpp", '#include <boost/json.hpp>\n#include "src/match/record.h"'),
    ("src/search/a.cpp", "#include <stop_token>\n#include <thread>\nauto now = std::chrono::steady_clock::now();"),
    ("src/core/executor.h", "#include <chrono>\nusing Delay = std::chrono::milliseconds;"),
    ("src/core/a.h", "int age();  // unlike that of a steady_clock"),
    ("src/table/a.h", "#include <stop_token>"),
    ("src/table/a_test.cpp", "#include <chrono>\nauto now = std::chrono::steady_clock::now();"),
    ("src/server/a.h", '#include <chrono>\n#include <mutex>\n#include "src/core/executor.h"'),
    ("src/cli/a.cpp", '#include "src/codec/json.h"\n#include <fmt/format.h>\n#include <iostream>'),
]


def self_test():
    missed = [f"not found: {path}: {code}" for path, code in BAD if len(check_file(Path(path), code)) != 1]
    wrong = [f"wrongly found: {path}: {code}" for path, code in GOOD if check_file(Path(path), code)]
    return missed + wrong


def main():
    if sys.argv[1:] == ["--self-test"]:
        return project.report(self_test(), "layers self-test")
    return project.report(check_tree(project.ROOT), "layers")


if __name__ == "__main__":
    sys.exit(main())
