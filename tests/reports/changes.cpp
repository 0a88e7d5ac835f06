// SPDX-License-Identifier: MIT
#include "tests/reports/changes.h"

#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/generate/pass.h"

#include <algorithm>
#include <array>
#include <set>

namespace cave::report {

namespace {

constexpr Uid kInsertedRow{0x5265706f72740001};

using Edit = std::function<bool(std::vector<RecipeRow>&)>; // true when it changed something

std::optional<Changed> withRows(const Dungeon& baked, const Edit& edit)
{
    Changed changed{baked, std::nullopt};
    bool any = false;
    for (Recipe& recipe : changed.dungeon.recipes)
        any |= edit(recipe.rows);
    return any ? std::optional(std::move(changed)) : std::nullopt;
}

Change mute(const std::string& type, std::optional<double> bar = std::nullopt)
{
    const auto edit = [type](std::vector<RecipeRow>& rows) {
        bool any = false;
        for (RecipeRow& row : rows)
            if (row.type == type && row.on) {
                row.on = false;
                any = true;
            }
        return any;
    };
    return {"mute " + type, bar, [edit](const Dungeon& baked) { return withRows(baked, edit); }};
}

Phase phaseOf(const RecipeRow& row)
{
    const Pass* pass = findPass(row.type, row.version);
    return pass ? pass->phaseOf(row.parameters) : Phase::Terrain;
}

// The last row that shapes the ground: before stairs and whatever is placed. Ten cells are few beside those that things
// may stand on: what moves more than these has been shuffled.
Change insertScatter()
{
    const auto edit = [](std::vector<RecipeRow>& rows) {
        const auto end =
            std::ranges::find_if(rows, [](const RecipeRow& row) { return phaseOf(row) != Phase::Terrain; });
        if (end == rows.end() || !findPass("scatter", 1))
            return false;
        RecipeRow row;
        row.uid = kInsertedRow;
        row.type = "scatter";
        row.parameters = Json::Object{{"count", 10}};
        rows.insert(end, row);
        return true;
    };
    return {"insert scatter", 2.0, [edit](const Dungeon& baked) { return withRows(baked, edit); }};
}

Change prune20To30()
{
    const auto edit = [](std::vector<RecipeRow>& rows) {
        bool any = false;
        for (RecipeRow& row : rows) {
            if (row.type != "prune")
                continue;
            const Json* const max = row.parameters.find("max");
            const Pass* const pass = findPass(row.type, row.version);
            if ((max ? *max : findParameter(pass->parameters, "max")->byDefault) != Json(20))
                continue;
            row.parameters.set("max", 30);
            any = true;
        }
        return any;
    };
    return {"prune 20 to 30", std::nullopt, [edit](const Dungeon& baked) { return withRows(baked, edit); }};
}

// Floor becomes wall and wall floor, in `count` cells inside the border of one level.
std::optional<Changed> painted(const Dungeon& baked, int count)
{
    Random random(hashOf("report paint", baked.seed));
    const auto z = static_cast<int>(random.below(static_cast<std::uint32_t>(baked.depth())));
    Changed changed{baked, z};
    DungeonLevel& level = changed.dungeon.levels[static_cast<std::size_t>(z)];
    if (level.recipe.empty())
        return std::nullopt;
    const Catalogue& catalogue = *baked.catalogue;
    int done = 0;
    for (int tries = 0; tries < 10'000 && done < count; ++tries) {
        const int x = random.between(1, baked.width - 2);
        const int y = random.between(1, baked.height - 2);
        const TileId was = level.tiles[x, y];
        if (was != catalogue.floor() && was != catalogue.wall())
            continue;
        const TileId now = was == catalogue.floor() ? catalogue.wall() : catalogue.floor();
        done += level.tileEdits.emplace(level.tiles.index(x, y), TileEdit{was, now, 1}).second;
    }
    return done == count ? std::optional(std::move(changed)) : std::nullopt;
}

Change paint(int count, std::optional<double> bar)
{
    return {"paint " + std::to_string(count) + (count == 1 ? " cell" : " cells"), bar,
            [count](const Dungeon& baked) { return painted(baked, count); }};
}

// Muting these would leave no level to compare, or take away what is compared.
bool isKept(const RecipeRow& row)
{
    constexpr std::array<std::string_view, 9> kKept{"fill", "caves", "rooms",  "accrete", "bsp",
                                                    "maze", "arena", "stairs", "edits"};
    return phaseOf(row) == Phase::Place || std::ranges::find(kKept, row.type) != kKept.end();
}

} // namespace

std::vector<Change> changesFor(const Dungeon& dungeon)
{
    std::set<std::string> types;
    for (const Recipe& recipe : dungeon.recipes)
        for (const RecipeRow& row : recipe.rows)
            if (!isKept(row))
                types.insert(row.type);
    std::vector<Change> changes;
    for (const std::string& type : types)
        changes.push_back(mute(type, type == "blobs" ? std::optional(5.0) : std::nullopt));
    changes.push_back(insertScatter());
    changes.push_back(prune20To30());
    changes.push_back(paint(1, 0.5));
    changes.push_back(paint(20, std::nullopt));
    return changes;
}

} // namespace cave::report
