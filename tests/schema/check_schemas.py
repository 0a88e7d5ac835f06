#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""check_schemas.py ROOT CLI READER: holds the schemas of resources/schema against files, the readers and their sources.

- Every shipped and every freshly generated file is accepted, and so is what the program writes of samples.
- Whatever a reader accepts, its schema accepts: samples that have every member are changed at each of them in turn, and
  a change that the schema refuses must be refused by the reader too.
- What a reader refuses and a schema cannot stands in BEYOND_A_SCHEMA, each with an example; anything else that only the
  reader refuses is a gap in the schema. REFUSED_BY_BOTH shows that the schemas are no mere formality.
- The members that the sources of the readers allow are those that the schemas name.
- Any file may name its schema, and what stands in another file may not.
- Every property has a title and a description, and no word of a schema is one that validators would pass over.

READER is schema-reader of this folder, CLI cavewright-cli.
"""
import copy
import itertools
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import jsonschema

DELETED = object()

# What no schema can say, since it knows neither other members nor built-in content: a part of the reader's message, a
# sample, and a change to it that the schema lets pass: members by their path, the keys of which "/" parts.
BEYOND_A_SCHEMA = [
    # Sizes against each other.
    ("rows, expected", "dungeon", {"levels/0/rows": ["############"] * 3}),
    ("levels, expected", "dungeon", {"depth": 3}),
    ("cells, expected", "dungeon", {"levels/0/rows/1": "#..#"}),
    ("cells, expected", "dungeon", {"levels/0/rows/1": [4, "#"]}),
    ("A row of runs is", "dungeon", {"levels/0/rows/1": ["#", 12]}),
    ("too many: together", "dungeon", {"width": 4096, "height": 4096, "depth": 5}),
    ("must hold the same number of cells", "dungeon", {"levels/0/edits/0/now": "."}),
    ('must hold as many cells as "was"', "dungeon", {"levels/0/edits/0/base": "#"}),
    ("a whole number from", "dungeon", {"levels/0/edits/0/x": 12}),
    ("things at most", "dungeon", {"rules/hero/pack": 1}),
    # What creatures have and leave, and what runes do, by what kinds there are.
    ("must leave a thing that is named after it", "dungeon", {"content/creatures/0/drops": []}),
    ("No kind of creature carries this", "dungeon", {"content/creatures/0/carries/0/items": ["key"]}),
    ("only of what is left behind", "dungeon", {"content/creatures/0/carries/0/says": "Oh."}),
    ("A rune that works then cannot", "dungeon", {"content/runes/0/when": "kill"}),
    ("This rune does nothing", "dungeon", {"content/runes/2": {"id": "gills", "name": "gills", "on": "armour", "when": "worn"}}),
    ("Blows are given by weapons", "dungeon", {"content/runes/0/on": "armour"}),
    ("No rune is called", "dungeon", {"levels/0/entities/2/rune": "nothing"}),
    ("does not stand on such things", "dungeon", {"levels/0/entities/2/rune": "gills"}),
    # Uses of the legend.
    ("is not in the legend", "dungeon", {"levels/0/rows/1": "#..Q...#...#"}),
    # Duplicates, of which a schema sees only those of whole values.
    ("is used twice", "dungeon", {"levels/1/uid": "0x0000000000000001"}),
    ("stands here twice", "content", {"items/1/id": "gem"}),
    ("stands here twice", "personas", {"personas/1/id": "explorer"}),
    ("are about the same cell", "dungeon", {"levels/0/edits/1": {"x": 2, "y": 1, "was": "#", "now": "."}}),
    ("stand in the same cell", "dungeon", {"levels/0/signs/1": {"x": 3, "y": 1, "text": "Too."}}),
    ("has the sign", "content", {"tiles/0/sign": "#"}),
    ("is a creature as well as an item", "content", {"items/1/id": "bat"}),
    ("Two things have this number", "game", {"items/1/id": 2}),
    ("Two creatures have this number", "game", {"creatures/1/order": 12}),
    ("Two creatures stand in one cell", "game", {"creatures/1/x": 4, "creatures/1/y": 2}),
    # What is named must be there.
    ("is called", "dungeon", {"levels/0/entities/0/kind": "nobody"}),
    ("No theme is called", "dungeon", {"levels/0/theme": "cheese"}),
    ("No mark is called", "dungeon", {"levels/0/events/0/do/2/mark": "high"}),
    ("is not a tile that could be left here", "content", {"tiles/0/digs_into": "cheese"}),
    ("is missing here", "game", {"content/tiles/1": DELETED}),
    ("There is no creature of this number", "game", {"items/0/carrier": 3}),
    ("is not the uid of the dungeon's level", "game", {"levels/0/uid": "0x0000000000000003"}),
    ("is not the seed of the game", "game", {"dungeon/seed": "6"}),
    ("are not the words of", "game", {"seedWords": "cellar door"}),
    ("is not a word for a key", "dungeon", {"levels/0/arrival": "Press {nothing}."}),
    ("Nothing is put in for", "dungeon", {"levels/0/arrival": "After %1 turns."}),
    ("is not a tone", "game", {"messages/0/tone": "loud"}),
    ("Only a creature has a side", "dungeon", {"levels/0/entities/1/captive": True}),
    ("The hero has no other side", "game", {"creatures/0/captive": True}),
    ("Hunters come as hordes", "dungeon", {"content/hordes": DELETED}),
    ("a number for each level", "game", {"state/hunt/came/0": DELETED}),
    ("A role is one in a band", "content", {"creatures/0/band": DELETED}),
    ("a whole number from", "content", {"creatures/0/band": [6, 2]}),
    ("What cannot die", "content", {"creatures/0/immortal": True, "creatures/0/behaviours/0": {"does": "explode", "radius": 1, "amount": 1}}),
    # Orders.
    ("Groups must stand in ascending order", "dungeon", {"levels/0/groups/1/id": 0}),
    ("of ascending depth", "dungeon", {"recipes/cave/1/p/fill/line/1/0": 1}),
    ("in the order of their rows", "game", {"state/slain/1": {"kind": "bat", "count": 1}}),
    ("There is no event of this uid", "game", {"state/happened/counts/0/event": "0x00000000000000d9"}),
    ("There is no such mark", "game", {"levels/0/living/happened/marks/0/mark": "high"}),
    ("in its place in the list", "game", {"state/happened/counts/0/times": 0, "state/happened/counts/0/last": 0}),
    ("Numbers must ascend", "game", {"items/0/id": 4, "items/2/id": 2}),
    # Meanings.
    ("A thing must lie on", "dungeon", {"pieces/cell/legend/t/tile": "wall"}),
    ("An exit must be", "dungeon", {"pieces/cell/legend/+/tile": "wall"}),
    ("Only a cell with a tile", "dungeon", {"pieces/cell/legend/t/tile": DELETED, "pieces/cell/legend/t/thing": DELETED}),
    ("Only a creature carries something", "dungeon", {"levels/0/entities/0/carries": "nobody"}),
    ("Only a creature has a side, is", "dungeon", {"pieces/pond/legend/b/thing": "gem"}),
    ("behind a tile that nobody walks on", "dungeon", {"pieces/pond/choose/shut": "floor"}),
    ("Only a thing is of a group", "dungeon", {"pieces/pond/legend/g/thing": DELETED}),
    ("is used twice", "dungeon", {"levels/0/placed/1/uid": "0x0000000000000077"}),
    ("neither an exit nor another piece", "dungeon", {"pieces/pond/legend/g": {"tile": "floor", "exit": True}}),
    ("which no feature lays", "dungeon", {"pieces/pond/legend/@": "floor", "pieces/pond/features/0/letter": "@"}),
    ("is loose", "dungeon", {"pieces/cell/legend/t": {"piece": "pond"}}),
    ("include each other in a circle", "dungeon", {"pieces/cell/legend/t": {"piece": "cell"}}),
    ("reaches beyond the rows", "dungeon", {"pieces/large": {"rows": ["#" * 9] * 9}, "pieces/cell/legend/t": {"piece": "large"}}),
    ("must say the slot", "content", {"items/0/attack": 2}),
    ("that is too few", "dungeon", {"rules/identify/potion/looks": "jug"}),
    ("the hero must know it", "dungeon", {"rules/identify/ring/kinds/0": "gem"}),
    ("cannot be an unknown", "dungeon", {"rules/identify/potion/kinds/0": "pie"}),
    ("Another class has these looks", "dungeon", {"rules/identify/ring/looks": "bark"}),
    ("is only what other things look like", "dungeon", {"rules/hero/kit/0": "blue_jar"}),
    ("is only what other things look like", "dungeon", {"levels/0/events/0/if/4/item": "blue_jar"}),
    ("in no class of things", "game", {"state/known/0": "gem"}),
    ("in no class of things", "dungeon", {"rules/hero/origins/0/knows/0": "gem"}),
    ("stands here twice", "dungeon", {"rules/hero/origins/1/id": "miner"}),
    ("No origin but the first is called", "game", {"state/origin": "miner"}),
    ("must be a day", "game", {"daily": "2026-02-29"}),
    ("Only who is after somebody", "game", {"creatures/1/quarry": DELETED}),
    ("What is only a look", "content", {"items/11/food": 5}),
    ("Only food has bites", "content", {"items/0/bites": 2}),
    ("What is zapped has charges", "content", {"items/0/charges": 2}),
    ("Only what is wielded", "content", {"items/3/slot": "body"}),
    ("one effect or a list", "content", {"items/17/effect": {"kind": "cure", "by": "drinking"}}),
    ("had in one way", "content", {"items/17/effects/0/by": "reading"}),
    ("need two targets", "content", {"items/18/effects/0": {"kind": "slow", "by": "reading", "aim": "line", "turns": 3, "range": 4}}),
    ("wielded or worn gives", "content", {"items/16/slot": DELETED, "items/16/hands": DELETED, "items/16/style": DELETED, "items/16/attack": DELETED, "items/16/attack_by": DELETED}),
    ("strikes in a style", "content", {"items/0/style": "stab"}),
    ("can take both hands", "content", {"items/0/slot": "ring", "items/0/hands": 2}),
    ("cannot be had in this way", "content", {"items/2/effect/by": "drinking", "items/2/charges": 0}),
    ("Nobody drowns in", "content", {"tiles/0/drowns": 9}),
    ("This must say what happens", "content", {"tiles/0/reacts/2": {"on": "enter"}}),
    ("becomes another does not end", "content", {"tiles/0/reacts/0/ends": True}),
    ("Only what the tile becomes has", "content", {"tiles/0/reacts/0/into": DELETED}),
    ("takes joined cells along", "content", {"tiles/0/reacts/2/joined": True}),
    ("Nobody falls through", "content", {"tiles/0/falls": True}),
    ("Only a transient tile ends", "content", {"tiles/0/transient": False}),
    ("A flood that ends", "content", {"tiles/0/reacts/0/flood/hold": 3}),
    ("A flood takes each cell once", "game", {"levels/0/living/floods/0/cells/1": [2, 3]}),
    ("no more cells than its volume", "game", {"levels/0/living/floods/0/volume": 1}),
    ("Gas burns with a tile that is", "content", {"gases/0/burns/fire": "ember"}),
    ("No gas is called", "content", {"tiles/0/reacts/0/gas/kind": "air"}),
    ("No gas is called", "game", {"levels/0/living/gas/0/kind": "air"}),
    ("No gas is called", "game", {"levels/0/memory/gas/0/kind": "air"}),
    ("in the order of rows", "game", {"levels/0/memory/gas/1": {"x": 3, "y": 2, "kind": "reek", "units": 1, "turn": 1}}),
    ("units of gas", "game", {"levels/0/living/gas/1": {"x": 4, "y": 2, "kind": "reek", "units": 1000000}}),
    ("Only a dungeon uses libraries", "game", {"content/use": ["living"]}),
    ("no tile that something could cover", "game", {"levels/0/living/under/0/tile": "moss"}),
    ("The tile of this cell covers nothing", "game", {"levels/0/living/under/0/x": 4}),
    ("does not wait for that", "game", {"levels/0/living/waits/0/row": 0}),
    ("in the order of rows, each once", "game", {"levels/0/living/waits/1": {"x": 3, "y": 2, "beat": 9, "row": 1}}),
    ("must stay as walkable", "content", {"tiles/0/id": "wall", "tiles/0/sign": "#"}),
    ("Only what is carried is in use", "game", {"items/2/use": "worn"}),
    ("A creature stands where nothing can", "game", {"creatures/1/x": 0}),
    ("know no hunger", "game", {"dungeon/rules/hunger": DELETED}),
    ("A record is of a game that is over", "game", {"state/outcome": "running"}),
    ("This kind belongs in another list", "game", {"items/0/kind": "bat"}),
    ("must be a command and the hash after it", "game", {"log/0": "fly away 0x8d9040da182555f6"}),
    ("Only the dungeon's own events name", "dungeon", {"levels/0/events/0/do/0/level": "0x0000000000000001"}),
    ("Cells are", "dungeon", {"levels/0/events/0/do/10/cells": "g"}),
    ("A piece names its cells by", "dungeon", {"pieces/cell/events/0/when/cells": [[1, 1]]}),
    ("No cell of the piece has", "dungeon", {"pieces/cell/events/0/when/cells": "q"}),
    ("is where the trigger was", "dungeon", {"levels/0/events/0/when/cells": "here"}),
    ("Conditions stand in one another", "dungeon", {"events/1/if/0": lambda: opposite(4)}),
    # Goals and growth.
    ("may be a place to reach", "dungeon", {"rules/win/all/1": {"reach": "floor"}}),
    ("stands here twice", "dungeon", {"rules/win/all/1": {"slay": "bat", "anyhow": True}}),
    ("must not fall from level to level", "dungeon", {"rules/formulas/growth/needed/of/1": -1}),
    ("A choice must raise one of", "dungeon", {"rules/formulas/growth/choices/0": {"health": 1, "attack": 1}}),
    ('Either "growth" or "experience"', "dungeon", {"rules/formulas/experience": "rooms"}),
    ("have no such creature to be slain", "game", {"state/goalsMet/0": 1}),
    # Things in things, and after whom they are named.
    ("cannot be used or carried", "content", {"items/6/key": True}),
    ("Nothing can lie in this", "content", {"creatures/0/drops/0/inside": "pie"}),
    ("There is no such thing, or it has no room", "game", {"items/6/inside": 2}),
    ("What is carried lies in nothing", "game", {"items/6/carrier": 1}),
    ("named after nobody", "game", {"items/0/of": "bat"}),
    ("The game has no such sentence", "dungeon", {"rules/texts/instead": {"You sing.": "La."}}),
    ("cannot rest only to", "personas", {"personas/0/rest_from": 901}),
    # Sounds, of which some are built in.
    ("There is no sound", "sounds", {"scores/0/sound": "cheese"}),
    ("There is no sound", "content", {"sounds/events/0/sound": "cheese"}),
    ("must be a sound that loops", "sounds", {"sounds/1/loops": False}),
    ("must be a sound that loops", "content", {"sounds/ambience/0/sound": "squelch"}),
    ("are about the same here", "sounds", {"sounds/1/id": "drip"}),
    ("are about the same here", "content", {"sounds/events/1": {"event": "stepped", "of": "moss", "sound": "door"}}),
    ("The sound of each creature is called", "sounds", {"sounds/0/id": "voice"}),
    ("is called", "dungeon", {"content/sounds/ambience/0/tiles/0": "cheese"}),
    ("No tile, creature, use or side", "content", {"sounds/events/0/of": "cheese"}),
    ("No theme is called", "content", {"sounds/scores/0/theme": "cheese"}),
    # What is measured, done and begun.
    ("a whole number from", "bands", {"wonPerMille/explorer": [101, 100]}),
    ("a whole number from", "deeds", {"deeds/0/if/0/most": 9}),
    ("stands here twice", "deeds", {"deeds/1/id": "rat_catcher"}),
    ("stands here twice", "deed_log", {"done/1/deed": "first_blood"}),
    ("must be a day", "daily", {"days/0/day": "2026-02-29"}),
    ("was not given up", "daily", {"days/0/end/outcome": "won"}),
    ("must stand in their order", "daily", {"days/1/day": "2026-11-20"}),
    # Numbers and texts.
    ("a whole number below 2^64", "dungeon", {"seed": "18446744073709551616"}),  # as long as the largest
    ("This is longer than", "content", {"items/0/name": "\u00e9" * 60}),  # bytes, where a schema counts characters
    ("is nested more than", "dungeon", {"future": lambda: nested(70)}),
    ("U+0000", "dungeon", {"author": "\x00"}),
]

# Files that the schema refuses as well as the reader.
REFUSED_BY_BOTH = [
    ("dungeon", {"format": "cavewright/game"}),
    ("dungeon", {"version": 3}),
    ("dungeon", {"levels/0/events/0/when/on": "sing"}),
    ("dungeon", {"levels/0/events/0/when/tile": "moss"}),
    ("dungeon", {"levels/0/events/1/when/kind": "bat"}),
    ("dungeon", {"levels/0/events/0/do/0/does": "sing"}),
    ("dungeon", {"pieces/cell/events/0/do/0/delay": 10001}),
    ("dungeon", {"marks/pulled/most": 1001}),
    ("dungeon", {"rng": 2}),
    ("dungeon", {"content/$schema": "content.schema.json"}),
    ("game", {"content/$schema": "content.schema.json"}),
    ("recipe", {"content/$schema": "content.schema.json"}),
    ("recipe", {"rows/0/$schema": "recipe.schema.json"}),
    ("dungeon", {"width": 2}),
    ("dungeon", {"depth": 257}),
    ("dungeon", {"levels": []}),
    ("dungeon", {"legend/##": "wall"}),
    ("dungeon", {"levels/0/uid": "0x12"}),
    ("dungeon", {"seed": "-1"}),
    ("dungeon", {"rules/dug": True}),
    ("dungeon", {"rules/win": {"slay": "bat", "reach": "exit"}}),
    ("dungeon", {"recipes/cave/1/p/fill": 1001}),
    ("dungeon", {"recipes/cave/1/p/fil": 100}),
    ("dungeon", {"recipes/cave/0/where": {}}),
    ("dungeon", {"pieces/cell/rows": []}),
    ("dungeon", {"pieces/pond/rows": ["#"]}),
    ("dungeon", {"pieces/pond/interior/in": "cellar"}),
    ("dungeon", {"pieces/cell/features": []}),
    ("dungeon", {"levels/0/rows/1": [0, "#"]}),
    ("dungeon", {"levels/0/rows/1": [12, "##"]}),
    ("dungeon", {"levels/0/entities/0/x": 2.5}),
    ("dungeon", {"links/0/to/z": 1}),
    ("content", {"monsters": []}),
    ("content", {"creatures/0/glyph": "xx"}),
    ("content", {"creatures/0/behaviours/0/does": "sing"}),
    ("content", {"creatures/0/behaviours/3/looks_like": ["pie"]}),
    ("content", {"creatures/0/behaviours/3/looks_like": ["pie", "pie"]}),
    ("content", {"items/1/effect/amount": 0}),
    ("content", {"items/1/effect/full_percent": 101}),
    ("content", {"use": ["cellar"]}),
    ("content", {"tiles/0/reacts/0/on": "sing"}),
    ("content", {"tiles/0/reacts/0/who": "hero"}),
    ("content", {"tiles/0/reacts/0/spread/cells": 6}),
    ("content", {"tiles/0/reacts/4/by": ["song"]}),
    ("content", {"sounds/events/0/event": "sung"}),
    ("content", {"sounds/sounds/0/wave": "round"}),
    ("content", {"sounds/music": []}),
    ("sounds", {"scores": DELETED}),
    ("sounds", {"sounds/0/pitch": 8001}),
    ("sounds", {"scores/0/scale": []}),
    ("settings", {"format": "cavewright/keys"}),
    ("settings", {"version": 2}),
    ("settings", {"text_size": 251}),
    ("settings", {"palette": "purple"}),
    ("settings", {"hints": True}),
    ("settings", {"keys/format": "cavewright/keys"}),
    ("keys", {"profile": "emacs"}),
    ("keys", {"play/Wait": "!"}),
    ("keys", {"play/Wait": ["!"] * 33}),
    ("keys", {"language": "de"}),
    ("deeds", {"deeds/1/if/2": {"is": "won", "least": 1}}),
    ("deeds", {"deeds/1/if/2": {"is": "slept"}}),
    ("deeds", {"deeds/2/if/0": {"is": "dungeon"}}),
    ("deeds", {"deeds/2/if/1/kind": "rat"}),
    ("deed_log", {"format": "cavewright/daily"}),
    ("deed_log", {"done/0/seed": 13805}),
    ("search", {"format": "cavewright/daily"}),
    ("search", {"tried": 4711}),
    ("search", {"missing/0": "many"}),
    ("search", {"near": 65}),
    ("search", {"form": 0}),
    ("daily", {"days/1/end/outcome": "running"}),
    ("daily", {"days/1/end/level": 0}),
    ("daily", {"days/2/day": "22 November"}),
    ("bands", {"wonPerMille/explorer": [1, 2, 3]}),
    ("bands", {"wonPerMille/nobody": 5}),
    ("bands", {"wonPerCent": {}}),
    ("offered", {"offered/0/difficulty": 6}),
    ("offered", {"offered/1/name": "The Deep"}),
    ("bands", {"killedPerMille/explorer": 5}),
    ("personas", {"personas/0/concerns": ["explore", "fight"]}),
    ("personas", {"personas/0/concerns/0": "sing"}),
    ("personas", {"personas/0/concerns/8": "explore"}),
    ("personas", {"personas/0/takes": "none"}),
    ("recipe", {"format": "cavewright/dungeon"}),
    ("recipe", {"version": 2}),
    ("recipe", {"rows/0/kind": "fill"}),
    ("recipe", {"name": "lakes"}),
    ("game", {"format": "cavewright/dungeon"}),
    ("game", {"version": 3}),
    ("game", {"rulesVersion": 10}),
    ("game", {"state/dice/increment": "0x0000000000000002"}),
    ("game", {"state/outcome": "fled"}),
    ("game", {"creatures/0/mood": "good"}),
    ("game", {"creatures/1/quarry/w": 1}),
    ("game", {"items/0/letter": 26}),
    ("game", {"log/0": "wait"}),
    ("game", {"sums": DELETED}),
]

WRONG_VALUES = [None, True, "", "A b", -5, 10**12, 0.5, [], {}, [0], {"x": 1}]

SUFFIXES = {"dungeon": ".cave.json", "game": ".save.json", "recipe": ".recipe.json", "personas": ".personas.json",
            "kinds": ".kinds.json", "content": ".json"}
# Of the kinds that tests/schema/samples has one of; those that the program writes again as well.
WRITTEN = ["daily", "deed_log", "keys", "search", "settings"]
SAMPLED = ["bands", "deeds", "offered", "sounds", *WRITTEN]
SUFFIXES |= {kind: f".{kind}.json" for kind in SAMPLED}
NO_KINDS = {"personas.json", "deeds.json", "sounds.json"}  # of the files of content


def nested(depth):
    return [] if depth == 0 else [nested(depth - 1)]


def opposite(depth):
    return {"is": "health", "below": 50} if depth == 0 else {"not": opposite(depth - 1)}


def read_json(path):
    return json.loads(path.read_text(encoding="utf-8"))


def schemas_of(root):
    schemas = {path.name: read_json(path) for path in (root / "resources/schema").glob("*.schema.json")}
    for schema in schemas.values():
        jsonschema.Draft202012Validator.check_schema(schema)
    return schemas


def validators(schemas):
    """With references as they are found on the web, but from here."""
    store = {schema["$id"]: schema for schema in schemas.values()}
    return {
        name.removesuffix(".schema.json"): jsonschema.Draft202012Validator(
            schema, resolver=jsonschema.RefResolver(schema["$id"], schema, store=store)
        )
        for name, schema in schemas.items()
    }


def samples(root):
    """A file of each kind, which together have every member that there is."""
    data = root / "tests/data"
    dungeon = read_json(data / "schema.cave.json")
    recipe = {"$schema": "recipe.schema.json", "format": "cavewright/recipe", "version": 1, "rows": dungeon["recipes"]["cave"]}
    recipe |= {key: dungeon[key] for key in ("pieces", "content")}
    # A recipe draws its pieces in the tiles' own signs, which the dungeon's legend agrees with.
    return {
        "dungeon": dungeon,
        "game": read_json(data / "schema.save.json"),
        "recipe": recipe,
        "content": dungeon["content"],
        "personas": read_json(root / "resources/content/personas.json"),
        "kinds": {
            "$schema": "kinds.schema.json",
            "format": "cavewright/kinds",
            "version": 1,
            "empty": "rock",
            "cells": {"Stone Wall": "wall", "dungeon:12": ""},
            "things": {"Player": "start"},
        },
    } | {kind: read_json(root / f"tests/schema/samples/{kind}.json") for kind in SAMPLED}


def first_error(validator, document):
    return next(iter(validator.iter_errors(document)), None)


def expect_accepted(validator, path):
    error = first_error(validator, read_json(path))
    if error:
        sys.exit(f"{path.name}: {error.json_path}: {error.message[:300]}")


def expect_library(known, sample, path):
    """Kinds are rows of content; the pieces of a library are those of a dungeon."""
    library = read_json(path)
    pieces = library.pop("pieces", {})
    for name, document in (("content", library), ("dungeon", sample | {"pieces": pieces})):
        error = first_error(known[name], document)
        if error:
            sys.exit(f"{path.name}: {error.json_path}: {error.message[:300]}")


def run(cli, *arguments):
    return subprocess.run([cli, *map(str, arguments)], capture_output=True, text=True, check=True)


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
    """A copy with another value at one place, which shares the rest."""
    if not path:
        return value
    result = copy.copy(document)
    step = path[0]
    if len(path) == 1 and value is DELETED:
        del result[step]
    elif isinstance(result, list) and step == len(result):
        result.append(value)
    else:
        result[step] = changed(document[step] if len(path) > 1 else None, path[1:], value)
    return result


def example(sample, changes):
    for place, value in changes.items():
        path = tuple(int(step) if step.isdigit() else step for step in place.split("/"))
        sample = changed(sample, path, value() if callable(value) else value)
    return sample


def mutations(document, but):
    for number, path in enumerate(path for path in places(document) if path[0] not in but):
        # Each place gets a part of the wrong values, so that the whole stays quick.
        yield path, DELETED
        for value in WRONG_VALUES[number % 4 :: 4]:
            yield path, value
        if isinstance(path[-1], str):
            yield (*path[:-1], "unheard_of"), 1


def refusals(reader, kind, documents, folder):
    """What the reader says of each, or None."""
    files = []
    for index, document in enumerate(documents):
        path = folder / f"{index:05}{SUFFIXES[kind]}"
        path.write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")
        files.append(path)
    found = [None] * len(files)
    for begin in range(0, len(files), 500):
        for line in run(reader, *files[begin : begin + 500]).stdout.splitlines():
            path, _, message = line.partition(SUFFIXES[kind] + ": ")
            found[int(Path(path).name)] = message
    for path in files:
        path.unlink()
    return found


def check_writers(known, reader, all_samples, folder):
    """What the program writes of a sample is sound and says the same; keys are always exported anew, with no schema."""
    for kind in WRITTEN:
        source, written = folder / f"sample{SUFFIXES[kind]}", folder / f"written{SUFFIXES[kind]}"
        source.write_text(json.dumps(all_samples[kind]), encoding="utf-8")
        run(reader, "--write", source, written)
        expect_accepted(known[kind], written)
        expected = {key: value for key, value in all_samples[kind].items() if kind != "keys" or key != "$schema"}
        if read_json(written) != expected:
            sys.exit(f"{kind}: written again it is {written.read_text(encoding='utf-8')}")


def check_against_reader(validator, reader, kind, sample, but, folder):
    cases = list(mutations(sample, but))
    documents = [changed(sample, *case) for case in cases]
    counts = {"both": 0, "reader": 0, "neither": 0}
    for (path, value), document, refusal in zip(cases, documents, refusals(reader, kind, documents, folder)):
        error = first_error(validator, document)
        what = f"{kind}: {'.'.join(map(str, path))} = {'nothing' if value is DELETED else json.dumps(value)}"
        if error and not refusal:
            sys.exit(f"The schema refuses what the reader accepts: {what}: {error.message[:200]}")
        if refusal and not error and not any(row[0] in refusal for row in BEYOND_A_SCHEMA):
            sys.exit(f"Only the reader refuses {what}: {refusal}")
        counts["both" if error else "reader" if refusal else "neither"] += 1
    return f"{len(cases)} changes of the {kind}: {counts['both']} refused by both, {counts['reader']} by the reader " \
           f"alone, {counts['neither']} by neither"


def check_examples(known, reader, all_samples, folder):
    for message, kind, changes in BEYOND_A_SCHEMA:
        document = example(all_samples[kind], changes)
        error = first_error(known[kind], document)
        if error:
            sys.exit(f'The schema can refuse "{message}": {error.json_path}: {error.message[:200]}')
        (refusal,) = refusals(reader, kind, [document], folder)
        if not refusal or message not in refusal:
            sys.exit(f'The reader does not say "{message}": {refusal}')
    for kind, changes in REFUSED_BY_BOTH:
        document = example(all_samples[kind], changes)
        if not first_error(known[kind], document) or refusals(reader, kind, [document], folder) == [None]:
            sys.exit(f"Not refused by both, a {kind} with {changes}")
    for kind, sample in all_samples.items():
        if first_error(known[kind], sample) or refusals(reader, kind, [sample], folder) != [None]:
            sys.exit(f"The sample {kind} is refused: {refusals(reader, kind, [sample], folder)}")


def objects_of(schema):
    """The sets of members of all its closed objects; of alternatives their union too, since a reader may ask at once."""
    if isinstance(schema, dict):
        if isinstance(schema.get("properties"), dict) and schema.get("additionalProperties") is False:
            yield frozenset(schema["properties"]) - {"$schema"}
        for word in ("oneOf", "anyOf"):
            if isinstance(schema.get(word), list):
                yield frozenset(itertools.chain(*(part.get("properties", {}) for part in schema[word])))
    for part in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        yield from objects_of(part)


def check_sources(root, schemas):
    known = {members for schema in schemas.values() for members in objects_of(schema)}
    for path in sorted(path for part in ("core", "app/play", "app/settings") for path in (root / part).rglob("*.cpp")):
        if path.parent.name == "batch":
            continue  # parts are packed: nobody writes them by hand
        text = path.read_text(encoding="utf-8")
        for allowed in re.findall(r"allowOnly(?:InFile)?\(\{([^}]*)\}", text):
            members = re.findall(r'"(\w+)"', allowed)
            if re.sub(r'"\w+"|[\s,]', "", allowed) == "" and frozenset(members) not in known:
                sys.exit(f"{path.name}: no schema has an object with just these members: {sorted(members)}")
        for what, names in re.findall(r"k(Dungeon|Level)Members\{([^}]*)\}", text):
            schema = schemas["dungeon.schema.json"]
            schema = schema if what == "Dungeon" else schema["$defs"]["level"]
            if set(re.findall(r'"(\w+)"', names)) != set(schema["properties"]) - {"$schema"}:
                sys.exit(f"{path.name}: k{what}Members are not those of the schema")


HOME = "https://cavewright.github.io/schema/"

# What each word of a schema asks of: without that type it would be passed over in silence.
WORDS_OF = {
    "string": {"minLength", "maxLength", "pattern"},
    "integer": {"minimum", "maximum", "multipleOf"},
    "array": {"items", "prefixItems", "minItems", "maxItems", "uniqueItems", "contains", "minContains", "maxContains"},
    "object": {"properties", "required", "additionalProperties", "propertyNames", "minProperties", "maxProperties",
               "dependentRequired"},
}
OTHER_WORDS = {"$schema", "$id", "$ref", "$defs", "title", "description", "type", "enum", "const", "allOf", "anyOf",
               "oneOf", "not", "if", "then", "else"}
BY_NAME = ("properties", "$defs")
LISTS = ("allOf", "anyOf", "oneOf", "prefixItems")
SINGLE = ("not", "if", "then", "else", "items", "contains", "additionalProperties", "propertyNames")
SAME_VALUE = ("allOf", "anyOf", "oneOf", "not", "if", "then", "else")
CONDITIONS = ("not", "if", "then", "else")


def parts_of(schema):
    """The schemas in it: the word that each stands under, its name or place there, and itself."""
    for word, part in schema.items():
        if word in BY_NAME:
            yield from ((word, name, each) for name, each in part.items())
        elif word in LISTS:
            yield from ((word, place, each) for place, each in enumerate(part))
        elif word in SINGLE:
            yield word, "", part


def check_strictly(schema, where, type_here=None, is_condition=False):
    """As Ajv does in its strict mode; and each property that a file may have is described."""
    if isinstance(schema, bool):
        return
    type_here = schema.get("type", type_here)
    for word in schema:
        if word in OTHER_WORDS:
            continue
        if not any(word in words and kind == type_here for kind, words in WORDS_OF.items()):
            sys.exit(f"{where}: \"{word}\" says nothing here, of {type_here}")
    for word, name, part in parts_of(schema):
        condition = is_condition or word in CONDITIONS
        place = f"{where}/{word}/{name}"
        if word == "properties" and not condition and part and not {"title", "description"} <= part.keys():
            sys.exit(f"{place}: a title and a description are missing")
        inner = type_here if word in SAME_VALUE else "string" if word == "propertyNames" else None
        check_strictly(part, place, inner, condition)


def check_schema_members(known, reader, all_samples, folder):
    """A file of ours may name its schema, whatever it holds."""
    for kind, sample in all_samples.items():
        for value, is_sound in ((f"{HOME}{kind}.schema.json", True), ("", True), (7, False), (None, False)):
            document = sample | {"$schema": value}
            (refusal,) = refusals(reader, kind, [document], folder)
            if (first_error(known[kind], document) is None) != is_sound or (refusal is None) != is_sound:
                sys.exit(f"A {kind} with \"$schema\": {json.dumps(value)}: {refusal}")


def names_in(schema):
    """The members that it names, but for those of the passes, which another test holds against their table."""
    if isinstance(schema, dict):
        if isinstance(schema.get("properties"), dict):
            yield from schema["properties"]
        for key, part in schema.items():
            if not key.startswith("pass_"):
                yield from names_in(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from names_in(part)


def keys_in(document):
    if isinstance(document, dict):
        yield from document
    for part in document.values() if isinstance(document, dict) else document if isinstance(document, list) else ():
        yield from keys_in(part)


def main():
    root, cli, reader = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    schemas = schemas_of(root)
    known = validators(schemas)
    all_samples = samples(root)
    check_sources(root, schemas)
    for name, schema in schemas.items():
        if schema["$id"] != HOME + name:
            sys.exit(f"{name}: its $id is not {HOME}{name}")
        check_strictly(schema, name)
    shipped = sorted((root / "resources/dungeons").glob("*.cave.json"))
    for kind in ("sounds", "deeds", "personas"):
        expect_accepted(known[kind], root / f"resources/content/{kind}.json")
    expect_accepted(known["offered"], root / "resources/dungeons/offered.json")
    for path in sorted((root / "tests/balance").glob("*.json")):
        expect_accepted(known["bands"], path)
    documents = [*all_samples.values(), *map(read_json, shipped)]
    if missing := set(itertools.chain(*map(names_in, schemas.values()))) - set(itertools.chain(*map(keys_in, documents))):
        sys.exit(f"Members that no sample has: {sorted(missing)}")
    for path in sorted((root / "resources/content").glob("*.json")):
        if path.name not in NO_KINDS:
            expect_library(known, all_samples["dungeon"], path)
    for path in [*shipped, root / "tests/data/schema.cave.json"]:
        expect_accepted(known["dungeon"], path)
    for path in sorted((root / "tests").rglob("*.recipe.json")):
        expect_accepted(known["recipe"], path)
    for path in sorted((root / "tests/data/old").rglob("*.json")):
        kind = path.name.split(".")[-2]
        expect_accepted(known[{"cave": "dungeon", "recipe": "recipe"}.get(kind, "game")], path)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for path in shipped:
            dungeon = path.name.removesuffix(".cave.json")
            made = folder / f"{dungeon}-5.cave.json"
            run(cli, "generate", dungeon, "--seed", "5", "-o", made)
            expect_accepted(known["dungeon"], made)
            played = folder / f"{dungeon}.save.json"
            run(cli, "play", dungeon, "--seed", "5", "--bot", "--turns", "300", "--save", played)
            expect_accepted(known["game"], played)
        check_examples(known, reader, all_samples, folder)
        check_schema_members(known, reader, all_samples, folder)
        check_writers(known, reader, all_samples, folder)
        # A game's dungeon and content are those of a dungeon file; its sums were tried above.
        inner = {"dungeon": (), "game": ("dungeon", "content", "sums"), "recipe": ("rows", "pieces", "content"), "personas": (),
                 "kinds": ()} | dict.fromkeys(SAMPLED, ())
        for kind, but in inner.items():
            print(check_against_reader(known[kind], reader, kind, all_samples[kind], but, folder))


if __name__ == "__main__":
    main()
