// SPDX-License-Identifier: MIT
#include "core/save/parts/living_json.h"

#include "core/content/limits.h"
#include "core/generate/shapes/cell.h"

#include <set>

namespace cave {

namespace {

Json floodJson(const Flood& flood, const Level& level, const Catalogue& catalogue)
{
    const auto placeOf = [&](std::size_t cell) {
        const auto [x, y] = cellAt(cell, level.tiles.width());
        return std::pair(x, y);
    };
    Json json;
    json.set("x", placeOf(flood.source).first);
    json.set("y", placeOf(flood.source).second);
    json.set("shallow", catalogue.tile(flood.shallow).id);
    json.set("deep", catalogue.tile(flood.deep).id);
    json.set("volume", flood.volume);
    json.set("rate", flood.rate);
    json.set("hold", flood.hold);
    json.set("held", flood.held);
    json.set("ebbs", flood.ebbs);
    Json::Array cells;
    for (const std::size_t cell : flood.cells)
        cells.push_back(Json::Array{placeOf(cell).first, placeOf(cell).second});
    json.set("cells", std::move(cells));
    return json;
}

std::size_t readCell(const JsonCursor& x, const JsonCursor& y, const Level& level)
{
    return level.tiles.index(static_cast<int>(x.integer(0, level.tiles.width() - 1)),
                             static_cast<int>(y.integer(0, level.tiles.height() - 1)));
}

TileId floodTile(const JsonCursor& at, const Catalogue& catalogue)
{
    const auto tile = catalogue.findTile(at.text());
    if (!tile)
        at.fail({CAVE_TEXT("errors", "No tile is called \"%1\"."), {at.text()}});
    return tile.value_or(catalogue.floor());
}

GasId readGasId(const JsonCursor& at, const Catalogue& catalogue)
{
    const auto kind = catalogue.findGas(at.text());
    if (!kind)
        at.fail({CAVE_TEXT("errors", "No gas is called \"%1\"."), {at.text()}});
    return kind.value_or(0);
}

void failOrder(const JsonCursor& entry)
{
    entry.fail({CAVE_TEXT("errors", "Cells must stand in the order of rows, each once.")});
}

void readCells(const JsonCursor& at, const Level& level, Flood& flood)
{
    std::set<std::size_t> known;
    for (const JsonCursor& entry : at.items()) {
        const std::vector<JsonCursor> place = entry.items();
        if (place.size() != 2)
            return entry.fail({CAVE_TEXT("errors", "This must be a cell: [x, y].")});
        flood.cells.push_back(readCell(place[0], place[1], level));
        if (!known.insert(flood.cells.back()).second)
            return entry.fail({CAVE_TEXT("errors", "A flood takes each cell once.")});
    }
    if (flood.cells.size() > static_cast<std::size_t>(flood.volume))
        at.fail({CAVE_TEXT("errors", "A flood takes no more cells than its volume.")});
}

Flood readFlood(const JsonCursor& at, const Level& level, const Catalogue& catalogue)
{
    at.allowOnly({"x", "y", "shallow", "deep", "volume", "rate", "hold", "held", "ebbs", "cells"});
    const auto number = [&](std::string_view key, int low, int high) {
        return static_cast<int>(at[key].integer(low, high));
    };
    Flood flood;
    flood.source = readCell(at["x"], at["y"], level);
    flood.shallow = floodTile(at["shallow"], catalogue);
    flood.deep = floodTile(at["deep"], catalogue);
    flood.volume = number("volume", 1, kMostFlooded);
    flood.rate = number("rate", 1, kMostFlooded);
    flood.hold = number("hold", 0, kMostTurns);
    flood.held = number("held", 0, kMostTurns);
    flood.ebbs = at["ebbs"].flag();
    if (!at.failed())
        readCells(at["cells"], level, flood);
    return flood;
}

} // namespace

Json floodsJson(const Level& level, const Catalogue& catalogue)
{
    Json::Array floods;
    for (const Flood& flood : level.living.floods)
        floods.push_back(floodJson(flood, level, catalogue));
    return floods;
}

std::vector<Flood> readFloods(const JsonCursor& at, const Level& level, const Catalogue& catalogue)
{
    std::vector<Flood> floods;
    for (const JsonCursor& entry : at.items())
        if (!at.failed())
            floods.push_back(readFlood(entry, level, catalogue));
    if (floods.size() > kMostFloods)
        at.fail({CAVE_TEXT("errors", "More than %1 floods are too many."), {static_cast<std::int64_t>(kMostFloods)}});
    return floods;
}

Json gasJson(const Level& level, const Catalogue& catalogue)
{
    Json::Array cells;
    for (const GasCell& gas : level.living.gas) {
        const auto [x, y] = cellAt(gas.cell, level.tiles.width());
        cells.push_back(Json::Object{{"x", x}, {"y", y}, {"kind", catalogue.gas(gas.kind).id}, {"units", gas.units}});
    }
    return cells;
}

std::vector<GasCell> readGasCells(const JsonCursor& at, const Level& level, const Catalogue& catalogue)
{
    std::vector<GasCell> cells;
    int units = 0;
    for (const JsonCursor& entry : at.items()) {
        entry.allowOnly({"x", "y", "kind", "units"});
        const GasCell gas{readCell(entry["x"], entry["y"], level), readGasId(entry["kind"], catalogue),
                          static_cast<int>(entry["units"].integer(1, kMostUnits))};
        if (at.failed())
            break;
        if (!cells.empty() && cells.back().cell >= gas.cell)
            failOrder(entry);
        units += gas.units;
        if (units > kMostUnits) {
            entry["units"].fail(
                {CAVE_TEXT("errors", "A level holds at most %1 units of gas."), {std::int64_t{kMostUnits}}});
            break;
        }
        cells.push_back(gas);
    }
    return cells;
}

Json rememberedGasJson(const Memory& memory, const Catalogue& catalogue)
{
    Json::Array seen;
    for (const RememberedGas& gas : memory.gas) {
        Json at;
        at.set("x", gas.x);
        at.set("y", gas.y);
        at.set("kind", catalogue.gas(gas.kind).id);
        at.set("units", gas.units);
        at.set("turn", gas.turn);
        seen.push_back(std::move(at));
    }
    return seen;
}

std::vector<RememberedGas> readRememberedGas(const JsonCursor& at, const Memory& memory, const Catalogue& catalogue)
{
    std::vector<RememberedGas> seen;
    for (const JsonCursor& entry : at.items()) {
        entry.allowOnly({"x", "y", "kind", "units", "turn"});
        RememberedGas gas;
        gas.x = static_cast<int>(entry["x"].integer(0, memory.tiles.width() - 1));
        gas.y = static_cast<int>(entry["y"].integer(0, memory.tiles.height() - 1));
        gas.kind = readGasId(entry["kind"], catalogue);
        gas.units = static_cast<int>(entry["units"].integer(1, kMostUnits));
        gas.turn = entry["turn"].integer(0, kLastTick);
        if (!seen.empty() && std::pair(seen.back().y, seen.back().x) >= std::pair(gas.y, gas.x))
            failOrder(entry);
        seen.push_back(gas);
    }
    return seen;
}

} // namespace cave
