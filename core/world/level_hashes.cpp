// SPDX-License-Identifier: MIT
#include "core/world/level_hashes.h"

#include "core/base/parallel.h"

#include <algorithm>
#include <thread>

namespace cave {

std::vector<std::uint64_t> levelHashes(const Dungeon& dungeon)
{
    // A thread takes about as long to start as the hash of some ten thousand cells.
    constexpr std::int64_t kCellsEach = 1'000'000;
    const std::int64_t cells = std::int64_t{dungeon.width} * dungeon.height * dungeon.depth();
    const auto processors = static_cast<std::int64_t>(std::thread::hardware_concurrency());
    std::vector<std::uint64_t> hashes(dungeon.levels.size());
    forEachInParallel(hashes.size(), static_cast<int>(std::min(cells / kCellsEach, processors)),
                      [&](std::size_t z) { hashes[z] = levelHash(dungeon, dungeon.levels[z]); });
    return hashes;
}

} // namespace cave
