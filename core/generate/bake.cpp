// SPDX-License-Identifier: MIT
#include "core/base/parallel.h"
#include "core/generate/baking.h"

namespace cave {

namespace {

// A cell takes some 30 nanoseconds, a thread as long as a thousand.
int threadsFor(const Dungeon& dungeon)
{
    constexpr std::int64_t kCellsEach = 100'000;
    return usefulThreads(std::int64_t{dungeon.width} * dungeon.height * dungeon.depth(), kCellsEach);
}

} // namespace

Result<Baked> bake(Dungeon& dungeon, std::uint64_t seed, std::optional<int> threads)
{
    Baking baking(dungeon, nullptr, threads.value_or(threadsFor(dungeon)), {});
    if (auto problem = baking.prepare())
        return std::unexpected(std::move(*problem));
    return baking.run(seed);
}

Result<void> makeLevels(Dungeon& dungeon, std::uint64_t seed, const Progress& progress)
{
    Baking baking(dungeon, nullptr, threadsFor(dungeon), progress);
    if (auto problem = baking.prepare())
        return std::unexpected(std::move(*problem));
    if (baking.run(seed).wasStopped)
        return stopped();
    return {};
}

Result<Baked> Baker::bake(Dungeon& dungeon, std::uint64_t seed, const Progress& progress)
{
    const bool keeps = std::int64_t{dungeon.width} * dungeon.height * dungeon.depth() <= kMostCells;
    if (!keeps || m_catalogue != dungeon.catalogue || m_pieces != dungeon.pieces || m_library != dungeon.library ||
        m_rules != dungeon.rules)
        m_kept.clear();
    m_catalogue = dungeon.catalogue;
    m_pieces = dungeon.pieces;
    m_library = dungeon.library;
    m_rules = dungeon.rules;
    Baking baking(dungeon, keeps ? this : nullptr, m_threads, progress);
    if (auto problem = baking.prepare())
        return std::unexpected(std::move(*problem));
    for (auto& [place, kept] : m_kept)
        kept.isUsed = false;
    Baked baked = baking.run(seed);
    if (!baked.wasStopped)
        std::erase_if(m_kept, [](const auto& kept) { return !kept.second.isUsed; });
    return baked;
}

// A row that works on each level and the next is kept under the upper one.
const Baker::Kept* Baker::findKept(Uid level, Uid row) const
{
    const auto kept = m_kept.find({level, row});
    return kept == m_kept.end() || kept->second.after.empty() ? nullptr : &kept->second;
}

std::shared_ptr<const LevelState> Baker::after(Uid level, Uid row) const
{
    const Kept* kept = findKept(level, row);
    return kept ? kept->after.front() : nullptr;
}

std::optional<std::int64_t> Baker::microsecondsOf(Uid level, Uid row) const
{
    const Kept* kept = findKept(level, row);
    return kept && m_clock ? std::optional(kept->microseconds) : std::nullopt;
}

std::uint64_t rowKey(const Dungeon& dungeon, const DungeonLevel& level, const RecipeRow& row)
{
    const std::uint64_t seed = row.pin.value_or(level.seed.value_or(dungeon.seed));
    return hashOf("row", seed, level.uid.value, row.uid.value, std::uint64_t{row.salt});
}

std::uint64_t sharedRowKey(const Dungeon& dungeon, const RecipeRow& row)
{
    return hashOf("row", row.pin.value_or(dungeon.seed), std::uint64_t{0}, row.uid.value, std::uint64_t{row.salt});
}

} // namespace cave
