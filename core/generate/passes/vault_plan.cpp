// SPDX-License-Identifier: MIT
#include "core/generate/passes/vault_plan.h"

#include "core/base/position.h"
#include "core/bits/shifted.h"

#include <algorithm>
#include <limits>
#include <map>

namespace cave {

namespace {

constexpr std::array kMouthSides{Direction::North, Direction::East, Direction::South, Direction::West};
constexpr std::int64_t kMostLooked =
    20'000'000; // cells of whole levels, which are looked at where a window is too small

struct FreeRun {
    int x = 0;
    int length = 0;
    bool operator==(const FreeRun&) const = default;
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

// Where a piece has tiles: on nothing else does it hang where it fits.
struct Footprint {
    int width = 0;
    std::vector<std::vector<FreeRun>> rows;
    int height() const { return static_cast<int>(rows.size()); }
    bool operator==(const Footprint&) const = default;
};

Footprint footprintOf(const FlatPiece& piece)
{
    Footprint footprint{piece.width(), {}};
    footprint.rows.reserve(static_cast<std::size_t>(piece.height()));
    for (int y = 0; y < piece.height(); ++y)
        footprint.rows.push_back(runsOf(piece.row(y)));
    return footprint;
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

std::int64_t sizeOf(const Box& box) { return std::int64_t{box.width} * box.height; }

// Of a cell of floor.
std::uint32_t regionOf(const FloorRuns& floor, int x, int y)
{
    return std::ranges::find_if(floor.row(y), [x](const FloorRun& run) { return x < run.end; })->region;
}

// A way that the vault cuts went through cells that are lost. It came to a cluster of them and left it again, so it is
// enough that all cells around each cluster are still joined.
bool areCut(const FloorRuns& parts, const BitGrid& kept, const BitGrid& lost)
{
    const FloorRuns clusters = labelRuns(lost, Way::Eight);
    std::vector<std::uint32_t> around(clusters.sizes.size()); // a part beside each
    bool isCut = false;
    for (int y = 0; y < clusters.height(); ++y)
        for (const FloorRun& run : clusters.row(y)) {
            std::uint32_t& known = around[run.region];
            const Box beside = Box{run.begin, y, run.end - run.begin, 1}.grown(1).intersected(kept.box());
            kept.forEach(beside, [&](int x, int keptY) {
                const std::uint32_t part = regionOf(parts, x, keptY);
                isCut |= known != 0 && known != part;
                known = part;
            });
        }
    return isCut;
}

std::int64_t squaredWay(const VaultAim::Target& target, const Footprint& footprint, int x, int y)
{
    const std::int64_t dx = 2 * x + footprint.width - target.x;
    const std::int64_t dy = 2 * y + footprint.height() - target.y;
    return dx * dx + dy * dy;
}

// Of those that are added, the least.
class Least {
public:
    explicit Least(std::size_t most) : m_most(most) {}

    // Whether it can be one of them, as far as these tell: nearly all are worse, which is seen at once.
    bool mayTake(std::int64_t distance, std::uint64_t rank) const
    {
        return distance < m_distance || (distance == m_distance && rank <= m_rank);
    }

    void add(const VaultSite& site)
    {
        if (m_heap.size() == m_most) {
            if (!(site < m_heap.front()))
                return;
            std::ranges::pop_heap(m_heap);
            m_heap.pop_back();
        }
        m_heap.push_back(site);
        std::ranges::push_heap(m_heap);
        if (m_heap.size() == m_most) {
            m_distance = m_heap.front().distance;
            m_rank = m_heap.front().rank;
        }
    }

    std::vector<VaultSite> inOrder() &&
    {
        std::ranges::sort(m_heap);
        return std::move(m_heap);
    }

private:
    std::size_t m_most;
    std::vector<VaultSite> m_heap; // the greatest in front
    std::int64_t m_distance = std::numeric_limits<std::int64_t>::max(); // of the greatest, once there are that many
    std::uint64_t m_rank = std::numeric_limits<std::uint64_t>::max();
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

BitGrid placesFor(const Footprint& footprint, RunStarts& starts)
{
    const BitGrid& allowed = starts.allowed();
    BitGrid places(allowed.width(), allowed.height());
    const int lastX = allowed.width() - footprint.width;
    for (int y = 0; lastX >= 0 && y + footprint.height() <= allowed.height(); ++y) {
        const auto row = places.row(y);
        places.set(Box{0, y, lastX + 1, 1});
        const auto isEmpty = [&] { return std::ranges::all_of(row, [](std::uint64_t word) { return word == 0; }); };
        for (int ownY = 0; ownY < footprint.height() && !isEmpty(); ++ownY)
            for (const FreeRun run : footprint.rows[static_cast<std::size_t>(ownY)])
                keepMoved(row, starts.row(run.length, y + ownY), run.x);
    }
    return places;
}

// The orientations of one shape: turned and mirrored, most pieces have one of two.
struct Alike {
    struct Orientation {
        std::size_t number = 0;
        std::uint64_t mixed = 0; // the number's mix64()
    };
    Footprint footprint;
    std::vector<Orientation> orientations{};
};

std::vector<Alike> byFootprint(std::span<const Orientation> orientations)
{
    std::vector<Alike> all;
    for (std::size_t number = 0; number < orientations.size(); ++number) {
        Footprint footprint = footprintOf(orientations[number].cells);
        auto same = std::ranges::find(all, footprint, &Alike::footprint);
        if (same == all.end())
            same = all.insert(same, {std::move(footprint)});
        same->orientations.push_back({number, mix64(number)});
    }
    return all;
}

} // namespace

BitGrid placesFor(const FlatPiece& piece, const BitGrid& allowed)
{
    RunStarts starts(allowed);
    return placesFor(footprintOf(piece), starts);
}

std::vector<VaultSite> bestSites(std::span<const Orientation> orientations, const BitGrid& allowed, std::uint64_t draw,
                                 const VaultAim& aim, std::size_t most)
{
    const Ranks ranks(draw, allowed.width(), allowed.height());
    RunStarts starts(allowed);
    Least least(most);
    for (const Alike& alike : byFootprint(orientations)) {
        const auto add = [&](int x, int y) {
            const std::int64_t way = aim.near ? squaredWay(*aim.near, alike.footprint, x, y) : 0;
            const std::uint64_t cell = ranks.at(x, y);
            for (const auto [number, mixed] : alike.orientations)
                if (const std::uint64_t rank = Ranks::withLast(cell, mixed); least.mayTake(way, rank))
                    least.add({way, rank, x, y, number});
        };
        const BitGrid places = placesFor(alike.footprint, starts);
        if (!aim.at)
            places.forEach(add);
        else if (places.getOr(aim.at->x, aim.at->y, false))
            add(aim.at->x, aim.at->y);
    }
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
    const FloorRuns parts = labelRuns(close.after, Way::Eight);
    if (!mayCloseIn && closesIn(parts, close.outside))
        return std::nullopt;
    if (!areCut(parts, close.kept(), close.lost()))
        return plan;
    // What is apart inside a window may be joined around it. One that is much of the level is not worth the look.
    const Box window = Box{x, y, piece.width(), piece.height()}.grown(m_reach + 2).intersected(level);
    const bool mayLook = m_looked <= kMostLooked;
    bool isCut = (mayLook && sizeOf(window) * 4 > sizeOf(level)) || cuts(groundIn(plan, window));
    if (isCut && mayLook) {
        m_looked += sizeOf(level);
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
    return areCut(labelRuns(ground.after, Way::Eight), ground.kept(), ground.lost());
}

} // namespace cave
