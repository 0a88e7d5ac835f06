// SPDX-License-Identifier: MIT
// loops@1: opens thin walls where the way around is long, so that a level is no tree. Only adds ways; the cells opened
// are mouths, where doors may stand.
#include "core/bits/bit_wave.h"
#include "core/generate/pass_of.h"
#include "core/generate/passes.h"

#include <algorithm>
#include <cstdlib>
#include <ranges>

namespace cave {

namespace {

struct LoopsParameters {
    enum class As : std::uint8_t { Door, Floor };
    int detour;
    int max;
    int thickness;
    As as;
};
using LoopsRow = RowContextOf<LoopsParameters>;

// The cells to open, in a row from `first` to `last`, between a floor cell on one side and one on the other.
struct ThinWall {
    CellAt from;
    CellAt to;
    CellAt first; // of the wall
    CellAt last;

    Offset way() const { return {(to.x > from.x) ? 1 : 0, (to.y > from.y) ? 1 : 0}; }

    auto cells() const
    {
        const int thickness = last.x - first.x + last.y - first.y + 1;
        return std::views::iota(0, thickness) | std::views::transform([start = first, along = way()](int i) {
                   return CellAt{start.x + i * along.dx, start.y + i * along.dy};
               });
    }
};

class Detours {
public:
    explicit Detours(const LevelCanvas& canvas) : m_canvas(canvas) {}

    // Whether more than `most` steps in 8 directions lie between two cells.
    bool isLonger(CellAt from, CellAt to, int most)
    {
        const BitGrid& floor = m_canvas.walkable();
        const Box box = Box{from.x, from.y, 1, 1}.grown(most).intersected(floor.box());
        if (!box.contains(to.x, to.y))
            return true;
        m_wave.begin(box);
        m_wave.addFloor(box, [&](int w, int y) { return floor.row(y)[static_cast<std::size_t>(w)]; });
        m_wave.start(from.x, from.y);
        for (int steps = 0; steps < most && !m_wave.isOver() && m_wave.isLeft(to.x, to.y); ++steps)
            m_wave.step([](BitWave::Place, BitWave::Word) {});
        return m_wave.isLeft(to.x, to.y);
    }

private:
    const LevelCanvas& m_canvas;
    BitWave m_wave;
};

// An end of a way: floor, and no door already.
bool isEnd(const LevelCanvas& canvas, int x, int y)
{
    if (!canvas.isWalkable(x, y))
        return false;
    const TileKind& kind = canvas.kind(x, y);
    return kind.opensInto.empty() && kind.closesInto.empty();
}

// A wall cell that may be opened and has walls on both sides of the way through it.
bool isOpenable(const LevelCanvas& canvas, int x, int y, Offset way)
{
    return canvas.mayWrite(x, y) && canvas.kind(x, y).diggable() && !canvas.isWalkable(x, y) &&
           !canvas.hasMark(x, y, kVault | kOpaque) && !canvas.isWalkable(x + way.dy, y + way.dx) &&
           !canvas.isWalkable(x - way.dy, y - way.dx);
}

std::vector<ThinWall> thinWalls(const LevelCanvas& canvas, int thickest)
{
    std::vector<ThinWall> walls;
    const auto look = [&](int x, int y, Offset way) {
        if (!isEnd(canvas, x - way.dx, y - way.dy))
            return;
        for (int thickness = 1; thickness <= thickest; ++thickness) {
            const CellAt last{x + (thickness - 1) * way.dx, y + (thickness - 1) * way.dy};
            if (!canvas.contains(last.x, last.y) || !isOpenable(canvas, last.x, last.y, way))
                return;
            const CellAt to{last.x + way.dx, last.y + way.dy};
            if (isEnd(canvas, to.x, to.y))
                walls.push_back({{x - way.dx, y - way.dy}, to, {x, y}, last});
        }
    };
    for (int y = 0; y < canvas.height(); ++y)
        for (int x = 0; x < canvas.width(); ++x)
            if (!canvas.isWalkable(x, y)) {
                look(x, y, {1, 0});
                look(x, y, {0, 1});
            }
    return walls;
}

void sortByRank(std::vector<ThinWall>& walls, const Chance& chance)
{
    const auto rank = [&](const ThinWall& wall) {
        return chance.at(Draw::Rank, wall.first.x, wall.first.y, wall.last.x, wall.last.y, wall.to.x, wall.to.y);
    };
    std::ranges::sort(walls, {}, rank); // stable enough: ranks of different walls differ
}

void open(LevelCanvas& canvas, const ThinWall& wall, std::optional<TileId> door)
{
    for (const CellAt cell : wall.cells())
        canvas.set(cell, canvas.catalogue().dugFrom(canvas.tile(cell.x, cell.y)));
    if (door)
        canvas.set(wall.first, *door);
    canvas.addMouth(wall.first);
}

void runLoops(LoopsRow& row)
{
    LevelCanvas& canvas = row.canvas;
    std::vector<ThinWall> walls = thinWalls(canvas, row.parameters.thickness);
    sortByRank(walls, row.chance);
    std::optional<TileId> door;
    if (row.parameters.as == LoopsParameters::As::Door)
        door = canvas.catalogue().findTile("door");
    Detours detours(canvas);
    const int detour = row.parameters.detour;
    for (const ThinWall& wall : walls) {
        if (row.report.done == row.parameters.max)
            break;
        // What was opened before may have taken a side wall away, or be the wall itself.
        const auto isStill = [&](CellAt cell) { return isOpenable(canvas, cell.x, cell.y, wall.way()); };
        if (!std::ranges::all_of(wall.cells(), isStill) || !isEnd(canvas, wall.from.x, wall.from.y) ||
            !isEnd(canvas, wall.to.x, wall.to.y) || !detours.isLonger(wall.from, wall.to, detour))
            continue;
        open(canvas, wall, door);
        ++row.report.done;
    }
    row.report.asked = row.report.done; // as many as the level has a use for, up to "max"
}

} // namespace

Pass loopsPass()
{
    using P = LoopsParameters;
    return makePass<P>({.type = "loops",
                        .title = CAVE_LABEL("recipe", "Loops"),
                        .help = CAVE_LABEL("recipe", "Opens thin walls where the way around is long."),
                        .runLevel = runLoops,
                        .facts = [](const P&, const Catalogue&) { return Facts{.needs = kBase}; }},
                       {field("detour", CAVE_LABEL("Parameters", "Detour"), &P::detour, Number{20, 1, 200, "steps"},
                              CAVE_LABEL("recipe", "A wall is opened when the way around it is longer than this.")),
                        field("max", CAVE_LABEL("Parameters", "Most cells"), &P::max, Number{8, 0, 100'000, "walls"},
                              CAVE_LABEL("recipe", "How many walls are opened at most.")),
                        field("thickness", CAVE_LABEL("Parameters", "Thickness"), &P::thickness,
                              Number::ofCells(1, 1, 6), CAVE_LABEL("recipe", "The thickest wall that is opened.")),
                        field("as", CAVE_LABEL("Parameters", "As"), &P::as,
                              Choice<P::As>{P::As::Door, {{"door", P::As::Door}, {"floor", P::As::Floor}}},
                              CAVE_LABEL("recipe", "What stands in the gap."))});
}

} // namespace cave
