#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""check_schemas.py ROOT CLI: holds the schemas of resources/schema against files and against the reader.

- Every shipped and every freshly generated file is accepted.
- Whatever the reader accepts, the schema accepts: a dungeon is changed at every one of its members in turn, and each
  change that the schema refuses must be refused by `CLI check` too.
- What the reader refuses and a schema cannot is listed in BEYOND_A_SCHEMA below; anything else that only the reader
  refuses is a gap in the schema.
"""
import copy
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import jsonschema

# Parts of the reader's messages, for what no schema can say: it knows neither other members nor built-in content.
BEYOND_A_SCHEMA = [
    "rows, expected",  # row counts and lengths go by "width" and "height"
    "levels, expected",
    "cells, expected",
    "is not in the legend",
    "must hold the same number of cells",  # spans against each other
    'must hold as many cells as "was"',
    "are about the same cell",
    "stand in the same cell",
    "stands here twice",  # duplicate ids and uids
    "is used twice",
    "is called",  # names of kinds: built-in ones count too
    "must stay as walkable",
    "No recipe",
    "ascending",  # orders
    "too many: together",  # products of sides
    "a whole number below 2^64",  # 20 digits that are more than that
    "must be a whole number from",  # ranges that go by other members, of curves and of the level's size
    "things at most",
    "is not a word for a key",
    "Nothing is put in for",
    "A thing must lie on",  # pieces against the tiles
    "An exit must be",
    "Only a cell with a tile",
    "This is longer than",  # bytes, where a schema counts characters
    "must say the slot",
    "Only food has bites",
    "What is zapped has charges",
    "Only what is wielded",
    "cannot be had in this way",
    "cannot stand for",
    "one visible character",
    "holds itself",
]

WRONG_VALUES = [None, True, "", "A b", -5, 10**12, 0.5, [], {}, [0], {"x": 1}]


def validators(root):
    schemas = {path.name: json.loads(path.read_text()) for path in (root / "resources/schema").glob("*.schema.json")}
    for schema in schemas.values():
        jsonschema.Draft202012Validator.check_schema(schema)
    return {
        name.removesuffix(".schema.json"): jsonschema.Draft202012Validator(
            schema, resolver=jsonschema.RefResolver(name, schema, store=dict(schemas))
        )
        for name, schema in schemas.items()
    }


def first_error(validator, document):
    return next(iter(validator.iter_errors(document)), None)


def expect_accepted(validator, path):
    error = first_error(validator, json.loads(path.read_text()))
    if error:
        sys.exit(f"{path.name}: {error.json_path}: {error.message[:300]}")


def run(cli, *arguments):
    return subprocess.run([cli, *map(str, arguments)], capture_output=True, text=True, check=False)


def places(document, path=()):
    """The paths of all members and of the first items of all lists."""
    if path:
        yield path
    if isinstance(document, dict):
        for key in document:
            yield from places(document[key], (*path, key))
    elif isinstance(document, list):
        for index in range(min(len(document), 2)):
            yield from places(document[index], (*path, index))


def changed(document, path, value):
    document = copy.deepcopy(document)
    parent = document
    for step in path[:-1]:
        parent = parent[step]
    if value is DELETED:
        del parent[path[-1]]
    else:
        parent[path[-1]] = value
    return document


DELETED = object()


def mutations(document):
    for number, path in enumerate(places(document)):
        # Each place gets a part of the wrong values, so that the whole stays quick.
        yield path, DELETED, changed(document, path, DELETED)
        for value in WRONG_VALUES[number % 4 :: 4]:
            yield path, value, changed(document, path, value)
        if isinstance(path[-1], str):
            yield (*path[:-1], "unheard_of"), 1, changed(document, (*path[:-1], "unheard_of"), 1)


def check_against_reader(validator, cli, document, folder):
    counts = {"both": 0, "reader": 0, "neither": 0}
    cases = list(mutations(document))
    files = []
    for index, (_, _, case) in enumerate(cases):
        path = folder / f"{index:05}.cave.json"
        path.write_text(json.dumps(case, ensure_ascii=False))
        files.append(path)
    refusals = {}
    for begin in range(0, len(files), 200):
        for line in run(cli, "check", *files[begin : begin + 200]).stderr.splitlines():
            name, found, message = line.partition(".cave.json: ")
            if found:
                refusals[int(Path(name).name)] = message
    for index, (path, value, case) in enumerate(cases):
        error = first_error(validator, case)
        refusal = refusals.get(index)
        what = f"{'.'.join(map(str, path))} = {'nothing' if value is DELETED else json.dumps(value)}"
        if error and not refusal:
            sys.exit(f"The schema refuses what the reader accepts: {what}: {error.message[:200]}")
        if refusal and not error and not any(part in refusal for part in BEYOND_A_SCHEMA):
            sys.exit(f"Only the reader refuses {what}: {refusal}")
        counts["both" if error else "reader" if refusal else "neither"] += 1
    return counts


def main():
    root, cli = Path(sys.argv[1]), sys.argv[2]
    known = validators(root)
    for path in sorted((root / "resources/content").glob("*.json")):
        expect_accepted(known["content"], path)
    for path in sorted((root / "resources/dungeons").glob("*.cave.json")):
        expect_accepted(known["dungeon"], path)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for path in sorted((root / "resources/dungeons").glob("*.cave.json")):
            dungeon = path.name.removesuffix(".cave.json")
            made = folder / f"{dungeon}-5.cave.json"
            run(cli, "generate", dungeon, "--seed", "5", "-o", made)
            expect_accepted(known["dungeon"], made)
            played = folder / f"{dungeon}.save.json"
            run(cli, "play", dungeon, "--seed", "5", "--bot", "--turns", "300", "--save", played)
            expect_accepted(known["game"], played)
            made.unlink()
        sample = json.loads((root / "tests/data/schema.cave.json").read_text())
        expect_accepted(known["dungeon"], root / "tests/data/schema.cave.json")
        counts = check_against_reader(known["dungeon"], cli, sample, folder)
    print(f"{sum(counts.values())} changed dungeons: {counts['both']} refused by both, {counts['reader']} by the "
          f"reader alone, {counts['neither']} by neither")


if __name__ == "__main__":
    main()
