// SPDX-License-Identifier: MIT
// arena@1: one round hall, with pillars if asked. Uses no chance.
//
// Promise: what is walkable in the disc is one region, except where locked cells cut it apart.
#include "core/generate/pass_of.h"
#include "core/generate/passes.h"
#include "core/generate/passes/corridors.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace cave {

namespace {

struct ArenaParameters {
    int radius;
    int x;
    int y;
    int pillars;
    std::string tag;
};
using ArenaRow = RowContextOf<ArenaParameters>;

// Cells of a disc, rounded as rings on a grid look best: (r + 1/2)^2 without its fraction.
bool isInDisc(int fromX, int fromY, int radius)
{
    const std::int64_t x = fromX;
    const std::int64_t y = fromY;
    const std::int64_t r = radius;
    return x * x + y * y <= r * r + r;
}

CellAt middleOf(const ArenaRow& row)
{
    const Box area = row.canvas.areaBox();
    const int x = row.parameters.x;
    const int y = row.parameters.y;
    return {x < 0 ? area.x + area.width / 2 : x, y < 0 ? area.y + area.height / 2 : y};
}

// Cosines of k * 5 degrees for k = 0..18, in 1/4096: enough to put pillars on a ring, and no floats.
constexpr std::array<int, 19> kCosine{4096, 4080, 4034, 3956, 3849, 3712, 3547, 3355, 3138, 2896,
                                      2633, 2349, 2048, 1731, 1401, 1060, 711,  357,  0};

// The cosine of part/parts of 5 degrees, in 1/4096, straight between the values of the table; exactly symmetric.
int cosine(int part, int parts)
{
    part = ((part % (72 * parts)) + 72 * parts) % (72 * parts);
    if (part > 36 * parts)
        part = 72 * parts - part;
    if (part > 18 * parts)
        return -cosine(36 * parts - part, parts);
    const auto index = static_cast<std::size_t>(part / parts);
    if (index == 18)
        return 0;
    return kCosine[index] + (kCosine[index + 1] - kCosine[index]) * (part % parts) / parts;
}

int onRing(int cosine, int radius) // rounded to the nearest cell
{
    const int value = cosine * radius;
    return (value + (value < 0 ? -2048 : 2048)) / 4096;
}

// Pillars stand evenly on a ring two thirds out.
std::vector<CellAt> pillarsOf(CellAt middle, int radius, int count)
{
    std::vector<CellAt> pillars;
    const int ring = radius * 2 / 3;
    for (int k = 0; k < count && ring > 0; ++k) {
        const int part = 72 * k;
        const CellAt cell{middle.x + onRing(cosine(part, count), ring),
                          middle.y + onRing(cosine(part - 18 * count, count), ring)};
        if (std::ranges::find(pillars, cell) == pillars.end())
            pillars.push_back(cell);
    }
    return pillars;
}

// The floor of the disc, as far as it may be written and lies on the level; counts the pillars.
std::vector<CellAt> digDisc(ArenaRow& row, CellAt middle, int radius, const std::vector<CellAt>& pillars)
{
    LevelCanvas& canvas = row.canvas;
    std::vector<CellAt> cells;
    const Box disc = Box{middle.x, middle.y, 1, 1}.grown(radius).intersected(canvas.state().tiles.box());
    for (int y = disc.y; y < disc.bottom(); ++y)
        for (int x = disc.x; x < disc.right(); ++x) {
            if (!isInDisc(x - middle.x, y - middle.y, radius) || !canvas.mayWrite(x, y))
                continue;
            const bool isPillar = std::ranges::find(pillars, CellAt{x, y}) != pillars.end();
            canvas.set(x, y, isPillar ? canvas.catalogue().wall() : canvas.catalogue().floor());
            if (isPillar)
                ++row.report.done;
            else
                cells.push_back({x, y});
        }
    return cells;
}

void runArena(ArenaRow& row)
{
    const int radius = row.parameters.radius;
    const CellAt middle = middleOf(row);
    const auto pillars = pillarsOf(middle, radius, row.parameters.pillars);
    Room room{.uid = row.chance.at(Draw::Try, 0), .cells = digDisc(row, middle, radius, pillars), .tags = {}};
    row.report.asked = 1 + row.parameters.pillars;
    if (room.cells.empty()) {
        row.report.tell(RowState::Skipped, {CAVE_TEXT("recipe", "No cell of the arena may be written.")});
        return;
    }
    if (const int missing = row.report.asked - ++row.report.done; missing > 0)
        row.report.tell(RowState::Partial, {CAVE_TEXT_N("recipe", "%n pillar(s) [finds|find] no place."), {}, missing});
    if (const std::string& tag = row.parameters.tag; !tag.empty())
        room.tags.push_back(tag);
    row.canvas.addRoom(std::move(room));
    Corridors corridors(row.canvas); // around pillars and locked cells that cut the floor, and to floor of rows above
    finishCorridors(corridors, row.report);
}

} // namespace

Pass arenaPass()
{
    using P = ArenaParameters;
    return makePass<P>(
        {.type = "arena",
         .title = CAVE_LABEL("recipe", "Arena"),
         .help = CAVE_LABEL("recipe", "Digs one round hall, for a last fight."),
         .runLevel = runArena,
         .facts = [](const P&, const Catalogue&) { return Facts{.gives = kBase | kRooms | kConnected}; }},
        {field("radius", CAVE_LABEL("Parameters", "Radius"), &P::radius, Number::ofCells(11, 1, 2000),
               CAVE_LABEL("recipe", "How far the hall reaches from its middle.")),
         field("x", CAVE_LABEL("Parameters", "Column"), &P::x, Number{-1, -1, kMaxSide - 1},
               CAVE_LABEL("recipe", "The column of the middle; -1 is the middle of the row's area.")),
         field("y", CAVE_LABEL("Parameters", "Row"), &P::y, Number{-1, -1, kMaxSide - 1},
               CAVE_LABEL("recipe", "The line of the middle; -1 is the middle of the row's area.")),
         field("pillars", CAVE_LABEL("Parameters", "Pillars"), &P::pillars, Number{0, 0, 100, "pillars"},
               CAVE_LABEL("recipe", "How many pillars stand around the middle.")),
         field("tag", CAVE_LABEL("Parameters", "Tag"), &P::tag, Word{"boss"},
               CAVE_LABEL("recipe", "The tag of the hall, by which other rows find it."))});
}

} // namespace cave
