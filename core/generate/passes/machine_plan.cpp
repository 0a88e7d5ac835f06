// SPDX-License-Identifier: MIT
#include "core/generate/passes/machine_plan.h"

#include "core/base/straight_walk.h"
#include "core/generate/shapes/chokes.h"
#include "core/generate/shapes/distance_map.h"

#include <algorithm>
#include <tuple>

namespace cave {

namespace {

constexpr int kLeastOpen = 5; // cells around one that is no hallway

int cellsBetween(CellAt a, CellAt b) { return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)); }

} // namespace

MachinePlanner::MachinePlanner(const LevelCanvas& canvas, const HeldCells& held, const Piece& piece,
                               const PieceBook& book, const Chance& chance, WaysOver ways)
    : m_canvas(canvas), m_held(held), m_piece(piece), m_book(book), m_chance(chance), m_ways(ways),
      m_before(canvas.walkable()), m_joins(canvas.width(), canvas.height())
{
    m_before -= canvas.cellsWhere([this](const TileKind& tile) { return tile.walkable && !isWay(tile); });
}

std::optional<MachinePlan> MachinePlanner::plan(const MachineSite& site)
{
    m_site = &site;
    m_floor = m_before;
    m_used = BitGrid(m_canvas.width(), m_canvas.height());
    m_cells.clear();
    BitGrid around = site.cells;
    around.set(site.origin.x, site.origin.y);
    m_steps = stepsFrom(around, std::span(&site.origin, 1));
    m_farthest = *std::ranges::max_element(m_steps.cells());
    if (!layOrigin())
        return std::nullopt;
    for (std::size_t i = 0; i < m_piece.features.size(); ++i)
        if (isChosen(m_piece.features[i], i) && !lay(m_piece.features[i], i))
            return std::nullopt;
    return MachinePlan{site, m_cells};
}

// A piece may give its origin a tile of its own. A choke may be shut: what lies behind it holds nothing of others.
bool MachinePlanner::layOrigin()
{
    const CellAt origin = m_site->origin;
    put(kOriginSign, origin);
    if (!m_piece.legend.contains(kOriginSign))
        return true;
    if (m_held.taken.get(origin.x, origin.y) || m_canvas.hasMark(origin.x, origin.y, kNoSpawn))
        return false;
    if (!m_site->isChoke)
        return mayChange(origin, kOriginSign, Blocks::Never);
    const auto tile = m_book.cellOf(m_piece, kOriginSign).tile;
    m_floor.set(origin.x, origin.y, !tile || isWay(m_canvas.catalogue().tile(*tile)));
    return true;
}

bool MachinePlanner::lay(const Feature& feature, std::size_t index)
{
    const std::size_t first = m_cells.size();
    const auto wanted = static_cast<std::size_t>(countOf(feature, index));
    for (const CellAt cell : suitable(feature, index)) {
        if (m_cells.size() - first == wanted)
            break;
        if (!isNear(cell, feature.letter, first, feature.apart - 1) && mayChange(cell, feature.letter, feature.blocks))
            put(feature.letter, cell);
    }
    return static_cast<int>(m_cells.size() - first) >= std::min(feature.needed(), static_cast<int>(wanted));
}

// Of alternatives one is laid, by weight.
bool MachinePlanner::isChosen(const Feature& feature, std::size_t index) const
{
    if (feature.of.empty())
        return true;
    std::vector<std::size_t> same;
    std::vector<std::uint64_t> hashes;
    std::vector<int> weights;
    for (std::size_t i = 0; i < m_piece.features.size(); ++i)
        if (m_piece.features[i].of == feature.of) {
            same.push_back(i);
            hashes.push_back(hashOf("feature", feature.of, std::uint64_t{i}));
            weights.push_back(m_piece.features[i].weight);
        }
    return same[m_chance.kind({static_cast<int>(same.front()), 0}, hashes, weights)] == index;
}

int MachinePlanner::countOf(const Feature& feature, std::size_t index) const
{
    const auto range = static_cast<std::uint64_t>(feature.most - feature.least) + 1;
    return feature.least + static_cast<int>(m_chance.at(Draw::Count, index) % range);
}

// Lowest rank first.
std::vector<CellAt> MachinePlanner::suitable(const Feature& feature, std::size_t index) const
{
    std::vector<std::tuple<std::uint64_t, int, int>> ranked;
    BitGrid seen(m_used.width(), m_used.height());
    const auto take = [&](CellAt cell, int steps) {
        if (seen.get(cell.x, cell.y) || !suits(feature, cell, steps))
            return;
        seen.set(cell.x, cell.y);
        ranked.emplace_back(m_chance.at(Draw::Rank, index, cell.x, cell.y), cell.y, cell.x);
    };
    m_site->cells.forEach([&](int x, int y) {
        const int steps = m_steps[x, y];
        if (steps == kNoSteps)
            return;
        if (!feature.wall)
            return take({x, y}, steps);
        for (const Direction side : {Direction::North, Direction::East, Direction::South, Direction::West}) {
            const CellAt wall{x + offsetOf(side).dx, y + offsetOf(side).dy};
            if (isWallFor(feature, wall))
                take(wall, steps);
        }
    });
    std::ranges::sort(ranked);
    std::vector<CellAt> cells;
    cells.reserve(ranked.size());
    for (const auto& [rank, y, x] : ranked)
        cells.push_back({x, y});
    return cells;
}

