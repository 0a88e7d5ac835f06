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

} // namespace

BitGrid placesFor(const FlatPiece& piece, const BitGrid& allowed)
{
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
                keepRunStarts(row, allowed.row(y + pieceY), run.x, run.length);
    }
    return places;
}

std::optional<VaultPlan> VaultPlanner::plan(const FlatPiece& piece, int x, int y, bool mayCloseIn)
{
    VaultPlan plan{&piece, x, y};
    for (int pieceY = 0; pieceY < piece.height(); ++pieceY)
        for (int pieceX = 0; pieceX < piece.width(); ++pieceX)
            if (piece[pieceX, pieceY].isExit && !join({x + pieceX, y + pieceY}, plan))
                return std::nullopt;
    const Box level = m_canvas.state().tiles.box();
    const Box window = Box{x, y, piece.width(), piece.height()}.grown(m_reach + 2).intersected(level);
    Effect effect = effectOf(plan, window, mayCloseIn);
    // What is apart inside the window may be joined around it.
    if (effect == Effect::Cuts && m_looked <= kMostLooked) {
        m_looked += std::int64_t{level.width} * level.height;
        effect = effectOf(plan, level, mayCloseIn);
    }
    return effect == Effect::None ? std::optional(std::move(plan)) : std::nullopt;
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

// A way that the vault cuts went through cells that are lost. It came to a cluster of them and left it again, so it is
// enough that all cells around each cluster are still joined.
VaultPlanner::Effect VaultPlanner::effectOf(const VaultPlan& plan, const Box& window, bool mayCloseIn) const
{
    BitGrid after(window.width, window.height);
    BitGrid lost(window.width, window.height);
    BitGrid outside(window.width, window.height);
    for (int y = 0; y < window.height; ++y)
        for (int x = 0; x < window.width; ++x) {
            const int levelX = window.x + x;
            const int levelY = window.y + y;
            const bool isOwn = isOfPiece(plan, levelX, levelY);
            const bool was = m_canvas.isWalkable(levelX, levelY);
            const bool is =
                isOwn ? m_canvas.catalogue().tile(*(*plan.piece)[levelX - plan.x, levelY - plan.y].tile).walkable : was;
            after.set(x, y, is);
            lost.set(x, y, was && !is);
            outside.set(x, y, was && !isOwn);
        }
    for (const CellAt cell : plan.tunnels)
        after.set(cell.x - window.x, cell.y - window.y);
    const Regions parts = labelRegions(after, Way::Eight);
    const Regions clusters = labelRegions(lost, Way::Eight);
    std::vector<bool> isOpen(parts.sizes.size());
    std::vector<std::uint32_t> around(clusters.sizes.size());
    bool isCut = false;
    for (int y = 0; y < window.height; ++y)
        for (int x = 0; x < window.width; ++x) {
            const std::uint32_t part = parts.ids[x, y];
            if (part == 0)
                continue;
            if (outside.get(x, y))
                isOpen[part] = true;
            if (!m_canvas.isWalkable(window.x + x, window.y + y))
                continue;
            for (const Direction direction : kDirections) {
                const Position there = moved({x, y, 0}, direction);
                if (!lost.getOr(there.x, there.y, false))
                    continue;
                std::uint32_t& known = around[clusters.ids[there.x, there.y]];
                isCut |= known != 0 && known != part;
                known = part;
            }
        }
    for (std::size_t part = 1; part < isOpen.size(); ++part)
        if (!isOpen[part] && !mayCloseIn)
            return Effect::ClosesIn;
    return isCut ? Effect::Cuts : Effect::None;
}

} // namespace cave
