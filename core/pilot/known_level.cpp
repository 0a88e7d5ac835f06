// SPDX-License-Identifier: MIT
#include "core/pilot/known_level.h"

#include "core/bits/cell_bits.h"
#include "core/pilot/danger.h"
#include "core/rules/facts/company.h"
#include "core/rules/facts/passage.h"
#include "core/rules/minds/mood.h"
#include "core/world/goals.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

// Rock is nowhere to look around, even for who gets through it.
bool carries(const TileKind& tile, const CreatureKind& hero)
{
    return tile.walkable || (tile.swimmable && hero.swims) || (tile.flyable && hero.flies);
}

CellFacts factsOf(const World& world, const TileKind& tile)
{
    const Rules& rules = world.rules();
    const CreatureKind& hero = world.kindOf(world.hero());
    CellFacts facts = 0;
    if (drowns(tile, hero))
        return fact::kBarred | fact::kDrowns;
    if (drops(tile, hero))
        return fact::kFalls;
    if (!carries(tile, hero))
        return tile.ground == Ground::Water || !tile.unlocksInto.empty() ? fact::kBarred : facts;
    if (!tile.opensInto.empty() && !hero.opensDoors)
        return facts;
    if (tile.harmful)
        return fact::kBarred | fact::kHarms;
    facts |= fact::kOpen;
    if (tile.leads == Leads::Up && !rules.descendOnly)
        facts |= fact::kUp;
    if (tile.leads == Leads::Down)
        facts |= fact::kDown;
    if (isGoalTile(rules, tile.id))
        facts |= fact::kEnd;
    return facts;
}

} // namespace

std::vector<TileId> tilesThatEnd(const World& world)
{
    const std::span<const TileKind> tiles = world.catalogue().tiles();
    std::vector<TileId> ends;
    for (std::size_t tile = 0; tile < tiles.size(); ++tile)
        if ((factsOf(world, tiles[tile]) & fact::kEnd) != 0)
            ends.push_back(static_cast<TileId>(tile));
    return ends;
}

void KnownLevel::read(const World& world, int z)
{
    m_asked.reset();
    m_z = z;
    m_width = world.width();
    m_height = world.height();
    readTiles(world);
    readLocks(world);
    readFires(world);
    readGas(world);
    readCreatures(world);
    if (world.hero().at.z == z)
        add(index(world.hero().at), fact::kOpen);
}

