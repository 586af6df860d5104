#!/usr/bin/env python3
"""Runs clang-tidy 19 over the C++ files; every warning is an error.

    tools/tidy.py [program|tests] [--changed]
    tools/tidy.py --self-test    proves that mistakes are found where several files are joined, and where they stand

Tests have fewer checks than the program (tools/clang-tidy-tests.yaml). --changed looks only at the .cpp
files that differ from the last commit.

Most of the time goes into the headers, which are read anew for every file. So the program's files of one folder are
joined into one file, and each finding is reported for the file and line that it comes from. Files that use one name
for different things can't be joined; they are checked one by one.
"""

import json
import re
import shlex
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path

import project

JOINED_FILES = 10
INCLUDE = re.compile(r"\s*#\s*include\b")
PLACE = re.compile(r"^(?P<file>[^\s:]+):(?P<line>\d+):(?P<column>\d+): (?P<kind>error|warning|note): ", re.MULTILINE)


def sources(group):
    for path in project.cpp_files():
        if path.suffix == ".cpp" and path.parts[0] in ("src", "tests", "fuzz"):
            if project.is_test(path) == (group == "tests"):
                yield path


def changed():
    status = subprocess.run(["git", "status", "--porcelain", "-z", "--untracked-files=all"], cwd=project.ROOT,
                            capture_output=True, text=True, check=True).stdout
    return {entry[3:] for entry in status.split("\0")}


def compile_flags():
    """The flags that each file is compiled with, from the tidy preset's database."""
    database = json.loads((project.ROOT / "build" / "tidy" / "compile_commands.json").read_text(encoding="utf-8"))
    flags = {}
    for entry in database:
        words = shlex.split(entry["command"])[1:]
        kept = words[:words.index("-o")]
        flags[Path(entry["file"]).resolve()] = kept
    return flags


def join(paths, root):
    """The files as one text, and for each of its lines the file and line that it comes from. An include that an
    earlier file has too is left out, since clang-tidy would report a duplicate. If one file has an include twice, the
    second stays, to be reported."""
    seen, lines, places = set(), [], []
    for path in paths:
        mine = set()
        for number, line in enumerate(project.text(path, root).splitlines(), 1):
            if INCLUDE.match(line):
                again = line in mine
                mine.add(line)
                line = "" if line in seen and not again else line
            lines.append(line)
            places.append((path, number))
        seen |= mine
    return "\n".join(lines) + "\n", places


def with_places(output, joined, places):
    """The findings, with the places in the joined file replaced by those in the files it was made of."""
    def place(match):
        if Path(match["file"]).name != joined.name:
            return match[0]
        path, line = places[int(match["line"]) - 1]
        return f"{path}:{line}:{match['column']}: {match['kind']}: "
    return PLACE.sub(place, output)


def run(config, path, flags):
    """clang-tidy's exit code and findings for one file."""
    done = subprocess.run(["clang-tidy-19", "--quiet", f"--config-file={config}", str(path), "--", *flags],
                          cwd=project.ROOT, env=project.environment(), capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def tidy_joined(config, paths, flags, folder, root=project.ROOT):
    """The exit code and the findings for files that are compiled alike."""
    text, places = join(paths, root)
    joined = folder / ("joined_" + "_".join([*paths[0].parent.parts, paths[0].stem]) + ".cpp")
    joined.write_text(text, encoding="utf-8")
    code, output = run(config, joined, flags)
    if "[clang-diagnostic-error" not in output:
        return code, with_places(output, joined, places)
    one_by_one = [run(config, root / path, flags) for path in paths]
    return max(abs(code) for code, _ in one_by_one), "".join(output for _, output in one_by_one)


def batches(paths, flags, size):
    """Groups of files of one folder with the same flags, at most `size` in each."""
    alike = lambda path: (path.parent, flags[(project.ROOT / path).resolve()])
    for _, same in groupby(paths, key=alike):
        same = list(same)
        parts = -(-len(same) // size)
        for part in range(parts):
            yield same[part::parts]


def tidy(group, only):
    chosen = [path for path in sources(group) if only is None or str(path) in only]
    if not chosen:
        print(f"clang-tidy ({group}): no files")
        return 0
    config = project.ROOT / ("tools/clang-tidy-tests.yaml" if group == "tests" else ".clang-tidy")
    flags = compile_flags()
    folder = project.ROOT / "build" / "tidy" / "joined"
    folder.mkdir(parents=True, exist_ok=True)
    failed = False
    with ThreadPoolExecutor(project.jobs()) as pool:
        runs = [pool.submit(tidy_joined, config, batch, flags[(project.ROOT / batch[0]).resolve()], folder)
                for batch in batches(chosen, flags, JOINED_FILES if group == "program" else 1)]
        for waiting in runs:
            code, output = waiting.result()
            if code:
                failed = True
                print(output, flush=True)
    print(f"clang-tidy ({group}): {len(chosen)} files, {'problems found' if failed else 'no problem'}")
    return failed


# Files with mistakes that different parts of clang-tidy find. Those of FAULTS are joined; those of CLASH can't be.
FAULTS = [
    ("a.cpp", "int divided(int number) {\n    int zero = 0;\n    return number / zero;\n}\n", ["a.cpp:3:19: error: Division"]),
    ("b.cpp", "#include <string>\n\nint BadName(const std::string& text) { return static_cast<int>(text.size()); }\n",
     ["b.cpp:3:5: error: invalid case style"]),
    ("c.cpp", "#include <string>\n#include <string>\nint length(const std::string& text);\n",
     ["c.cpp:2:1: error: duplicate include"]),
]
CLASH = [
    ("d.cpp", "namespace {\nconstexpr int kWidth = 1;\n}\nint wide() { return kWidth; }\n", []),
    ("e.cpp", "namespace {\nconstexpr int kWidth = 2;\n}\nint BadWide() { return kWidth; }\n",
     ["e.cpp:4:5: error: invalid case style"]),
]


def self_test():
    wrong = []
    config = project.ROOT / ".clang-tidy"
    for files in (FAULTS, CLASH):
        with tempfile.TemporaryDirectory() as name:
            root = Path(name)
            for path, text, _ in files:
                (root / path).write_text(text, encoding="utf-8")
            code, output = tidy_joined(config, [Path(path) for path, _, _ in files], ["-std=c++23"], root, root)
            expected = [finding for _, _, findings in files for finding in findings]
            wrong += [f"not found: {finding}" for finding in expected if finding not in output]
            if code == 0 or output.count(": error: ") != len(expected):
                wrong.append(f"found besides:\n{output}")
    return wrong


def main():
    arguments = sys.argv[1:]
    if arguments == ["--self-test"]:
        return project.report(self_test(), "tidy self-test")
    only = changed() if "--changed" in arguments else None
    groups = [group for group in arguments if group != "--changed"] or ["program", "tests"]
    if not set(groups) <= {"program", "tests"}:
        print(__doc__)
        return 2
    subprocess.run(project.configure_command("tidy"), cwd=project.ROOT, env=project.environment(),
                   stdout=subprocess.DEVNULL, check=True)
    return max(1 if tidy(group, only) else 0 for group in groups)


if __name__ == "__main__":
    sys.exit(main())
