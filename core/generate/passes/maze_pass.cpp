// SPDX-License-Identifier: MIT
// maze@1: a maze over the whole of the row's area.
//
// Promise: all ways are joined, where locked cells leave a way at all, or the report says how many parts are not; with
// no braid and no holes there is exactly one way between any two junctions. Junctions stand `pitch` cells apart, with
// ways pitch - 1 cells wide and walls of one cell between.
#include "core/generate/pass_of.h"
#include "core/generate/passes.h"
#include "core/generate/passes/corridors.h"
#include "core/generate/passes/maze.h"

#include <algorithm>

namespace cave {

namespace {

struct MazeParameters {
    int newest;
    int pitch;
    int braid;
    int holes;
};
using MazeRow = RowContextOf<MazeParameters>;

constexpr int kLeastHole = 2; // junctions on a side
constexpr int kMostHole = 4;

class MazeMaker {
public:
    explicit MazeMaker(MazeRow& row)
        : m_row(row), m_canvas(row.canvas), m_area(boxForRooms(row.canvas)), m_pitch(row.parameters.pitch),
          m_graph(graphOf())
    {
    }

    void run()
    {
        cutHoles();
        growTree(m_graph, m_row.parameters.newest, m_row.chance);
        braid(m_graph, m_row.parameters.braid, m_row.chance);
        write();
        for (Room& room : m_holes) {
            m_canvas.addRoom(std::move(room));
            addMouths(m_canvas.state().rooms.back().box);
        }
        if (std::ranges::none_of(m_graph.isUsed.cells(), [](std::uint8_t isUsed) { return isUsed != 0; }))
            m_row.report.tell(RowState::Skipped, {CAVE_TEXT("recipe", "No way of a maze fits into the area.")});
        Corridors corridors(m_canvas); // around locked cells, and to floor of rows above
        finishCorridors(corridors, m_row.report);
    }

private:
    Box junctionBox(int column, int line) const
    {
        return {m_area.x + 1 + column * m_pitch, m_area.y + 1 + line * m_pitch, m_pitch - 1, m_pitch - 1};
    }
    // The wall cells between a junction and the next to the east or south.
    Box eastOf(int column, int line) const
    {
        const Box box = junctionBox(column, line);
        return {box.right(), box.y, 1, box.height};
    }
    Box southOf(int column, int line) const
    {
        const Box box = junctionBox(column, line);
        return {box.x, box.bottom(), box.width, 1};
    }

    bool mayWrite(const Box& box) const
    {
        for (int y = box.y; y < box.bottom(); ++y)
            for (int x = box.x; x < box.right(); ++x)
                if (!m_canvas.mayWrite(x, y))
                    return false;
        return true;
    }

    MazeGraph graphOf() const
    {
        const int columns = std::max(0, (m_area.width - 1) / m_pitch);
        const int lines = std::max(0, (m_area.height - 1) / m_pitch);
        MazeGraph graph{Grid<std::uint8_t>(columns, lines), Grid<std::uint8_t>(columns, lines),
                        Grid<std::uint8_t>(columns, lines)};
        for (int y = 0; y < lines; ++y)
            for (int x = 0; x < columns; ++x)
                graph.isUsed[x, y] = mayWrite(junctionBox(x, y));
        for (int y = 0; y < lines; ++y)
            for (int x = 0; x < columns; ++x) {
                const auto isUsed = [&](int column, int line) {
                    return graph.isUsed.contains(column, line) && graph.isUsed[column, line];
                };
                if (isUsed(x, y) && isUsed(x + 1, y) && mayWrite(eastOf(x, y)))
                    graph.mayOpen[x, y] |= MazeGraph::kEast;
                if (isUsed(x, y) && isUsed(x, y + 1) && mayWrite(southOf(x, y)))
                    graph.mayOpen[x, y] |= MazeGraph::kSouth;
            }
        return graph;
    }

    // A hole is a block of junctions without walls between them. Each has a number of places to be tried at, where all
    // of it may be written and no other hole is near.
    void cutHoles()
    {
        const int wanted = m_row.parameters.holes;
        m_row.report.asked = wanted;
        std::vector<Box> blocks;
        for (int number = 0; number < wanted; ++number) {
            Random dice = m_row.chance.stream(Draw::Try, number);
            for (int place = 0; place < 20; ++place) {
                const auto block = blockOf(dice);
                const auto isNear = [&](const Box& other) { return !other.grown(1).intersected(*block).isEmpty(); };
                if (!block || std::ranges::any_of(blocks, isNear) || !mayWrite(cellsOf(*block)))
                    continue;
                blocks.push_back(*block);
                open(*block, m_row.chance.at(Draw::Try, number));
                ++m_row.report.done;
                break;
            }
        }
        if (m_row.report.done < wanted)
            m_row.report.tell(RowState::Partial,
                              {CAVE_TEXT_N("recipe", "%n room(s) [finds|find] no place in the maze."),
                               {},
                               wanted - m_row.report.done});
    }

