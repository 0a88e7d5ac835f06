// SPDX-License-Identifier: MIT
// What catalog, simulate and search share: a line of data for each of many seeds, in their order, to standard output or
// into the parts of a batch.
#pragma once

#include "core/batch/columns.h"
#include "core/batch/part.h"
#include "core/world/dungeon.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace cave::cli {

struct LineArguments {
    SeedRange seeds; // of the whole run
    std::vector<Shard> shards; // those of it to work through, in order
    int jobs = 1; // threads
    std::optional<Columns> columns; // as comma-separated values; nothing: as JSON
    bool hasHeader = true; // before those values
    std::filesystem::path parts; // the folder that parts go to; "": to standard output
    bool progress = false; // also where no terminal sees it
};

struct SeedLine {
    std::optional<Json> data; // nothing: the seed has no line
    // Called from the one thread that prints, in the order of the seeds; false when no more are wanted.
    std::function<bool()> taken = [] { return true; };
};

struct SeedLines {
    std::string source; // as the user named the dungeon, for errors
    BatchRun run; // what the lines are
    std::function<Result<SeedLine>(std::uint64_t seed)> make; // called by several threads
    std::function<std::string(const Json& data)> forPeople; // a line of text, instead of JSON; may be none
};

struct LinesDone {
    int status = 0; // an ExitStatus: whether all went well
    std::uint64_t seeds = 0;
    std::uint64_t lines = 0;
    bool isStopped = false; // by a signal, or because nobody reads
};

// What lines of this dungeon by this program have in common.
BatchRun runOf(std::string command, const Dungeon& dungeon, Json settings);

LinesDone writeSeedLines(const SeedLines& lines, const LineArguments& arguments);

} // namespace cave::cli
