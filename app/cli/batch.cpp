// SPDX-License-Identifier: MIT
// parts, merge and query: what many machines have worked out.
#include "app/cli/commands.h"
#include "app/cli/progress_line.h"
#include "app/cli/report.h"
#include "app/cli/stop_signals.h"
#include "core/base/files.h"
#include "core/batch/database.h"
#include "core/batch/merge.h"

#include <algorithm>
#include <set>
#include <system_error>

namespace cave::cli {

namespace {

// Of a folder all its parts.
std::vector<std::filesystem::path> partsIn(const std::vector<std::string>& named)
{
    std::vector<std::filesystem::path> parts;
    for (const std::filesystem::path path : named) {
        std::error_code problem; // what is no folder is read as a part
        const std::filesystem::directory_iterator entries(path, problem);
        if (problem) {
            parts.push_back(path);
            continue;
        }
        for (const auto& entry : entries)
            if (isPartName(entry.path().filename().string()))
                parts.push_back(entry.path());
    }
    return parts;
}

// A member of an object in JSON has one value.
Result<void> refuseSameNames(const std::vector<std::string>& columns)
{
    std::set<std::string_view> taken;
    for (const std::string& column : columns)
        if (!taken.insert(column).second)
            return failure({}, {CAVE_TEXT("errors", "Two columns are called \"%1\": name one with AS."), {column}});
    return {};
}

Json rowJson(const std::vector<std::string>& columns, const Json::Array& row)
{
    Json json = Json::Object{};
    for (std::size_t i = 0; i < row.size(); ++i)
        json.set(columns[i], row[i]);
    return json;
}

} // namespace

int listMissing(const std::filesystem::path& folder, std::uint64_t shards, std::uint64_t each)
{
    std::error_code problem; // in a folder that is none every part would be missing
    if (const std::filesystem::directory_iterator entries(folder, problem); problem)
        return refuse(systemError(folder, problem));
    const std::vector<std::uint64_t> missing = missingTasks(folder, shards, each);
    if (missing.empty())
        return kDone;
    printLine(arrayText(missing));
    return kNo;
}

int merge(const MergeArguments& arguments)
{
    const bool isPrinted = isStandardOutput(arguments.out);
    if (const auto writable = isPrinted ? Result<void>() : checkMerged(arguments.out); !writable)
        return refuse(writable.error());
    const auto parts = orderParts(partsIn(arguments.parts), arguments.isRange);
    if (!parts)
        return refuse(parts.error());
    const StopSignals signals;
    ProgressLine progress(parts->lines, "lines", arguments.progress);
    const auto tell = [&](std::uint64_t lines) {
        progress.show(lines);
        return !signals.isAsked() && isOutputOpen();
    };
    const auto print = [](std::string_view lines) {
        printData(lines);
        return Result<void>();
    };
    const auto hash =
        isPrinted ? mergeParts(*parts, print, tell) : mergeParts(*parts, arguments.out, tell, arguments.tables);
    progress.clear();
    if (!hash)
        return refuse(hash.error());
    if (!isOutputOpen())
        return kDone; // why, is asked when the program ends
    if (!*hash)
        return kCannot;
    if (isPrinted)
        complain(hexOf(**hash)); // the lines are the data
    else
        printLine(hexOf(**hash));
    return kDone;
}

int query(const std::filesystem::path& database, const std::string& sql, bool asJson)
{
    const StopSignals signals;
    std::vector<std::string> columns;
    const auto begin = [&](const std::vector<std::string>& names) {
        columns = names;
        if (asJson)
            return refuseSameNames(names);
        printData(csvLine(std::vector<Json>(names.begin(), names.end())));
        return Result<void>();
    };
    const auto take = [&](const Json::Array& row) {
        printData(asJson ? rowJson(columns, row).compact() + '\n' : csvLine(row));
        return isOutputOpen() && !signals.isAsked();
    };
    const auto answered = queryDatabase(database, sql, begin, take, [&] { return !signals.isAsked(); });
    if (signals.isAsked())
        return kCannot; // the last line is whole
    return answered ? kDone : refuse(answered.error());
}

} // namespace cave::cli
