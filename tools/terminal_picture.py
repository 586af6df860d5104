#!/usr/bin/env python3
"""Draws what a terminal would show as an SVG picture.

Reads text with colour sequences on standard input and writes the picture to standard output:

    build/release/faubourg play california --colour always ... | tools/terminal_picture.py > picture.svg
"""
import html
import re
import sys

COLUMN, ROW, MARGIN = 8.4, 18, 16
PAPER, INK = "#1E2030", "#EDE6D6"
SEQUENCE = re.compile(r"\x1b\[([0-9;]*)m")


def palette(number: int) -> str:
    """The colour of this number among a terminal's 256."""
    if number >= 232:
        grey = 8 + 10 * (number - 232)
        return f"#{grey:02x}{grey:02x}{grey:02x}"
    number -= 16
    steps = [0, 95, 135, 175, 215, 255]
    return "#" + "".join(f"{steps[part]:02x}" for part in (number // 36, number // 6 % 6, number % 6))


def style_of(codes: str) -> str:
    style = f'fill="{INK}"'
    parts = [int(code or 0) for code in codes.split(";")]
    if 38 in parts:
        style = f'fill="{palette(parts[parts.index(38) + 2])}"'
    head = parts[: parts.index(38)] if 38 in parts else parts
    if 1 in head:
        style += ' font-weight="bold"'
    if 2 in head:
        style += ' opacity="0.6"'
    return style


def draw(lines: list[str]) -> str:
    out = []
    style = style_of("0")
    for row, line in enumerate(lines):
        column = 0
        for index, piece in enumerate(SEQUENCE.split(line)):
            if index % 2 == 1:
                style = style_of(piece)
                continue
            # Every character gets its own column, whatever its width in the font.
            for sign in piece:
                if sign != " ":
                    x, y = MARGIN + COLUMN * column, MARGIN + ROW * (row + 0.75)
                    out.append(f'<text x="{x:.1f}" y="{y:.1f}" {style}>{html.escape(sign)}</text>')
                column += 1
    return "\n".join(out)


def main() -> None:
    lines = sys.stdin.read().rstrip("\n").split("\n")
    columns = max(len(SEQUENCE.sub("", line)) for line in lines)
    width, height = 2 * MARGIN + COLUMN * columns, 2 * MARGIN + ROW * len(lines)
    print(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14">\n'
        f'<rect width="100%" height="100%" rx="10" fill="{PAPER}"/>\n{draw(lines)}\n</svg>'
    )


if __name__ == "__main__":
    main()
