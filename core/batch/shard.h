// SPDX-License-Identifier: MIT
/// @file
/// A run over many seeds cut into shards, which any number of machines work through in any order.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace cave {

/// Seeds that follow each other.
struct SeedRange {
    std::uint64_t first = 1;
    std::uint64_t count = 1; ///< first + count <= 2^64
    bool operator==(const SeedRange&) const = default;
};

/// One of `of` about equal cuts, counted from 0.
struct Shard {
    std::uint64_t index = 0;
    std::uint64_t of = 1;
    bool operator==(const Shard&) const = default;
};

inline constexpr std::uint64_t kMostShards = 99'999; ///< so that their names have one length, and sort

/// "7/512" is the eighth of 512. An error's `where` is empty.
Result<Shard> readShard(std::string_view text);

/// Its seeds, the offsets floor(index * count / of) up to those of the next shard: all shards together are the whole,
/// and none is larger than another by more than one seed. May be empty where there are more shards than seeds.
SeedRange seedsOf(const SeedRange& whole, const Shard& shard);

/// What a task of an array does when each does so many: `each` shards from task * each on, as far as there are any.
/// Schedulers limit the number of tasks, often to a thousand.
std::vector<Shard> shardsOfTask(std::uint64_t task, std::uint64_t each, std::uint64_t of);

/// Numbers as Slurm's --array takes them: "3,17-19". `numbers` rise.
std::string arrayText(const std::vector<std::uint64_t>& numbers);

} // namespace cave
