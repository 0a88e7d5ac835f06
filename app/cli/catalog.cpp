// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "app/cli/seed_lines.h"
#include "core/lab/batch_bake.h"
#include "core/lab/map_measures.h"
#include "core/proof/census.h"
#include "core/proof/problems.h"

#include <algorithm>

namespace cave::cli {

namespace {

Json countsJson(const std::map<std::string, int>& counts)
{
    Json json = Json::Object{};
    for (const auto& [key, count] : counts)
        json.set(key, count);
    return json;
}

// How many rows of each type could not do all they were asked.
Json rowsJson(const std::vector<RowReport>& reports, RowState state)
{
    std::map<std::string, int> counts;
    for (const RowReport& report : reports)
        if (report.state == state)
            ++counts[report.type];
    return countsJson(counts);
}

// Games are simulate's to tell of.
Json measuresJson(MeasuredLevel& level)
{
    Json json = Json::Object{};
    for (const MapMeasure& measure : mapMeasures())
        if (const auto number = measure.isOfDungeon() ? std::nullopt : measure.of(level))
            json.set(measure.id, *number);
    return json;
}

Json levelsJson(const Dungeon& dungeon, const std::vector<RowReport>& reports, const Census& census,
                const CatalogArguments& arguments)
{
    Json::Array levels;
    MeasuredDungeon measured(dungeon, {&reports, {}});
    for (int z = 0; z < dungeon.depth(); ++z) {
        const LevelCensus& counted = census.levels[static_cast<std::size_t>(z)];
        Json level;
        level.set("hash", hexOf(levelHash(dungeon, dungeon.level(z))));
        level.set("floor", counted.floor);
        level.set("links", counted.links);
        if (arguments.byLevel) {
            level.set("creatures", countsJson(counted.creatures));
            level.set("items", countsJson(counted.items));
        }
        if (arguments.measures)
            level.set("measures", measuresJson(measured.level(z)));
        levels.push_back(std::move(level));
    }
    return levels;
}

Json problemsJson(const Dungeon& dungeon)
{
    const std::vector<Problem> problems = findProblems(dungeon);
    const auto count = [&](Severity severity) {
        return static_cast<int>(std::ranges::count(problems, severity, &Problem::severity));
    };
    Json json = Json::Object{{"errors", count(Severity::Error)}, {"warnings", count(Severity::Warning)}};
    if (verdictOf(problems) == Verdict::NotProved)
        json.set("proof", "not proved");
    return json;
}

Json lineOf(const Dungeon& dungeon, const std::vector<RowReport>& reports, const CatalogArguments& arguments)
{
    const Census census = takeCensus(dungeon);
    Json json;
    json.set("seed", std::to_string(dungeon.seed));
    json.set("hash", hexOf(dungeonHash(dungeon)));
    json.set("width", dungeon.width);
    json.set("height", dungeon.height);
    json.set("depth", dungeon.depth());
    json.set("levels", levelsJson(dungeon, reports, census, arguments));
    json.set("links", census.links());
    json.set("creatures", countsJson(census.creatures()));
    json.set("items", countsJson(census.items()));
    json.set("partial", rowsJson(reports, RowState::Partial));
    json.set("skipped", rowsJson(reports, RowState::Skipped));
    json.set("problems", problemsJson(dungeon));
    return json;
}

} // namespace

int catalog(const std::string& nameOrFile, const CatalogArguments& arguments)
{
    const auto file = openDungeon(nameOrFile);
    if (!file)
        return refuse(file.error());
    SeedLines lines;
    lines.source = nameOrFile;
    lines.run = runOf("catalog", file->dungeon,
                      Json::Object{{"by_level", arguments.byLevel}, {"measures", arguments.measures}});
    BatchBake batch(file->dungeon);
    lines.make = [&](std::uint64_t seed) -> Result<SeedLine> {
        SeedLine line;
        const auto baked = batch.bake(seed, [&](const Dungeon& dungeon, const std::vector<RowReport>& reports) {
            line = {lineOf(dungeon, reports, arguments)};
        });
        if (!baked)
            return std::unexpected(baked.error());
        return line;
    };
    return writeSeedLines(lines, arguments.lines).status;
}

} // namespace cave::cli
