// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/dungeon.h"

#include <cstdint>
#include <vector>

namespace cave {

/// The levelHash() of every level, of large dungeons on several threads.
std::vector<std::uint64_t> levelHashes(const Dungeon& dungeon);

} // namespace cave
