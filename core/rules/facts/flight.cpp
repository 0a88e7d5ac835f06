// SPDX-License-Identifier: MIT
#include "core/rules/facts/flight.h"

namespace cave {

namespace {

int signOf(int value) { return value > 0 ? 1 : value < 0 ? -1 : 0; }

// part / whole rounded down; whole > 0.
int floored(int part, int whole) { return part >= 0 ? part / whole : -((whole - 1 - part) / whole); }

bool letsBeam(const TileKind& tile, bool digs) { return letsFly(tile) || (digs && tile.diggable()); }

} // namespace

std::vector<Position> lineThrough(Position from, Position through, int length,
                                  const std::function<bool(Position)>& isOpen)
{
    const int dx = through.x - from.x;
    const int dy = through.y - from.y;
    const int steps = distance(from, through);
    const bool isFlat = std::max(dx, -dx) == steps; // a cell a column
    std::vector<Position> line;
    line.reserve(static_cast<std::size_t>(length));
    for (int i = 1; i <= length; ++i) {
        const int start = isFlat ? from.y : from.x;
        const int part = i * (isFlat ? dy : dx);
        const int low = start + floored(part, steps);
        const int rest = 2 * (part - floored(part, steps) * steps); // 0 .. 2 * steps - 1
        const auto cell = [&](int across) {
            return isFlat ? Position{from.x + i * signOf(dx), across, from.z}
                          : Position{across, from.y + i * signOf(dy), from.z};
        };
        Position next = cell(rest > steps ? low + 1 : low);
        if (rest == steps && !isOpen(next) && isOpen(cell(low + 1)))
            next = cell(low + 1);
        line.push_back(next);
        if (!isOpen(next))
            break;
    }
    return line;
}

bool letsFly(const TileKind& tile)
{
    return !tile.opaque && (tile.walkable || tile.flyable || tile.ground == Ground::Water);
}

Flight flightOf(const World& world, Position from, Position to, const std::function<bool(const Creature&)>& counts)
{
    const auto isOpen = [&](Position at) { return letsFly(world.tileKind(at)); };
    Flight flight;
    flight.lands = from;
    for (const Position at : lineThrough(from, to, distance(from, to), isOpen)) {
        if (!isOpen(at)) {
            flight.stopped = at;
            break;
        }
        flight.path.push_back(at);
        if (world.isWalkable(at) || world.tileKind(at).falls)
            flight.lands = at;
        const Creature* there = world.creatureAt(at);
        if (there && counts(*there)) {
            flight.met = there->id;
            break;
        }
    }
    return flight;
}

std::optional<Position> endOfBeam(const World& world, Position from, Position towards, int range, bool digs)
{
    const auto isOpen = [&](Position at) { return letsBeam(world.tileKind(at), digs); };
    const std::vector<Position> line = lineThrough(from, towards, range, isOpen);
    return line.empty() || isOpen(line.back()) ? std::nullopt : std::optional(line.back());
}

std::vector<Position> beamOf(const World& world, Position from, Position towards, int range, bool digs)
{
    const auto isOpen = [&](Position at) { return letsBeam(world.tileKind(at), digs); };
    std::vector<Position> beam = lineThrough(from, towards, range, isOpen);
    if (!beam.empty() && !isOpen(beam.back()))
        beam.pop_back();
    return beam;
}

} // namespace cave
