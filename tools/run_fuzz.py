#!/usr/bin/env python3
"""Fuzzes: builds the targets of fuzz/ and runs each for a while, starting from its corpus.

    tools/run_fuzz.py --seconds 120 [--targets a,b] [--seed 1] [--keep] [--no-build]

A run never writes to fuzz/corpus; --keep adds, at the end, the new inputs that reach new code.
An input that fails is left in build/fuzz-failures/<target>/.
"""

import argparse
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import project

ROOT = project.ROOT


def prepare(name):
    """Makes a fresh copy of the corpus, to which the run adds what it finds, and a folder for inputs that fail."""
    copy = ROOT / "build" / "fuzz-corpus" / name
    shutil.rmtree(copy, ignore_errors=True)
    kept = ROOT / "fuzz" / "corpus" / name
    if kept.is_dir():
        shutil.copytree(kept, copy)
    copy.mkdir(parents=True, exist_ok=True)
    failures = ROOT / "build" / "fuzz-failures" / name
    failures.mkdir(parents=True, exist_ok=True)
    return copy, failures


def fuzz(name, seconds, seed):
    """Runs one target; returns its exit code and what it said."""
    copy, failures = prepare(name)
    dictionary = ROOT / "fuzz" / f"{name}.dict"
    command = [str(ROOT / "build" / "asan" / f"fuzz_{name}"), f"-max_total_time={seconds}", f"-seed={seed}",
               "-timeout=20", "-rss_limit_mb=2048", "-print_final_stats=1", f"-artifact_prefix={failures}/"]
    if dictionary.is_file():
        command.append(f"-dict={dictionary}")
    done = subprocess.run([*command, str(copy)], cwd=ROOT, env=project.environment(), text=True, errors="replace",
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return done.returncode, done.stdout


def keep(name):
    kept = ROOT / "fuzz" / "corpus" / name
    kept.mkdir(parents=True, exist_ok=True)
    before = len(list(kept.iterdir()))
    subprocess.run([str(ROOT / "build" / "asan" / f"fuzz_{name}"), "-merge=1", str(kept),
                    str(ROOT / "build" / "fuzz-corpus" / name)], cwd=ROOT, env=project.environment(),
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    print(f"{name}: {len(list(kept.iterdir())) - before} inputs added to the corpus")


def executions(output):
    for line in output.splitlines():
        if line.startswith("stat::number_of_executed_units:"):
            return line.split()[-1]
    return "?"


def build():
    for command in (project.configure_command("asan"), project.build_command("asan", ["fuzz_targets"])):
        subprocess.run(command, cwd=ROOT, env=project.environment(), check=True)


def parse():
    parser = argparse.ArgumentParser(description="Fuzzes each target for a while.")
    parser.add_argument("--seconds", type=int, default=120)
    parser.add_argument("--targets", default="", help="names, with commas; all when empty")
    parser.add_argument("--seed", type=int, default=0, help="0 takes a new one each time")
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--no-build", action="store_true")
    return parser.parse_args()


def main():
    options = parse()
    names = [name for name in options.targets.split(",") if name] or project.fuzz_names()
    unknown = set(names) - set(project.fuzz_names())
    if unknown or not names:
        print(f"no such fuzz target: {', '.join(sorted(unknown)) or 'fuzz/ is empty'}")
        return 2
    if not options.no_build:
        build()
    failed = False
    with ThreadPoolExecutor(project.jobs()) as pool:
        runs = {name: pool.submit(fuzz, name, options.seconds, options.seed) for name in names}
        for name, run in runs.items():
            code, output = run.result()
            print(f"{name}: {'FAILED' if code else 'ok'} after {executions(output)} inputs", flush=True)
            if code:
                failed = True
                print(output[-6000:])
    if options.keep and not failed:
        for name in names:
            keep(name)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
