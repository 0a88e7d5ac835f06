// SPDX-License-Identifier: MIT
#include "core/rules/living/gas.h"

#include "core/content/limits.h"
#include "core/rules/facts/flight.h"
#include "core/rules/living/by_nobody.h"
#include "core/rules/living/results.h"
#include "core/world/goals.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

// The three rows that a row of gas gives to, added up. Rows come from above; what is complete is taken out.
class RowSums {
public:
    explicit RowSums(int width) : m_width(width)
    {
        for (Sums& row : m_rows)
            row.units.resize(static_cast<std::size_t>(width));
    }

    void add(int x, int y, int units)
    {
        Sums& row = rowOf(y);
        row.units[static_cast<std::size_t>(x)] += units;
        row.begin = std::min(row.begin, x);
        row.end = std::max(row.end, x + 1);
    }

    // Rows before y, each once: tell(x, y, units).
    template <typename Tell>
    void takeBefore(int y, Tell&& tell)
    {
        for (; m_first < y; ++m_first) {
            Sums& row = rowOf(m_first);
            if (row.begin >= row.end) // and nothing is below it either
                continue;
            for (int x = row.begin; x < row.end; ++x)
                if (const int units = std::exchange(row.units[static_cast<std::size_t>(x)], 0); units > 0)
                    tell(x, m_first, units);
            row.begin = m_width;
            row.end = 0;
        }
    }

private:
    struct Sums {
        std::vector<int> units;
        int begin = 0x7fff'ffff; // where they are
        int end = 0;
    };
    Sums& rowOf(int y) { return m_rows[static_cast<std::size_t>(y % 3)]; }

    int m_width;
    int m_first = 0;
    std::array<Sums, 3> m_rows;
};

// A beat of the gases of a level, one kind after the other.
class Drift {
public:
    Drift(const World& world, const Round& round)
        : m_level(world.level(round.z())), m_ranks(round.drift(), Draw::Rank, world.width(), world.height()),
          m_losses(round.drift(), Draw::Count, world.width(), world.height())
    {
        for (std::size_t id = 0; id < world.catalogue().tiles().size(); ++id)
            m_air[id] = letsFly(world.catalogue().tiles()[id]);
    }

    // Adds the cells of one kind, in order.
    void spread(GasId kind, int thins, std::vector<GasCell>& to)
    {
        const Grid<TileId>& tiles = m_level.tiles;
        RowSums sums(tiles.width());
        const auto take = [&](int x, int y, int units) {
            if (const int left = units - lossOf(units, thins, x, y); left > 0)
                to.push_back({tiles.index(x, y), kind, left});
        };
        for (const GasCell& gas : m_level.living.gas) {
            if (gas.kind != kind)
                continue;
            const CellAt at = cellAt(gas.cell, tiles.width());
            sums.takeBefore(at.y - 1, take);
            share(at, gas.units, sums);
        }
        sums.takeBefore(tiles.height(), take);
    }

private:
    void share(CellAt at, int units, RowSums& sums) const
    {
        std::array<CellAt, 9> cells;
        int count = 0;
        for (int y = at.y - 1; y <= at.y + 1; ++y)
            for (int x = at.x - 1; x <= at.x + 1; ++x)
                if (CellAt{x, y} == at || (m_level.tiles.contains(x, y) && m_air[m_level.tiles[x, y]] != 0))
                    cells[static_cast<std::size_t>(count++)] = {x, y};
        const int each = units / count;
        const int rest = units % count;
        for (int i = 0; i < count && each > 0; ++i)
            sums.add(cells[static_cast<std::size_t>(i)].x, cells[static_cast<std::size_t>(i)].y, each);
        if (rest == 0)
            return;
        std::array<int, 9> order = ranksOf(m_ranks.at(at.x, at.y));
        std::ranges::nth_element(order.begin(), order.begin() + rest, order.begin() + count);
        for (int i = 0; i < rest; ++i) {
            const CellAt to = cells[static_cast<std::size_t>(order[static_cast<std::size_t>(i)] & 15)];
            sums.add(to.x, to.y, 1);
        }
    }

    // Seven bits of one draw for each cell, with the cell's number below: no two are equal.
    static std::array<int, 9> ranksOf(std::uint64_t draw)
    {
        std::array<int, 9> ranks;
        for (int i = 0; i < 9; ++i)
            ranks[static_cast<std::size_t>(i)] = static_cast<int>(draw >> (7 * i) & 127) << 4 | i;
        return ranks;
    }

    int lossOf(int units, int thins, int x, int y) const
    {
        const int lost = units * thins; // thousandths, below 2^31
        const int fraction = lost % 1000;
        return lost / 1000 + (fraction > 0 && m_losses.at(x, y) % 1000 < static_cast<std::uint64_t>(fraction));
    }

    const Level& m_level;
    Ranks m_ranks;
    Ranks m_losses;
    ByteSet m_air{}; // tiles that air passes
};

bool wins(const GasCell& one, const GasCell& other)
{
    return one.units != other.units ? one.units > other.units : one.kind < other.kind;
}

