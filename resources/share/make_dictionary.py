#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the dictionary of share strings: what dungeon files say again and again, the commonest last.

    make_dictionary.py DUNGEONS OUTPUT

DUNGEONS is the folder of the built-in dungeons. The dictionary that the program carries is frozen: other bytes would
make all strings that were shared unreadable. This script says how it came about, and makes the next one.
"""

import json
import pathlib
import sys

SIZE = 32768
MADE = {"rows", "entities", "placed", "hash"}  # of a level, by its recipe
ORDER = ["deep", "kiln", "deep_first", "crypt", "labyrinth", "rooms", "tutorial", "zircon", "jsrogue", "delve"]


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def text_of(dungeon):
    levels = [{k: v for k, v in level.items() if k not in MADE} for level in dungeon.get("levels", [])]
    return compact({**dungeon, "levels": levels})


def main():
    folder, output = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    texts = []
    share = SIZE // len(ORDER)
    for name in ORDER:
        file = folder / f"{name}.cave.json"
        if file.exists():
            texts.append(text_of(json.loads(file.read_text(encoding="utf8")))[-2 * share:])
    output.write_bytes("".join(texts).encode("utf8")[-SIZE:])


main()
