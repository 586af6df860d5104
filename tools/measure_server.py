#!/usr/bin/env python3
"""Measures the server's speed and memory. Each measurement starts a server of its own, with an SQLite store that is
synced in full.

    tools/measure_server.py                     everything, three times
    tools/measure_server.py --only closed       one of: closed, paced, stored, connected
    tools/measure_server.py --times 1 --seconds 5

The program is build/release/faubourg (`make build`). The load client runs beside the server on the same
machine; the load average that is printed says how busy the machine was before.
"""

import argparse
import http.client
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import project

PROGRAM = project.ROOT / "build" / "release" / "faubourg"
NO_LIMITS = ["--request-rate", "0", "--message-rate", "0", "--max-connections-per-address", "0", "--max-tables", "0",
             "--log", "off"]


class Server:
    """A server with a store of its own, as long as the object is used in a `with`."""

    def __init__(self, folder):
        self.folder = tempfile.mkdtemp(prefix="faubourg-", dir=folder)
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--port", "0", "--store", f"{self.folder}/load.db", *NO_LIMITS],
            stdout=subprocess.PIPE, text=True)
        self.port = int(self.process.stdout.readline().rsplit(":", 1)[1].strip().rstrip("/"))

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        shutil.rmtree(self.folder)

    def resident(self):
        """Kilobytes in memory."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        sys.exit("the server is gone")

    def cpu(self):
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def load(self, *options):
        done = subprocess.run([PROGRAM, "load", "--json", "--port", str(self.port), *options],
                              stdout=subprocess.PIPE, text=True, check=False)
        report = json.loads(done.stdout)
        if done.returncode != 0 or report["verified"] != report["acknowledged"]:
            sys.exit(f"the load failed: {done.stdout}")
        return report

    def open_tables(self, count):
        """Tables of two people each, over one connection."""
        line = http.client.HTTPConnection("127.0.0.1", self.port)

        def ask(method, path, body, cookie):
            line.request(method, path, json.dumps(body), {"Cookie": cookie} if cookie else {})
            answer = line.getresponse()
            text = answer.read()
            if answer.status >= 300:
                sys.exit(f"{method} {path}: {text}")
            given = answer.getheader("Set-Cookie")
            return json.loads(text), given.split(";")[0] if given else cookie

        line.request("GET", "/api/games")
        games = [game["id"] for game in json.loads(line.getresponse().read())["games"] if game["min_players"] <= 2]
        for number in range(count):
            seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
            table, _ = ask("POST", "/api/tables", {"game": games[number % len(games)], "seats": seats}, None)
            ask("POST", f"/api/tables/{table['id']}/sit", {"seat": 1, "name": "Bob"}, None)
        line.close()


def closed(folder, options):
    with Server(folder) as server:
        report = server.load("--tables", "50", "--seconds", str(options.seconds))
        report["server_cpu"] = server.cpu()
    return report


def paced(folder, options):
    with Server(folder) as server:
        report = server.load("--tables", "500", "--rate", "2", "--seconds", str(options.seconds))
        report["server_cpu"] = server.cpu()
    return report


def stored(folder, options):
    """Bytes that a table without connections takes. Caches of a fixed size are filled by other tables before."""
    with Server(folder) as server:
        server.open_tables(options.stored // 5)
        before = server.resident()
        server.open_tables(options.stored)
        time.sleep(1)
        return {"tables": options.stored, "bytes_each": (server.resident() - before) * 1024 / options.stored}


def connected(folder, options):
    """Bytes that a table with two connections takes while it is played."""
    with Server(folder) as server:
        server.open_tables(options.stored // 5)
        before = server.resident()
        load = subprocess.Popen([PROGRAM, "load", "--port", str(server.port), "--tables", "500", "--rate", "0.5",
                                 "--seconds", str(options.seconds)], stdout=subprocess.DEVNULL)
        most = 0
        while load.poll() is None:
            most = max(most, server.resident())
            time.sleep(0.1)
        return {"tables": 500, "bytes_each": (most - before) * 1024 / 500}


FIGURES = {
    closed: ("per_second", "p50_ms", "p99_ms", "server_cpu"),
    paced: ("per_second", "p50_ms", "p99_ms", "max_ms", "server_cpu"),
    stored: ("bytes_each",),
    connected: ("bytes_each",),
}


def main():
    parser = argparse.ArgumentParser(description="Measures the server.")
    parser.add_argument("--only", default="closed,paced,stored,connected")
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--stored", type=int, default=10_000)
    parser.add_argument("--folder", default=None, help="where the stores are made: on the disk to measure")
    options = parser.parse_args()
    for what, figures in FIGURES.items():
        if what.__name__ not in options.only.split(","):
            continue
        runs = []
        for _ in range(options.times):
            load = os.getloadavg()[0]
            runs.append(what(options.folder, options))
            shown = ", ".join(f"{figure} {runs[-1][figure]:.2f}" for figure in figures)
            print(f"{what.__name__}: {shown} (load average before: {load:.1f})", flush=True)
        medians = ", ".join(f"{figure} {statistics.median(run[figure] for run in runs):.2f}" for figure in figures)
        print(f"{what.__name__}: median of {len(runs)}: {medians}", flush=True)


if __name__ == "__main__":
    main()
