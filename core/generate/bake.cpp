// SPDX-License-Identifier: MIT
#include "core/generate/bake.h"

#include <algorithm>
#include <set>

namespace cave {

namespace {

// A row ready to run on one level.
struct Step {
    int z = 0;
    RecipeRow row;
    const Pass* pass = nullptr;
    Phase phase = Phase::Terrain;
};

class Baking {
public:
    explicit Baking(Dungeon& dungeon) : m_dungeon(dungeon) {}

    std::optional<Error> prepare();
    std::vector<RowReport> run();

private:
    std::optional<Error> prepareLevel(int z);
    void clear(DungeonLevel& level);
    void runLevelRows(Phase phase);
    void runLinkRows();
    void runLinkRow(std::size_t first);
    void applyThingEdits();
    void markThingEdits();
    void lockHandMadeLevels();
    RowParameters parametersOf(const Step& step) const
    {
        return {*step.pass, step.row.parameters, *m_dungeon.catalogue};
    }
    Chance chanceOf(const Step& step) const
    {
        return Chance(rowKey(m_dungeon, m_dungeon.levels[static_cast<std::size_t>(step.z)], step.row));
    }

    Dungeon& m_dungeon;
    std::vector<Step> m_steps; // level by level, in the order of each level's rows
    std::vector<LevelCanvas> m_canvases;
    std::vector<RowReport> m_reports;
};

std::optional<Error> Baking::prepare()
{
    for (int z = 0; z < m_dungeon.depth(); ++z)
        if (auto problem = prepareLevel(z))
            return problem;
    return std::nullopt;
}

std::optional<Error> Baking::prepareLevel(int z)
{
    const DungeonLevel& level = m_dungeon.levels[static_cast<std::size_t>(z)];
    const std::string where = "levels[" + std::to_string(z) + "]";
    if (!level.recipe.empty() && !m_dungeon.findRecipe(level.recipe))
        return Error{where + ".recipe", {CAVE_TEXT("errors", "No recipe is called \"%1\"."), {level.recipe}}};
    Phase phase = Phase::Terrain;
    for (const RecipeRow& row : rowsOf(m_dungeon, level)) {
        const std::string rowWhere = where + ", row " + hexOf(row.uid.value) + " (" + row.type + ")";
        const Pass* pass = findPass(row.type, row.version);
        if (!pass)
            return Error{rowWhere,
                         {CAVE_TEXT("errors", "No pass is called \"%1\" in version %2."),
                          {row.type, std::int64_t{row.version}}}};
        std::optional<Error> problem;
        checkParameters(JsonCursor(row.parameters, problem), *pass, *m_dungeon.catalogue);
        if (problem)
            return Error{rowWhere + ": " + problem->where, problem->what};
        const Phase own = pass->phaseOf(row.parameters);
        if (own < phase)
            return Error{
                rowWhere,
                {CAVE_TEXT("errors", "This row must stand above the rows that link levels and place things.")}};
        phase = own;
        m_steps.push_back({z, row, pass, own});
    }
    return std::nullopt;
}

// What the recipe will make again goes; what was made by hand stays with the edits.
void Baking::clear(DungeonLevel& level)
{
    level.tiles.fill(m_dungeon.catalogue->wall());
    level.things.clear();
}

std::vector<RowReport> Baking::run()
{
    if (m_dungeon.start && !m_dungeon.start->byHand)
        m_dungeon.start.reset();
    for (DungeonLevel& level : m_dungeon.levels)
        if (!level.recipe.empty())
            clear(level);
    for (int z = 0; z < m_dungeon.depth(); ++z)
        m_canvases.emplace_back(m_dungeon, z, m_dungeon.levels[static_cast<std::size_t>(z)]);
    markThingEdits();
    lockHandMadeLevels();
    runLevelRows(Phase::Terrain);
    runLinkRows();
    runLevelRows(Phase::Place);
    applyThingEdits();
    return std::move(m_reports);
}

void Baking::runLevelRows(Phase phase)
{
    for (const Step& step : m_steps) {
        if (step.phase != phase)
            continue;
        RowReport report{.row = step.row.uid, .type = step.row.type, .level = step.z};
        RowContext context(m_canvases[static_cast<std::size_t>(step.z)], parametersOf(step), chanceOf(step), report);
        step.pass->runLevel(context);
        m_reports.push_back(std::move(report));
    }
}

// A Link row runs once for all levels that have it, in the place where the first of them has it.
void Baking::runLinkRows()
{
    std::set<Uid> done;
    for (std::size_t i = 0; i < m_steps.size(); ++i)
        if (m_steps[i].phase == Phase::Link && done.insert(m_steps[i].row.uid).second)
            runLinkRow(i);
}

void Baking::runLinkRow(std::size_t first)
{
    RowReport report{.row = m_steps[first].row.uid, .type = m_steps[first].row.type, .level = m_steps[first].z};
    DungeonContext context{m_dungeon, m_canvases, {}, report};
    for (std::size_t i = first; i < m_steps.size(); ++i)
        if (m_steps[i].row.uid == report.row)
            context.rows.push_back({m_steps[i].z, parametersOf(m_steps[i]), chanceOf(m_steps[i])});
    m_steps[first].pass->runDungeon(context);
    m_reports.push_back(std::move(report));
}

void Baking::markThingEdits()
{
    for (LevelCanvas& canvas : m_canvases)
        for (const ThingEdit& edit : canvas.level().thingEdits)
            if (edit.added && canvas.level().tiles.contains(edit.thing.x, edit.thing.y))
                canvas.mark(edit.thing.x, edit.thing.y, kNoSpawn);
}

// Rows that join levels see them, but stairs and tunnels made there would never be taken away again.
void Baking::lockHandMadeLevels()
{
    for (LevelCanvas& canvas : m_canvases)
        if (canvas.level().recipe.empty())
            for (int y = 0; y < canvas.height(); ++y)
                for (int x = 0; x < canvas.width(); ++x)
                    canvas.mark(x, y, kLocked);
}

void Baking::applyThingEdits()
{
    for (DungeonLevel& level : m_dungeon.levels) {
        if (level.recipe.empty())
            continue;
        for (const ThingEdit& edit : level.thingEdits) {
            if (edit.added)
                level.things.push_back(edit.thing);
            else
                std::erase(level.things, edit.thing);
        }
        sortThings(level.things);
    }
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
        for (const ExtraRow& extra : level.extraRows)
            if (extra.after == row.uid)
                append(extra.row);
    }
    return rows;
}

std::uint64_t rowKey(const Dungeon& dungeon, const DungeonLevel& level, const RecipeRow& row)
{
    const std::uint64_t seed = row.pin.value_or(level.seed.value_or(dungeon.seed));
    return hashOf("row", seed, level.uid.value, row.uid.value, std::uint64_t{row.salt});
}

Result<std::vector<RowReport>> bake(Dungeon& dungeon, std::uint64_t seed)
{
    Dungeon baked = dungeon;
    baked.seed = seed;
    Baking baking(baked);
    if (auto problem = baking.prepare())
        return std::unexpected(std::move(*problem));
    auto reports = baking.run();
    dungeon = std::move(baked);
    return reports;
}

} // namespace cave
