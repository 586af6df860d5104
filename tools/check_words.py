#!/usr/bin/env python3
"""Checks the words of the rules.

    tools/check_words.py ours         what is ours in docs/rules is labelled, introduced and listed, in both languages
    tools/check_words.py french       a thing has one French name in documents, packs, program and page
    tools/check_words.py --self-test  proves that each kind of problem is found
"""

import re
import sys
import tempfile
import tomllib
from pathlib import Path

import project

# For each language of the pages: how a label says that something is ours, how the text introduces it, and how the
# entries of the list at the end begin.
LANGUAGES = {
    "": (r"ruling", r"\*Ours\b[^*]*:\*", r"^- Ours (?:altogether|in part)"),
    ".fr": (r"interprétation", r"\*De\s+nous\b[^*]*:\*", r"^- (?:Entièrement|En partie) de nous"),
}
CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* \(([^)]*)\)(.*?)(?=^- |^\n|\Z)", re.MULTILINE | re.DOTALL)


def ours_of(page, language):
    """Three sets of a page's clauses: those whose label says that something is ours, those whose text introduces it as
    ours, and those that the list at the end names."""
    label, introduction, entry = LANGUAGES[language]
    clauses = CLAUSE.findall(page)
    listed = re.findall(entry + r".*?(?=^- |^\n|\Z)", page, re.MULTILINE | re.DOTALL)
    return ({clause for clause, words, _ in clauses if re.search(label, words)},
            {clause for clause, _, text in clauses if re.search(introduction, text)},
            set(re.findall(r"\b[A-Z]+-\d+\b", " ".join(listed))))


def check_ours(root):
    problems = []
    for path in project.files(root):
        if path.parent != Path("docs/rules") or path.stem == "README" or path.suffix != ".md":
            continue
        language = Path(path.stem).suffix
        labelled, introduced, listed = ours_of(project.text(path, root), language)
        problems += [f"{path}: {clause} is labelled as ours, but nothing in it is introduced as ours"
                     for clause in sorted(labelled - introduced)]
        problems += [f"{path}: {clause} introduces what is ours, but its label does not say so"
                     for clause in sorted(introduced - labelled)]
        problems += [f"{path}: {clause} is in the list of what is ours or in its own text, but not in both"
                     for clause in sorted(introduced ^ listed)]
        if language == ".fr":
            english = path.with_name(Path(path.stem).stem + ".md")
            others = ours_of(project.text(english, root), "")[1]
            problems += [f"{path}: {clause} is ours here or in {english.name}, but not in both"
                         for clause in sorted(introduced ^ others)]
    return problems


# By game: a thing in English, its one French name, and the names that it must not have. The name is that of the French
# rulebook, where it has one.
NAMES = {
    "california": [
        (r"playrooms?", "salle de jeux", r"chambres? d['’]enfants?"),
        (r"sunbeds?", "bain de soleil", r"solarium|transats?|chaises? longues?"),
        (r"coins?", "monnaie", r"pièces? (?:d['’](?:or|argent)|de monnaie)"),
    ],
    "dreamhome": [
        (r"playrooms?", "salle de jeux", r"chambres? d['’]enfants?"),
        (r"board-game rooms?|gamerooms?", "ludothèque", r"salles? de jeux de société"),
        (r"pantry|pantries", "cellier", r"garde-manger"),
        (r"cat houses?", "maison de chat", r"maisons? (?:à|pour|du) chats?"),
        (r"treehouses?", "cabane en bois", r"(?:cabane|maison)s? dans (?:l['’]|un )arbre"),
        (r"functionality", "commodités", r"fonctionnalités?"),
        (r"windows?", "fenêtre", r"lucarnes?|vasistas"),
    ],
    "sunrise": [
        (r"groups?", "ensemble", r"plus grand groupe"),
        (r"houses?", "demeure", r"immeubles?"),
    ],
}
# "Pièce" is French for a room and for a coin; here it is a room. So a text that speaks of coins has no more of them in
# French than it has rooms in English.
COINS, ROOMS, PIECES = "coins?|silver|gold", "rooms?", "pièces?"
TEXTS = {".cpp": "src", ".h": "src", ".ts": "web", ".svelte": "web", ".toml": "content", ".md": "docs"}
CPP_TOKEN = re.compile(r'//[^\n]*|(?P<text>(?:"(?:[^"\\\n]|\\.)*"\s*)+)|\'(?:[^\'\\]|\\.)\'|[^"\']|\'|"')


