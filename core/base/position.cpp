// SPDX-License-Identifier: MIT
#include "core/base/position.h"

#include <algorithm>

namespace cave {

namespace {
constexpr std::array<std::string_view, 8> kNames{"n", "ne", "e", "se", "s", "sw", "w", "nw"};
} // namespace

std::string_view shortName(Direction direction) { return kNames[static_cast<std::size_t>(direction)]; }

std::optional<Direction> directionNamed(std::string_view name)
{
    const auto found = std::ranges::find(kNames, name);
    if (found == kNames.end())
        return std::nullopt;
    return kDirections[static_cast<std::size_t>(found - kNames.begin())];
}

} // namespace cave
