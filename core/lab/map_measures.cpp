// SPDX-License-Identifier: MIT
#include "core/lab/map_measures.h"

#include "core/content/effects/thing_effects.h"
#include "core/proof/analysis.h"
#include "core/proof/seed_trial.h"
#include "core/world/hero/origins.h"

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

// To the hero as it starts.
Number healing(MeasuredLevel& level)
{
    const Rules& rules = level.dungeon().rules;
    const Catalogue& catalogue = level.catalogue();
    const int full = healthOf(rules, nullptr).value_or(catalogue.creature(*catalogue.findCreature(rules.hero)).health);
    return sumOfItems(level, [full](const ItemKind& kind) {
        return kind.effect && kind.effect->kind == EffectKind::Heal ? healedBy(*kind.effect, full) : 0;
    });
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

// Per mille of the cells that can be reached that lie hardly off a shortest way through.
Number linearity(MeasuredLevel& level)
{
    constexpr int kHardly = 6; // steps more
    if (!level.shape().hasWay)
        return {};
    const LevelDistances distances = distancesOf(level.dungeon(), level.z());
    std::int64_t reached = 0;
    std::int64_t near = 0;
    for (int y = 0; y < distances.arrival.height(); ++y)
        for (int x = 0; x < distances.arrival.width(); ++x) {
            const int before = distances.arrival[x, y];
            const int after = distances.departure[x, y];
            reached += before >= 0;
            near += before >= 0 && after >= 0 && before + after <= level.shape().steps + kHardly;
        }
    return near * kPerMille / reached;
}

// A shortest way from an arrival to a departure; of several the one that goes first by row and column.
std::vector<Position> shortestWay(const LevelDistances& distances, int steps)
{
    const auto firstOf = [&](int left, Box within, bool isStart) -> std::optional<Position> {
        for (int y = within.y; y < within.y + within.height; ++y)
            for (int x = within.x; x < within.x + within.width; ++x)
                if (distances.departure.contains(x, y) && distances.departure[x, y] == left &&
                    (!isStart || distances.arrival[x, y] == 0))
                    return Position{x, y, 0};
        return std::nullopt;
    };
    std::vector<Position> way;
    auto at = firstOf(steps, {0, 0, distances.departure.width(), distances.departure.height()}, true);
    for (int left = steps - 1; at; --left) {
        way.push_back(*at);
        at = left < 0 ? std::nullopt : firstOf(left, {at->x - 1, at->y - 1, 3, 3}, false);
    }
    return way;
}

// Per mille of the cells of a shortest way that no dangerous creature is near.
Number leniency(MeasuredLevel& level)
{
    constexpr int kNear = 5; // cells, over a corner too
    if (!level.shape().hasWay)
        return {};
    const auto way = shortestWay(distancesOf(level.dungeon(), level.z()), level.shape().steps);
    const auto isNear = [&](Position cell) {
        return std::ranges::any_of(level.level().things, [&](const Placement& thing) {
            return thing.table == KindTable::Creature && std::abs(thing.x - cell.x) <= kNear &&
                   std::abs(thing.y - cell.y) <= kNear && dangerOf(level.dungeon(), thing.kind) > 0;
        });
    };
    return (std::ssize(way) - std::ranges::count_if(way, isNear)) * kPerMille / std::ssize(way);
}

// Doors that a key of the dungeon opens for whoever fetches it; what events open is no lock.
Number locks(MeasuredLevel& level)
{
    const Journey* journey = level.whole().journey();
    return journey == nullptr ? 0 : std::ranges::count_if(journey->errands(), [&](const Errand& errand) {
        return !errand.isOfEvent() && errand.door.z == level.z();
    });
}

Number shortfalls(MeasuredLevel& level)
{
    const std::vector<RowReport>* rows = level.whole().rows();
    if (rows == nullptr)
        return {};
    return std::ranges::count_if(
        *rows, [&](const RowReport& row) { return row.state != RowState::Done && row.level == level.z(); });
}

// Of the dungeon, by who plays as most do.
template <typename NumberOf>
Number ofGame(MeasuredLevel& level, NumberOf numberOf)
{
    const BotGame* game = level.whole().game(explorer().id);
    return game == nullptr ? Number() : Number(numberOf(game->session.world().state()));
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
    MapMeasure{"healing", &healing},
    MapMeasure{"food",
               [](MeasuredLevel& level) {
                   return sumOfItems(level, [](const ItemKind& kind) { return std::int64_t{kind.food} * kind.bites; });
               }},
    MapMeasure{"arms", &arms},
    MapMeasure{"linearity", &linearity},
    MapMeasure{"leniency", &leniency},
    MapMeasure{"shortfalls", &shortfalls, MeasureNeeds::Rows},
    MapMeasure{"unreachable",
               [](MeasuredLevel& level) {
                   return Number(unreachableCells(level.dungeon(), level.z(), level.whole().journey()));
               },
               MeasureNeeds::Proof},
    MapMeasure{"locks", &locks, MeasureNeeds::Proof},
    MapMeasure{"won",
               [](MeasuredLevel& level) {
                   return ofGame(level, [](const WorldState& state) { return state.outcome == Outcome::Won ? 1 : 0; });
               },
               MeasureNeeds::Game},
    MapMeasure{"died",
               [](MeasuredLevel& level) {
                   return ofGame(level, [](const WorldState& state) { return state.outcome == Outcome::Died ? 1 : 0; });
               },
               MeasureNeeds::Game},
    MapMeasure{"turns",
               [](MeasuredLevel& level) { return ofGame(level, [](const WorldState& state) { return state.turn; }); },
               MeasureNeeds::Game},
};

} // namespace

std::span<const MapMeasure> mapMeasures() { return kMapMeasures; }

std::optional<std::size_t> findMapMeasure(std::string_view id)
{
    const auto found = std::ranges::find(kMapMeasures, id, &MapMeasure::id);
    return found == kMapMeasures.end() ? std::nullopt : std::optional<std::size_t>(found - kMapMeasures.begin());
}

} // namespace cave
