// SPDX-License-Identifier: MIT
// bsp@1: the area is split in two again and again; each part that is left gets a room, and halves are joined.
//
// Promise: rooms lie in parts that share no cell; all that is walkable in the row's area is one region, or the report
// says how many parts are not. The method is binary space partitioning as roguelikes have long used it. The chance of a
// part hangs on its path from the whole, so that a deeper tree keeps the cuts of the one before.
#include "core/base/hash.h"
#include "core/generate/pass_of.h"
#include "core/generate/passes.h"
#include "core/generate/passes/corridors.h"

#include <algorithm>
#include <cstdlib>

namespace cave {

namespace {

struct BspParameters {
    int depth;
    int leastWidth;
    int leastHeight;
    int splitFrom;
    int splitTo;
    int roomFrom;
    int roomTo;
};
using BspRow = RowContextOf<BspParameters>;

constexpr int kPlaces = 12; // where a room is tried in its part, because locked cells may be in the way

struct Leaf {
    std::uint64_t path = 0;
    Box box;
};

struct PlacedRoom {
    Box floor;
    CellAt middle;
};

class Splitter {
public:
    explicit Splitter(BspRow& row)
        : m_row(row), m_corridors(row.canvas), m_least{row.parameters.leastWidth, row.parameters.leastHeight},
          m_from(row.parameters.splitFrom), m_to(row.parameters.splitTo)
    {
        if (m_from > m_to)
            std::swap(m_from, m_to);
    }

    void run(const Box& area)
    {
        split("", area, m_row.parameters.depth);
        finishCorridors(m_corridors, m_row.report);
    }

private:
    // Makes the rooms of a part and joins them; returns them.
    std::vector<PlacedRoom> split(const std::string& path, const Box& box, int depth)
    {
        const std::uint64_t node = hashOf("node", path);
        Random dice = m_row.chance.stream(Draw::Node, node);
        const auto halves = depth > 0 ? halvesOf(box, dice) : std::nullopt;
        if (!halves)
            return makeRoom({node, box});
        std::vector<PlacedRoom> rooms = split(path + 'L', halves->first, depth - 1);
        const std::vector<PlacedRoom> others = split(path + 'R', halves->second, depth - 1);
        join(rooms, others, node);
        rooms.insert(rooms.end(), others.begin(), others.end());
        return rooms;
    }

    // Across the longer side, or the other when that is too short; nothing when both are.
    std::optional<std::pair<Box, Box>> halvesOf(const Box& box, Random& dice) const
    {
        const int share = dice.between(m_from, m_to);
        const bool mayWide = box.width >= 2 * m_least.x;
        const bool mayHigh = box.height >= 2 * m_least.y;
        if (!mayWide && !mayHigh)
            return std::nullopt;
        const bool isWide =
            dice.below(static_cast<std::uint32_t>(box.width + box.height)) < static_cast<std::uint32_t>(box.width);
        if (mayWide && (isWide || !mayHigh)) {
            const int cut = std::clamp(box.width * share / 1000, m_least.x, box.width - m_least.x);
            return std::pair{Box{box.x, box.y, cut, box.height}, Box{box.x + cut, box.y, box.width - cut, box.height}};
        }
        const int cut = std::clamp(box.height * share / 1000, m_least.y, box.height - m_least.y);
        return std::pair{Box{box.x, box.y, box.width, cut}, Box{box.x, box.y + cut, box.width, box.height - cut}};
    }

    // A share of a side; a room needs its two walls and a floor between.
    int sideOf(int whole, Random& dice) const
    {
        const int one = m_row.parameters.roomFrom;
        const int other = m_row.parameters.roomTo;
        return std::clamp(whole * dice.between(std::min(one, other), std::max(one, other)) / 1000, std::min(3, whole),
                          whole);
    }

    std::vector<PlacedRoom> makeRoom(const Leaf& leaf)
    {
        Random dice = m_row.chance.stream(Draw::Shape, leaf.path);
        ++m_row.report.asked;
        for (int place = 0; place < kPlaces; ++place) {
            const int width = sideOf(leaf.box.width, dice);
            const int height = sideOf(leaf.box.height, dice);
            const Box floor = Box{dice.between(leaf.box.x, leaf.box.right() - width),
                                  dice.between(leaf.box.y, leaf.box.bottom() - height), width, height}
                                  .grown(-1);
            if (!floor.isEmpty() && isFree(floor)) {
                ++m_row.report.done;
                return {dig(leaf, floor)};
            }
        }
        return {};
    }

    bool isFree(const Box& box) const
    {
        for (int y = box.y; y < box.bottom(); ++y)
            for (int x = box.x; x < box.right(); ++x)
                if (!m_row.canvas.mayWrite(x, y))
                    return false;
        return true;
    }

