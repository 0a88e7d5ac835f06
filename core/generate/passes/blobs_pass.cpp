// SPDX-License-Identifier: MIT
// blobs@1: lakes and their like. Each starts from a floor cell and covers floor and wall, or floor alone; what may not
// be covered is left out of it. Unless asked for or known to be harmless, nobody looks whether a lake cuts the level.
#include "core/bits/cellular.h"
#include "core/generate/pass_of.h"
#include "core/generate/passes.h"
#include "core/generate/passes/fords.h"
#include "core/generate/shapes/joins.h"

#include <algorithm>

namespace cave {

namespace {

struct BlobsParameters {
    enum class Shape : std::uint8_t { Disc, Cellular };
    enum class Over : std::uint8_t { Any, Floor };
    TileId tile;
    int least;
    int most;
    Shape shape;
    int leastRadius;
    int mostRadius;
    int leastWidth;
    int mostWidth;
    int leastHeight;
    int mostHeight;
    int fill;
    int rounds;
    Over over;
    int wreath;
    TileId wreathTile;
    int tries;
    bool keepConnected;
    bool ford;
    bool around;
};
using BlobsRow = RowContextOf<BlobsParameters>;

constexpr int kDrawsATry = 64; // of a floor cell to start from

// What of a blob's cells becomes what.
struct Blob {
    std::vector<CellAt> core;
    std::vector<CellAt> wreath;
    std::vector<CellAt> fords;
};

// Whether somebody who comes by may count on it as a way.
bool isWay(const TileKind& tile, const BlobsParameters& parameters)
{
    return tile.walkable && !(parameters.around && tile.harmful);
}

// Lakes that nobody can walk on may cut a level; others never do when each touches what can be reached.
bool isWalkedOn(const BlobsParameters& parameters, const Catalogue& catalogue)
{
    return isWay(catalogue.tile(parameters.tile), parameters) &&
           (parameters.wreath == 0 || isWay(catalogue.tile(parameters.wreathTile), parameters));
}

bool keepsJoined(const BlobsParameters& parameters, const Catalogue& catalogue)
{
    return parameters.keepConnected || parameters.ford || isWalkedOn(parameters, catalogue);
}

BitGrid disc(int radius)
{
    BitGrid cells(2 * radius + 1, 2 * radius + 1);
    for (int y = -radius; y <= radius; ++y)
        for (int x = -radius; x <= radius; ++x)
            if (x * x + y * y <= radius * radius + radius)
                cells.set(x + radius, y + radius);
    return cells;
}

// The largest cave of a box, cut out.
BitGrid cave(Chance chance, int width, int height, int fill, int rounds)
{
    BitGrid floor = chance.mask(width, height, fill);
    for (const BitGrid fixed(width, height); rounds > 0; --rounds)
        floor = nextGeneration(floor, fixed, {});
    const Regions regions = labelRegions(floor, Way::Four);
    const auto largest = static_cast<std::uint32_t>(std::ranges::max_element(regions.sizes) - regions.sizes.begin());
    Box box;
    const auto isOfIt = [&](int x, int y) { return largest != 0 && regions.ids[x, y] == largest; };
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            if (isOfIt(x, y))
                box = box.united({x, y, 1, 1});
    BitGrid cells(box.width, box.height);
    for (int y = 0; y < box.height; ++y)
        for (int x = 0; x < box.width; ++x)
            cells.set(x, y, isOfIt(box.x + x, box.y + y));
    return cells;
}

class Lakes {
public:
    explicit Lakes(BlobsRow& row)
        : m_row(row), m_canvas(row.canvas), m_area(row.canvas.areaBox()), m_tile(row.parameters.tile),
          m_wreathTile(row.parameters.wreathTile), m_wreath(row.parameters.wreath),
          m_overWalls(row.parameters.over == BlobsParameters::Over::Any),
          m_keepsJoined(keepsJoined(row.parameters, m_canvas.catalogue())),
          m_joins(row.canvas.width(), row.canvas.height())
    {
        if (!m_keepsJoined)
            return;
        m_floor = m_canvas.walkable();
        if (row.parameters.around)
            m_floor -= m_canvas.cellsWhere([](const TileKind& kind) { return kind.harmful; });
    }

