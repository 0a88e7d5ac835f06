// SPDX-License-Identifier: MIT
#include "core/edit/recipe_edit.h"

#include "core/edit/edits.h"
#include "core/generate/passes.h"

#include <algorithm>

namespace cave {

namespace {

Recipe* recipeOf(Dungeon& dungeon, const DungeonLevel& level)
{
    const auto found = std::ranges::find(dungeon.recipes, level.recipe, &Recipe::name);
    return found == dungeon.recipes.end() ? nullptr : &*found;
}

// The row itself: in the recipe, or among the level's own.
RecipeRow* findRow(Dungeon& dungeon, int z, Uid uid)
{
    DungeonLevel& level = dungeon.level(z);
    const auto extra = std::ranges::find(level.extraRows, uid, [](const ExtraRow& each) { return each.row.uid; });
    if (extra != level.extraRows.end())
        return &extra->row;
    Recipe* recipe = recipeOf(dungeon, level);
    if (!recipe)
        return nullptr;
    const auto row = std::ranges::find(recipe->rows, uid, &RecipeRow::uid);
    return row == recipe->rows.end() ? nullptr : &*row;
}

void setIn(Json& parameters, std::string_view id, Json value, const Parameter* parameter)
{
    auto& members = *parameters.as<Json::Object>();
    if (parameter && value == parameter->byDefault)
        std::erase_if(members, [&](const Json::Member& member) { return member.first == id; });
    else
        parameters.set(id, std::move(value));
}

Json* overridesOf(DungeonLevel& level, Uid row)
{
    const auto found = std::ranges::find(level.parameters, row, [](const auto& each) { return each.first; });
    return found == level.parameters.end() ? nullptr : &found->second;
}

std::optional<Phase> phaseOf(const RecipeRow& row)
{
    const Pass* pass = findPass(row.type, row.version);
    return pass ? std::optional(pass->phaseOf(row.parameters)) : std::nullopt;
}

bool givesBase(const RecipeRow& row, const Dungeon& dungeon, int z)
{
    const Pass* pass = findPass(row.type, row.version);
    if (!pass || !pass->facts)
        return row.type == "fill";
    std::optional<Error> unsound; // what a level says otherwise is checked only when the level is made
    checkParameters(JsonCursor(row.parameters, unsound), pass->type, pass->parameters, *dungeon.catalogue);
    return !unsound && (pass->facts({row.parameters, *dungeon.catalogue, z + 1}).gives & kBase) != 0;
}

// The place for a row of this phase that is nearest to `wished`.
std::size_t placeFor(const std::vector<RecipeRow>& rows, Phase phase, std::size_t wished)
{
    const auto count = [&](auto&& isBefore) {
        return static_cast<std::size_t>(
            std::ranges::count_if(rows, [&](const RecipeRow& row) { return isBefore(phaseOf(row).value_or(phase)); }));
    };
    const std::size_t least = count([&](Phase other) { return other < phase; });
    const std::size_t most = rows.size() - count([&](Phase other) { return other > phase; });
    return std::clamp(wished, std::min(least, most), most);
}

void insertAt(Recipe& recipe, std::size_t wished, RecipeRow row)
{
    const std::size_t place = placeFor(recipe.rows, phaseOf(row).value_or(Phase::Terrain), wished);
    recipe.rows.insert(recipe.rows.begin() + static_cast<std::ptrdiff_t>(place), std::move(row));
}

void forgetRow(DungeonLevel& level, Uid row)
{
    std::erase_if(level.parameters, [&](const auto& each) { return each.first == row; });
    std::erase(level.mutedRows, row);
}

} // namespace

std::vector<LevelRow> levelRows(const Dungeon& dungeon, const DungeonLevel& level)
{
    std::vector<LevelRow> rows;
    const Recipe* recipe = dungeon.findRecipe(level.recipe);
    if (!recipe)
        return rows;
    const auto append = [&](const RecipeRow& shared, bool isExtra) {
        LevelRow row{shared, isExtra, false, {}};
        for (const auto& [uid, parameters] : level.parameters) {
            if (uid != shared.uid)
                continue;
            for (const auto& [id, value] : *parameters.as<Json::Object>()) {
                row.row.parameters.set(id, value);
                row.own.push_back(id);
            }
        }
        row.isMutedHere = std::ranges::find(level.mutedRows, shared.uid) != level.mutedRows.end();
        row.row.on = shared.on && !row.isMutedHere;
        rows.push_back(std::move(row));
    };
    for (const RecipeRow& row : recipe->rows) {
        append(row, false);
        for (const RecipeRow* extra : extraRowsAfter(level, row.uid, *recipe))
            append(*extra, true);
    }
    return rows;
}

bool setParameter(Dungeon& dungeon, int z, Uid uid, std::string_view id, Json value)
{
    RecipeRow* row = findRow(dungeon, z, uid);
    if (!row)
        return false;
    if (Json* own = overridesOf(dungeon.level(z), uid); own && own->find(id)) {
        const bool isNew = *own->find(id) != value;
        own->set(id, std::move(value));
        return isNew;
    }
    const Pass* pass = findPass(row->type, row->version);
    const Json before = row->parameters;
    setIn(row->parameters, id, std::move(value), pass ? findParameter(pass->parameters, id) : nullptr);
    return row->parameters != before;
}

bool setParameterOwn(Dungeon& dungeon, int z, Uid uid, std::string_view id, bool isOwn)
{
    DungeonLevel& level = dungeon.level(z);
    const Recipe* recipe = recipeOf(dungeon, level);
    if (!recipe || std::ranges::find(recipe->rows, uid, &RecipeRow::uid) == recipe->rows.end())
        return false;
    const RecipeRow* row = findRow(dungeon, z, uid);
    Json* own = overridesOf(level, uid);
    if ((own && own->find(id)) == isOwn)
        return false;
    if (!isOwn) {
        std::erase_if(*own->as<Json::Object>(), [&](const Json::Member& member) { return member.first == id; });
        if (own->as<Json::Object>()->empty())
            std::erase_if(level.parameters, [&](const auto& each) { return each.first == uid; });
        return true;
    }
    const Json* said = row->parameters.find(id);
    const Pass* pass = findPass(row->type, row->version);
    const Parameter* parameter = pass ? findParameter(pass->parameters, id) : nullptr;
    if (!said && !parameter)
        return false;
    if (!own)
        own = &level.parameters.emplace_back(uid, Json::Object{}).second;
    own->set(id, said ? *said : parameter->byDefault);
    return true;
}

bool setLabel(Dungeon& dungeon, int z, Uid uid, std::string label)
{
    RecipeRow* row = findRow(dungeon, z, uid);
    if (!row || row->label == label)
        return false;
    row->label = std::move(label);
    return true;
}

bool setWhere(Dungeon& dungeon, int z, Uid uid, Where where)
{
    RecipeRow* row = findRow(dungeon, z, uid);
    if (!row || row->where == where)
        return false;
    row->where = std::move(where);
    return true;
}

bool toggleRow(Dungeon& dungeon, int z, Uid uid)
{
    if (std::erase(dungeon.level(z).mutedRows, uid) > 0)
        return true;
    RecipeRow* row = findRow(dungeon, z, uid);
    if (row)
        row->on = !row->on;
    return row != nullptr;
}

bool rerollRow(Dungeon& dungeon, int z, Uid uid)
{
    RecipeRow* row = findRow(dungeon, z, uid);
    if (row)
        ++row->salt;
    return row != nullptr;
}

// As this level has it, with what the level says otherwise.
Result<void> rerollRowWithin(Dungeon& dungeon, int z, Uid uid, Uid copy, std::vector<Box> boxes)
{
    DungeonLevel& level = dungeon.level(z);
    const std::vector<LevelRow> rows = levelRows(dungeon, level);
    const auto found = std::ranges::find(rows, uid, [](const LevelRow& each) { return each.row.uid; });
    if (found == rows.end() || found->row.type == kEditsType || phaseOf(found->row) != Phase::Terrain)
        return failure("", {CAVE_TEXT("errors", "Only a row that shapes the ground can be rerolled in a part of it.")});
    if (found->isExtra && found->row.where.boxes == boxes) {
        rerollRow(dungeon, z, uid);
        return {};
    }
    const auto own = std::ranges::find(level.extraRows, uid, [](const ExtraRow& each) { return each.row.uid; });
    RecipeRow twin = found->row;
    twin.uid = copy;
    ++twin.salt;
    twin.where = {std::move(boxes), {}};
    if (own == level.extraRows.end())
        level.extraRows.push_back({uid, std::move(twin)});
    else
        level.extraRows.insert(own + 1, {own->after, std::move(twin)});
    return {};
}

bool togglePin(Dungeon& dungeon, int z, Uid uid)
{
    RecipeRow* row = findRow(dungeon, z, uid);
    if (!row)
        return false;
    if (row->pin)
        row->pin.reset();
    else
        row->pin = dungeon.level(z).seed.value_or(dungeon.seed);
    return true;
}

bool soloRow(Dungeon& dungeon, int z, Uid uid)
{
    bool isChanged = false;
    for (const LevelRow& each : levelRows(dungeon, dungeon.level(z))) {
        const bool isOn = each.row.uid == uid || givesBase(each.row, dungeon, z);
        if (each.row.on && !isOn)
            isChanged |= toggleRow(dungeon, z, each.row.uid);
    }
    return isChanged;
}

// Rows of single levels that followed it follow the row above it from now on.
bool removeRow(Dungeon& dungeon, int z, Uid uid)
{
    DungeonLevel& shown = dungeon.level(z);
    if (std::erase_if(shown.extraRows, [&](const ExtraRow& extra) { return extra.row.uid == uid; }) > 0) {
        forgetRow(shown, uid);
        return true;
    }
    Recipe* recipe = recipeOf(dungeon, shown);
    if (!recipe)
        return false;
    const auto row = std::ranges::find(recipe->rows, uid, &RecipeRow::uid);
    if (row == recipe->rows.end())
        return false;
    const Uid above = row == recipe->rows.begin() ? Uid{} : std::prev(row)->uid;
    recipe->rows.erase(row);
    for (DungeonLevel& level : dungeon.levels) {
        if (level.recipe != recipe->name)
            continue;
        forgetRow(level, uid);
        for (ExtraRow& extra : level.extraRows)
            if (extra.after == uid)
                extra.after = above;
        std::erase_if(level.extraRows, [](const ExtraRow& extra) { return !extra.after; });
    }
    return true;
}

bool duplicateRow(Dungeon& dungeon, int z, Uid uid, Uid copy)
{
    const RecipeRow* row = findRow(dungeon, z, uid);
    if (!row || row->type == kEditsType)
        return false;
    RecipeRow twin = *row;
    twin.uid = copy;
    insertRow(dungeon, z, uid, std::move(twin));
    return true;
}

Result<void> moveRow(Dungeon& dungeon, int z, Uid uid, int by)
{
    Recipe* recipe = recipeOf(dungeon, dungeon.level(z));
    if (!recipe)
        return failure("", {CAVE_TEXT("errors", "This level has no recipe.")});
    auto& rows = recipe->rows;
    const auto row = std::ranges::find(rows, uid, &RecipeRow::uid);
    if (row == rows.end())
        return failure(
            "", {CAVE_TEXT("errors", "Only this level has the row, and it stays behind the row that it follows.")});
    const auto place = row - rows.begin();
    const auto other = place + by;
    if (other < 0 || other >= std::ssize(rows))
        return failure("", {CAVE_TEXT("errors", "The row is at the end of the recipe already.")});
    const auto own = phaseOf(*row);
    const auto others = phaseOf(rows[static_cast<std::size_t>(other)]);
    if (own && others && *own != *others)
        return failure("", {CAVE_TEXT("errors", "Rows that shape the ground come first, then those that link levels, "
                                                "then those that place things.")});
    std::iter_swap(row, rows.begin() + other);
    return {};
}

void insertRow(Dungeon& dungeon, int z, Uid after, RecipeRow row)
{
    DungeonLevel& level = dungeon.level(z);
    Recipe* recipe = recipeOf(dungeon, level);
    if (!recipe)
        return;
    const auto extra = std::ranges::find(level.extraRows, after, [](const ExtraRow& each) { return each.row.uid; });
    const auto anchor =
        std::ranges::find(recipe->rows, extra == level.extraRows.end() ? after : extra->after, &RecipeRow::uid);
    const auto place = anchor == recipe->rows.end() ? 0 : anchor - recipe->rows.begin() + 1;
    insertAt(*recipe, static_cast<std::size_t>(place), std::move(row));
}

void insertRowAbove(Dungeon& dungeon, int z, Uid before, RecipeRow row)
{
    DungeonLevel& level = dungeon.level(z);
    Recipe* recipe = recipeOf(dungeon, level);
    if (!recipe)
        return;
    const auto extra = std::ranges::find(level.extraRows, before, [](const ExtraRow& each) { return each.row.uid; });
    if (extra != level.extraRows.end())
        return insertRow(dungeon, z, extra->after, std::move(row));
    const auto anchor = std::ranges::find(recipe->rows, before, &RecipeRow::uid);
    insertAt(*recipe, static_cast<std::size_t>(anchor - recipe->rows.begin()), std::move(row));
}

} // namespace cave
