// SPDX-License-Identifier: MIT
#include "core/pilot/run.h"

#include "core/pilot/refusing.h"
#include "core/rules/facts/company.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace cave {

namespace {

Direction turned(Direction direction, int eighths)
{
    return kDirections[static_cast<std::size_t>((static_cast<int>(direction) + eighths + 8) % 8)];
}

// 0 to 4: how far one direction is turned from another, in eighths.
int turnBetween(Direction a, Direction b)
{
    const int eighths = std::abs(static_cast<int>(a) - static_cast<int>(b));
    return std::min(eighths, 8 - eighths);
}

Advice done() { return {std::nullopt, {}, true}; }

} // namespace

Advice Run::next(const World& world)
{
    const Position here = world.hero().at;
    m_level.read(world, here.z);
    if (!m_isRunning)
        return begin(world);
    if (isNotable(world))
        return done();
    if (isOpen(moved(here, m_direction))) {
        const unsigned beside = openBeside(here);
        if (std::exchange(m_beside, beside).value_or(beside) != beside)
            return done();
        return advised(world, Walk{m_direction});
    }
    const auto bend = wayOn(here);
    if (!bend)
        return done();
    m_direction = *bend;
    m_beside.reset();
    return advised(world, Walk{m_direction});
}

Advice Run::begin(const World& world)
{
    const Position here = world.hero().at;
    const Position ahead = moved(here, m_direction);
    if (const Creature* there = world.seenCreatureAt(ahead); there && !isAlly(world, *there))
        return inTheWay(world, ahead, false);
    if ((factsAt(ahead) & fact::kBursts) != 0)
        return harmInTheWay(world, ahead);
    if (!isOpen(ahead)) {
        const KindName name{KindTable::Tile, world.seenKind(ahead).id, Role::TheSubject};
        return {std::nullopt, {CAVE_TEXT("game", "%1 blocks the way."), {name}}};
    }
    m_isRunning = true;
    return advised(world, Walk{m_direction});
}

// None outside.
CellFacts Run::factsAt(Position at) const
{
    const bool isInside = at.x >= 0 && at.y >= 0 && at.x < m_level.width() && at.y < m_level.height();
    return isInside ? m_level.at(at) : CellFacts{0};
}

bool Run::isOpen(Position at) const
{
    return (factsAt(at) & (fact::kOpen | fact::kTaken | fact::kEnd | fact::kBursts)) == fact::kOpen;
}

bool Run::isNotable(const World& world) const
{
    const Position here = world.hero().at;
    const TileKind& tile = world.tileKind(here);
    if (tile.leads != Leads::Nowhere || !tile.closesInto.empty())
        return true;
    return std::ranges::any_of(world.level(here.z).memory.things, [here](const RememberedThing& thing) {
        return thing.table == KindTable::Item && thing.x == here.x && thing.y == here.y;
    });
}

// Straight left and right, seen along the way.
unsigned Run::openBeside(Position at) const
{
    const bool left = isOpen(moved(at, turned(m_direction, -2)));
    const bool right = isOpen(moved(at, turned(m_direction, 2)));
    return (left ? 1u : 0u) | (right ? 2u : 0u);
}

// The one way on where the corridor bends: of open cells ahead and beside that all touch, the straightest across an
// edge, else the straightest.
std::optional<Direction> Run::wayOn(Position here) const
{
    std::optional<Direction> best;
    std::optional<Direction> first;
    for (const int eighths : {-2, 2, -1, 1}) {
        const Direction direction = turned(m_direction, eighths);
        if (!isOpen(moved(here, direction)))
            continue;
        if (!first)
            first = direction;
        if (turnBetween(*first, direction) > 1)
            return std::nullopt; // it forks
        if (!best || (isDiagonal(*best) && !isDiagonal(direction)))
            best = direction;
    }
    return best;
}

} // namespace cave
