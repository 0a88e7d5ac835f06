// SPDX-License-Identifier: MIT
/// @file
/// Parts put together: all lines of a run in order.
#pragma once

#include "core/batch/part.h"
#include "core/batch/tables.h"

#include <optional>

namespace cave {

/// Parts of one run that follow each other without a gap.
struct BatchParts {
    BatchRun run;
    SeedRange seeds; ///< of all of them
    std::vector<std::filesystem::path> paths;
    std::uint64_t lines = 0;
};

/// Proves each part and puts them in order. Refused, with the parts named: one that is not whole, parts of different
/// runs or of different cuts, the same part twice, and a part that is missing; with `mayBeRange` only between others.
Result<BatchParts> orderParts(const std::vector<std::filesystem::path>& paths, bool mayBeRange);

/// Called with the number of lines done; false to stop.
using MergeProgress = std::function<bool(std::uint64_t lines)>;

/// Whether mergeParts() makes a database of it: by its ending, or that of where its links lead.
bool isDatabaseName(const std::filesystem::path& out);

/// Whether mergeParts() could write there, for whoever asks before all parts are proved. Leaves no trace.
Result<void> checkMerged(const std::filesystem::path& out);

/// Writes the lines of all parts to a file that is replaced as a whole, in the form of its ending, and gives the hash
/// of them all, which does not depend on how many parts there are. Nothing: it was stopped, and nothing was written.
/// - .sqlite: a database, see database.h; `tables`, which the others do not heed, are those that it gets
/// - .jsonl: the lines
/// - .jsonl.zst: the same as a part, the only one of its run
Result<std::optional<std::uint64_t>> mergeParts(const BatchParts& parts, const std::filesystem::path& out,
                                                const MergeProgress& progress, const BatchTables& tables = {});

/// The same lines to whoever takes them, whole ones and many at once, and their hash. An error of `take` is given back.
using LinesTaken = std::function<Result<void>(std::string_view lines)>;
Result<std::optional<std::uint64_t>> mergeParts(const BatchParts& parts, const LinesTaken& take,
                                                const MergeProgress& progress);

} // namespace cave
