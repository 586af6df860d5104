#!/usr/bin/env python3
"""Checks that every clause of the rules documents is tested, cited in the code and there in French.

    tools/check_clauses.py RESULTS.json...  GoogleTest's JSON reports of the tests that ran
    tools/check_clauses.py --self-test      proves that each kind of gap is found

A clause id is defined where docs/rules/<game>.md writes it in bold at the start of an item or paragraph
(`- **CAL-13** ...`), or in a heading. A test pins it with `CAL_13_` in its name; the code that
enforces it cites `CAL-13`.
"""

import json
import re
import sys
import tempfile
from pathlib import Path

import project

# Each game's letters and how many clauses its rules have. Games without a folder in src/games wait.
GAMES = {"california": ("CAL", 32), "sunrise": ("SUN", 20), "dreamhome": ("DRH", 35)}


def defined(document, letters):
    """The clause numbers that a document defines, in its order, repeats included."""
    item = re.compile(rf"^[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)?\*\*{letters}-(\d+)\b|^#+[^\n]*?\b{letters}-(\d+)\b",
                      re.MULTILINE)
    return [int(bold or heading) for bold, heading in item.findall(document)]


def check_document(path, found, letters, count):
    problems = [f"{path}: {letters}-{n} is not defined" for n in range(1, count + 1) if n not in found]
    problems += [f"{path}: {letters}-{n} is no clause of the game" for n in sorted(set(found)) if not 1 <= n <= count]
    problems += [f"{path}: {letters}-{n} is defined twice" for n in sorted(set(found)) if found.count(n) > 1]
    return problems


def tests_that_ran(reports):
    names = []
    for report in reports:
        for suite in json.loads(Path(report).read_text(encoding="utf-8")).get("testsuites", []):
            for test in suite.get("testsuite", []):
                if test.get("status") == "RUN" and test.get("result") == "COMPLETED":
                    names.append(f"{suite['name']}.{test['name']}")
    return names


def numbers(pattern, texts):
    return {int(number) for text in texts for number in re.findall(pattern, text)}


def sources(root, game):
    """The texts of the code that may enforce a game's clauses."""
    folders = (("src", "games", game), ("src", "match"), ("src", "content"))
    for path in project.cpp_files(root):
        if not project.is_test(path) and any(path.parts[:len(folder)] == folder for folder in folders):
            yield project.text(path, root)


def check_game(root, game, names):
    letters, count = GAMES[game]
    problems = []
    orders = []
    for name in (f"docs/rules/{game}.md", f"docs/rules/{game}.fr.md"):
        if not (root / name).is_file():
            problems.append(f"{name} is missing")
            continue
        orders.append(defined(project.text(name, root), letters))
        problems += check_document(name, orders[-1], letters, count)
    if not problems and orders[0] != orders[1]:
        problems.append(f"docs/rules/{game}.fr.md has the clauses in another order than docs/rules/{game}.md")

    tested = numbers(rf"(?<![A-Za-z0-9]){letters}_(\d+)_", names)
    cited = numbers(rf"\b{letters}-(\d+)\b", sources(root, game))
    clauses = range(1, count + 1)
    problems += [f"{letters}-{n}: no test that ran has {letters}_{n}_ in its name" for n in clauses if n not in tested]
    problems += [f"{letters}-{n}: cited nowhere in the code" for n in clauses if n not in cited]
    problems += [f"{letters}-{n}: cited, but no clause" for n in sorted((tested | cited) - set(clauses))]
    return problems


def check(root, reports):
    names = tests_that_ran(reports)
    games = [game for game in GAMES if (root / "src" / "games" / game).is_dir()]
    return [problem for game in games for problem in check_game(root, game, names)]


class Example:
    """A small complete project, to be broken in one place at a time."""

    def __init__(self, root):
        self.root = Path(root)
        letters, count = GAMES["sunrise"]
        clauses = range(1, count + 1)
        document = "# Sunrise\n" + "".join(f"- **{letters}-{n}** (ruling) text, see {letters}-2\n" for n in clauses)
        self.put("docs/rules/sunrise.md", document)
        self.put("docs/rules/sunrise.fr.md", document)
        self.put("src/games/sunrise/rules.cpp", "".join(f"// {letters}-{n}\n" for n in clauses))
        self.put("src/games/sunrise/rules_test.cpp", f"// {letters}-7\n")
        self.tests([{"name": f"{letters}_{n}_holds", "status": "RUN", "result": "COMPLETED"} for n in clauses])

    def put(self, name, content):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")

    def tests(self, tests):
        self.put("results.json", json.dumps({"testsuites": [{"name": "Rules", "testsuite": tests}]}))

    def change(self, name, old, new):
        text = project.text(name, self.root)
        assert old in text, (name, old)
        self.put(name, text.replace(old, new, 1))

    def problems(self):
        return check(self.root, [self.root / "results.json"])


# What is changed in the example (file, old, new), and a part of the one problem that must come up.
BREAKS = [
    ("docs/rules/sunrise.md", "- **SUN-7**", "- SUN-7", "sunrise.md: SUN-7 is not defined"),
    ("docs/rules/sunrise.fr.md", "- **SUN-7**", "- SUN-7", "sunrise.fr.md: SUN-7 is not defined"),
    ("docs/rules/sunrise.md", "- **SUN-1**", "- **SUN-21** x\n- **SUN-1**", "SUN-21 is no clause"),
    ("docs/rules/sunrise.md", "- **SUN-1**", "- **SUN-7** x\n- **SUN-1**", "SUN-7 is defined twice"),
    ("src/games/sunrise/rules.cpp", "// SUN-7\n", "", "SUN-7: cited nowhere"),
    ("src/games/sunrise/rules.cpp", "// SUN-7\n", "// SUN-7\n// SUN-70\n", "SUN-70: cited, but no clause"),
    ("results.json", "SUN_1_holds", "SUN_1x", "SUN-1: no test that ran"),
    ("results.json", '"SUN_1_holds", "status": "RUN"', '"SUN_1_holds", "status": "NOTRUN"', "SUN-1: no test that ran"),
    ("results.json", '"SUN_1_holds", "status": "RUN", "result": "COMPLETED"',
     '"SUN_1_holds", "status": "RUN", "result": "SKIPPED"', "SUN-1: no test that ran"),
    ("docs/rules/sunrise.fr.md", "- **SUN-1** (ruling) text, see SUN-2\n- **SUN-2**",
     "- **SUN-2** (ruling) text, see SUN-2\n- **SUN-1**", "another order"),
]


def self_test():
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        found = Example(folder).problems()
        if found:
            wrong.append(f"wrongly found in the whole example: {found}")
    for name, old, new, expected in BREAKS:
        with tempfile.TemporaryDirectory() as folder:
            example = Example(folder)
            example.change(name, old, new)
            found = example.problems()
            if len(found) != 1 or expected not in found[0]:
                wrong.append(f"{name}, {old!r} to {new!r}: expected {expected!r}, found {found}")
    return wrong


def main():
    if sys.argv[1:] == ["--self-test"]:
        return project.report(self_test(), "clauses self-test")
    if not sys.argv[1:]:
        print(__doc__)
        return 2
    return project.report(check(project.ROOT, sys.argv[1:]), "clauses")


if __name__ == "__main__":
    sys.exit(main())
