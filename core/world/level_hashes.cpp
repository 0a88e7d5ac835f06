// SPDX-License-Identifier: MIT
#include "core/world/level_hashes.h"

#include "core/base/parallel.h"

namespace cave {

std::vector<std::uint64_t> levelHashes(const Dungeon& dungeon)
{
    constexpr std::int64_t kCellsEach = 1'000'000; // a thread takes about as long to start as the hash of 10,000
    const std::int64_t cells = std::int64_t{dungeon.width} * dungeon.height * dungeon.depth();
    std::vector<std::uint64_t> hashes(dungeon.levels.size());
    forEachInParallel(hashes.size(), usefulThreads(cells, kCellsEach),
                      [&](std::size_t z) { hashes[z] = levelHash(dungeon, dungeon.levels[z]); });
    return hashes;
}

} // namespace cave
