"""What the tools share: the project's files, reports of checks, the environment and commands of builds and tests."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CPP = (".h", ".cpp")


def files(root=ROOT):
    """The project's files, relative to root, sorted: tracked ones and new ones that are not ignored."""
    try:
        listing = subprocess.run(
            ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            capture_output=True, check=True).stdout.decode()
        names = {Path(name) for name in listing.split("\0") if name}
    except (OSError, subprocess.CalledProcessError):
        names = set(_walk(root))  # an unpacked archive, or no git
    return sorted(name for name in names if (root / name).is_file())


def _walk(root):
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if name not in (".git", "build", "__pycache__")]
        for name in names:
            yield (Path(folder) / name).relative_to(root)


def cpp_files(root=ROOT):
    return [path for path in files(root) if path.suffix in CPP]


def is_test(path):
    """Whether a file is only for tests: a test, or what tests share (testing.h, room_testing.h)."""
    return path.parts[0] == "tests" or path.stem.endswith("_test") or is_test_support(path)


def is_test_support(path):
    return path.stem == "testing" or path.stem.endswith("_testing")


def text(path, root=ROOT):
    return (root / path).read_text(encoding="utf-8", errors="replace")


def report(problems, what):
    """Prints the problems or that there are none; the exit code of a check."""
    for problem in problems:
        print(problem)
    print(f"{what}: {len(problems)} problem{'' if len(problems) == 1 else 's'}")
    return 1 if problems else 0


def run_check(doc, checks, self_test, name):
    """The main function of a tool that is given the name of one of its checks, or --self-test."""
    if sys.argv[1:] == ["--self-test"]:
        return report(self_test(), f"{name} self-test")
    if len(sys.argv) != 2 or sys.argv[1] not in checks:
        print(doc)
        return 2
    return report(checks[sys.argv[1]](ROOT), sys.argv[1])


def write(folder, name, content):
    """Writes a file of an example project, with the folders it stands in."""
    path = Path(folder) / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding="utf-8")


def jobs():
    """How many processes may run at once: the cores this process may use, or FAUBOURG_JOBS."""
    return int(os.environ.get("FAUBOURG_JOBS") or len(os.sched_getaffinity(0)))


def environment():
    """The environment for the programs the tools start: sanitizers report fully and stop at once."""
    settings = dict(os.environ)
    for name in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL"):
        settings.pop(name, None)
    settings.setdefault("ASAN_OPTIONS", "allow_addr2line=1:detect_stack_use_after_return=1:strict_string_checks=1")
    settings.setdefault("UBSAN_OPTIONS", "allow_addr2line=1:print_stacktrace=1")
    settings.setdefault("TSAN_OPTIONS", "allow_addr2line=1:halt_on_error=1:second_deadlock_stack=1")
    return settings


def configure_command(preset, *options):
    return ["cmake", "--preset", preset, *options]


def build_command(preset, targets=()):
    chosen = ["--target", *targets] if targets else []
    return ["cmake", "--build", "--preset", preset, "--parallel", str(jobs()), *chosen]


def suites(root=ROOT):
    """The suites over several rooms: the folders of tests/ that have a test file (as in cmake/tests.cmake)."""
    return sorted({path.relative_to(root / "tests").parts[0] for path in (root / "tests").glob("**/*_test.cpp")})


def fuzz_names(root=ROOT):
    return sorted(path.stem for path in (root / "fuzz").glob("*.cpp"))