    // Tries in turn until the blob finds a place.
    bool make(int number)
    {
        if (m_area.isEmpty())
            return false;
        const BitGrid shape = shapeOf(number);
        for (int k = 0; k < m_row.parameters.tries; ++k) {
            const auto start = startOf(number, k);
            if (!start)
                continue;
            Blob blob = blobAt(shape, *start);
            if (blob.core.empty() || (m_keepsJoined && !fits(blob)))
                continue;
            write(blob);
            return true;
        }
        return false;
    }

private:
    static int between(Random& dice, int least, int most) { return dice.between(least, std::max(least, most)); }

    BitGrid shapeOf(int number) const
    {
        const BlobsParameters& parameters = m_row.parameters;
        Random dice = m_row.chance.stream(Draw::Shape, number);
        if (parameters.shape == BlobsParameters::Shape::Disc)
            return disc(between(dice, parameters.leastRadius, parameters.mostRadius));
        const int width = std::min(m_area.width, between(dice, parameters.leastWidth, parameters.mostWidth));
        const int height = std::min(m_area.height, between(dice, parameters.leastHeight, parameters.mostHeight));
        return cave(Chance(m_row.chance.at(Draw::Shape, number, 1)), width, height, m_row.parameters.fill,
                    m_row.parameters.rounds);
    }

    // The first of some cells drawn that is floor: a change elsewhere moves it seldom.
    std::optional<CellAt> startOf(int number, int k) const
    {
        Random dice = m_row.chance.stream(Draw::Try, number, k);
        for (int draw = 0; draw < kDrawsATry; ++draw) {
            const int x = m_area.x + dice.between(0, m_area.width - 1);
            const int y = m_area.y + dice.between(0, m_area.height - 1);
            if (m_canvas.tile(x, y) == m_canvas.catalogue().floor() && mayCover(x, y))
                return CellAt{x, y};
        }
        return std::nullopt;
    }

    bool mayCover(int x, int y) const
    {
        if (!m_canvas.mayWrite(x, y) || m_canvas.hasMark(x, y, kNoLiquid | kVault))
            return false;
        const TileId tile = m_canvas.tile(x, y);
        return tile == m_canvas.catalogue().floor() || tile == m_tile || (m_wreath > 0 && tile == m_wreathTile) ||
               (m_overWalls && m_canvas.kind(x, y).diggable());
    }

    // The shape around `start`, moved into the area; in the middle of an area that is too small for it.
    Blob blobAt(const BitGrid& shape, CellAt start) const
    {
        const auto corner = [](int middle, int size, int from, int room) {
            return size > room ? from - (size - room) / 2 : std::clamp(middle - size / 2, from, from + room - size);
        };
        const int left = corner(start.x, shape.width(), m_area.x, m_area.width);
        const int top = corner(start.y, shape.height(), m_area.y, m_area.height);
        Blob blob;
        bool isNew = false;
        for (int y = 0; y < shape.height(); ++y)
            for (int x = 0; x < shape.width(); ++x)
                if (shape.get(x, y) && mayCover(left + x, top + y)) {
                    blob.core.push_back({left + x, top + y});
                    isNew = isNew || m_canvas.tile(left + x, top + y) != m_tile;
                }
        if (!isNew)
            return {};
        addWreath(blob);
        return blob;
    }

    void addWreath(Blob& blob) const
    {
        if (m_wreath == 0)
            return;
        Box box;
        for (const CellAt cell : blob.core)
            box = box.united({cell.x, cell.y, 1, 1});
        box = box.grown(m_wreath).intersected(m_area);
        BitGrid core(m_canvas.width(), box.height);
        BitGrid near(m_canvas.width(), box.height);
        for (const CellAt cell : blob.core) {
            core.set(cell.x, cell.y - box.y);
            const Box around = Box{cell.x, cell.y, 1, 1}.grown(m_wreath).intersected(box);
            for (int y = around.y; y < around.bottom(); ++y)
                for (int x = around.x; x < around.right(); ++x)
                    near.set(x, y - box.y);
        }
        for (int y = box.y; y < box.bottom(); ++y)
            for (int x = box.x; x < box.right(); ++x)
                if (near.get(x, y - box.y) && !core.get(x, y - box.y) && mayCover(x, y) &&
                    m_canvas.tile(x, y) != m_tile)
                    blob.wreath.push_back({x, y});
    }

