// SPDX-License-Identifier: MIT
/// @file
/// Whether a seed of a dungeon gives what a query asks for. Lazy and exact: what keys alone can tell decides first,
/// then the levels, then the proof, then the bot, and no stage runs whose answer does not matter.
#pragma once

#include "core/base/box.h"
#include "core/generate/forecast.h"
#include "core/search/query.h"

#include <functional>
#include <memory>
#include <span>

namespace cave {

inline constexpr std::size_t kMostPlaces = 200; ///< of a part: more cannot be told apart

/// What a part of the query came to.
struct SearchReason {
    std::string part; ///< as textOf() writes it
    std::int64_t value = 0;
    int level = 0; ///< from 1: the first one where what it names is, or the nearest; 0: of none, or of several
    std::vector<Box> places{}; ///< of what it names, on the hit's level; none where there are more than can be told
};

struct SearchHit {
    std::uint64_t seed = 0;
    /// Parts other than numbers, in the order of the query; those without a value are left out, and those that need
    /// the proof or a game where the seed was decided without.
    std::vector<SearchReason> why;
    std::vector<std::string> missed; ///< terms of the query that it has not, as textOf() writes them
    int level = 1; ///< from 1: the first part's that has something there, else the first that a part is about
};

/// How far seeds had to be looked at.
struct SearchCounts {
    std::uint64_t tried = 0;
    std::uint64_t forecast = 0; ///< decided by keys alone
    std::uint64_t baked = 0;
    std::uint64_t levels = 0; ///< that were baked one by one till it was decided
    std::uint64_t hits = 0;
};

/// What the query joins by "and" at its top; else the whole of it.
std::span<const Query> termsOf(const Query& query);

/// Of one thread.
class SeedSearch {
public:
    /// Finds seeds that miss at most `near` of the query's terms. When `goesOn` says false, and it says so from then
    /// on, the seed that is looked at is left, proofs and games of the bot too, and is no hit. Fails as a recipe of the
    /// dungeon does.
    static Result<SeedSearch> of(const Dungeon& dungeon, Query query, std::size_t near = 0,
                                 std::function<bool()> goesOn = {});
    ~SeedSearch();
    SeedSearch(SeedSearch&&) noexcept;

    Result<std::optional<SearchHit>> tryOut(std::uint64_t seed);
    const SearchCounts& counts() const;
    /// Terms that the seed tried last lacks, as far as that was looked at: at most near + 1.
    std::span<const std::size_t> missed() const;

private:
    class Work;
    explicit SeedSearch(std::unique_ptr<Work> work);
    std::unique_ptr<Work> m_work;
};

/// The slow twin: bakes the seed and answers from the whole dungeon.
Result<bool> answersFully(const Query& query, const Dungeon& dungeon, std::uint64_t seed);

} // namespace cave
