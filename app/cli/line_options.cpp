// SPDX-License-Identifier: MIT
#include "app/cli/line_options.h"

#include "app/cli/report.h"
#include "core/base/ids.h"

#include <CLI/CLI.hpp>

#include <cstdlib>

namespace cave::cli {

namespace {

constexpr int kMostJobs = 256;

// What tells a task its number: of Slurm's arrays and of Kubernetes' indexed jobs. How many tasks there are is not
// asked, for an array that is sent again for one of them has one.
constexpr const char* kTaskVariables[]{"SLURM_ARRAY_TASK_ID", "JOB_COMPLETION_INDEX"};

// Whoever counts tasks from 1, or has one too many, would otherwise learn only from a merge that parts are missing.
std::vector<Shard> shardsOfThisTask(std::uint64_t each, std::uint64_t of)
{
    for (const char* variable : kTaskVariables)
        if (const char* value = std::getenv(variable)) {
            std::vector<Shard> shards = shardsOfTask(numberOf(variable, value), each, of);
            if (shards.empty())
                throw CLI::ValidationError(variable, "is no task of this run: " + std::string(value) + "; --shards " +
                                                         std::to_string(of) + " --each " + std::to_string(each) +
                                                         " are the tasks 0 to " + std::to_string((of - 1) / each));
            return shards;
        }
    throw CLI::ValidationError("--shards", std::string("without --shard, the number of the task has to stand in ") +
                                               kTaskVariables[0] + " or " + kTaskVariables[1]);
}

SeedRange rangeOf(const std::string& first, const std::string& count)
{
    const SeedRange seeds{numberOf("--first", first), numberOf("--count", count)};
    if (seeds.first > 0 && seeds.count > std::uint64_t{0} - seeds.first)
        throw CLI::ValidationError("--count", "goes beyond the last seed, 18446744073709551615");
    return seeds;
}

template <typename T>
T valueOf(const char* option, Result<T> result)
{
    if (!result)
        throw CLI::ValidationError(option, inEnglish(result.error().what));
    return std::move(*result);
}

} // namespace

// Counts are parsed here, because CLI11 takes -1 for the largest number.
std::uint64_t numberOf(const std::string& option, const std::string& typed)
{
    const auto number = parseDecimal(typed);
    if (!number)
        throw CLI::ValidationError(
            option, "is not a whole number from 0 to 18446744073709551615, without zeros before it: " + typed);
    return *number;
}

void LineOptions::addTo(CLI::App& command, const std::string& countHelp)
{
    const CLI::Range aShard(std::uint64_t{1}, kMostShards);
    command.add_option("--first", first, "the first seed, a number; 1 when not given");
    command.add_option("--count", count, countHelp)->required();
    command.add_option("-j,--jobs", jobs, "threads to work with; the lines stay the same")
        ->check(CLI::Range(1, kMostJobs));
    CLI::Option* asColumns = command.add_option(
        "--columns", columns, "members of the lines, as seed,problems.errors,levels.2.floor: comma-separated values");
    CLI::Option* one = command.add_option("--shard", shard, "only the seeds of shard i of n, counted from 0, as 7/512");
    CLI::Option* all = command
                           .add_option("--shards", shards,
                                       "cuts the seeds into so many shards, and does those of the task that a "
                                       "scheduler tells")
                           ->check(aShard)
                           ->excludes(one);
    command.add_option("--each", each, "shards of a task; 1 when not given")->check(aShard)->needs(all);
    command.add_option("--parts", parts, "a folder; each shard becomes a part in it, unless it is there already")
        ->excludes(asColumns);
    command.add_flag("--progress", progress, "tells on stderr how far it is, also where that is no terminal");
}

LineArguments LineOptions::arguments() const
{
    LineArguments read;
    read.seeds = rangeOf(first, count);
    read.jobs = jobs;
    read.parts = parts;
    read.progress = progress;
    if (!columns.empty())
        read.columns = valueOf("--columns", Columns::read(columns));
    if (shards > 0)
        read.shards = shardsOfThisTask(each, shards);
    else
        read.shards = {shard.empty() ? Shard{} : valueOf("--shard", readShard(shard))};
    return read;
}

} // namespace cave::cli