    PlacedRoom dig(const Leaf& leaf, const Box& floor)
    {
        Room room{.uid = m_row.chance.at(Draw::Node, leaf.path), .cells = {}, .tags = {}};
        for (int y = floor.y; y < floor.bottom(); ++y)
            for (int x = floor.x; x < floor.right(); ++x) {
                m_row.canvas.set(x, y, m_row.canvas.catalogue().floor());
                room.cells.push_back({x, y});
            }
        m_row.canvas.addRoom(std::move(room));
        return {floor, m_row.canvas.state().rooms.back().centre()};
    }

    // The two rooms of both halves that are nearest to each other.
    void join(const std::vector<PlacedRoom>& rooms, const std::vector<PlacedRoom>& others, std::uint64_t node)
    {
        const PlacedRoom* from = nullptr;
        const PlacedRoom* to = nullptr;
        int best = 0;
        for (const PlacedRoom& one : rooms)
            for (const PlacedRoom& other : others) {
                const int way = std::abs(one.middle.x - other.middle.x) + std::abs(one.middle.y - other.middle.y);
                if (from && way >= best)
                    continue;
                best = way;
                from = &one;
                to = &other;
            }
        if (from)
            digBetween(from->floor, to->floor, m_row.chance.stream(Draw::Join, node));
    }

    // Straight where the rooms face each other, else with a bend.
    void digBetween(const Box& from, const Box& to, Random dice)
    {
        const auto within = [&](int low, int high) { return dice.between(low, high - 1); };
        const int left = std::max(from.x, to.x);
        const int right = std::min(from.right(), to.right());
        const int top = std::max(from.y, to.y);
        const int bottom = std::min(from.bottom(), to.bottom());
        CellAt start{within(from.x, from.right()), within(from.y, from.bottom())};
        CellAt end{within(to.x, to.right()), within(to.y, to.bottom())};
        if (left < right)
            start.x = end.x = within(left, right);
        else if (top < bottom)
            start.y = end.y = within(top, bottom);
        m_corridors.digBent(start, end, dice.perMille(500));
    }

    BspRow& m_row;
    Corridors m_corridors;
    CellAt m_least;
    int m_from;
    int m_to;
};

void runBsp(BspRow& row)
{
    const Box area = boxForRooms(row.canvas);
    if (!area.isEmpty())
        Splitter(row).run(area);
    if (row.report.done == row.report.asked || row.report.state != RowState::Done)
        return;
    const int missing = row.report.asked - row.report.done;
    row.report.tell(row.report.done == 0 ? RowState::Skipped : RowState::Partial,
                    {CAVE_TEXT_N("recipe", "%n part(s) of the area [has|have] no place for a room."), {}, missing});
}

} // namespace

Pass bspPass()
{
    using P = BspParameters;
    return makePass<P>(
        {.type = "bsp",
         .title = CAVE_LABEL("recipe", "Split rooms"),
         .help = CAVE_LABEL("recipe",
                            "Splits the area in two again and again, puts a room into each part and joins the halves."),
         .runLevel = runBsp,
         .facts = [](const P&, const Catalogue&) { return Facts{.gives = kBase | kRooms | kConnected}; }},
        {field("depth", CAVE_LABEL("Parameters", "Depth"), &P::depth, Number{5, 0, 12, "cuts"},
               CAVE_LABEL("recipe", "How often a part may be split; each time doubles the rooms.")),
         field("least_width", CAVE_LABEL("Parameters", "Least width"), &P::leastWidth, Number::ofCells(8, 3, kMaxSide),
               CAVE_LABEL("recipe", "The least width of a part, the room's walls included.")),
         field("least_height", CAVE_LABEL("Parameters", "Least height"), &P::leastHeight,
               Number::ofCells(6, 3, kMaxSide),
               CAVE_LABEL("recipe", "The least height of a part, the room's walls included.")),
         field("split_from", CAVE_LABEL("Parameters", "Split from"), &P::splitFrom, PerMille{350},
               CAVE_LABEL("recipe", "The least share of a part before its cut.")),
         field("split_to", CAVE_LABEL("Parameters", "Split to"), &P::splitTo, PerMille{650},
               CAVE_LABEL("recipe", "The greatest share of a part before its cut.")),
         field("room_from", CAVE_LABEL("Parameters", "Room from"), &P::roomFrom, PerMille{600},
               CAVE_LABEL("recipe", "The least share of its part's sides that a room takes.")),
         field("room_to", CAVE_LABEL("Parameters", "Room to"), &P::roomTo, PerMille{1000},
               CAVE_LABEL("recipe", "The greatest share of its part's sides that a room takes."))});
}

} // namespace cave
