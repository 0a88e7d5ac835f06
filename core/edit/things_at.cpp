// SPDX-License-Identifier: MIT
#include "core/edit/things_at.h"

#include "core/edit/row_major.h"

#include <algorithm>

namespace cave {

namespace {

template <typename Thing>
std::span<const Thing> at(const std::vector<Thing>& all, int x, int y)
{
    const auto found = std::ranges::equal_range(all, RowMajor::Key{y, x}, {}, RowMajor{});
    return {found.begin(), found.end()};
}

} // namespace

std::span<const Placement> thingsAt(const DungeonLevel& level, int x, int y) { return at(level.things, x, y); }

std::span<const ThingEdit> thingEditsAt(const DungeonLevel& level, int x, int y) { return at(level.thingEdits, x, y); }

} // namespace cave
