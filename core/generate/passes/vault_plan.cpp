// SPDX-License-Identifier: MIT
#include "core/generate/passes/vault_plan.h"

#include "core/base/position.h"
#include "core/bits/shifted.h"

#include <algorithm>
#include <map>

namespace cave {

namespace {

constexpr std::array kMouthSides{Direction::North, Direction::East, Direction::South, Direction::West};
constexpr std::int64_t kMostLooked =
    20'000'000; // cells of whole levels, which are looked at where a window is too small

struct FreeRun {
    int x = 0;
    int length = 0;
};

std::vector<FreeRun> runsOf(std::span<const FlatCell> row)
{
    std::vector<FreeRun> runs;
    for (int x = 0; x < static_cast<int>(row.size()); ++x) {
        if (!row[static_cast<std::size_t>(x)].tile)
            continue;
        if (runs.empty() || runs.back().x + runs.back().length != x)
            runs.push_back({x, 0});
        ++runs.back().length;
    }
    return runs;
}

bool isOfPiece(const VaultPlan& plan, int x, int y)
{
    return plan.piece->contains(x - plan.x, y - plan.y) && (*plan.piece)[x - plan.x, y - plan.y].tile;
}

// Whether some part has no cell of what was floor already.
bool closesIn(const FloorRuns& parts, const BitGrid& outside)
{
    std::vector<bool> isOpen(parts.sizes.size());
    isOpen[0] = true;
    for (int y = 0; y < parts.height(); ++y)
        for (const FloorRun& run : parts.row(y))
            for (int x = run.begin; x < run.end && !isOpen[run.region]; ++x)
                isOpen[run.region] = outside.get(x, y);
    return std::ranges::find(isOpen, false) != isOpen.end();
}

// A way that the vault cuts went through cells that are lost. It came to a cluster of them and left it again, so it is
// enough that all cells around each cluster are still joined.
bool areCut(const FloorRuns& runs, const BitGrid& before, const BitGrid& lost)
{
    const Regions parts = labelRegions(runs);
    const Regions clusters = labelRegions(lost, Way::Eight);
    std::vector<std::uint32_t> around(clusters.sizes.size()); // a part beside each
    bool isCut = false;
    lost.forEach([&](int x, int y) {
        std::uint32_t& known = around[clusters.ids[x, y]];
        for (const Direction direction : kDirections) {
            const Position there = moved({x, y, 0}, direction);
            if (!before.getOr(there.x, there.y, false) || parts.ids[there.x, there.y] == 0)
                continue;
            isCut |= known != 0 && known != parts.ids[there.x, there.y];
            known = parts.ids[there.x, there.y];
        }
    });
    return isCut;
}

std::int64_t squaredWay(const VaultAim::Target& target, const FlatPiece& piece, int x, int y)
{
    const std::int64_t dx = 2 * x + piece.width() - target.x;
    const std::int64_t dy = 2 * y + piece.height() - target.y;
    return dx * dx + dy * dy;
}

// Of those that are added, the least.
class Least {
public:
    explicit Least(std::size_t most) : m_most(most) {}

    void add(const VaultSite& site)
    {
        if (m_heap.size() == m_most) {
            const VaultSite& worst = m_heap.front();
            const bool isWorse =
                site.distance > worst.distance || (site.distance == worst.distance && site.rank > worst.rank);
            if (isWorse || !(site < worst)) // nearly all are worse, which is seen at once
                return;
            std::ranges::pop_heap(m_heap);
            m_heap.pop_back();
        }
        m_heap.push_back(site);
        std::ranges::push_heap(m_heap);
    }

    std::vector<VaultSite> inOrder() &&
    {
        std::ranges::sort(m_heap);
        return std::move(m_heap);
    }

private:
    std::size_t m_most;
    std::vector<VaultSite> m_heap; // the greatest in front
};

// Where runs of allowed cells begin, by their length: each is worked out once for all turns of a piece.
class RunStarts {
public:
    explicit RunStarts(const BitGrid& allowed) : m_allowed(allowed) {}

