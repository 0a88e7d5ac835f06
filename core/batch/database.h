// SPDX-License-Identifier: MIT
/// @file
/// The lines of a run as an SQLite database, to be asked for whatever comes to mind. The only files that know SQLite.
///
///     run(key, value)                  what the parts share: command, dungeon, version, ...
///     seed(n, seed, hash, errors, warnings, json)  a line each; n counts from the first seed, from 0
///     level(n, level, ...)             a column for each number or text that a level has
///     kind(id, kind_table, name)       creatures and items
///     thing(n, level, kind, count)     level 0: in the whole dungeon
///     game(n, persona, trial, outcome, level, turn, killer, score, json)
///
/// Besides `run`, only the tables that are wanted are there. `json` has the members that have no place of their own.
/// Seeds are text, because SQLite's integers are signed.
#pragma once

#include "core/batch/merge.h"

#include <memory>

namespace cave {

class BatchDatabase {
public:
    /// An empty file that is there already, to be written in one go: it is of no use before close(). What no wanted
    /// table would hold is not looked at.
    static Result<BatchDatabase> open(const std::filesystem::path& path, const BatchTables& wanted = {});

    BatchDatabase(BatchDatabase&&) noexcept;
    ~BatchDatabase();

    /// A line of one of the seeds. An error's `where` is the place in the line, or empty.
    Result<void> add(const Json& line, const SeedRange& seeds);
    Result<void> close(const BatchParts& parts, std::uint64_t hash); ///< the last that is called

private:
    struct Tables;
    explicit BatchDatabase(std::unique_ptr<Tables> tables);

    std::unique_ptr<Tables> m_tables;
};

/// Puts one question that changes nothing, in SQL. `begin` is told the columns, which it may refuse; `take` is told
/// each row, and says false when it wants no more. `goesOn` is asked every now and then, also before the first row:
/// once it says false, the error is stopped(). Numbers with a fraction come as Json::Fraction, bytes as text of hex
/// digits.
Result<void> queryDatabase(const std::filesystem::path& path, const std::string& sql,
                           const std::function<Result<void>(const std::vector<std::string>& columns)>& begin,
                           const std::function<bool(const Json::Array& row)>& take,
                           const std::function<bool()>& goesOn = {});

} // namespace cave