bool MachinePlanner::suits(const Feature& feature, CellAt cell, int steps) const
{
    const auto [x, y] = cell;
    const std::int64_t far = std::int64_t{steps} * 1000;
    const bool isFree = !m_used.get(x, y) && !m_held.taken.get(x, y) && !m_canvas.hasMark(x, y, kNoSpawn);
    return isFree && far >= std::int64_t{feature.farFrom} * m_farthest &&
           far <= std::int64_t{feature.farTo} * m_farthest && (feature.hallway || openAround(cell) >= kLeastOpen) &&
           (!feature.beside || isNear(cell, *feature.beside, 0, 1)) &&
           (feature.view == InView::Any || isInView(cell) == (feature.view == InView::In));
}

// Rock that may be written. What is opened there must lead nowhere else.
bool MachinePlanner::isWallFor(const Feature& feature, CellAt cell) const
{
    const auto [x, y] = cell;
    if (x < 1 || y < 1 || x >= m_floor.width() - 1 || y >= m_floor.height() - 1 || m_floor.get(x, y) ||
        !m_canvas.mayWrite(x, y) || m_canvas.hasMark(x, y, kVault | kOpaque) || !m_canvas.kind(x, y).diggable())
        return false;
    const auto tile = m_book.cellOf(m_piece, feature.letter).tile;
    if (!tile || !m_canvas.catalogue().tile(*tile).walkable)
        return tile.has_value();
    for (const Direction direction : kDirections) {
        const Position there = moved({x, y, 0}, direction);
        if (m_floor.get(there.x, there.y) && !m_site->cells.get(there.x, there.y))
            return false;
    }
    return true;
}

bool MachinePlanner::isInView(CellAt cell) const
{
    const Position from{m_site->origin.x, m_site->origin.y, 0};
    return walkStraight(
        from, {cell.x, cell.y, 0}, [&](Position at) { return !m_canvas.kind(at.x, at.y).opaque; }, [](Position) {});
}

// Whether a cell with the letter, among those laid as number `first` and later, is within so many cells.
bool MachinePlanner::isNear(CellAt cell, char letter, std::size_t first, int cells) const
{
    return std::ranges::any_of(std::span(m_cells).subspan(first), [&](const LaidCell& laid) {
        return laid.letter == letter && cellsBetween(cell, laid.at) <= cells;
    });
}

int MachinePlanner::openAround(CellAt cell) const
{
    return static_cast<int>(std::ranges::count_if(kDirections, [&](Direction direction) {
        const Position there = moved({cell.x, cell.y, 0}, direction);
        return m_floor.getOr(there.x, there.y, false);
    }));
}

// Whoever has chosen is on one of the cells while the others are shut: none of them may be the way to another place.
bool MachinePlanner::isShutByChoice(char letter) const
{
    return m_piece.choose && m_piece.choose->letters.contains(letter);
}

// Whether the letter's tile may come there; then m_floor is as that leaves it.
bool MachinePlanner::mayChange(CellAt cell, char letter, Blocks blocks)
{
    if (isShutByChoice(letter)) {
        const FloorChange shut{{cell}, {}};
        apply(m_floor, shut);
        if (m_joins.areKept(m_floor, shut))
            return true;
        undo(m_floor, shut);
        return false;
    }
    const auto tile = m_book.cellOf(m_piece, letter).tile;
    const bool was = m_floor.get(cell.x, cell.y);
    const bool is = tile ? isWay(m_canvas.catalogue().tile(*tile)) : was;
    if (!was || is) {
        m_floor.set(cell.x, cell.y, is);
        return blocks != Blocks::Must;
    }
    const FloorChange change{{cell}, {}};
    apply(m_floor, change);
    const bool isJoined = m_joins.areKept(m_floor, change);
    if (isJoined ? blocks != Blocks::Must : blocks != Blocks::Never && keepsWays(cell))
        return true;
    undo(m_floor, change);
    return false;
}

// Whether all that must stay open can be reached without the cell.
bool MachinePlanner::keepsWays(CellAt closed) const
{
    BitGrid before = m_floor;
    before.set(closed.x, closed.y);
    return std::ranges::none_of(m_held.arrivals, [&](CellAt root) {
        const auto chokes = findChokes(before, root, m_held.kept);
        return std::ranges::any_of(chokes,
                                   [&](const Choke& choke) { return choke.cell == closed && choke.cutsOffKept; });
    });
}

void MachinePlanner::put(char letter, CellAt cell)
{
    m_used.set(cell.x, cell.y);
    m_cells.push_back({letter, cell});
}

bool MachinePlanner::isWay(const TileKind& tile) const
{
    return tile.walkable && (m_ways == WaysOver::AnyGround || !tile.harmful);
}

} // namespace cave
