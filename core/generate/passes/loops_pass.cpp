// SPDX-License-Identifier: MIT
// loops@1: opens thin walls where the way around is long, so that a level is no tree. Only adds ways; the cells opened
// are mouths, where doors may stand.
#include "core/bits/bit_wave.h"
#include "core/bits/shifted.h"
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
    std::uint64_t rank = 0;

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
bool isEnd(const TileKind& kind) { return kind.walkable && kind.opensInto.empty() && kind.closesInto.empty(); }

// A wall cell that may be opened and has walls on both sides of the way through it.
bool isOpenable(const LevelCanvas& canvas, int x, int y, Offset way)
{
    return canvas.mayWrite(x, y) && canvas.kind(x, y).diggable() && !canvas.isWalkable(x, y) &&
           !canvas.hasMark(x, y, kVault | kOpaque) && !canvas.isWalkable(x + way.dy, y + way.dx) &&
           !canvas.isWalkable(x - way.dy, y - way.dx);
}

BitGrid openable(const LevelCanvas& canvas, Offset way)
{
    BitGrid cells = canvas.diggable();
    cells -= canvas.walkable();
    cells -= canvas.marked(kVault | kOpaque);
    cells -= moved(canvas.walkable(), way.dy, way.dx);
    return cells -= moved(canvas.walkable(), -way.dy, -way.dx);
}

// All those of a level, by rank.
std::vector<ThinWall> thinWalls(const LevelCanvas& canvas, int thickest, const Chance& chance)
{
    std::vector<ThinWall> walls;
    const BitGrid ends = canvas.cellsWhere(isEnd);
    for (const Offset way : {Offset{1, 0}, Offset{0, 1}}) {
        const BitGrid open = openable(canvas, way);
        BitGrid firsts = moved(ends, way.dx, way.dy); // of walls as thick as that
        for (int thickness = 1; thickness <= thickest; ++thickness) {
            const Offset over{thickness * way.dx, thickness * way.dy};
            firsts &= moved(open, way.dx - over.dx, way.dy - over.dy);
            (BitGrid(firsts) &= moved(ends, -over.dx, -over.dy)).forEach([&](int x, int y) {
                const CellAt to{x + over.dx, y + over.dy};
                const CellAt last{to.x - way.dx, to.y - way.dy};
                walls.push_back({{x - way.dx, y - way.dy},
                                 to,
                                 {x, y},
                                 last,
                                 chance.at(Draw::Rank, x, y, last.x, last.y, to.x, to.y)});
            });
        }
    }
    std::ranges::sort(walls, {}, &ThinWall::rank); // stable enough: ranks of different walls differ
    return walls;
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
    std::optional<TileId> door;
    if (row.parameters.as == LoopsParameters::As::Door)
        door = canvas.catalogue().findTile("door");
    Detours detours(canvas);
    const int detour = row.parameters.detour;
    for (const ThinWall& wall : thinWalls(canvas, row.parameters.thickness, row.chance)) {
        if (row.report.done == row.parameters.max)
            break;
        // What was opened before may have taken a side wall away, or be the wall itself.
        const auto isStill = [&](CellAt cell) { return isOpenable(canvas, cell.x, cell.y, wall.way()); };
        if (!std::ranges::all_of(wall.cells(), isStill) || !isEnd(canvas.kind(wall.from.x, wall.from.y)) ||
            !isEnd(canvas.kind(wall.to.x, wall.to.y)) || !detours.isLonger(wall.from, wall.to, detour))
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
