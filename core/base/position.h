// SPDX-License-Identifier: MIT
/// @file
/// A cell of a world, and the eight ways out of it.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cave {

/// x grows to the east, y to the south, z downwards; all count from 0 (people are shown levels from 1).
struct Position {
    int x = 0;
    int y = 0;
    int z = 0;
    auto operator<=>(const Position&) const = default;
};

struct Offset {
    int dx = 0;
    int dy = 0;
    bool operator==(const Offset&) const = default;
};

enum class Direction : std::uint8_t { North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest };

inline constexpr std::array kDirections{Direction::North, Direction::NorthEast, Direction::East, Direction::SouthEast,
                                        Direction::South, Direction::SouthWest, Direction::West, Direction::NorthWest};

inline constexpr std::array<Offset, 8> kOffsets{{{0, -1},
                                                 {1, -1},
                                                 {1, 0},
                                                 {1, 1}, // in the order of kDirections
                                                 {0, 1},
                                                 {-1, 1},
                                                 {-1, 0},
                                                 {-1, -1}}};

constexpr Offset offsetOf(Direction direction) { return kOffsets[static_cast<std::size_t>(direction)]; }

constexpr bool isDiagonal(Direction direction) { return static_cast<int>(direction) % 2 == 1; }

constexpr Position moved(Position from, Direction direction)
{
    const Offset offset = offsetOf(direction);
    return {from.x + offset.dx, from.y + offset.dy, from.z};
}

/// Steps in 8 directions from one cell of a level to another over open ground.
constexpr int distance(Position a, Position b)
{
    return std::max(std::max(a.x - b.x, b.x - a.x), std::max(a.y - b.y, b.y - a.y));
}

/// "n", "ne", "e" ... as written in command logs.
std::string_view shortName(Direction direction);
std::optional<Direction> directionNamed(std::string_view name);

} // namespace cave
