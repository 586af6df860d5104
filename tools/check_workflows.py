#!/usr/bin/env python3
"""Checks that GitHub and CI run the Makefile's own commands, at the right time, and notice when one fails.

    tools/check_workflows.py              checks .github/workflows, .ci/run and tools/archive.sh
    tools/check_workflows.py --self-test  proves that each kind of mistake is found

The two scripts are tried with stand-ins for the programs that they start.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import project

# The commands of the Makefile that each workflow runs, in this order.
COMMANDS = {
    "test.yml": ["test"],
    "verify.yml": ["verify", "tidy", "coverage", "tsan"],
    "release.yml": ["test", "release"],
}
# What starts each workflow: its `on:`, on one line.
TRIGGERS = {
    "test.yml": r"push: pull_request:",
    "verify.yml": r"schedule: - cron: '\d+ \d+ \* \* \*' workflow_dispatch:",
    "release.yml": re.escape("push: tags: ['v[0-9]+.[0-9]+.[0-9]+']"),
}
# What else a workflow may run: set-up of a bare container, and GitHub's own program.
SET_UP = re.compile(
    r"apt-get update && apt-get install -y --no-install-recommends [\w -]+"
    r'|git config --global --add safe\.directory "\$GITHUB_WORKSPACE"'
    r'|gh release create "\$GITHUB_REF_NAME"(?: --[a-z]+ "\$\w+")* faubourg-\*\.tar\.gz')
ACTIONS = re.compile(r"actions/(?:checkout|upload-artifact|download-artifact)@v\d+")

KEY = re.compile(r"^ *(?:- )?(run|uses|if|continue-on-error): *(.*?) *$", re.MULTILINE)
ON = re.compile(r"^on:\n((?: .*\n)+)", re.MULTILINE)
TARGET = re.compile(r"^([a-z-]+):", re.MULTILINE)


def check_keys(name, text):
    """The problems of what a workflow's steps say, but for the Makefile's commands."""
    for key, value in KEY.findall(text):
        if key == "run" and not SET_UP.fullmatch(value) and not value.startswith("make "):
            yield f"{name}: runs something of its own: {value or 'on the lines below'}"
        elif key == "uses" and not ACTIONS.fullmatch(value):
            yield f"{name}: uses an action that is not GitHub's: {value}"
        elif key == "if" and value != "failure()":
            yield f"{name}: a step may be left out if not {value}"
        elif key == "continue-on-error":
            yield f"{name}: goes on after a failure"


def check_workflow(name, text, targets):
    if name not in COMMANDS:
        return [f"{name}: tools/check_workflows.py does not know this workflow"]
    problems = list(check_keys(name, text))
    made = [value.removeprefix("make ") for key, value in KEY.findall(text)
            if key == "run" and value.startswith("make ")]
    problems += [f"{name}: the Makefile has no target {target}" for target in made if target not in targets]
    if made != COMMANDS[name]:
        problems.append(f"{name}: runs {made} and not {COMMANDS[name]}")
    trigger = " ".join("".join(ON.findall(text)).split())
    if not re.fullmatch(TRIGGERS[name], trigger):
        problems.append(f"{name}: is started by something else than it should be: {trigger}")
    if "\npermissions:\n  contents: read\n" not in text:
        problems.append(f"{name}: has more permissions than to read, but for a job that says so")
    return problems


def check_workflows(workflows, makefile):
    """The problems of workflows (name and text each) beside a Makefile."""
    targets = set(TARGET.findall(makefile))
    problems = [f"{name}: there is no such workflow" for name in COMMANDS if name not in workflows]
    return problems + [problem for name, text in sorted(workflows.items())
                       for problem in check_workflow(name, text, targets)]


def try_script(name, script, stand_ins, **environment):
    """Runs a script in a project of its own, where these programs stand in for real ones. Returns its exit code, the
    last line it says, and the arguments that a stand-in wrote to $NOTES."""
    with tempfile.TemporaryDirectory() as folder:
        for path, text in {name: script, **stand_ins}.items():
            project.write(folder, path, text)
            (Path(folder) / path).chmod(0o755)
        notes = Path(folder) / "notes"
        notes.touch()
        plain = {key: value for key, value in project.environment().items() if not key.startswith("GITHUB_")}
        settings = {**plain, "PATH": f"{folder}/bin:{os.environ['PATH']}", "NOTES": str(notes), **environment}
        done = subprocess.run([f"{folder}/{name}"], cwd=folder, env=settings, text=True, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60, check=False)
        return done.returncode, (done.stdout.splitlines() or [""])[-1], notes.read_text(encoding="utf-8").split()


# A `make` that notes its commands, and what it says and with which code it ends at `make verify`.
MAKE = """#!/bin/sh
echo "$@" >>"$NOTES"
[ "$1" = verify ] || {{ echo "3 passed, 0 failed"; exit 0; }}
{ending}
"""
ENDINGS = [
    ("echo '2 passed, 0 failed'", 0, "5 passed, 0 failed"),
    ("echo '2 passed, 1 failed'; exit 2", 1, "5 passed, 1 failed"),
    ("exit 2", 1, "3 passed, 1 failed"),
]


def check_ci(script):
    problems = []
    for ending, *expected in ENDINGS:
        *found, made = try_script(".ci/run", script, {"bin/make": MAKE.format(ending=ending)})
        if made != ["test", "verify"]:
            return [f".ci/run: runs {made} of the Makefile and not ['test', 'verify']"]
        if found != expected:
            problems.append(f".ci/run: where `make verify` does `{ending}`, it ends with {found} and not {expected}")
    return problems


# The program that is released, and a `git` that notes that it was asked for the source and then ends the script.
RELEASED = {"build/release/faubourg": "#!/bin/sh\necho faubourg 1.2.3\n",
            "bin/git": "#!/bin/sh\necho \"$1\" >>\"$NOTES\"\nexit 1\n"}


def check_archive(script):
    problems = []
    for environment, released in (({"GITHUB_REF_TYPE": "tag", "GITHUB_REF_NAME": "v1.2.3"}, True),
                                  ({"GITHUB_REF_TYPE": "tag", "GITHUB_REF_NAME": "v1.2.4"}, False),
                                  ({"GITHUB_REF_TYPE": "branch", "GITHUB_REF_NAME": "main"}, True),
                                  ({}, True)):
        code, _, asked = try_script("tools/archive.sh", script, RELEASED, **environment)
        if bool(asked) != released or code == 0:
            verb = "makes" if asked else "does not make"
            problems.append(f"tools/archive.sh: {verb} a release of version 1.2.3 for {environment}")
    return problems


def check_tree(root):
    folder = root / ".github" / "workflows"
    workflows = {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}
    return check_workflows(workflows, project.text("Makefile", root)) + [
        problem for name, check in SCRIPTS.items() for problem in check(project.text(name, root))]


HEADS = {
    "test.yml": "on:\n  push:\n  pull_request:\n",
    "verify.yml": "on:\n  schedule:\n    - cron: '1 2 * * *'\n  workflow_dispatch:\n",
    "release.yml": "on:\n  push:\n    tags: ['v[0-9]+.[0-9]+.[0-9]+']\n",
}
SETTING_UP = "apt-get update && apt-get install -y --no-install-recommends git make"
GOOD = {name: f"{head}permissions:\n  contents: read\njobs:\n  a:\n    steps:\n      - run: {SETTING_UP}\n"
              "      - uses: actions/checkout@v4\n"
              + "".join(f"      - run: make {target}\n" for target in COMMANDS[name])
              + "      - uses: actions/upload-artifact@v4\n        if: failure()\n" for name, head in HEADS.items()}
MAKEFILE = "test: bootstrap-test\nverify:\ntsan:\ntidy:\ncoverage:\nrelease: build\n"
# A workflow, what is changed in it (None: the Makefile), and parts of the problems that must come up.
EXAMPLES = [
    ("test.yml", "make test", "python3 tools/run_tests.py", ["of its own: python3", "runs []"]),
    ("test.yml", "make test", "make verify", ["runs ['verify']"]),
    ("test.yml", "make test", "make test || true", ["no target test || true", "runs ['test || true']"]),
    ("test.yml", "make test", "make everything", ["no target everything", "runs ['everything']"]),
    ("test.yml", "run: make test", "run:\n          python3 x", ["on the lines below", "runs []"]),
    ("test.yml", "make test\n", "make test\n        continue-on-error: true\n", ["goes on after a failure"]),
    ("test.yml", "    steps:\n", "    continue-on-error: ${{ true }}\n    steps:\n", ["goes on after a failure"]),
    ("test.yml", "make test\n", "make test\n        if: false\n", ["left out if not false"]),
    ("test.yml", "git make\n", "git make; python3 x\n", ["of its own: apt-get"]),
    ("test.yml", "git make\n", "git make && python3 x\n", ["of its own: apt-get"]),
    ("test.yml", "git make\n", "git $(python3 x)\n", ["of its own: apt-get"]),
    ("test.yml", SETTING_UP, "git config --global --add core.hooksPath x", ["of its own: git config"]),
    ("test.yml", "actions/checkout@v4", "somebody/checkout@v4", ["not GitHub's: somebody"]),
    ("test.yml", "  push:\n", "", ["test.yml: is started by"]),
    ("test.yml", "  push:\n", "  push:\n    branches: [none]\n", ["test.yml: is started by"]),
    ("test.yml", "permissions:\n  contents: read\n", "", ["more permissions"]),
    ("verify.yml", "make tsan", "make tidy", ["runs ['verify', 'tidy', 'coverage', 'tidy']"]),
    ("verify.yml", "  schedule:\n    - cron: '1 2 * * *'\n", "", ["verify.yml: is started by"]),
    ("verify.yml", "contents: read", "contents: write", ["more permissions"]),
    ("release.yml", "v[0-9]+.[0-9]+.[0-9]+", "v*", ["release.yml: is started by"]),
    (None, "coverage:", "lines:", ["no target coverage"]),
]
SCRIPTS = {".ci/run": check_ci, "tools/archive.sh": check_archive}
CI_LINE = '  make "$command" </dev/null 2>&1 | tee "$log"\n'
# A script, what is changed in it, and a part of the first problem that must come up.
SCRIPT_EXAMPLES = [
    (".ci/run", CI_LINE, '  echo "3 passed, 0 failed" | tee "$log"\n', "runs [] of"),
    (".ci/run", "for command in test verify;", "for command in test;", "runs ['test'] of"),
    (".ci/run", "&& missed=1", "&& missed=0", "where `make verify` does `exit 2`, it ends with"),
    (".ci/run", '[ "$failed" -eq 0 ] && ', "", "exit 2`, it ends with"),
    ("tools/archive.sh", " = tag ]", " = none ]", "makes a release of version"),
    ("tools/archive.sh", "  exit 1\n", "", "makes a release of version"),
    ("tools/archive.sh", '!= "v$version"', '= "v$version"', "does not make a release of version"),
]


def self_test(root):
    wrong = []

    def expect(what, found, *parts):
        if len(found) != len(parts) or any(part not in problem for part, problem in zip(parts, found)):
            wrong.append(f"{what}: expected {parts}, found {found}")

    expect("the whole example", check_workflows(GOOD, MAKEFILE))
    for name, old, new, parts in EXAMPLES:
        workflows = {**GOOD, name: GOOD[name].replace(old, new, 1)} if name else GOOD
        makefile = MAKEFILE if name else MAKEFILE.replace(old, new, 1)
        assert workflows != GOOD or makefile != MAKEFILE, (name, old)
        expect(f"{name}, {new}", check_workflows(workflows, makefile), *parts)
    for name in GOOD:
        others = {other: text for other, text in GOOD.items() if other != name}
        expect(f"without {name}", check_workflows(others, MAKEFILE), f"{name}: there is no such workflow")
    more = {**GOOD, "more.yaml": GOOD["test.yml"]}
    expect("more.yaml", check_workflows(more, MAKEFILE), "does not know this workflow")
    for name, old, new, part in SCRIPT_EXAMPLES:
        script = project.text(name, root)
        assert old in script, (name, old)
        expect(f"{name}, {new}", SCRIPTS[name](script.replace(old, new, 1))[:1], part)
    return wrong


def main():
    if sys.argv[1:] == ["--self-test"]:
        return project.report(self_test(project.ROOT), "workflows self-test")
    return project.report(check_tree(project.ROOT), "workflows")


if __name__ == "__main__":
    sys.exit(main())
