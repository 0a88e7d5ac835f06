// SPDX-License-Identifier: MIT
/// @file
/// Which tables of a database are written, where all of them would be too much.
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace cave {

/// See database.h for what they hold. `run` has no place here: it tells what the others are of, and is always written.
struct BatchTables {
    bool seed = true;
    bool level = true;
    bool kind = true; ///< written wherever `thing` is, whose numbers it names
    bool thing = true;
    bool game = true;
    bool operator==(const BatchTables&) const = default;
};

/// "seed,level": those that are named and no others. An error's `where` is empty.
Result<BatchTables> readTables(std::string_view list);
std::string tableNames(); ///< "run, seed, ...": all that can be named

} // namespace cave
