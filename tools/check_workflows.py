#!/usr/bin/env python3
"""Checks that what GitHub and CI run are the Makefile's own commands.

    tools/check_workflows.py              checks .github/workflows and .ci/run
    tools/check_workflows.py --self-test  proves that each kind of difference is found
"""

import re
import sys

import project

# The commands of the Makefile that each workflow runs, in this order.
COMMANDS = {
    "test.yml": ["test"],
    "verify.yml": ["verify", "coverage"],
    "release.yml": ["test", "release"],
}
# What else a workflow may run: set-up of a bare container, and GitHub's own program.
SET_UP = ("apt-get update && apt-get install ", "git config ", "gh release ")

RUN = re.compile(r"^\s*(?:- )?run: *(.+?) *$", re.MULTILINE)
TARGET = re.compile(r"^([a-z-]+):", re.MULTILINE)
CI_COMMANDS = re.compile(r"^for command in ([a-z ]+); do$", re.MULTILINE)


def check(workflows, makefile, ci):
    """The problems of workflows (name and text each) beside a Makefile and .ci/run."""
    targets = set(TARGET.findall(makefile))
    problems = [f"{name}: there is no such workflow" for name in COMMANDS if name not in workflows]
    for name, text in sorted(workflows.items()):
        commands = [line for line in RUN.findall(text) if not line.startswith(SET_UP)]
        made = [line.removeprefix("make ") for line in commands if line.startswith("make ")]
        problems += [f"{name}: runs something of its own: {line}" for line in commands if not line.startswith("make ")]
        problems += [f"{name}: the Makefile has no target {target}" for target in made if target not in targets]
        if made != COMMANDS.get(name, made):
            problems.append(f"{name}: runs {made} and not {COMMANDS[name]}")
    found = CI_COMMANDS.search(ci)
    if not found or found[1].split() != ["test", "verify"]:
        problems.append(".ci/run: does not run `make test` and `make verify`")
    return problems


def check_tree(root):
    folder = root / ".github" / "workflows"
    workflows = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.yml")}
    return check(workflows, (root / "Makefile").read_text(encoding="utf-8"),
                 (root / ".ci" / "run").read_text(encoding="utf-8"))


GOOD = {name: "".join(f"      - run: make {target}\n" for target in targets) for name, targets in COMMANDS.items()}
MAKEFILE = "test: bootstrap-test\nverify:\ncoverage:\nrelease: build\n"
CI = "for command in test verify; do\n"
# What is changed in the example, and how many problems that makes.
EXAMPLES = [
    (GOOD, MAKEFILE, CI, 0),
    ({**GOOD, "test.yml": "      - run: apt-get update && apt-get install make\n" + GOOD["test.yml"]}, MAKEFILE, CI, 0),
    ({**GOOD, "test.yml": "      - run: python3 tools/run_tests.py\n"}, MAKEFILE, CI, 2),
    ({**GOOD, "test.yml": "      - run: make verify\n"}, MAKEFILE, CI, 1),
    ({**GOOD, "more.yml": "      - run: make everything\n"}, MAKEFILE, CI, 1),
    ({name: text for name, text in GOOD.items() if name != "release.yml"}, MAKEFILE, CI, 1),
    (GOOD, MAKEFILE.replace("coverage", "lines"), CI, 1),
    (GOOD, MAKEFILE, "make test\n", 1),
]


def self_test():
    return [f"example {number}: expected {count} problems, found {found}"
            for number, (workflows, makefile, ci, count) in enumerate(EXAMPLES, 1)
            if len(found := check(workflows, makefile, ci)) != count]


def main():
    if sys.argv[1:] == ["--self-test"]:
        return project.report(self_test(), "workflows self-test")
    return project.report(check_tree(project.ROOT), "workflows")


if __name__ == "__main__":
    sys.exit(main())
