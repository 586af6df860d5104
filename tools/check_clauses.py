#!/usr/bin/env python3
"""Checks that every clause of the rules documents is tested, cited in the code, and written in English and in French.

    tools/check_clauses.py RESULTS.json...  GoogleTest's JSON reports of the tests that ran
    tools/check_clauses.py --self-test      proves that each kind of gap is found

A clause id is defined where docs/rules/<game>.md writes it in bold at the start of an item or paragraph
(`- **CAL-13** ...`), or in a heading. Every folder of src/games has such a page and its translation. The letters of a
game are those of its first clause, and its clauses are numbered from 1 without a gap. A test pins a clause with
`CAL_13_` in its name; the code that enforces it cites `CAL-13`.
"""

import json
import re
import sys
import tempfile
from pathlib import Path

import project

CLAUSE = re.compile(r"^[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)?\*\*([A-Z]+)-(\d+)\b|^#+[^\n]*?\b([A-Z]+)-(\d+)\b",
                    re.MULTILINE)


def defined(page):
    """The clauses that a page defines as (letters, number), in its order, repeats included."""
    found = [match[:2] if match[0] else match[2:] for match in CLAUSE.findall(page)]
    return [(letters, int(number)) for letters, number in found]


def check_page(name, found, letters, count):
    numbers_found = [number for own, number in found if own == letters]
    problems = [f"{name}: {letters}-{n} is not defined" for n in range(1, count + 1) if n not in numbers_found]
    problems += [f"{name}: {other}-{n} is not a clause of {letters}" for other, n in found if other != letters or n < 1]
    problems += [f"{name}: {letters}-{n} is defined twice" for n in sorted(set(numbers_found))
                 if numbers_found.count(n) > 1]
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
    pages = {}
    for name in (f"docs/rules/{game}.md", f"docs/rules/{game}.fr.md"):
        if not (root / name).is_file():
            return [f"{name} is missing"]
        pages[name] = defined(project.text(name, root))
        if not pages[name]:
            return [f"{name} defines no clause"]
    english, french = pages.values()
    letters = english[0][0]
    count = max(number for page in pages.values() for own, number in page if own == letters)
    problems = [problem for name, found in pages.items() for problem in check_page(name, found, letters, count)]
    if not problems and english != french:
        problems.append(f"docs/rules/{game}.fr.md has the clauses in another order than docs/rules/{game}.md")

    tested = numbers(rf"(?<![A-Za-z0-9]){letters}_(\d+)_", names)
    cited = numbers(rf"\b{letters}-(\d+)\b", sources(root, game))
    clauses = range(1, count + 1)
    problems += [f"{letters}-{n}: no test that ran has {letters}_{n}_ in its name" for n in clauses if n not in tested]
    problems += [f"{letters}-{n}: cited nowhere in the code" for n in clauses if n not in cited]
    problems += [f"{letters}-{n}: cited, but no clause" for n in sorted((tested | cited) - set(clauses))]
    return problems


def games(root):
    """The games of a project: the folders of src/games with code."""
    return sorted({path.parts[2] for path in project.cpp_files(root)
                   if path.parts[:2] == ("src", "games") and len(path.parts) > 3})


def check(root, reports):
    names = tests_that_ran(reports)
    return [problem for game in games(root) for problem in check_game(root, game, names)]


ENGLISH, FRENCH, CODE, TESTS = "docs/rules/game.md", "docs/rules/game.fr.md", "src/games/game/rules.cpp", "results.json"
LAST = 12


class Example:
    """A small complete project, to be broken in one place at a time."""

    def __init__(self, root):
        self.root = Path(root)
        clauses = range(1, LAST + 1)
        page = "# A game\n" + "".join(f"- **GAM-{n}** (ruling) text, see GAM-2\n" for n in clauses)
        self.put(ENGLISH, page)
        self.put(FRENCH, page)
        self.put(CODE, "".join(f"// GAM-{n}\n" for n in clauses))
        self.put("src/games/game/rules_test.cpp", "// GAM-7\n")
        self.put("src/games/shared.h", "// GAM-70\n")
        self.tests([{"name": f"GAM_{n}_holds", "status": "RUN", "result": "COMPLETED"} for n in clauses])

    def put(self, name, content):
        project.write(self.root, name, content)

    def tests(self, tests):
        self.put("results.json", json.dumps({"testsuites": [{"name": "Rules", "testsuite": tests}]}))

    def change(self, name, old, new):
        text = project.text(name, self.root)
        assert old in text, (name, old)
        self.put(name, text.replace(old, new, 1))

    def problems(self):
        return check(self.root, [self.root / "results.json"])


