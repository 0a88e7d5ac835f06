// SPDX-License-Identifier: MIT
#include "core/content/gas_rows.h"

#include "core/content/effect_rows.h"
#include "core/content/limits.h"
#include "core/content/look_rows.h"
#include "core/content/stage_rows.h"

namespace cave {

namespace {

std::vector<JsonCursor> rowsAt(const JsonCursor& at, std::string_view key)
{
    const auto rows = at.find(key);
    return rows ? rows->items() : std::vector<JsonCursor>{};
}

void checkName(const JsonCursor& at, std::string_view key, const Catalogue& catalogue)
{
    if (const auto name = at.find(key); name && !catalogue.findGas(name->text()))
        name->fail({CAVE_TEXT("errors", "No gas is called \"%1\"."), {name->text()}});
}

void checkEffect(const JsonCursor& at, const Catalogue& catalogue)
{
    if (const auto effect = at.find("effect"))
        checkName(*effect, "gas", catalogue);
}

// Of what is let out, wherever a row says it.
void checkNames(const JsonCursor& content, const Catalogue& catalogue)
{
    for (const JsonCursor& tile : rowsAt(content, "tiles"))
        for (const JsonCursor& reaction : rowsAt(tile, "reacts")) {
            checkEffect(reaction, catalogue);
            if (const auto gas = reaction.find("gas"))
                checkName(*gas, "kind", catalogue);
        }
    for (const JsonCursor& gas : rowsAt(content, "gases")) {
        checkEffect(gas, catalogue);
        if (const auto burns = gas.find("burns"))
            checkEffect(*burns, catalogue);
    }
    for (const JsonCursor& creature : rowsAt(content, "creatures")) {
        forEachBehaviour(creature, [&](const JsonCursor& behaviour) { checkEffect(behaviour, catalogue); });
        for (const JsonCursor& suffering : rowsAt(creature, "suffers"))
            checkEffect(suffering, catalogue);
    }
    for (const JsonCursor& item : rowsAt(content, "items")) {
        checkEffect(item, catalogue);
        for (const JsonCursor& effect : rowsAt(item, "effects"))
            checkName(effect, "gas", catalogue);
    }
}

} // namespace

GasKind readGas(const JsonCursor& row)
{
    row.allowOnly({"id", "name", "article", "description", "glyph", "glyph7", "colour", "background", "art", "thins",
                   "harmful", "least", "opaque_from", "effect", "burns"});
    GasKind kind;
    readHead(row, headOf(kind));
    if (const auto thins = row.find("thins"))
        kind.thins = static_cast<int>(thins->integer(0, 1000));
    if (const auto harmful = row.find("harmful"))
        kind.harmful = harmful->flag();
    if (const auto least = row.find("least"))
        kind.least = static_cast<int>(least->integer(1, kMostUnits));
    if (const auto opaque = row.find("opaque_from"))
        kind.opaqueFrom = static_cast<int>(opaque->integer(0, kMostUnits));
    if (const auto effect = row.find("effect"))
        kind.effect = readTouch(*effect);
    if (const auto burns = row.find("burns")) {
        burns->allowOnly({"fire", "effect"});
        kind.fire = (*burns)["fire"].id();
        if (const auto effect = burns->find("effect"))
            kind.burst = readTouch(*effect);
    }
    return kind;
}

Json rowOf(const GasKind& kind)
{
    Json row = startRow(headOf(kind));
    row.set("thins", kind.thins);
    row.set("harmful", kind.harmful);
    row.set("least", kind.least);
    row.set("opaque_from", kind.opaqueFrom);
    if (kind.effect)
        row.set("effect", rowOfTouch(*kind.effect));
    if (!kind.fire.empty()) {
        Json burns;
        burns.set("fire", kind.fire);
        if (kind.burst)
            burns.set("effect", rowOfTouch(*kind.burst));
        row.set("burns", std::move(burns));
    }
    return row;
}

// What burns leaves the ground as it was, so a gas needs a fire that ends. Rows that replace tiles may take it away.
void checkGases(const JsonCursor& content, const Catalogue& catalogue)
{
    for (const GasKind& gas : catalogue.gases()) {
        const auto fire = catalogue.findTile(gas.fire);
        if (gas.fire.empty() || (fire && catalogue.tile(*fire).transient && catalogue.tile(*fire).fire))
            continue;
        for (const JsonCursor& row : rowsAt(content, "gases"))
            if (row["id"].text() == gas.id)
                row["burns"]["fire"].fail(
                    {CAVE_TEXT("errors", "Gas burns with a tile that is transient and fire; \"%1\" is none."),
                     {gas.fire}});
        content.fail(
            {CAVE_TEXT("errors", "Gas burns with a tile that is transient and fire; \"%1\" is none."), {gas.fire}});
    }
    checkNames(content, catalogue);
}

} // namespace cave