// Cells in order, some of them several times: one gas takes all.
std::vector<GasCell> mixed(const std::vector<GasCell>& cells)
{
    std::vector<GasCell> result;
    for (std::size_t i = 0; i < cells.size();) {
        GasCell winner = cells[i];
        int units = 0;
        for (const std::size_t cell = cells[i].cell; i < cells.size() && cells[i].cell == cell; ++i) {
            units += cells[i].units;
            if (wins(cells[i], winner))
                winner = cells[i];
        }
        winner.units = units;
        result.push_back(winner);
    }
    return result;
}

// Fire covers no ground that leads, opens, hides or wins: what it is must not be lost for a while.
bool mayBurnOver(const World& world, Position at)
{
    const TileKind& tile = world.tileKind(at);
    return tile.walkable && !tile.fire && tile.leads == Leads::Nowhere && tile.opensInto.empty() &&
           tile.closesInto.empty() && tile.unlocksInto.empty() && tile.foundAs.empty() && tile.looksLike.empty() &&
           !isGoalTile(world.rules(), tile.id);
}

void burst(WorldWriter world, Round& round, Position at, const GasCell& gas, Events& events)
{
    const GasKind& kind = world->catalogue().gas(gas.kind);
    events.push_back(GasIgnited{at, gas.kind, gas.units, world->isVisible(at) && round.takeFireNews()});
    if (mayBurnOver(world, at))
        turn(world, round, at, *world->catalogue().fireOf(gas.kind), std::nullopt, events);
    if (const EntityId who = world->creatureIdAt(at); kind.burst && who != EntityId::None && !world->isOver())
        affect(world, who, *kind.burst, events);
}

} // namespace

void spreadGas(WorldWriter world, const Round& round)
{
    const std::vector<GasCell>& gas = world->level(round.z()).living.gas;
    if (gas.empty())
        return;
    Drift drift(world, round);
    std::vector<GasCell> spread;
    for (std::size_t kind = 0; kind < world->catalogue().gases().size(); ++kind) {
        const auto middle = static_cast<std::ptrdiff_t>(spread.size());
        drift.spread(static_cast<GasId>(kind), world->catalogue().gases()[kind].thins, spread);
        std::ranges::inplace_merge(spread, spread.begin() + middle, {}, &GasCell::cell);
    }
    world.setGases(round.z(), mixed(spread));
}

void letOut(WorldWriter world, Position at, GasId kind, int units)
{
    GasCell gas{world->level(at.z).tiles.index(at.x, at.y), kind, std::min(units, kMostUnits - world->gasUnits(at.z))};
    if (gas.units == 0)
        return;
    if (const GasCell* there = world->gasAt(at)) {
        const int all = gas.units + there->units;
        if (wins(*there, gas))
            gas.kind = there->kind;
        gas.units = all;
    }
    world.setGas(at, gas.kind, gas.units);
}

void letOut(WorldWriter world, int z, const BitGrid& cells, GasId kind, int units)
{
    std::vector<GasCell> all = world->level(z).living.gas;
    int room = kMostUnits - world->gasUnits(z);
    cells.forEach([&](int x, int y) {
        if (const int more = std::min(units, room); more > 0) {
            all.push_back({world->level(z).tiles.index(x, y), kind, more});
            room -= more;
        }
    });
    std::ranges::stable_sort(all, {}, &GasCell::cell);
    world.setGases(z, mixed(all));
}

void burnGas(WorldWriter world, Round& round, const BitGrid& cells, Events& events)
{
    const Level& level = world->level(round.z());
    std::vector<GasCell> burnt;
    std::vector<GasCell> left;
    for (const GasCell& gas : level.living.gas) {
        const CellAt at = cellAt(gas.cell, world->width());
        const bool burns = cells.get(at.x, at.y) && !world->catalogue().gas(gas.kind).fire.empty();
        (burns ? burnt : left).push_back(gas);
    }
    if (burnt.empty())
        return;
    world.setGases(round.z(), std::move(left));
    for (const GasCell& gas : burnt) {
        const CellAt at = cellAt(gas.cell, world->width());
        burst(world, round, {at.x, at.y, round.z()}, gas, events);
    }
}

BitGrid gasCells(const World& world, int z)
{
    BitGrid cells(world.width(), world.height());
    for (const GasCell& gas : world.level(z).living.gas) {
        const GasKind& kind = world.catalogue().gas(gas.kind);
        if (!kind.effect || gas.units < kind.least)
            continue;
        const CellAt at = cellAt(gas.cell, world.width());
        cells.set(at.x, at.y);
    }
    return cells;
}

void breatheGas(WorldWriter world, EntityId who, Events& events)
{
    const GasCell* gas = world->gasAt(world->creature(who)->at);
    if (!gas)
        return;
    const GasKind& kind = world->catalogue().gas(gas->kind);
    const bool isMet = kind.effect && gas->units >= kind.least;
    if (isMet && !isImmune(world->kindOf(*world->creature(who)), kind))
        affect(world, who, *kind.effect, events);
}

} // namespace cave