def dropped(number):
    """A change that makes a clause ordinary text."""
    return f"- **GAM-{number}**", f"- GAM-{number}"


# What is changed in the example, as (file, old, new), and a part of each problem that must come up, in order.
BREAKS = [
    ([(ENGLISH, *dropped(7))], ["game.md: GAM-7 is not defined"]),
    ([(FRENCH, *dropped(7))], ["game.fr.md: GAM-7 is not defined"]),
    ([(ENGLISH, *dropped(7)), (FRENCH, *dropped(7))], ["game.md: GAM-7 is not", "game.fr.md: GAM-7 is not"]),
    ([(ENGLISH, *dropped(1)), (FRENCH, *dropped(1))], ["game.md: GAM-1 is not", "game.fr.md: GAM-1 is not"]),
    ([(ENGLISH, *dropped(LAST))], [f"game.md: GAM-{LAST} is not defined"]),
    ([(FRENCH, *dropped(LAST))], [f"game.fr.md: GAM-{LAST} is not defined"]),
    ([(ENGLISH, *dropped(LAST)), (FRENCH, *dropped(LAST))], [f"GAM-{LAST}: cited, but no clause"]),
    ([(ENGLISH, "- **GAM-1**", "- **GAM-0** x\n- **GAM-1**")], ["GAM-0 is not a clause of GAM"]),
    ([(ENGLISH, "- **GAM-3**", "- **GAM-7** x\n- **GAM-3**")], ["GAM-7 is defined twice"]),
    ([(ENGLISH, "- **GAM-3**", "- **OTH-7** x\n- **GAM-3**")], ["OTH-7 is not a clause of GAM"]),
    ([(FRENCH, "- **GAM-", "- **JEU-")], ["game.fr.md: GAM-1 is not defined", "JEU-1 is not a clause of GAM"]),
    ([(CODE, "// GAM-7\n", "")], ["GAM-7: cited nowhere"]),
    ([(CODE, f"// GAM-{LAST}\n", "")], [f"GAM-{LAST}: cited nowhere"]),
    ([(CODE, "// GAM-7\n", "// GAM-7\n// GAM-70\n")], ["GAM-70: cited, but no clause"]),
    ([(TESTS, "GAM_1_holds", "GAM_1x")], ["GAM-1: no test that ran"]),
    ([(TESTS, f"GAM_{LAST}_holds", "holds")], [f"GAM-{LAST}: no test that ran"]),
    ([(TESTS, '"GAM_1_holds", "status": "RUN"', '"GAM_1_holds", "status": "NOTRUN"')], ["GAM-1: no test that ran"]),
    ([(TESTS, '"GAM_1_holds", "status": "RUN", "result": "COMPLETED"',
       '"GAM_1_holds", "status": "RUN", "result": "SKIPPED"')], ["GAM-1: no test that ran"]),
    ([(FRENCH, "- **GAM-1** (ruling) text, see GAM-2\n- **GAM-2**",
       "- **GAM-2** (ruling) text, see GAM-2\n- **GAM-1**")], ["another order"]),
]


def self_test():
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        found = Example(folder).problems()
        if found:
            wrong.append(f"wrongly found in the whole example: {found}")
    for changes, expected in BREAKS:
        with tempfile.TemporaryDirectory() as folder:
            example = Example(folder)
            for change in changes:
                example.change(*change)
            found = example.problems()
            if len(found) != len(expected) or any(part not in problem for part, problem in zip(expected, found)):
                wrong.append(f"{changes}: expected {expected}, found {found}")
    for name in (ENGLISH, FRENCH):
        with tempfile.TemporaryDirectory() as folder:
            example = Example(folder)
            (example.root / name).unlink()
            if example.problems() != [f"{name} is missing"]:
                wrong.append(f"not found: {name} is missing")
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
