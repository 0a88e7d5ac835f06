// SPDX-License-Identifier: MIT
/// @file
/// How far a search of seeds has come, as a file: so that it is stopped and goes on another day.
///
///     {"format": "cavewright/search", "version": 1, "dungeon": "0x…", "where": "has bow by 3", "near": 0,
///      "program": "1.0.0", "rng": 1, "rules": 6, "first": "1", "tried": "4711", "hits": "12", "missing": ["4699"]}
///
/// and "form" where the lines of the hits are of another one than the first.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// What a search is of: answers to another question, or by another program, do not belong together.
struct SearchedFor {
    std::uint64_t dungeon = 0; ///< the hash of its design
    std::string where;         ///< the query as it was typed
    std::uint64_t near = 0;    ///< so many of its terms may be missing
    std::string program;       ///< its version
    int rng = 1;
    int rules = 1;
    std::uint64_t first = 0; ///< seed
    bool operator==(const SearchedFor&) const = default;
};

struct SearchState {
    std::string schema; ///< kSchemaMember of the file, which stays
    SearchedFor searched;
    int form = 1; ///< of the hits' lines, from 1, as BatchRun::form: those of two do not belong in one file
    std::uint64_t tried = 0; ///< seeds from the first one on
    std::uint64_t hits = 0;  ///< among them
    std::vector<std::uint64_t> missing; ///< of each term of the query: seeds that were dropped without it
    bool operator==(const SearchState&) const = default;
};

std::string writeSearchState(const SearchState& state); ///< a line
/// An error's `where` is the place in the document.
Result<SearchState> readSearchState(std::string_view text);

} // namespace cave