def cpp_pairs(code):
    """What C++ code says in English and in French: two texts with a comma between them, where no third follows, or a
    choice between two texts by language."""
    tokens = [(match["text"], match[0]) for match in CPP_TOKEN.finditer(code) if not match[0].startswith("//")]
    texts = []
    shape = ""
    for text, token in tokens:
        shape += "\0" if text else token
        if text:
            texts.append("".join(re.findall(r'"((?:[^"\\]|\\.)*)"', text)))
    for run in re.finditer(r"[fF]rench(?:\(\w+\))?\s*\?\s*\0\s*:\s*\0|\0(?:\s*,\s*(?:\.fr = )?\0)+", shape):
        first, second, *more = texts[shape.count("\0", 0, run.start()):shape.count("\0", 0, run.end())]
        if not more:
            yield (second, first) if run[0][0] in "fF" else (first, second)


def pack_pairs(value):
    if isinstance(value, dict) and {"en", "fr"} == set(value):
        yield value["en"], value["fr"]
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from () if key == "short" else pack_pairs(part)
    elif isinstance(value, list):
        for part in value:
            yield from pack_pairs(part)


QUOTED = "|".join(rf"{quote}((?:[^{quote}\\]|\\.)*){quote}" for quote in "'\"`")
WORDS = re.compile(rf"\ben\s*:\s*(?:{QUOTED})\s*,(?:\s*//[^\n]*)*\s*fr\s*:\s*(?:{QUOTED})")


def words_pairs(code):
    """What the page's code says as { en: '…', fr: '…' }."""
    return [tuple(part for part in match.groups() if part is not None) for match in WORDS.finditer(code)]


def page_pairs(english, french):
    """The messages of an English file and of its French one that have the same key."""
    parts = [re.split(r"^  '?([\w.]+)'?:", text, flags=re.MULTILINE)[1:] for text in (english, french)]
    english, french = (dict(zip(part[::2], part[1::2])) for part in parts)
    return [(english[key], french[key]) for key in english if key in french]


def rules_pairs(english, french):
    """The clauses of an English page and of its French one, and the rows of their tables."""
    clauses = [{clause: words for clause, _, words in CLAUSE.findall(page)} for page in (english, french)]
    rows = [re.findall(r"^\|.*", page, re.MULTILINE) for page in (english, french)]
    return [(clauses[0][clause], clauses[1].get(clause, "")) for clause in clauses[0]] + list(zip(*rows))


def pairs_of(path, root):
    """Texts in English and in French: of a file that has both, or of an English file and the French one beside it."""
    text = project.text(path, root)
    if path.suffix == ".toml":
        return pack_pairs(tomllib.loads(text))
    if path.suffix in project.CPP:
        return () if project.is_test(path) else cpp_pairs(text)
    if path.suffix in (".ts", ".svelte") and path.name != "en.ts":
        return words_pairs(text)
    translation = {"en.ts": "fr.ts", path.stem + ".md": path.stem + ".fr.md"}.get(path.name)
    if not translation or not (root / path.with_name(translation)).is_file():
        return ()
    return (page_pairs if path.suffix == ".ts" else rules_pairs)(text, project.text(path.with_name(translation), root))


def whole(pattern):
    return re.compile(rf"(?<![\w-])(?:{pattern})(?![\w-])", re.IGNORECASE)


def has_name(name, text):
    """Whether a text has the name, also in the plural."""
    return whole(name.replace(" ", "s? ", 1) if " " in name else name + "s?").search(" ".join(text.split()))


