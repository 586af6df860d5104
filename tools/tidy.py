#!/usr/bin/env python3
"""Runs clang-tidy 19 over the C++ files; every warning is an error.

    tools/tidy.py [program|tests] [--changed]

Tests have fewer checks than the program (tools/clang-tidy-tests.yaml). --changed looks only at the .cpp
files that differ from the last commit.
"""

import re
import subprocess
import sys

import project


def sources(group):
    for path in project.cpp_files():
        if path.suffix == ".cpp" and path.parts[0] in ("src", "tests", "fuzz"):
            if project.is_test(path) == (group == "tests"):
                yield path


def changed():
    status = subprocess.run(["git", "status", "--porcelain", "-z", "--untracked-files=all"], cwd=project.ROOT,
                            capture_output=True, text=True, check=True).stdout
    return {entry[3:] for entry in status.split("\0")}


def tidy(group, only):
    chosen = [path for path in sources(group) if only is None or str(path) in only]
    if not chosen:
        print(f"clang-tidy ({group}): no files")
        return 0
    config = project.ROOT / ("tools/clang-tidy-tests.yaml" if group == "tests" else ".clang-tidy")
    patterns = [f"^{re.escape(str(project.ROOT / path))}$" for path in chosen]
    command = ["run-clang-tidy-19", "-quiet", "-p", "build/tidy", "-j", str(project.jobs()),
               f"-config-file={config}", *patterns]
    code = subprocess.run(command, cwd=project.ROOT, env=project.environment(), check=False).returncode
    print(f"clang-tidy ({group}): {len(chosen)} files, {'problems found' if code else 'no problem'}")
    return code


def main():
    arguments = sys.argv[1:]
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
