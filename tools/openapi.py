#!/usr/bin/env python3
"""Assembles docs/openapi.json from the server's part and the games' schemas.

    tools/openapi.py          writes it
    tools/openapi.py --check  fails when it is not what would be written

src/server/openapi.json describes what all games' messages have in common, such as State. Each
src/games/<game>/schema.json has the definitions of its game. They are added under the game's name, such as
CaliforniaState, and the common definition then lists them as its choices: a State is a CaliforniaState, or ...
"""

import json
import sys

import project

BASE = project.ROOT / "src" / "server" / "openapi.json"
ASSEMBLED = project.ROOT / "docs" / "openapi.json"
SCHEMAS = "#/components/schemas/"

# The definitions that every game has, and those of them with a property that names the game.
TOLD_APART = {"State": "game"}
SHARED = ("State", "Options", "Action", "Offer", "Event", "SeatScore")


def renamed(schema, name):
    """The schema, with references to "#/$defs/X" replaced by references to the game's X in the assembled document."""
    if isinstance(schema, dict):
        return {key: SCHEMAS + name + value.removeprefix("#/$defs/") if key == "$ref" else renamed(value, name)
                for key, value in schema.items()}
    return [renamed(item, name) for item in schema] if isinstance(schema, list) else schema


def add_game(schemas, game):
    name = game["title"]
    definitions = game["$defs"]
    for shared in SHARED:
        choice = "oneOf" if shared in TOLD_APART else "anyOf"
        schemas[shared].setdefault(choice, []).append({"$ref": SCHEMAS + name + shared})
        if shared not in definitions:
            raise SystemExit(f"tools/openapi.py: the schema of {name} does not define {shared}")
    for key, schema in definitions.items():
        schemas[name + key] = renamed(schema, name)


def assembled():
    document = json.loads(BASE.read_text(encoding="utf-8"))
    schemas = document["components"]["schemas"]
    for path in sorted(project.ROOT.glob("src/games/*/schema.json")):
        add_game(schemas, json.loads(path.read_text(encoding="utf-8")))
    for shared, key in TOLD_APART.items():
        schemas[shared]["discriminator"] = {"propertyName": key}
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def main():
    text = assembled()
    if sys.argv[1:] == ["--check"]:
        if ASSEMBLED.read_text(encoding="utf-8") != text:
            raise SystemExit("docs/openapi.json is not what its sources say: run `make wire`")
    elif sys.argv[1:]:
        raise SystemExit(__doc__)
    else:
        ASSEMBLED.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