def short_problems(path, root):
    """Finds short French names that are not made of the beginnings of the full name's words."""
    for entries in tomllib.loads(project.text(path, root)).values():
        for entry in entries if isinstance(entries, list) else ():
            words = re.split(r"[ '’]", entry["name"]["fr"]) if "short" in entry else []
            short = entry.get("short", {"fr": ""})["fr"]
            if any(not any(word.startswith(part.strip(".")) for word in words) for part in short.split()):
                yield f"{path}: “{short}” is not short for “{entry['name']['fr']}”"


def check_french(root):
    problems = []
    for path in project.files(root):
        if path.parts[0] != TEXTS.get(path.suffix):
            continue
        game = next((game for game in NAMES if game in (*path.parts, path.name.split(".")[0])), None)
        text = " ".join(project.text(path, root).split())
        for _, name, others in (entry for known in NAMES for entry in NAMES[known] if game in (known, None)):
            problems += [f"{path}: “{other[0]}” is called “{name}”" for other in whole(others).finditer(text)]
        if path.suffix == ".toml":
            problems += short_problems(path, root)
        for english, french in pairs_of(path, root) if game else ():
            pieces, rooms = (len(whole(words).findall(said)) for words, said in ((PIECES, french), (ROOMS, english)))
            if whole(COINS).search(english) and pieces > rooms:
                problems.append(f"{path}: “{english.strip()}” is “{french.strip()}”, where “pièce” is not a room")
            for term, name, _ in NAMES[game]:
                if whole(term).search(english) and not whole(term).search(french) and not has_name(name, french):
                    problems.append(f"{path}: “{english.strip()}” is “{french.strip()}”, without “{name}”")
    return problems


CHECKS = {"ours": check_ours, "french": check_french}

PAGE = """# Toy
- **TOY-1** (rulebook) Printed.
- **TOY-2** (rulebook; ruling: ours) Printed. *Ours:* a detail.
- **TOY-3** (ruling) *Ours too:* all of it.

## Rulings
- Ours altogether: TOY-3.
- Ours in part, and marked so above: TOY-2.
- Also ours: figures.
"""
PAGE_FR = """# Jouet
- **TOY-1** (règle imprimée) Imprimé.
- **TOY-2** (règle imprimée ; notre interprétation) Imprimé. *De nous :* un détail.
- **TOY-3** (notre interprétation) *De nous encore :* tout.

## Interprétations
- Entièrement de nous : TOY-3.
- En partie de nous, et signalées plus haut : TOY-2.
"""
PACK = """[[rooms]]
id = "playroom"
name = { en = "playroom", fr = "salle de jeux" }
short = { en = "playroom", fr = "s. jeux" }
"""
PROGRAM = """// "a playroom", "a comment"
say("a pantry" " here",
    "un cellier " "ici"); french ? "une fenêtre" : "a window"; is_french(language) ? "x" : "y"; {"pantry", "garage", "x"}
"""
PAGES = {
    "docs/rules/toy.md": PAGE, "docs/rules/toy.fr.md": PAGE_FR, "docs/rules/README.md": "*Ours:* no clause\n",
    "docs/rules/dreamhome.md": "- **DRH-1** (rulebook) A treehouse.\n\n| a |\n| cat house |\n",
    "docs/rules/dreamhome.fr.md": "- **DRH-1** (règle imprimée) Une cabane\nen bois.\n\n| a |\n| maison de chat |\n",
    "content/dreamhome.toml": PACK, "src/games/dreamhome/words.cpp": PROGRAM,
    "src/arena/page.cpp": '"le lieu"\n',
    "web/src/games/dreamhome/en.ts": "  one: 'functionality',\n  'two.x': {\n    other: 'windows',\n  },\n",
    "web/src/games/dreamhome/fr.ts": "  one: 'commodités',\n  'two.x': {\n    other: 'fenêtres',\n  },\n",
    "web/src/games/dreamhome/index.ts": "  about: {\n    en: 'The pantry\\'s cat',\n    // a word\n    fr:\n      \"Le "
                                        "cellier\",\n  },\n  options: { a: { en: 'Windows', fr: 'Fenêtres' } },\n",
    "src/games/california/words.cpp": 'say("3 silver", "3 d\'argent"); say("a coin in a room", "une monnaie, une pièce");',
    "content/california.toml": 'a = { en = "gold coins", fr = "monnaies d\'or" }\n',
    "web/src/games/california/index.ts": "{ en: 'One coin, two rooms', fr: 'Une monnaie, deux pièces' }",
    "web/src/games/dreamhome/tour.ts": "    en: 'The pantry',\n    fr: 'Le cellier',\n",
}

