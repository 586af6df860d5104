#!/usr/bin/env python3
"""Measures what docs/bots.md claims of the bots, with the arena, and prints it as Markdown tables.

    tools/bot_claims.py                      every claim, 400 games each, on all cores (about an hour on two)
    tools/bot_claims.py --only ladder,lowest --game sunrise --seed other
    tools/bot_claims.py --list               the groups of claims and their commands

Exits with 1 when a claim does not hold.
"""

import argparse
import json
import subprocess
import sys
from dataclasses import dataclass

import project

MOST_PLAYERS = 8  # more than any game seats
LEVELS = range(1, 7)
DOUBLINGS = (8, 16, 32, 64, 128, 256)


@dataclass(frozen=True)
class Claim:
    """The claim that the first bot's win share, in hundredths, lies between two bounds."""

    group: str
    game: str
    bot: str
    other: str
    players: int = 2
    least: float = 0
    most: float = 100
    within_interval: bool = False  # the interval only has to overlap the bounds
    times: int = 1  # how many times as many games as other claims

    def command(self, games, seed):
        words = ["arena", self.game, "--bots", self.bot]
        words += ["--bots", self.other] if self.players == 2 else ["--against", self.other]
        return words + ["--players", str(self.players), "--games", str(games * self.times), "--seed", seed]

    def holds(self, low, value, high):
        if self.within_interval:
            return high >= self.least and low <= self.most
        return self.least <= value <= self.most

    def wanted(self):
        if self.within_interval:
            return f"at least {self.least:g} within the interval"
        if self.most == 100:
            return f"at least {self.least:g}"
        return f"at most {self.most:g}" if self.least == 0 else f"{self.least:g} to {self.most:g}"


def ask(program, requests):
    """The engine's answers to these requests."""
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run([str(program), "engine"], input=lines, check=True, stdout=subprocess.PIPE, text=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def games_of(program):
    """Each game of the program and how many players it seats at most."""
    games = ask(program, [{"cmd": "hello"}])[0]["result"]["games"]
    counts = range(2, MOST_PLAYERS + 1)
    for game in games:
        answers = ask(program, [{"cmd": "new", "game": game, "players": count, "seed": ""} for count in counts])
        yield game, max(count for count, answer in zip(counts, answers) if answer["ok"])


def claims(program):
    for game, most_players in games_of(program):
        yield Claim("greedy", game, "greedy", "random", least=95)
        yield Claim("lowest", game, "level1", "random", least=80)
        yield Claim("lowest", game, "level1", "greedy", most=40)
        for level in LEVELS[1:]:
            yield Claim("ladder", game, f"level{level}", f"level{level - 1}", least=55, most=75)
        for bot in ("level6", "search"):
            yield Claim("strongest", game, bot, "greedy", least=85)
            for players in range(3, min(most_players, 4) + 1):
                yield Claim("tables", game, bot, "greedy", players, least=round(200 / players, 1))
        for few, many in zip(DOUBLINGS, DOUBLINGS[1:]):
            one, two = (f"search:simulations={count}" for count in (many, few))
            yield Claim("doubling", game, one, two, least=50, within_interval=True)
        for players in range(2, most_players + 1):
            yield Ladder(game, players)
        yield Claim("mirror", game, "level3", "level3", least=50, most=50, within_interval=True, times=5)


@dataclass(frozen=True)
class Ladder:
    """The claim that the ratings of all levels, playing at the same tables, rise with the level."""

    game: str
    players: int
    group: str = "ratings"
    bot: str = "levels"

    def command(self, games, seed):
        words = ["arena", self.game]
        for level in LEVELS:
            words += ["--bots", f"level{level}"]
        return words + ["--players", str(self.players), "--games", str(games), "--seed", seed]

    def holds(self, ratings):
        return all(below["value"] < above["value"] for below, above in zip(ratings, ratings[1:]))


def measure(claim, program, games, seed):
    """The row of a table, and whether the claim holds."""
    words = [str(program), *claim.command(games, seed), "--json"]
    report = json.loads(subprocess.run(words, check=True, stdout=subprocess.PIPE).stdout)
    if isinstance(claim, Ladder):
        ratings = [bot["rating"] for bot in report["bots"]]
        cells = [f"{it['value']:.0f} [{it['low']:.0f}, {it['high']:.0f}]" for it in ratings]
        return [claim.game, claim.players, *cells], claim.holds(ratings)
    win = report["bots"][0]["win"]
    low, value, high = (round(100 * win[key], 1) for key in ("low", "value", "high"))
    milliseconds = f"{report['bots'][0]['times']['mean_ms']:.2g}"
    row = [claim.game, claim.players, f"`{claim.bot}`", f"`{claim.other}`"]
    row += [f"{value} [{low}, {high}]", claim.wanted(), milliseconds]
    return row, claim.holds(low, value, high)


def heading(group):
    columns = ["bot", "against", "win share, %", "wanted", "ms a decision"]
    if group == "ratings":
        columns = [f"level {level}" for level in LEVELS]
    columns = ["game", "players", *columns, ""]
    return f"\n{group}\n\n| {' | '.join(columns)} |\n|{'---|' * len(columns)}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="groups, with commas")
    parser.add_argument("--game", default="", help="one game")
    parser.add_argument("--bot", default="", help="one bot")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="claims")
    parser.add_argument("--program", default=project.ROOT / "build/release/faubourg")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    groups = set(options.only.split(",")) - {""}
    failed = 0
    group = ""
    for claim in claims(options.program):
        if (groups and claim.group not in groups) or options.game not in ("", claim.game):
            continue
        if options.bot not in ("", claim.bot):
            continue
        if options.list:
            print(claim.group, "faubourg", *claim.command(options.games, options.seed))
            continue
        if claim.group != group:
            group = claim.group
            print(heading(group))
        row, good = measure(claim, options.program, options.games, options.seed)
        failed += not good
        print("|", *(f"{cell} |" for cell in row), f"{'yes' if good else '**no**'} |", flush=True)
    if not options.list:
        print(f"\n{failed} claims do not hold" if failed else "\nevery claim holds")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