    FloorChange changeBy(const Blob& blob) const
    {
        FloorChange change;
        const auto add = [&](const std::vector<CellAt>& cells, TileId tile) {
            const bool isOpen = isWay(m_canvas.catalogue().tile(tile), m_row.parameters);
            for (const CellAt cell : cells)
                if (m_floor.get(cell.x, cell.y) != isOpen)
                    (isOpen ? change.opened : change.closed).push_back(cell);
        };
        add(blob.core, m_tile);
        add(blob.wreath, m_wreathTile);
        return change;
    }

    // Whether the level stays in one piece, with fords where they are wanted. Notes the blob as made when it does.
    bool fits(Blob& blob)
    {
        const FloorChange change = changeBy(blob);
        apply(m_floor, change);
        if (m_joins.areKept(m_floor, change) || (m_row.parameters.ford && isCrossed(blob, change)))
            return true;
        undo(m_floor, change);
        return false;
    }

    // A lake that is mostly ford is none.
    bool isCrossed(Blob& blob, FloorChange change)
    {
        for (const std::vector<CellAt>& lake : partsOf(change.closed)) {
            const std::vector<CellAt> rim = rimOf(m_floor, lake);
            std::ranges::copy(fordsThrough(lake, rim, m_joins.groups(m_floor, rim)), std::back_inserter(blob.fords));
        }
        std::erase_if(change.closed,
                      [&](CellAt cell) { return std::ranges::find(blob.fords, cell) != blob.fords.end(); });
        for (const CellAt cell : blob.fords)
            m_floor.set(cell.x, cell.y);
        return 2 * blob.fords.size() <= blob.core.size() && m_joins.areKept(m_floor, change);
    }

    void write(const Blob& blob)
    {
        const Catalogue& catalogue = m_canvas.catalogue();
        for (const CellAt cell : blob.core)
            m_canvas.set(cell, m_tile);
        for (const CellAt cell : blob.wreath)
            m_canvas.set(cell, m_wreathTile);
        for (const CellAt cell : blob.fords)
            m_canvas.set(cell,
                         isWay(catalogue.tile(m_wreathTile), m_row.parameters) ? m_wreathTile : catalogue.floor());
    }