    std::optional<Box> blockOf(Random& dice) const
    {
        const int width = dice.between(kLeastHole, kMostHole);
        const int height = dice.between(kLeastHole, kMostHole);
        if (width > m_graph.isUsed.width() || height > m_graph.isUsed.height())
            return std::nullopt;
        return Box{dice.between(0, m_graph.isUsed.width() - width), dice.between(0, m_graph.isUsed.height() - height),
                   width, height};
    }

    Box cellsOf(const Box& block) const
    {
        return junctionBox(block.x, block.y).united(junctionBox(block.right() - 1, block.bottom() - 1));
    }

    void open(const Box& block, std::uint64_t uid)
    {
        for (int y = block.y; y < block.bottom(); ++y)
            for (int x = block.x; x < block.right(); ++x) {
                if (x + 1 < block.right())
                    m_graph.open[x, y] |= MazeGraph::kEast;
                if (y + 1 < block.bottom())
                    m_graph.open[x, y] |= MazeGraph::kSouth;
            }
        Room room{.uid = uid, .cells = {}, .tags = {}};
        const Box cells = cellsOf(block);
        for (int y = cells.y; y < cells.bottom(); ++y)
            for (int x = cells.x; x < cells.right(); ++x)
                room.cells.push_back({x, y});
        m_holes.push_back(std::move(room));
    }

    void fill(const Box& box, TileId tile)
    {
        for (int y = box.y; y < box.bottom(); ++y)
            for (int x = box.x; x < box.right(); ++x)
                m_canvas.set(x, y, tile);
    }

    void write()
    {
        const Catalogue& catalogue = m_canvas.catalogue();
        fill(m_area, catalogue.wall());
        for (int y = 0; y < m_graph.isUsed.height(); ++y)
            for (int x = 0; x < m_graph.isUsed.width(); ++x) {
                if (m_graph.isUsed[x, y])
                    fill(junctionBox(x, y), catalogue.floor());
                if (m_graph.isOpenTo({x, y}, 1))
                    fill(eastOf(x, y), catalogue.floor());
                if (m_graph.isOpenTo({x, y}, 2))
                    fill(southOf(x, y), catalogue.floor());
            }
        for (const Room& room : m_holes)
            for (const CellAt cell : room.cells)
                m_canvas.set(cell, catalogue.floor());
    }

    // The ways that open into a hole.
    void addMouths(const Box& hole)
    {
        const auto add = [&](int x, int y) {
            if (m_canvas.isWalkable(x, y) && m_canvas.mayWrite(x, y))
                m_canvas.addMouth({x, y});
        };
        for (int x = hole.x; x < hole.right(); ++x) {
            add(x, hole.y - 1);
            add(x, hole.bottom());
        }
        for (int y = hole.y; y < hole.bottom(); ++y) {
            add(hole.x - 1, y);
            add(hole.right(), y);
        }
    }

    MazeRow& m_row;
    LevelCanvas& m_canvas;
    Box m_area;
    int m_pitch;
    MazeGraph m_graph;
    std::vector<Room> m_holes;
};

void runMaze(MazeRow& row) { MazeMaker(row).run(); }

Facts factsOfMaze(const MazeParameters& parameters, const Catalogue&)
{
    const int rooms = parameters.holes > 0 ? kRooms : 0;
    return {.gives = static_cast<std::uint8_t>(kBase | kConnected | rooms)};
}

} // namespace

Pass mazePass()
{
    using P = MazeParameters;
    return makePass<P>(
        {.type = "maze",
         .title = CAVE_LABEL("recipe", "Maze"),
         .help = CAVE_LABEL("recipe", "Fills the area with a maze."),
         .runLevel = runMaze,
         .facts = factsOfMaze},
        {field("newest", CAVE_LABEL("Parameters", "Newest first"), &P::newest, PerMille{750},
               CAVE_LABEL("recipe", "How often the maze goes on from where it is; less gives shorter ways "
                                    "with more forks.")),
         field("pitch", CAVE_LABEL("Parameters", "Pitch"), &P::pitch, Number::ofCells(2, 2, 50),
               CAVE_LABEL("recipe", "How far two ways lie apart; they are one cell narrower than that.")),
         field("braid", CAVE_LABEL("Parameters", "Braid"), &P::braid, PerMille{150},
               CAVE_LABEL("recipe", "The share of dead ends that are opened.")),
         field("holes", CAVE_LABEL("Parameters", "Holes"), &P::holes, Number{0, 0, 1000, "rooms"},
               CAVE_LABEL("recipe", "How many rooms are cut into the maze."))});
}

} // namespace cave
