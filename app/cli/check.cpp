// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "core/generate/bake.h"
#include "core/proof/problems.h"

#include <algorithm>

namespace cave::cli {

namespace {

// A refusal, a problem or a warning about one file.
struct Finding {
    std::string severity; // "refused", "error", "warning"
    std::string what;
    std::optional<int> level; // index
    std::optional<CellAt> cell;
    std::string row = {};   // the type of a recipe's row
    std::string label = {}; // of that row
    bool isNotProved = false; // nobody knows whether the goal can always be reached
};

int statusOf(const Finding& finding)
{
    if (finding.severity == "refused")
        return kCannot;
    return finding.severity == "error" ? kNo : kDone;
}

// Rows that cannot run. A level with a pass that this program does not know stays as it is stored: a warning.
void addRowProblems(const Dungeon& dungeon, std::vector<Finding>& findings)
{
    const auto add = [&](const char* severity, const RowProblem& problem) {
        findings.push_back({severity, inEnglish(problem.why, dungeon.catalogue), problem.level, std::nullopt,
                            problem.type, labelOfRow(dungeon, problem.level, problem.row)});
    };
    for (int z = 0; z < dungeon.depth(); ++z) {
        const auto level = stepsOf(dungeon, z);
        if (!level) {
            findings.push_back({"error", inEnglish(level.error())});
            return;
        }
        if (level->unknown)
            add("warning", *level->unknown);
        for (const RowProblem& problem : lint(dungeon, z, level->steps))
            add("error", problem);
    }
}

// Hand edits that the next generation would drop, as the window shows them in red.
void addConflicts(const Dungeon& dungeon, std::vector<Finding>& findings)
{
    const auto isEdited = [](const DungeonLevel& level) {
        return !level.recipe.empty() &&
               !(level.tileEdits.empty() && level.outsideEdits.empty() && level.thingEdits.empty());
    };
    if (std::ranges::none_of(dungeon.levels, isEdited))
        return;
    Dungeon copy = dungeon;
    const auto baked = bake(copy, dungeon.seed);
    if (!baked)
        return; // the error is listed already
    for (std::size_t z = 0; z < baked->edits.size(); ++z)
        for (const EditFinding& edit : baked->edits[z].findings)
            if (edit.status == EditStatus::Conflict)
                findings.push_back({"error", inEnglish(edit.why, dungeon.catalogue), static_cast<int>(z),
                                    CellAt{edit.x, edit.y}, "edits"});
}

void addProblems(const Dungeon& dungeon, std::vector<Finding>& findings)
{
    for (const Problem& problem : findProblems(dungeon)) {
        Finding finding{problem.severity == Severity::Error ? "error" : "warning",
                        inEnglish(problem.what, dungeon.catalogue)};
        if (problem.at) {
            finding.level = problem.at->z;
            finding.cell = CellAt{problem.at->x, problem.at->y};
        }
        finding.isNotProved = isDoubt(problem);
        findings.push_back(std::move(finding));
    }
}

std::vector<Finding> findingsOf(const std::string& name)
{
    const auto file = openDungeon(name);
    if (!file)
        return {{"refused", inEnglish(file.error())}};
    std::vector<Finding> findings;
    for (const int level : file->changedLevels)
        findings.push_back(
            {"warning", "The rows of level " + std::to_string(level + 1) + " were changed outside of Cavewright."});
    addRowProblems(file->dungeon, findings);
    addConflicts(file->dungeon, findings);
    addProblems(file->dungeon, findings);
    return findings;
}

void print(const std::string& file, const Finding& finding)
{
    if (finding.severity == "refused") {
        complain(finding.what);
        return;
    }
    std::string line = file + ": ";
    if (finding.level) {
        line += "level " + std::to_string(*finding.level + 1);
        if (finding.cell)
            line += " (" + std::to_string(finding.cell->x) + ',' + std::to_string(finding.cell->y) + ')';
        if (!finding.row.empty())
            line += ", " + shownRow(finding.row, finding.label);
        line += ": ";
    }
    printLine(line + finding.severity + ": " + finding.what);
}

Json toJson(const std::string& file, const Finding& finding)
{
    Json json = Json::Object{{"file", file}, {"severity", finding.severity}};
    if (finding.level)
        json.set("level", *finding.level + 1);
    if (finding.cell) {
        json.set("x", finding.cell->x);
        json.set("y", finding.cell->y);
    }
    if (!finding.row.empty())
        json.set("row", finding.row);
    if (!finding.label.empty())
        json.set("label", finding.label);
    json.set("what", finding.what);
    if (finding.isNotProved)
        json.set("proof", "not proved");
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
                print(shownName(file), finding);
        }
    if (asJson)
        printJson(Json(std::move(list)));
    return status;
}

} // namespace cave::cli
