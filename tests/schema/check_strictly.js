// SPDX-License-Identifier: MIT
// check_strictly.js ROOT CLI: a second opinion of the schemas, by Ajv of Debian's node-ajv: it refuses words that it does
// not know, where other validators pass over them, and compares patterns as browsers do. That one knows draft 7, in
// which the schemas are told to it here. tests/schema/check_schemas.py is the first opinion.
"use strict";
const {execFileSync} = require("child_process");
const fs = require("fs");
const path = require("path");
const Ajv = require("ajv");

const [root, cli] = process.argv.slice(2);
const read = file => JSON.parse(fs.readFileSync(path.join(root, file), "utf8"));
const isObject = value => value !== null && typeof value === "object" && !Array.isArray(value);

// Members of these are schemas by names that people chose.
const BY_NAME = new Set(["properties", "$defs"]);
const VALUES = new Set(["enum", "const"]);

// What is otherwise in draft 7: names of words, lists of items, and that nothing counts beside a "$ref".
function asDraft7(schema) {
    if (Array.isArray(schema)) return schema.map(asDraft7);
    if (!isObject(schema)) return schema;
    const told = {};
    for (const [word, value] of Object.entries(schema)) {
        if (word === "$schema") told[word] = "http://json-schema.org/draft-07/schema#";
        else if (word === "$ref") told[word] = value.replace("#/$defs/", "#/definitions/");
        else if (VALUES.has(word)) told[word] = value;
        else if (word === "dependentRequired") told.dependencies = value;
        else if (word === "prefixItems") told.items = asDraft7(value);
        else if (word === "items" && schema.prefixItems) told.additionalItems = asDraft7(value);
        else if (BY_NAME.has(word))
            told[word === "$defs" ? "definitions" : word] =
                Object.fromEntries(Object.entries(value).map(([name, each]) => [name, asDraft7(each)]));
        else told[word] = asDraft7(value);
    }
    const {$ref, ...rest} = told;
    return $ref && Object.keys(rest).length > 0 ? {...rest, allOf: [...(rest.allOf || []), {$ref}]} : told;
}

const schemas = {};
for (const file of fs.readdirSync(path.join(root, "resources/schema")))
    schemas[file.replace(".schema.json", "")] = asDraft7(read("resources/schema/" + file));
const ajv = new Ajv({
    strictKeywords: true,
    strictDefaults: true,
    schemas: Object.values(schemas),
    logger: {log: fail, warn: fail, error: fail},
});

function fail(...what) {
    console.error(...what);
    process.exit(1);
}
function expect(kind, document, isSound, what) {
    const validator = ajv.getSchema(schemas[kind].$id);
    if (validator(document) !== isSound) fail(what, isSound ? ajv.errorsText(validator.errors) : "is accepted");
}

const home = "https://cavewright.github.io/schema/";
for (const [kind, schema] of Object.entries(schemas)) {
    if (schema.$id !== `${home}${kind}.schema.json`) fail(kind, "has not its own $id");
    ajv.getSchema(schema.$id); // compiles it, and all that it refers to
}
const dungeon = read("tests/data/schema.cave.json");
const game = read("tests/data/schema.save.json");
const samples = [
    ["dungeon", dungeon],
    ["game", game],
    ["recipe", {format: "cavewright/recipe", version: 1, rows: dungeon.recipes.cave}],
    ["content", dungeon.content],
    ["personas", read("resources/content/personas.json")],
    ["sounds", read("resources/content/sounds.json")],
    ["deeds", read("resources/content/deeds.json")],
    ["kinds", {format: "cavewright/kinds", version: 1, empty: "rock", cells: {"Stone Wall": "wall"}}],
];
for (const file of fs.readdirSync(path.join(root, "tests/schema/samples"))) {
    const {$schema, ...document} = read("tests/schema/samples/" + file);
    samples.push([file.replace(".json", ""), document]);
}
for (const [kind, document] of samples) {
    expect(kind, document, true, kind);
    expect(kind, {$schema: `${home}${kind}.schema.json`, ...document}, true, `${kind} that names its schema`);
    expect(kind, {...document, $schema: 7}, false, `${kind} whose schema is a number`);
}
expect("dungeon", {...dungeon, content: {$schema: "", ...dungeon.content}}, false, "content that is no file");
expect("game", {...game, surprise: 1}, false, "game with a member that nobody knows");
for (const file of fs.readdirSync(path.join(root, "resources/dungeons")).filter(name => name.endsWith(".cave.json"))) {
    expect("dungeon", read("resources/dungeons/" + file), true, file);
    const name = file.replace(".cave.json", "");
    const made = execFileSync(cli, ["generate", name, "--seed", "7", "-o", "-"],
        {maxBuffer: 1 << 30, stdio: ["ignore", "pipe", "ignore"]});
    expect("dungeon", JSON.parse(made), true, `${file} from another seed`);
}