    BlobsRow& m_row;
    LevelCanvas& m_canvas;
    Box m_area;
    TileId m_tile;
    TileId m_wreathTile;
    int m_wreath;
    bool m_overWalls;
    bool m_keepsJoined;
    BitGrid m_floor; // what can be walked on; kept only with m_keepsJoined
    Joins m_joins;
};

void runBlobs(BlobsRow& row)
{
    const int least = row.parameters.least;
    const int most = std::max(least, row.parameters.most);
    const auto more = row.chance.at(Draw::Count) % static_cast<std::uint64_t>(most - least + 1);
    row.report.asked = least + static_cast<int>(more);
    Lakes lakes(row);
    for (int number = 0; number < row.report.asked; ++number)
        row.report.done += lakes.make(number);
    if (row.report.done < row.report.asked)
        row.report.tell(RowState::Partial,
                        {CAVE_TEXT_N("recipe", "%n blob(s) found no place."), {}, row.report.asked - row.report.done});
}

Facts factsOfBlobs(const BlobsParameters& parameters, const Catalogue& catalogue)
{
    return {.needs = kBase, .breaks = static_cast<std::uint8_t>(keepsJoined(parameters, catalogue) ? 0 : kConnected)};
}

} // namespace

Pass blobsPass()
{
    using P = BlobsParameters;
    return makePass<P>(
        {.type = "blobs",
         .title = CAVE_LABEL("recipe", "Blobs"),
         .help = CAVE_LABEL("recipe", "Lays lakes, or blobs of another tile, over the level."),
         .runLevel = runBlobs,
         .facts = factsOfBlobs},
        {field("tile", CAVE_LABEL("Parameters", "Tile"), &P::tile, Tile{"water"},
               CAVE_LABEL("recipe", "What the blobs are made of.")),
         field("least", CAVE_LABEL("Parameters", "Least"), &P::least, Number{3, 0, 1000, "blobs"},
               CAVE_LABEL("recipe", "The least number of blobs.")),
         field("most", CAVE_LABEL("Parameters", "Most"), &P::most, Number{6, 0, 1000, "blobs"},
               CAVE_LABEL("recipe", "The greatest number of blobs.")),
         field("shape", CAVE_LABEL("Parameters", "Shape"), &P::shape,
               Choice<P::Shape>{P::Shape::Disc, {{"disc", P::Shape::Disc}, {"cellular", P::Shape::Cellular}}},
               CAVE_LABEL("recipe", "Whether blobs are discs or grow like caves.")),
         field("least_radius", CAVE_LABEL("Parameters", "Least radius"), &P::leastRadius, Number::ofCells(1, 0, 200),
               CAVE_LABEL("recipe", "The least radius of a disc.")),
         field("most_radius", CAVE_LABEL("Parameters", "Greatest radius"), &P::mostRadius, Number::ofCells(2, 0, 200),
               CAVE_LABEL("recipe", "The greatest radius of a disc.")),
         field("least_width", CAVE_LABEL("Parameters", "Least width"), &P::leastWidth, Number::ofCells(20, 1, kMaxSide),
               CAVE_LABEL("recipe", "The least width of the box in which a blob grows.")),
         field("most_width", CAVE_LABEL("Parameters", "Greatest width"), &P::mostWidth,
               Number::ofCells(30, 1, kMaxSide),
               CAVE_LABEL("recipe", "The greatest width of the box in which a blob grows.")),
         field("least_height", CAVE_LABEL("Parameters", "Least height"), &P::leastHeight,
               Number::ofCells(10, 1, kMaxSide),
               CAVE_LABEL("recipe", "The least height of the box in which a blob grows.")),
         field("most_height", CAVE_LABEL("Parameters", "Greatest height"), &P::mostHeight,
               Number::ofCells(15, 1, kMaxSide),
               CAVE_LABEL("recipe", "The greatest height of the box in which a blob grows.")),
         field("fill", CAVE_LABEL("Parameters", "Fill"), &P::fill, PerMille{550},
               CAVE_LABEL("recipe", "The share of the box that a growing blob starts from.")),
         field("rounds", CAVE_LABEL("Parameters", "Rounds"), &P::rounds, Number{5, 0, 20, "rounds"},
               CAVE_LABEL("recipe", "How often a growing blob is smoothed.")),
         field("over", CAVE_LABEL("Parameters", "Over"), &P::over,
               Choice<P::Over>{P::Over::Any, {{"any", P::Over::Any}, {"floor", P::Over::Floor}}},
               CAVE_LABEL("recipe", "Whether blobs cover floor and wall alike, or floor alone.")),
         field("wreath", CAVE_LABEL("Parameters", "Wreath"), &P::wreath, Number::ofCells(0, 0, 10),
               CAVE_LABEL("recipe", "How wide the ring around a blob is.")),
         field("wreath_tile", CAVE_LABEL("Parameters", "Wreath tile"), &P::wreathTile, Tile{"water"},
               CAVE_LABEL("recipe", "What the ring and the fords are made of.")),
         field("tries", CAVE_LABEL("Parameters", "Tries"), &P::tries, Number{20, 1, 1000, "tries"},
               CAVE_LABEL("recipe", "How often a place is tried for each blob.")),
         field("keep_connected", CAVE_LABEL("Parameters", "Keep connected"), &P::keepConnected, Flag{false},
               CAVE_LABEL("recipe", "Leaves out blobs that would cut the level apart.")),
         field("ford", CAVE_LABEL("Parameters", "Ford"), &P::ford, Flag{false},
               CAVE_LABEL("recipe", "Lays fords through blobs that would cut the level apart.")),
         field("around", CAVE_LABEL("Parameters", "Way around"), &P::around, Flag{false},
               CAVE_LABEL("recipe", "Counts what harms whoever enters it as no way, where the level is to stay "
                                    "connected."))});
}

} // namespace cave