# The check, what is changed in the pages (file, old, new), and parts of the problems that must come up.
EXAMPLES = [
    ("ours", None, []),
    ("ours", ("docs/rules/toy.md", "*Ours:* a", "A"), ["or in toy.md", "labelled as ours", "in the list"]),
    ("ours", ("docs/rules/toy.md", "; ruling: ours", ""), ["label does not say so"]),
    ("ours", ("docs/rules/toy.md", ": TOY-2", ": none"), ["TOY-2 is in the list"]),
    ("ours", ("docs/rules/toy.fr.md", ": TOY-2", ": TOY-2, TOY-1"), ["TOY-1 is in the list"]),
    ("ours", ("docs/rules/toy.fr.md", " ; notre interprétation", ""), ["label does not say so"]),
    ("french", None, []),
    ("french", ("docs/rules/dreamhome.fr.md", "cabane\nen bois", "cabane"), ["without “cabane en bois”"]),
    ("french", ("docs/rules/dreamhome.fr.md", "maison de chat", "niche"), ["without “maison de chat”"]),
    ("french", ("docs/rules/dreamhome.fr.md", "| a |", "| une\nlucarne |"), ["“lucarne” is called “fenêtre”"]),
    ("french", ("content/dreamhome.toml", "salle de jeux", "salon de jeux"), ["without “salle de jeux”"]),
    ("french", ("content/dreamhome.toml", "s. jeux", "s. bain"), ["not short for"]),
    ("french", ("src/games/dreamhome/words.cpp", "un cellier", "un placard"), ["without “cellier”"]),
    ("french", ("src/games/dreamhome/words.cpp", "une fenêtre", "un jour"), ["without “fenêtre”"]),
    ("french", ("src/arena/page.cpp", "le lieu", "une pièce d'or"), ["“pièce d'or” is called “monnaie”"]),
    ("french", ("web/src/games/dreamhome/fr.ts", "commodités", "confort"), ["without “commodités”"]),
    ("french", ("web/src/games/dreamhome/fr.ts", "fenêtres", "vues"), ["without “fenêtre”"]),
    ("french", ("web/src/games/dreamhome/index.ts", "cellier", "placard"), ["without “cellier”"]),
    ("french", ("web/src/games/dreamhome/index.ts", "Fenêtres", "Vues"), ["without “fenêtre”"]),
    ("french", ("src/games/california/words.cpp", "3 d'argent", "3 pièces"), ["where “pièce” is not a room"]),
    ("french", ("src/games/california/words.cpp", "une monnaie,", "une monnaie, une pièce,"), ["“pièce” is not a room"]),
    ("french", ("content/california.toml", "monnaies", "pièces"),
     ["“pièces d'or” is called “monnaie”", "“pièce” is not a room", "without “monnaie”"]),
    ("french", ("web/src/games/california/index.ts", "Une monnaie,", "Une monnaie (pièce),"), ["“pièce” is not a room"]),
    ("french", ("web/src/games/dreamhome/tour.ts", "Le cellier", "L’office"), ["without “cellier”"]),
]


def self_test():
    wrong = []
    for check, change, expected in EXAMPLES:
        with tempfile.TemporaryDirectory() as folder:
            for name, content in PAGES.items():
                if change and change[0] == name:
                    assert change[1] in content, change
                    content = content.replace(change[1], change[2], 1)
                project.write(folder, name, content)
            found = CHECKS[check](Path(folder))
            if len(found) != len(expected) or any(part not in problem for part, problem in zip(expected, found)):
                wrong.append(f"{check}, {change}: expected {expected}, found {found}")
    return wrong


if __name__ == "__main__":
    sys.exit(project.run_check(__doc__, CHECKS, self_test, "words"))
