// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "core/proof/problems.h"

#include <algorithm>
#include <iostream>

namespace cave::cli {

namespace {

// A refusal, a problem or a warning about one file.
struct Finding {
    std::string severity; // "refused", "error", "warning"
    std::optional<Position> at;
    std::string what;
};

int statusOf(const Finding& finding)
{
    if (finding.severity == "refused")
        return kCannot;
    return finding.severity == "error" ? kNo : kDone;
}

std::vector<Finding> findingsOf(const std::string& name)
{
    const auto file = openDungeon(name);
    if (!file)
        return {
            {"refused", std::nullopt, file.error().where + ": " + inEnglish(file.error().what, Catalogue::builtIn())}};
    const Dungeon& dungeon = file->dungeon;
    std::vector<Finding> findings;
    for (const int level : file->changedLevels)
        findings.push_back({"warning", std::nullopt,
                            "The rows of level " + std::to_string(level + 1) + " were changed outside of Cavewright."});
    for (const Problem& problem : findProblems(dungeon))
        findings.push_back({problem.severity == Severity::Error ? "error" : "warning", problem.at,
                            inEnglish(problem.what, dungeon.catalogue)});
    return findings;
}

void print(const std::string& file, const Finding& finding)
{
    if (finding.severity == "refused") {
        std::cerr << finding.what << '\n';
        return;
    }
    std::cout << file << ": ";
    if (finding.at)
        std::cout << "level " << finding.at->z + 1 << " (" << finding.at->x << ',' << finding.at->y << "): ";
    std::cout << finding.severity << ": " << finding.what << '\n';
}

Json toJson(const std::string& file, const Finding& finding)
{
    Json json = Json::Object{{"file", file}, {"severity", finding.severity}};
    if (finding.at) {
        json.set("level", finding.at->z + 1);
        json.set("x", finding.at->x);
        json.set("y", finding.at->y);
    }
    json.set("what", finding.what);
    return json;
}

} // namespace

int check(const std::vector<std::string>& files, bool asJson)
{
    int status = kDone;
    Json::Array list;
    for (const std::string& file : files)
        for (const Finding& finding : findingsOf(file)) {
            status = std::max(status, statusOf(finding));
            if (asJson)
                list.push_back(toJson(file, finding));
            else
                print(file, finding);
        }
    if (asJson)
        std::cout << Json(std::move(list)).compact() << '\n';
    return status;
}

} // namespace cave::cli
