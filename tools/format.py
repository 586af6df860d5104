#!/usr/bin/env python3
"""Formats the C++ files with clang-format 19, in place; with --check, only says what it would change."""

import subprocess
import sys

import project


def main():
    names = [str(path) for path in project.cpp_files()]
    mode = ["--dry-run", "-Werror"] if sys.argv[1:] == ["--check"] else ["-i"]
    if not names:
        return 0
    return subprocess.run(["clang-format-19", *mode, *names], cwd=project.ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
