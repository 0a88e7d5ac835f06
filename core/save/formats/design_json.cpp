// SPDX-License-Identifier: MIT
#include "core/save/formats/design_json.h"

#include "core/generate/bake.h"

#include <algorithm>
#include <array>
#include <map>

namespace cave {

namespace {

constexpr std::string_view kLevels = "levels";
constexpr std::string_view kRecipes = "recipes";
constexpr std::array<std::string_view, 4> kMade{"rows", "entities", "placed", "hash"}; // of a level, by its recipe
constexpr std::int64_t kMostMade = 4'000'000; // cells of all levels together

const Json::Object& membersOf(const Json& json)
{
    static const Json::Object none;
    const auto* members = json.as<Json::Object>();
    return members ? *members : none;
}

const Json::Array& itemsOf(const Json* json)
{
    static const Json::Array none;
    const auto* items = json ? json->as<Json::Array>() : nullptr;
    return items ? *items : none;
}

bool isMade(std::string_view key) { return std::ranges::find(kMade, key) != kMade.end(); }

Json withoutMade(const Json& level)
{
    Json::Object kept;
    for (const auto& [key, value] : membersOf(level))
        if (!isMade(key))
            kept.emplace_back(key, value);
    return kept;
}

bool hasRecipe(const Json& level)
{
    const Json* recipe = level.find("recipe");
    return recipe != nullptr && recipe->as<std::string>() != nullptr && !recipe->as<std::string>()->empty();
}

std::unexpected<Error> wrongShape(std::string where)
{
    return failure(std::move(where), {CAVE_TEXT("errors", "This is not what a share string holds.")});
}

// Rows of one tile where a level has none, so that the usual reader can read it; the recipe makes the real ones.
Result<Json> withRows(const Json& sparse)
{
    const auto number = [&](std::string_view key) {
        const Json* value = sparse.find(key);
        const auto* side = value ? value->as<std::int64_t>() : nullptr;
        return side && *side > 0 && *side <= kMostMade ? *side : 0;
    };
    const std::int64_t width = number("width");
    const std::int64_t height = number("height");
    const auto depth = static_cast<std::int64_t>(itemsOf(sparse.find(kLevels)).size());
    const Json* legend = sparse.find("legend");
    if (width == 0 || height == 0 || legend == nullptr || membersOf(*legend).empty())
        return wrongShape({});
    if (height > kMostMade / width || depth > kMostMade / (width * height))
        return failure({}, {CAVE_TEXT("errors", "More than %1 cells are too many to be made again."), {kMostMade}});
    std::string row;
    for (std::int64_t x = 0; x < width; ++x)
        row += membersOf(*legend).front().first;
    const Json rows = Json::Array(static_cast<std::size_t>(height), Json(row));
    Json whole = sparse;
    Json::Array levels;
    for (Json level : itemsOf(sparse.find(kLevels))) {
        if (level.as<Json::Object>() == nullptr)
            return wrongShape(itemPath(kLevels, levels.size()));
        if (level.find("rows") == nullptr)
            level.set("rows", rows);
        levels.push_back(std::move(level));
    }
    whole.set(kLevels, std::move(levels));
    return whole;
}

const std::string* uidOf(const Json& level)
{
    const Json* uid = level.find("uid");
    return uid ? uid->as<std::string>() : nullptr;
}

const Json* levelOf(const Json& design, const std::string& uid)
{
    for (const Json& level : itemsOf(design.find(kLevels)))
        if (const std::string* own = uidOf(level); own && *own == uid)
            return &level;
    return nullptr;
}

Json::Array uidsOf(const Json& design)
{
    Json::Array uids;
    for (const Json& level : itemsOf(design.find(kLevels)))
        uids.push_back(uidOf(level) ? Json(*uidOf(level)) : Json());
    return uids;
}

// Members that are new or other than in the base, and the names of those that are gone.
std::pair<Json::Object, Json::Array> differences(const Json& base, const Json& design)
{
    std::pair<Json::Object, Json::Array> result;
    for (const auto& [key, value] : membersOf(design))
        if (const Json* before = base.find(key); before == nullptr || *before != value)
            result.first.emplace_back(key, value);
    for (const auto& [key, value] : membersOf(base))
        if (design.find(key) == nullptr)
            result.second.emplace_back(key);
    return result;
}

// Members in the order of the base, new ones behind them.
Json patched(const Json& base, const Json& set, const Json::Array& drop)
{
    Json::Object members;
    for (const auto& [key, value] : membersOf(base))
        if (std::ranges::find(drop, Json(key)) == drop.end())
            members.emplace_back(key, value);
    Json json(std::move(members));
    for (const auto& [key, value] : membersOf(set))
        json.set(key, value);
    return json;
}

} // namespace

Json designOf(const Dungeon& dungeon)
{
    Json json = dungeonJson(dungeon);
    Json::Array levels;
    for (const Json& level : itemsOf(json.find(kLevels)))
        levels.push_back(hasRecipe(level) ? withoutMade(level) : level);
    json.set(kLevels, std::move(levels));
    return json;
}

Result<Json> sparseDesignOf(const Dungeon& dungeon, const Progress& progress)
{
    Json sparse = designOf(dungeon);
    const Json whole = dungeonJson(dungeon);
    const auto made = madeWhole(sparse, progress);
    if (!made && isStopped(made.error()))
        return stopped(); // rather than all levels in full
    const Json again = made ? dungeonJson(*made) : Json();
    const Json::Array& levels = itemsOf(whole.find(kLevels));
    const Json::Array& remade = itemsOf(again.find(kLevels));
    Json::Array kept = itemsOf(sparse.find(kLevels));
    for (std::size_t z = 0; z < levels.size(); ++z)
        if (z >= remade.size() || remade[z] != levels[z])
            kept[z] = levels[z];
    sparse.set(kLevels, std::move(kept));
    return sparse;
}

Result<Dungeon> madeWhole(const Json& sparse, const Progress& progress)
{
    const auto document = withRows(sparse);
    if (!document)
        return std::unexpected(document.error());
    auto file = dungeonFrom(*document, nullptr, partOf(progress, 0, 2));
    if (!file)
        return std::unexpected(file.error());
    Dungeon dungeon = std::move(file->dungeon);
    const Json::Array& levels = itemsOf(sparse.find(kLevels));
    const auto isThere = [](const Json& level) { return level.find("rows") != nullptr; };
    if (std::ranges::all_of(levels, isThere))
        return dungeon;
    const Dungeon before = dungeon;
    if (auto made = makeLevels(dungeon, dungeon.seed, partOf(progress, 1, 2)); !made)
        return std::unexpected(std::move(made.error()));
    for (std::size_t z = 0; z < levels.size(); ++z)
        if (isThere(levels[z]))
            dungeon.levels[z] = before.levels[z];
    dungeon.links = before.links;
    dungeon.start = before.start;
    return dungeon;
}

Json changesFrom(const Json& base, const Json& design)
{
    auto [set, drop] = differences(base, design);
    std::erase_if(set, [](const Json::Member& member) { return member.first == kLevels || member.first == kRecipes; });
    Json changes;
    changes.set("set", std::move(set));
    changes.set("drop", std::move(drop));
    const Json* recipes = design.find(kRecipes);
    const Json* before = base.find(kRecipes);
    auto [changedRecipes, goneRecipes] = differences(before ? *before : Json(), recipes ? *recipes : Json());
    changes.set("recipes", std::move(changedRecipes));
    changes.set("gone", std::move(goneRecipes));
    Json::Array levels;
    for (const Json& level : itemsOf(design.find(kLevels))) {
        const std::string* uid = uidOf(level);
        const Json* known = uid ? levelOf(base, *uid) : nullptr;
        if (known == nullptr || *known != level)
            levels.push_back(level);
    }
    changes.set(kLevels, std::move(levels));
    if (Json::Array order = uidsOf(design); order != uidsOf(base))
        changes.set("order", std::move(order));
    return changes;
}

Result<Json> changed(const Json& base, const Json& changes)
{
    const Json* set = changes.find("set");
    const Json* recipes = changes.find(kRecipes);
    if (set == nullptr || recipes == nullptr || changes.find(kLevels) == nullptr)
        return wrongShape({});
    Json design = patched(base, *set, itemsOf(changes.find("drop")));
    if (const Json* before = base.find(kRecipes))
        design.set(kRecipes, patched(*before, *recipes, itemsOf(changes.find("gone"))));
    const Json* order = changes.find("order");
    Json::Array levels;
    for (const Json& each : order ? itemsOf(order) : uidsOf(base)) {
        const auto* uid = each.as<std::string>();
        const Json* level = uid ? levelOf(changes, *uid) : nullptr;
        if (uid && level == nullptr)
            level = levelOf(base, *uid);
        if (level == nullptr)
            return failure("levels", {CAVE_TEXT("errors", "The dungeon that this was made from has no level %1."),
                                      {uid ? *uid : std::string()}});
        levels.push_back(*level);
    }
    design.set(kLevels, std::move(levels));
    return design;
}

} // namespace cave
