// SPDX-License-Identifier: MIT
#include "core/pilot/known_level.h"

#include "core/pilot/danger.h"
#include "core/rules/passage.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

CellFacts factsOf(const World& world, const TileKind& tile)
{
    const Rules& rules = world.rules();
    const bool opens = world.kindOf(world.hero()).opensDoors;
    CellFacts facts = 0;
    if (drowns(tile, world.kindOf(world.hero())))
        return fact::kBarred | fact::kDrowns;
    if (!tile.walkable)
        return tile.ground == Ground::Water || !tile.unlocksInto.empty() ? fact::kBarred : facts;
    if (!tile.opensInto.empty() && !opens)
        return facts;
    facts |= fact::kOpen;
    if (tile.leads == Leads::Up && !rules.descendOnly)
        facts |= fact::kUp;
    if (tile.leads == Leads::Down)
        facts |= fact::kDown;
    if ((rules.goal == Goal::Reach || rules.goal == Goal::Collect) && tile.id == rules.goalKind)
        facts |= fact::kEnd;
    return facts;
}

} // namespace

void KnownLevel::read(const World& world, int z)
{
    m_z = z;
    m_width = world.width();
    m_height = world.height();
    readTiles(world);
    readLocks(world);
    readCreatures(world);
    if (world.hero().at.z == z)
        add(index(world.hero().at), fact::kOpen);
}

void KnownLevel::readTiles(const World& world)
{
    std::array<CellFacts, 256> facts{};
    std::array<bool, 256> isLock{};
    for (std::size_t tile = 0; tile < world.catalogue().tiles().size(); ++tile) {
        const TileKind& kind = world.catalogue().tiles()[tile];
        facts[tile] = factsOf(world, kind);
        isLock[tile] = !kind.walkable && !kind.unlocksInto.empty();
    }
    facts[kUnknownTile] = fact::kUnknown;
    m_locks.clear();
    m_cells.assign(static_cast<std::size_t>(m_width + 2) * static_cast<std::size_t>(m_height + 2), 0);
    const Grid<TileId>& tiles = world.level(m_z).memory.tiles;
    for (int y = 0; y < m_height; ++y) {
        std::size_t cell = index(0, y);
        for (const TileId tile : tiles.row(y)) {
            m_cells[cell] = facts[tile];
            if (isLock[tile])
                m_locks.push_back(cell);
            ++cell;
        }
    }
}

void KnownLevel::readLocks(const World& world)
{
    for (const std::size_t lock : m_locks)
        if (keyFor(world, world.state().hero, position(lock))) {
            remove(lock, fact::kBarred);
            add(lock, fact::kLocked);
        }
}

// Where a creature was last seen it may still be; beside a dangerous one in view it is dangerous.
void KnownLevel::readCreatures(const World& world)
{
    for (const RememberedThing& thing : world.level(m_z).memory.things) {
        if (thing.table != KindTable::Creature)
            continue;
        const Position at{thing.x, thing.y, m_z};
        const bool isInView = world.isVisible(at);
        add(index(at), isInView ? fact::kTaken : fact::kRisk);
        if (!isInView || !isDangerous(world.catalogue().creature(thing.kind)))
            continue;
        for (const Direction direction : kDirections)
            add(index(at) + static_cast<std::size_t>(step(direction)), fact::kRisk);
    }
}

bool KnownLevel::hasUnknownBeside(std::size_t index) const
{
    const auto row = static_cast<std::size_t>(m_width) + 2;
    const CellFacts* const above = &m_cells[index - row - 1];
    const CellFacts* const here = above + row;
    const CellFacts* const below = here + row;
    const auto all = above[0] | above[1] | above[2] | here[0] | here[2] | below[0] | below[1] | below[2];
    return (all & fact::kUnknown) != 0;
}

} // namespace cave
