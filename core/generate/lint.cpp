// SPDX-License-Identifier: MIT
#include "core/generate/lint.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

// A fact that rows may need: why a row without it is red, and the pass that mends it.
struct FactText {
    Fact fact;
    Text why;
    std::string_view fix;
};

const std::array<FactText, 5>& factTexts()
{
    static const std::array<FactText, 5> texts{
        {{kBase, {CAVE_TEXT("recipe", "No row above makes any floor. Insert \"caves\" or \"rooms\" above.")}, "caves"},
         {kRooms, {CAVE_TEXT("recipe", "No row above makes rooms. Insert \"rooms\" above.")}, "rooms"},
         {kConnected, {CAVE_TEXT("recipe", "Parts of the level may lie apart. Insert \"connect\" above.")}, "connect"},
         {kStairs, {CAVE_TEXT("recipe", "No row above joins the levels. Insert \"stairs\" above.")}, "stairs"},
         {kGates, {CAVE_TEXT("recipe", "No row above makes gates. Insert \"gates\" above.")}, "gates"}}};
    return texts;
}

std::string rowPath(int z, const RecipeRow& row)
{
    return "levels[" + std::to_string(z) + "], row " + hexOf(row.uid.value) + " (" + row.type + ")";
}

Error phaseError(int z, const RecipeRow& row)
{
    return {rowPath(z, row),
            {CAVE_TEXT("errors", "This row must stand above the rows that link levels and place things.")}};
}

// Why a row does not run that makes once more what needs making only once. A second row of hand edits would meet only
// them, and so find that none of them is needed.
std::optional<Text> whySecond(const Facts& facts, std::uint8_t known, const RecipeRow& row)
{
    const int again = facts.gives & known;
    if ((again & kHandEdits) != 0)
        return Text{
            CAVE_TEXT("recipe", "A row above has put back your hand edits already. Mute or remove one of them.")};
    if ((again & kBase) != 0 && row.where.isEverywhere())
        return Text{CAVE_TEXT("recipe", "A row above has made the whole level already. Give this row an area, or mute "
                                        "one of them.")};
    return std::nullopt;
}

RowProblem unknownPass(int z, const RecipeRow& row)
{
    return {z,
            row.uid,
            row.type,
            {CAVE_TEXT("errors", "No pass is called \"%1\" in version %2. The level stays as it is stored."),
             {row.type, std::int64_t{row.version}}},
            {}};
}

} // namespace

std::vector<RecipeRow> rowsOf(const Dungeon& dungeon, const DungeonLevel& level)
{
    std::vector<RecipeRow> rows;
    const Recipe* recipe = dungeon.findRecipe(level.recipe);
    if (!recipe)
        return rows;
    const auto append = [&](RecipeRow row) {
        for (const auto& [uid, parameters] : level.parameters)
            if (uid == row.uid)
                for (const auto& [id, value] : *parameters.as<Json::Object>())
                    row.parameters.set(id, value);
        if (row.on && std::ranges::find(level.mutedRows, row.uid) == level.mutedRows.end())
            rows.push_back(std::move(row));
    };
    for (const RecipeRow& row : recipe->rows) {
        append(row);
        for (const RecipeRow* extra : extraRowsAfter(level, row.uid, *recipe))
            append(*extra);
    }
    return rows;
}

Result<LevelSteps> stepsOf(const Dungeon& dungeon, int z)
{
    const DungeonLevel& level = dungeon.level(z);
    if (!level.recipe.empty() && !dungeon.findRecipe(level.recipe))
        return failure("levels[" + std::to_string(z) + "].recipe",
                       {CAVE_TEXT("errors", "No recipe is called \"%1\"."), {level.recipe}});
    LevelSteps result;
    Phase phase = Phase::Terrain;
    for (RecipeRow& row : rowsOf(dungeon, level)) {
        const Pass* pass = findPass(row.type, row.version);
        if (!pass)
            return LevelSteps{{}, unknownPass(z, row)};
        std::optional<Error> problem;
        checkParameters(JsonCursor(row.parameters, problem), pass->type, pass->parameters, *dungeon.catalogue);
        if (problem)
            return failure(rowPath(z, row) + ": " + problem->where, problem->what);
        if (pass->refuse)
            if (auto refused = pass->refuse({row.parameters, *dungeon.catalogue, z + 1}))
                return failure(rowPath(z, row) + ": " + refused->where, refused->what);
        const Phase own = pass->phaseOf(row.parameters);
        if (own < phase)
            return std::unexpected(phaseError(z, row));
        phase = own;
        result.steps.push_back({std::move(row), pass, own});
    }
    return result;
}

std::vector<RowProblem> lint(const Dungeon& dungeon, int z, std::span<const Step> steps)
{
    std::vector<RowProblem> problems;
    std::uint8_t known = 0;
    for (const Step& step : steps) {
        if (!step.pass->facts)
            continue;
        const Facts facts = step.pass->facts({step.row.parameters, *dungeon.catalogue, z + 1});
        const auto missing = std::ranges::find_if(
            factTexts(), [&](const FactText& text) { return (facts.needs & ~known & text.fact) != 0; });
        if (missing != factTexts().end()) {
            problems.push_back({z, step.row.uid, step.row.type, missing->why, std::string(missing->fix)});
            continue;
        }
        if (const auto why = whySecond(facts, known, step.row)) {
            problems.push_back({z, step.row.uid, step.row.type, *why, {}});
            continue;
        }
        // A second maker, in its area, stands beside what the first one made.
        const bool isBeside = (facts.gives & known & kBase) != 0;
        const int breaks = facts.breaks | (isBeside ? kConnected : 0);
        const int gives = facts.gives & ~(isBeside ? kConnected : 0);
        known = static_cast<std::uint8_t>((known & ~breaks) | gives);
    }
    return problems;
}

Result<std::vector<RowProblem>> lint(const Dungeon& dungeon)
{
    std::vector<RowProblem> problems;
    for (int z = 0; z < dungeon.depth(); ++z) {
        const auto level = stepsOf(dungeon, z);
        if (!level)
            return std::unexpected(level.error());
        if (level->unknown)
            problems.push_back(*level->unknown);
        std::ranges::copy(lint(dungeon, z, level->steps), std::back_inserter(problems));
    }
    return problems;
}

} // namespace cave
