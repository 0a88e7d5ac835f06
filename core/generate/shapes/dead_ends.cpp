// SPDX-License-Identifier: MIT
#include "core/generate/shapes/dead_ends.h"

#include "core/base/position.h"

namespace cave {

namespace {

constexpr int kSides = 8; // directions count clockwise from the north, the four sides every second one

bool isGround(const BitGrid& ground, int x, int y, int direction)
{
    const Position at = moved({x, y, 0}, kDirections[static_cast<std::size_t>(direction % kSides)]);
    return ground.getOr(at.x, at.y, false);
}

bool isDeadEnd(const BitGrid& ground, int x, int y)
{
    for (int side = 0; side < kSides; side += 2) {
        if (!isGround(ground, x, y, side))
            continue;
        for (int turn = 2; turn < kSides - 1; ++turn)
            if (isGround(ground, x, y, side + turn))
                return false;
        return true;
    }
    return false;
}

bool fits(const Closet& closet, const BitGrid& cuttable, const BitGrid& solid)
{
    for (int dy = -2; dy <= 2; ++dy)
        for (int dx = -2; dx <= 2; ++dx) {
            const CellAt at{closet.centre.x + dx, closet.centre.y + dy};
            const bool isInside = std::abs(dx) < 2 && std::abs(dy) < 2;
            if (!(isInside ? cuttable : solid).getOr(at.x, at.y, false))
                return false;
        }
    return cuttable.getOr(closet.door.x, closet.door.y, false);
}

} // namespace

BitGrid deadEnds(const BitGrid& ground)
{
    BitGrid ends(ground.width(), ground.height());
    ground.forEach([&](int x, int y) { ends.set(x, y, isDeadEnd(ground, x, y)); });
    return ends;
}

std::array<CellAt, 9> Closet::cells() const
{
    std::array<CellAt, 9> all{};
    for (int i = 0; i < 9; ++i)
        all[static_cast<std::size_t>(i)] = {centre.x + i % 3 - 1, centre.y + i / 3 - 1};
    return all;
}

std::optional<Closet> closetBehind(CellAt door, const BitGrid& cuttable, const BitGrid& solid)
{
    for (int side = 0; side < kSides; side += 2) {
        const Offset step = offsetOf(kDirections[static_cast<std::size_t>(side)]);
        const Closet closet{door, {door.x + 2 * step.dx, door.y + 2 * step.dy}};
        if (fits(closet, cuttable, solid))
            return closet;
    }
    return std::nullopt;
}

} // namespace cave
