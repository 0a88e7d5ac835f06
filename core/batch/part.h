// SPDX-License-Identifier: MIT
/// @file
/// A part: the finished lines of one shard, in a file of its own. Lines of JSON, packed with zstd; the last one closes
/// the part and tells what it is a part of:
///
///     {"closing": {"command": "catalog", "dungeon": "0x…", "settings": {…}, "parts": 512, "part": 7, "first": "…",
///                  "count": "…", "lines": "…", "hash": "0x…", "version": "…", "rng": 1, "rules": 4}}
///
/// and "form" where the lines are of another one than the first.
///
/// A part is there whole or not at all, for it is written beside its place and renamed; two workers that make the same
/// part write the same lines. So any scheduler may start a task again.
#pragma once

#include "core/base/hash.h"
#include "core/base/result.h"
#include "core/batch/packed_lines.h"
#include "core/batch/shard.h"
#include "core/json/json.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace cave {

/// What all parts of a run have in common: lines of two different ones do not belong together.
struct BatchRun {
    std::string command;            ///< "catalog"
    std::uint64_t dungeon = 0;      ///< the hash of its design
    Json settings = Json::Object{}; ///< what else shapes the lines: the query, who plays, ...
    std::string version;            ///< of the program
    int rng = 1;
    int rules = 0;
    int form = 1; ///< of a line: more than that once such a command's lines have other members than they had
    bool operator==(const BatchRun&) const = default;
};

/// What the closing line tells.
struct PartClosing {
    BatchRun run;
    Shard shard;
    SeedRange seeds; ///< of the part
    std::uint64_t lines = 0; ///< without the closing one
    std::uint64_t hash = 0;  ///< as BatchHasher gives it
};

/// Of all lines of a run in order, however many parts they come from.
class BatchHasher {
public:
    BatchHasher() { m_hasher.add("batch"); }
    void add(std::string_view line) { m_hasher.add(line); }
    std::uint64_t result() const { return m_hasher.result(); }

private:
    TupleHasher m_hasher;
};

/// "part-00007-of-00512.jsonl.zst"
std::string partName(const Shard& shard);
bool isPartName(std::string_view name); ///< whether it is one of some shard

/// Packs lines as they come.
class PartWriter {
public:
    void add(std::string_view line);
    /// The bytes of the file, but those that were taken; add no more.
    std::string close(const BatchRun& run, const Shard& shard, const SeedRange& seeds);
    std::string take() { return m_packer.take(); } ///< the bytes that came out so far, where they are too many to keep

private:
    LinePacker m_packer;
    BatchHasher m_hash;
    std::uint64_t m_lines = 0;
};

/// Hands each line but the closing one to `take`, and proves the whole: that it ends with a closing line, that there is
/// nothing behind it, and that lines and hash are what that one tells. An error's `where` begins with the path; `take`
/// has then been given lines that are not to be believed.
Result<PartClosing> readPart(const std::filesystem::path& path,
                             const std::function<Result<void>(std::string_view line)>& take);
/// The same of the file's bytes; an error's `where` is without the path.
Result<PartClosing> readPartBytes(std::string_view packed,
                                  const std::function<Result<void>(std::string_view line)>& take);
Result<PartClosing> provePart(const std::filesystem::path& path);

/// Whether the shard's part stands whole in the folder; an error where one of another run does.
Result<bool> isFinished(const std::filesystem::path& folder, const BatchRun& run, const Shard& shard,
                        const SeedRange& seeds);

/// The tasks of an array, each of `each` shards, that have a part to make still, whatever the run is; they rise.
std::vector<std::uint64_t> missingTasks(const std::filesystem::path& folder, std::uint64_t shards, std::uint64_t each);

} // namespace cave
