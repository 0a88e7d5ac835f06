// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "app/cli/stop_signals.h"
#include "core/generate/bake.h"
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

Json levelsJson(const Dungeon& dungeon, const Census& census)
{
    Json::Array levels;
    for (std::size_t z = 0; z < dungeon.levels.size(); ++z)
        levels.push_back(Json::Object{{"hash", hexOf(levelHash(dungeon, dungeon.levels[z]))},
                                      {"floor", census.levels[z].floor},
                                      {"links", census.levels[z].links}});
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

std::string lineOf(const Dungeon& dungeon, const std::vector<RowReport>& reports)
{
    const Census census = takeCensus(dungeon);
    Json json;
    json.set("seed", std::to_string(dungeon.seed));
    json.set("hash", hexOf(dungeonHash(dungeon)));
    json.set("width", dungeon.width);
    json.set("height", dungeon.height);
    json.set("depth", dungeon.depth());
    json.set("levels", levelsJson(dungeon, census));
    json.set("links", census.links());
    json.set("creatures", countsJson(census.creatures));
    json.set("items", countsJson(census.items));
    json.set("partial", rowsJson(reports, RowState::Partial));
    json.set("skipped", rowsJson(reports, RowState::Skipped));
    json.set("problems", problemsJson(dungeon));
    return json.compact();
}

} // namespace

int catalog(const std::string& nameOrFile, const SeedRange& seeds, int jobs)
{
    const auto file = openDungeon(nameOrFile);
    if (!file)
        return refuse(file.error());
    const auto make = [&](std::uint64_t seed) -> Result<std::string> {
        Dungeon dungeon = file->dungeon;
        const auto baked = bake(dungeon, seed);
        if (!baked)
            return std::unexpected(baked.error());
        return lineOf(dungeon, baked->rows);
    };
    int status = kDone;
    const StopSignals signals;
    const auto take = [&](const Result<std::string>& line) {
        if (!line) {
            status = refuse(line.error(), nameOrFile);
            return false;
        }
        printData(*line + '\n');
        return isOutputOpen() && !signals.isAsked();
    };
    forEachSeed(seeds, jobs, make, take);
    return signals.isAsked() ? kCannot : status;
}

} // namespace cave::cli