    const BitGrid& allowed() const { return m_allowed; }
    std::span<const std::uint64_t> row(int length, int y)
    {
        const auto known = m_starts.find(length);
        return (known != m_starts.end() ? known : m_starts.emplace(length, runStarts(m_allowed, length)).first)
            ->second.row(y);
    }

private:
    const BitGrid& m_allowed;
    std::map<int, BitGrid> m_starts;
};

BitGrid placesFor(const FlatPiece& piece, RunStarts& starts)
{
    const BitGrid& allowed = starts.allowed();
    std::vector<std::vector<FreeRun>> runs;
    runs.reserve(static_cast<std::size_t>(piece.height()));
    for (int y = 0; y < piece.height(); ++y)
        runs.push_back(runsOf(piece.row(y)));
    BitGrid places(allowed.width(), allowed.height());
    const int lastX = allowed.width() - piece.width();
    for (int y = 0; lastX >= 0 && y + piece.height() <= allowed.height(); ++y) {
        const auto row = places.row(y);
        places.set(Box{0, y, lastX + 1, 1});
        const auto isEmpty = [&] { return std::ranges::all_of(row, [](std::uint64_t word) { return word == 0; }); };
        for (int pieceY = 0; pieceY < piece.height() && !isEmpty(); ++pieceY)
            for (const FreeRun run : runs[static_cast<std::size_t>(pieceY)])
                keepMoved(row, starts.row(run.length, y + pieceY), run.x);
    }
    return places;
}

} // namespace

BitGrid placesFor(const FlatPiece& piece, const BitGrid& allowed)
{
    RunStarts starts(allowed);
    return placesFor(piece, starts);
}

std::vector<VaultSite> bestSites(std::span<const Orientation> orientations, const BitGrid& allowed, std::uint64_t draw,
                                 const VaultAim& aim, std::size_t most)
{
    const Ranks ranks(draw, allowed.width(), allowed.height());
    RunStarts starts(allowed);
    Least least(most);
    std::vector<BitGrid> places; // by orientation
    std::vector<std::uint64_t> numbers; // likewise, mixed
    places.reserve(orientations.size());
    numbers.reserve(orientations.size());
    BitGrid any(allowed.width(), allowed.height());
    for (const Orientation& orientation : orientations) {
        numbers.push_back(mix64(places.size()));
        any |= places.emplace_back(placesFor(orientation.cells, starts));
    }
    const auto add = [&](int x, int y) {
        const std::uint64_t rank = ranks.at(x, y);
        for (std::size_t number = 0; number < places.size(); ++number)
            if (places[number].get(x, y)) {
                const std::int64_t way = aim.near ? squaredWay(*aim.near, orientations[number].cells, x, y) : 0;
                least.add({way, Ranks::withLast(rank, numbers[number]), x, y, number});
            }
    };
    if (!aim.at)
        any.forEach(add);
    else if (any.getOr(aim.at->x, aim.at->y, false))
        add(aim.at->x, aim.at->y);
    return std::move(least).inOrder();
}

std::optional<VaultPlan> VaultPlanner::plan(const FlatPiece& piece, int x, int y, bool mayCloseIn)
{
    VaultPlan plan{&piece, x, y};
    for (int pieceY = 0; pieceY < piece.height(); ++pieceY)
        for (int pieceX = 0; pieceX < piece.width(); ++pieceX)
            if (piece[pieceX, pieceY].sign->isExit && !join({x + pieceX, y + pieceY}, plan))
                return std::nullopt;
    // What a piece closes in shows close around it and its tunnels.
    Box around{x, y, piece.width(), piece.height()};
    for (const CellAt cell : plan.tunnels)
        around = around.united({cell.x, cell.y, 1, 1});
    const Box level = m_canvas.state().tiles.box();
    const Ground close = groundIn(plan, around.grown(1).intersected(level));
    if (!mayCloseIn && closesIn(labelRuns(close.after, Way::Eight), close.outside))
        return std::nullopt;
    if (!close.lost().isAnySet())
        return plan;
    const Box window = Box{x, y, piece.width(), piece.height()}.grown(m_reach + 2).intersected(level);
    bool isCut = cuts(groundIn(plan, window));
    // What is apart inside the window may be joined around it.
    if (isCut && m_looked <= kMostLooked) {
        m_looked += std::int64_t{level.width} * level.height;
        isCut = cuts(groundIn(plan, level));
    }
    return isCut ? std::nullopt : std::optional(std::move(plan));
}

bool VaultPlanner::touchesFloor(CellAt cell, const VaultPlan& plan) const
{
    return std::ranges::any_of(kMouthSides, [&](Direction side) {
        const Offset step = offsetOf(side);
        return m_canvas.isWalkable(cell.x + step.dx, cell.y + step.dy) &&
               !isOfPiece(plan, cell.x + step.dx, cell.y + step.dy);
    });
}

bool VaultPlanner::mayDig(int x, int y, const VaultPlan& plan) const
{
    return m_canvas.mayWrite(x, y) && !m_canvas.hasMark(x, y, kVault | kOpaque) && m_canvas.kind(x, y).diggable() &&
           !isOfPiece(plan, x, y);
}

// Adds the shortest tunnel from an exit to floor, none when it touches some.
bool VaultPlanner::join(CellAt exit, VaultPlan& plan) const
{
    struct Dug {
        CellAt cell;
        std::size_t from = 0;
        int length = 0;
    };
    std::vector<Dug> queue{{exit}};
    const auto isKnown = [&](int x, int y) {
        return std::ranges::any_of(queue, [&](const Dug& dug) { return dug.cell == CellAt{x, y}; });
    };
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const Dug here = queue[next];
        if (touchesFloor(here.cell, plan)) {
            for (std::size_t at = next; at != 0; at = queue[at].from)
                plan.tunnels.push_back(queue[at].cell);
            return true;
        }
        for (const Direction side : kMouthSides) {
            const CellAt there{here.cell.x + offsetOf(side).dx, here.cell.y + offsetOf(side).dy};
            if (here.length < m_reach && mayDig(there.x, there.y, plan) && !isKnown(there.x, there.y))
                queue.push_back({there, next, here.length + 1});
        }
    }
    return false;
}

VaultPlanner::Ground VaultPlanner::groundIn(const VaultPlan& plan, const Box& window) const
{
    const BitGrid before = cropped(m_canvas.walkable(), window);
    Ground ground{before, before, before};
    for (int y = 0; y < plan.piece->height(); ++y)
        for (int x = 0; x < plan.piece->width(); ++x)
            if (const auto tile = (*plan.piece)[x, y].tile) {
                const CellAt at{plan.x + x - window.x, plan.y + y - window.y};
                ground.after.set(at.x, at.y, m_canvas.catalogue().tile(*tile).walkable);
                ground.outside.set(at.x, at.y, false);
            }
    for (const CellAt cell : plan.tunnels)
        ground.after.set(cell.x - window.x, cell.y - window.y);
    return ground;
}

bool VaultPlanner::cuts(const Ground& ground)
{
    return areCut(labelRuns(ground.after, Way::Eight), ground.before, ground.lost());
}

} // namespace cave
