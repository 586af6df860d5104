#!/usr/bin/env python3
"""Checks the project's files as text.

    tools/check_text.py size         no source file is too long
    tools/check_text.py words        no unfinished-work marks, no path of a machine, no registry host
    tools/check_text.py links        relative links of the Markdown files resolve
    tools/check_text.py --self-test  proves that each kind of problem is found
"""

import re
import sys
import tempfile
from pathlib import Path
from urllib.parse import unquote

import project

MAX_LINES = 600
LONG_FILES = (".h", ".cpp", ".py", ".ts", ".svelte")
SOURCES = (".h", ".cpp", ".py", ".sh", ".cmake", ".ts", ".svelte", ".toml", ".json", ".txt", "")

# Written in pieces, so that this file passes its own check.
MARKS = re.compile(r"\b(" + "|".join(("TO" "DO", "FIX" "ME", "X" "XX")) + r")\b")
MACHINE_PATH = re.compile(r"(?<![\w.\-/$}])/(?:" + "|".join(("work", "root", "home", "farm", "tmp", "Users")) + r")/\w"
                          r"|\.\./" + "shared" + r"\b")
HOSTS = re.compile("|".join(re.escape(".".join(parts)) for parts in (
    ("pypi", "org"), ("pythonhosted", "org"), ("crates", "io"), ("proxy", "golang", "org"), ("npmjs", "org"),
    ("npmjs", "com"), ("yarnpkg", "com"), ("deb", "debian", "org"), ("security", "debian", "org"),
    ("repo1", "maven", "org"), ("repo", "maven", "apache", "org"))))


def check_size(root):
    problems = []
    for path in project.files(root):
        if path.suffix in LONG_FILES:
            lines = project.text(path, root).count("\n")
            if lines > MAX_LINES:
                problems.append(f"{path}: {lines} lines, {MAX_LINES} are the limit")
    return problems


def is_data(path):
    return path.parts[:2] == ("fuzz", "corpus")


def check_words(root):
    problems = []
    for path in project.files(root):
        if is_data(path):
            continue
        for number, line in enumerate(project.text(path, root).splitlines(), 1):
            if path.suffix in SOURCES and MARKS.search(line):
                problems.append(f"{path}:{number}: unfinished work is marked: {line.strip()}")
            if MACHINE_PATH.search(line):
                problems.append(f"{path}:{number}: a path of one machine: {line.strip()}")
            if HOSTS.search(line):
                problems.append(f"{path}:{number}: a package registry's host: {line.strip()}")
    return problems


CODE = re.compile(r"^(```|~~~).*?^\1[^\n]*$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)|^\[[^\]]+\]:\s*<?(\S+?)>?(?:\s|$)", re.MULTILINE)


def check_links(root):
    """Finds links to files that a fresh clone does not have, such as those in build/."""
    files = project.files(root)
    known = set(files) | {parent for path in files for parent in path.parents}
    problems = []
    for path in files:
        if path.suffix == ".md":
            for inline, reference in LINK.findall(CODE.sub("", project.text(path, root))):
                target = unquote((inline or reference).split("#")[0])
                if target and not re.match(r"[a-z][a-z0-9+.-]*:", target) and _resolve(path, target) not in known:
                    problems.append(f"{path}: broken link: {inline or reference}")
    return problems


def _resolve(path, target):
    parts = []
    for part in (path.parent / target).parts:
        if part == ".." and parts and parts[-1] != "..":
            parts.pop()
        else:
            parts.append(part)
    return Path(*parts)


CHECKS = {"size": check_size, "words": check_words, "links": check_links}

# The check, a file, its text, and how many problems it has.
EXAMPLES = [
    ("size", "a.cpp", "\n" * (MAX_LINES + 1), 1),
    ("size", "a.cpp", "\n" * MAX_LINES, 0),
    ("size", "a.md", "\n" * (MAX_LINES + 1), 0),
    ("words", "a.cpp", "// TO" "DO later", 1),
    ("words", "a.py", "# FIX" "ME", 1),
    ("words", "a.cpp", "int to" "do;  // HoX" "XX", 0),
    ("words", "a.cpp", 'open("/' 'work/main/x")', 1),
    ("words", "a.md", "see /" "root/x and /" "tmp/y", 1),
    ("words", "a.md", "see ../" "shared/design", 1),
    ("words", "a.md", "a home/work/life balance; src/core/ and https://example.com/work/x", 0),
    ("words", "a.sh", "curl https://py" "pi.org/simple", 1),
    ("words", "fuzz/corpus/records/a", "TO" "DO /" "tmp/x", 0),
    ("links", "a.md", "[here](b.md)", 1),
    ("links", "a.md", "[here](a.md#top) [out](https://example.com) [top](#top) `[code](c.md)`", 0),
    ("links", "docs/a.md", "[folder](.) [up](../docs/a.md) ![picture](p.svg)", 1),
    ("links", "a.md", "[a]: nowhere.md\n", 1),
    ("links", "a.md", "[up](../a.md)", 1),
]


def self_test():
    wrong = []
    for check, name, content, count in EXAMPLES:
        with tempfile.TemporaryDirectory() as folder:
            project.write(folder, name, content)
            found = CHECKS[check](Path(folder))
            if len(found) != count:
                wrong.append(f"{check}, {content[:60]!r}: expected {count} problems, found {found}")
    return wrong


if __name__ == "__main__":
    sys.exit(project.run_check(__doc__, CHECKS, self_test, "text"))
