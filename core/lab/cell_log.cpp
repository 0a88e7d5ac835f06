// SPDX-License-Identifier: MIT
#include "core/lab/cell_log.h"

#include "core/generate/shapes/distance_map.h"
#include "core/pilot/danger.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

constexpr std::array kCellMeasures{
    CellMeasure{"visits", &CellCounts::visits}, CellMeasure{"turns", &CellCounts::turns},
    CellMeasure{"rest", &CellCounts::rest},     CellMeasure{"damage", &CellCounts::damage},
    CellMeasure{"deaths", &CellCounts::deaths}, CellMeasure{"kills", &CellCounts::kills},
    CellMeasure{"taken", &CellCounts::taken},   CellMeasure{"used", &CellCounts::used},
};

bool isTaking(const Event& event)
{
    const auto* taken = std::get_if<PickedUp>(&event);
    return taken && taken->who.isHero;
}

bool isUsing(const Event& event)
{
    if (const auto* used = std::get_if<UsedUp>(&event))
        return used->who.isHero;
    if (const auto* thrown = std::get_if<Thrown>(&event))
        return thrown->who.isHero;
    const auto* ate = std::get_if<Ate>(&event);
    return ate && ate->who.isHero && ate->isLast;
}

} // namespace

CellCounts& CellCounts::operator+=(const CellCounts& other)
{
    for (const CellMeasure& measure : kCellMeasures)
        this->*measure.number += other.*measure.number;
    reached += other.reached;
    first += other.first;
    seen += other.seen;
    return *this;
}

std::span<const CellMeasure> cellMeasures() { return kCellMeasures; }

CellLog::CellLog(const World& start) : m_hero(start.hero().at), m_turn(start.state().turn)
{
    m_isAlone = dangersInView(start).empty();
    visit(start);
}

CellCounts& CellLog::at(Position cell) { return m_cells[cell]; }

void CellLog::visit(const World& world)
{
    m_hero = world.hero().at;
    const std::int64_t turn = world.state().turn;
    const std::int64_t arrival = m_arrivals.try_emplace(m_hero.z, turn, m_hero).first->second.turn;
    CellCounts& cell = at(m_hero);
    if (++cell.visits > 1)
        return;
    cell.reached = 1;
    cell.first = static_cast<std::uint32_t>(turn - arrival);
}

// What a turn does to the hero counts where it leaves the hero.
void CellLog::add(const World& world, const Command& command, const Turn& turn)
{
    if (world.hero().at != m_hero)
        visit(world);
    CellCounts& cell = at(m_hero);
    const auto turns = static_cast<std::uint32_t>(world.state().turn - m_turn);
    cell.turns += turns;
    if (std::holds_alternative<Wait>(command) && m_isAlone)
        cell.rest += turns;
    for (const Event& event : turn.events) {
        cell.damage += static_cast<std::uint32_t>(damageToHero(event));
        cell.taken += isTaking(event);
        cell.used += isUsing(event);
        if (isKillByHero(event))
            ++at(std::get<Died>(event).at).kills;
    }
    cell.deaths += world.state().outcome == Outcome::Died;
    m_turn = world.state().turn;
    m_isAlone = dangersInView(world).empty();
}

CellCountsOfGame CellLog::finish(const World& end) const
{
    CellCountsOfGame counts{{m_cells.begin(), m_cells.end()}, {}};
    std::ranges::sort(counts.cells, {}, [](const auto& cell) {
        const Position& at = cell.first;
        return std::array{at.z, at.y, at.x};
    });
    for (const auto& [z, arrival] : m_arrivals) {
        const SharedGrid<TileId>& known = end.level(z).memory.tiles;
        BitGrid seen(known.width(), known.height());
        for (int y = 0; y < known.height(); ++y)
            for (int x = 0; x < known.width(); ++x)
                if (known[x, y] != kUnknownTile)
                    seen.set(x, y);
        counts.seen.emplace(z, std::move(seen));
    }
    return counts;
}

// Where the hero was there was a way, whatever the ground is called.
CellProfile CellLog::profile(const World& end) const
{
    CellProfile profile;
    const Catalogue& catalogue = end.catalogue();
    for (const auto& [z, arrival] : m_arrivals) {
        const auto& tiles = end.level(z).tiles;
        BitGrid ways(tiles.width(), tiles.height());
        for (int y = 0; y < tiles.height(); ++y)
            for (int x = 0; x < tiles.width(); ++x) {
                const TileId tile = tiles[x, y];
                if (catalogue.tile(tile).walkable || catalogue.tile(catalogue.transitions(tile).opened).walkable)
                    ways.set(x, y);
            }
        for (const auto& [cell, counts] : m_cells)
            if (cell.z == z && counts.visits > 0)
                ways.set(cell.x, cell.y);
        const std::array from{CellAt{arrival.at.x, arrival.at.y}};
        const Grid<int> steps = stepsFrom(ways, from);
        const int longest = std::ranges::max(steps.cells());
        for (const auto& [cell, counts] : m_cells)
            if (cell.z == z && steps[cell.x, cell.y] != kNoSteps)
                profile[static_cast<std::size_t>(steps[cell.x, cell.y]) * kProfileSteps /
                        static_cast<std::size_t>(longest + 1)] += counts;
    }
    return profile;
}

} // namespace cave