void KnownLevel::readTiles(const World& world)
{
    constexpr CellFacts kNoted = 1 << 15; // no fact: a lock or a fire, which hardly any row of a level has
    std::array<CellFacts, 256> facts{};
    std::array<bool, 256> isLock{};
    std::array<bool, 256> isFire{};
    for (std::size_t tile = 0; tile < world.catalogue().tiles().size(); ++tile) {
        const TileKind& kind = world.catalogue().tiles()[tile];
        facts[tile] = factsOf(world, kind);
        if ((facts[tile] & fact::kOpen) != 0 && harmsOnEntry(world, static_cast<TileId>(tile)))
            facts[tile] |= fact::kBursts;
        isLock[tile] = !kind.walkable && !kind.unlocksInto.empty();
        isFire[tile] = kind.harmful && kind.transient;
        if (isLock[tile] || isFire[tile])
            facts[tile] |= kNoted;
    }
    facts[kUnknownTile] = fact::kUnknown;
    m_locks.clear();
    m_fires.clear();
    m_cells.resize(static_cast<std::size_t>(m_width + 2) * static_cast<std::size_t>(m_height + 2));
    std::fill_n(m_cells.begin(), m_width + 2, CellFacts{0});
    std::fill_n(m_cells.rbegin(), m_width + 2, CellFacts{0});
    m_anywhere = 0;
    for (int y = 0; y < m_height; ++y) {
        const std::span<const TileId> row = world.level(m_z).memory.tiles.row(y);
        CellFacts* const cells = &m_cells[index(0, y)];
        cells[-1] = 0;
        cells[m_width] = 0;
        CellFacts any = 0;
        const auto readCell = [&](std::size_t x) {
            cells[x] = facts[row[x]];
            any |= cells[x];
        };
        std::size_t x = 0;
        for (; x + 8 <= row.size(); x += 8)
            if (eightBytes(&row[x]) == kOneInEachByte * kUnknownTile) // most of a large level is unknown
                std::fill_n(cells + x, 8, fact::kUnknown);
            else
                for (std::size_t i = x; i < x + 8; ++i)
                    readCell(i);
        for (; x < row.size(); ++x)
            readCell(x);
        m_anywhere |= static_cast<CellFacts>(any & ~kNoted);
        if ((any & kNoted) == 0)
            continue;
        for (x = 0; x < row.size(); ++x) {
            cells[x] &= static_cast<CellFacts>(~kNoted);
            if (isLock[row[x]])
                m_locks.push_back(index(static_cast<int>(x), y));
            if (isFire[row[x]])
                m_fires.push_back(index(static_cast<int>(x), y));
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

// In view it is to be kept away from, and not gone close to. Out of view it has burnt out by the time one comes there.
void KnownLevel::readFires(const World& world)
{
    for (const std::size_t fire : m_fires) {
        if (!world.isVisible(position(fire))) {
            remove(fire, fact::kBarred | fact::kHarms);
            add(fire, fact::kOpen | fact::kRisk);
            continue;
        }
        for (const Direction direction : kDirections)
            add(fire + static_cast<std::size_t>(step(direction)), fact::kRisk);
    }
}

// Bad gas in view is to be kept away from; for a while also from where it was seen, and from beside it.
void KnownLevel::readGas(const World& world)
{
    for (const RememberedGas& gas : world.level(m_z).memory.gas) {
        const bool isBad = world.catalogue().isBad(gas.kind, gas.units) &&
                           !isImmune(world.kindOf(world.hero()), world.catalogue().gas(gas.kind));
        if (!isBad || gas.turn + kGasStays < world.state().turn)
            continue;
        const std::size_t cell = index(gas.x, gas.y);
        if (world.isVisible({gas.x, gas.y, m_z}) && (m_cells[cell] & fact::kOpen) != 0) {
            remove(cell, m_cells[cell]);
            add(cell, fact::kBarred | fact::kHarms);
        } else {
            add(cell, fact::kRisk);
        }
        for (const Direction direction : kDirections)
            add(cell + static_cast<std::size_t>(step(direction)), fact::kRisk);
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
        const Creature* there = isInView ? world.creatureAt(at) : nullptr;
        if (there && isAlly(world, *there))
            continue; // the hero changes places with it
        add(index(at), isInView ? fact::kTaken : fact::kRisk);
        const bool isPeaceful = there && !isFoe(world, *there, world.hero());
        // Who flees comes into view and goes out of it: whoever went around it would go to and fro.
        const bool isFleeing = there && moodOf(world, *there) == Mood::Flees;
        if (!isInView || isPeaceful || isFleeing || !isDangerous(world.catalogue().creature(thing.kind)))
            continue;
        for (const Direction direction : kDirections)
            add(index(at) + static_cast<std::size_t>(step(direction)), fact::kRisk);
    }
}

const BitGrid& KnownLevel::cellsWith(CellFacts some, CellFacts none) const
{
    if (m_asked && m_asked->some == some && m_asked->none == none)
        return m_asked->cells;
    m_asked = Asked{some, none, BitGrid(m_width, m_height)};
    for (int y = 0; y < m_height; ++y) {
        const std::span cells(&m_cells[index(0, y)], static_cast<std::size_t>(m_width));
        const std::span<std::uint64_t> words = m_asked->cells.row(y);
        for (std::size_t w = 0; w < words.size(); ++w)
            words[w] = bitsWith(cellsOfWord(cells, w), some, none);
    }
    return m_asked->cells;
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
