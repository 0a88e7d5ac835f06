// SPDX-License-Identifier: MIT
#include "core/lab/map_measures.h"

#include "core/proof/analysis.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

using Number = std::optional<std::int64_t>;

constexpr int kLeastCutOff = 8; // cells behind a choke that counts
constexpr int kPerMille = 1000;

std::int64_t floorOf(const MeasuredLevel& level)
{
    return std::ranges::count_if(level.level().tiles.cells(),
                                 [&](TileId tile) { return level.catalogue().tile(tile).walkable; });
}

std::int64_t cellsOf(const MeasuredLevel& level)
{
    return std::int64_t{level.dungeon().width} * level.dungeon().height;
}

std::int64_t thingsOf(const MeasuredLevel& level, KindTable table)
{
    return std::ranges::count(level.level().things, table, &Placement::table);
}

// Ground with one way to go in 4 directions.
Number deadEnds(MeasuredLevel& level)
{
    const BitGrid open = isOpen(level.dungeon(), level.z());
    std::int64_t ends = 0;
    open.forEach([&](int x, int y) {
        ends += open.getOr(x - 1, y, false) + open.getOr(x + 1, y, false) + open.getOr(x, y - 1, false) +
                    open.getOr(x, y + 1, false) ==
                1;
    });
    return ends;
}

Number danger(MeasuredLevel& level)
{
    std::int64_t sum = 0;
    for (const Placement& thing : level.level().things)
        if (thing.table == KindTable::Creature)
            sum += dangerOf(level.dungeon(), thing.kind);
    return sum;
}

// Of items that lie there.
template <typename NumberOf>
Number sumOfItems(const MeasuredLevel& level, NumberOf numberOf)
{
    std::int64_t sum = 0;
    for (const Placement& thing : level.level().things)
        if (thing.table == KindTable::Item)
            sum += numberOf(level.catalogue().item(thing.kind));
    return sum;
}

std::int64_t healingOf(const ItemKind& kind)
{
    return kind.effect && kind.effect->kind == EffectKind::Heal ? kind.effect->amount : 0;
}

Number arms(MeasuredLevel& level)
{
    std::int64_t best = 0;
    for (const Placement& thing : level.level().things)
        if (thing.table == KindTable::Item) {
            const ItemKind& kind = level.catalogue().item(thing.kind);
            best = std::max<std::int64_t>(best, kind.attack + kind.defence);
        }
    return best;
}

// Per mille of cells that are as open as their mirror image, across the better axis.
Number symmetry(MeasuredLevel& level)
{
    const BitGrid open = isOpen(level.dungeon(), level.z());
    std::int64_t leftRight = 0;
    std::int64_t upDown = 0;
    for (int y = 0; y < open.height(); ++y)
        for (int x = 0; x < open.width(); ++x) {
            leftRight += open.get(x, y) == open.get(open.width() - 1 - x, y);
            upDown += open.get(x, y) == open.get(x, open.height() - 1 - y);
        }
    return std::max(leftRight, upDown) * kPerMille / cellsOf(level);
}

constexpr std::array kMapMeasures{
    MapMeasure{"floor", [](MeasuredLevel& level) { return Number(floorOf(level)); }},
    MapMeasure{"floor_share", [](MeasuredLevel& level) { return Number(floorOf(level) * kPerMille / cellsOf(level)); }},
    MapMeasure{"rooms", [](MeasuredLevel& level) { return Number(level.shape().rooms); }},
    MapMeasure{"loops", [](MeasuredLevel& level) { return Number(level.shape().loops); }},
    MapMeasure{"lakes", [](MeasuredLevel& level) { return Number(level.shape().lakes); }},
    MapMeasure{"way",
               [](MeasuredLevel& level) { return level.shape().hasWay ? Number(level.shape().steps) : Number(); }},
    MapMeasure{"secrets", [](MeasuredLevel& level) { return Number(level.shape().secrets); }},
    MapMeasure{"dead_ends", &deadEnds},
    MapMeasure{"chokes",
               [](MeasuredLevel& level) {
                   return Number(std::ssize(findBottlenecks(level.level(), level.catalogue(), kLeastCutOff).chokes));
               }},
    MapMeasure{"symmetry", &symmetry},
    MapMeasure{"items", [](MeasuredLevel& level) { return Number(thingsOf(level, KindTable::Item)); }},
    MapMeasure{"creatures", [](MeasuredLevel& level) { return Number(thingsOf(level, KindTable::Creature)); }},
    MapMeasure{"danger", &danger},
    MapMeasure{"healing", [](MeasuredLevel& level) { return sumOfItems(level, &healingOf); }},
    MapMeasure{"food",
               [](MeasuredLevel& level) {
                   return sumOfItems(level, [](const ItemKind& kind) { return std::int64_t{kind.food} * kind.bites; });
               }},
    MapMeasure{"arms", &arms},
};

} // namespace

const LevelShape& MeasuredLevel::shape()
{
    if (!m_shape)
        m_shape = shapeOf(*m_dungeon, m_z);
    return *m_shape;
}

std::span<const MapMeasure> mapMeasures() { return kMapMeasures; }

std::optional<std::size_t> findMapMeasure(std::string_view id)
{
    const auto found = std::ranges::find(kMapMeasures, id, &MapMeasure::id);
    return found == kMapMeasures.end() ? std::nullopt : std::optional<std::size_t>(found - kMapMeasures.begin());
}

} // namespace cave
