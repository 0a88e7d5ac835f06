// SPDX-License-Identifier: MIT
// rooms@1: rooms put by chance where they find place, joined in the order of the tries that made them.
//
// Promise: rooms share no cell, and a wall at least lies between them; with a join all that is walkable in the row's
// area is one region, or the report says how many parts are not. The method is that of the first roguelike tutorials:
// try, keep what touches nothing, dig an L to the room before.
#include "core/generate/pass_of.h"
#include "core/generate/passes.h"
#include "core/generate/passes/corridors.h"
#include "core/generate/passes/room_shapes.h"

#include <algorithm>
#include <cstdlib>

namespace cave {

namespace {

struct RoomsParameters {
    enum class Join : std::uint8_t { None, Previous, Nearest };
    enum class Shape : std::uint8_t { Square, Round, Cave };
    int tries;
    int leastWidth;
    int mostWidth;
    int leastHeight;
    int mostHeight;
    int gap;
    Join join;
    Shape shape;
};
using RoomsRow = RowContextOf<RoomsParameters>;

struct Plan {
    int number = 0; // of the try
    Box box; // with its walls
    CellAt middle{}; // a floor cell
};

int sideOf(Random& dice, int least, int most) { return dice.between(std::min(least, most), std::max(least, most)); }

// Where try `number` would put a room; nothing when it is larger than the area.
std::optional<Box> boxOfTry(const RoomsRow& row, const Box& area, Random& dice)
{
    const RoomsParameters& parameters = row.parameters;
    const int width = sideOf(dice, parameters.leastWidth, parameters.mostWidth);
    const int height = sideOf(dice, parameters.leastHeight, parameters.mostHeight);
    if (width > area.width || height > area.height)
        return std::nullopt;
    return Box{dice.between(area.x, area.right() - width), dice.between(area.y, area.bottom() - height), width, height};
}

BitGrid floorOf(RoomsParameters::Shape shape, const Box& inside, Random& dice)
{
    switch (shape) {
    case RoomsParameters::Shape::Round: return roundRoom(inside.width, inside.height);
    case RoomsParameters::Shape::Cave: return caveRoom(inside.width, inside.height, dice);
    case RoomsParameters::Shape::Square: break;
    }
    return boxRoom(inside.width, inside.height);
}

// The cells of the floor inside the walls; empty when one of them may not be written.
std::vector<CellAt> writableCells(const LevelCanvas& canvas, const BitGrid& floor, CellAt corner)
{
    std::vector<CellAt> cells;
    for (int y = 0; y < floor.height(); ++y)
        for (int x = 0; x < floor.width(); ++x) {
            if (!floor.get(x, y))
                continue;
            if (!canvas.mayWrite(corner.x + x, corner.y + y))
                return {};
            cells.push_back({corner.x + x, corner.y + y});
        }
    return cells;
}

std::optional<Plan> addRoomOfTry(RoomsRow& row, int number, const Box& box, Random& dice)
{
    const Box inside = box.grown(-1);
    const BitGrid floor = floorOf(row.parameters.shape, inside, dice);
    Room room{.uid = row.chance.at(Draw::Try, number),
              .cells = writableCells(row.canvas, floor, {inside.x, inside.y}),
              .tags = {}};
    if (room.cells.empty())
        return std::nullopt;
    for (const CellAt cell : room.cells)
        row.canvas.set(cell, row.canvas.catalogue().floor());
    row.canvas.addRoom(std::move(room));
    return Plan{number, box, row.canvas.state().rooms.back().centre()};
}

std::vector<Plan> makeRooms(RoomsRow& row)
{
    const Box area = boxForRooms(row.canvas);
    const int gap = row.parameters.gap;
    std::vector<Plan> rooms;
    for (int number = 0; number < row.parameters.tries; ++number) {
        Random dice = row.chance.stream(Draw::Try, number);
        const auto box = boxOfTry(row, area, dice);
        const auto isTooNear = [&](const Plan& other) { return !other.box.grown(gap).intersected(*box).isEmpty(); };
        if (!box || std::ranges::any_of(rooms, isTooNear))
            continue;
        if (const auto room = addRoomOfTry(row, number, *box, dice))
            rooms.push_back(*room);
    }
    return rooms;
}

// The one before, or the nearest of all before: either way every room is joined to one that is joined already.
const Plan& partnerOf(const std::vector<Plan>& rooms, std::size_t index, bool nearest)
{
    if (!nearest)
        return rooms[index - 1];
    const auto distance = [&](const Plan& other) {
        return std::abs(other.middle.x - rooms[index].middle.x) + std::abs(other.middle.y - rooms[index].middle.y);
    };
    return *std::ranges::min_element(rooms.begin(), rooms.begin() + static_cast<std::ptrdiff_t>(index), {}, distance);
}

void joinRooms(RoomsRow& row, const std::vector<Plan>& rooms)
{
    Corridors corridors(row.canvas);
    const bool nearest = row.parameters.join == RoomsParameters::Join::Nearest;
    for (std::size_t index = 1; index < rooms.size(); ++index) {
        const bool acrossFirst = row.chance.perMille(500, Draw::Join, rooms[index].number);
        corridors.digBent(rooms[index].middle, partnerOf(rooms, index, nearest).middle, acrossFirst);
    }
    finishCorridors(corridors, row.report);
}

void runRooms(RoomsRow& row)
{
    const std::size_t before = row.canvas.state().rooms.size();
    const std::vector<Plan> rooms = makeRooms(row);
    row.report.asked = row.report.done = static_cast<int>(rooms.size());
    if (!rooms.empty()) {
        row.canvas.tagRoom(before, "first");
        row.canvas.tagRoom(before + rooms.size() - 1, "last");
    } else if (row.parameters.tries > 0) {
        row.report.tell(RowState::Skipped, {CAVE_TEXT("recipe", "No room fits into the area.")});
    }
    if (row.parameters.join != RoomsParameters::Join::None)
        joinRooms(row, rooms);
}

Facts factsOfRooms(const RoomsParameters& parameters, const Catalogue&)
{
    const int connected = parameters.join == RoomsParameters::Join::None ? 0 : kConnected;
    return {.gives = static_cast<std::uint8_t>(kBase | kRooms | connected)};
}

} // namespace

Pass roomsPass()
{
    using P = RoomsParameters;
    return makePass<P>(
        {.type = "rooms",
         .title = CAVE_LABEL("recipe", "Rooms"),
         .help = CAVE_LABEL("recipe", "Puts rooms where they find place and joins them by corridors."),
         .runLevel = runRooms,
         .facts = factsOfRooms},
        {field("tries", CAVE_LABEL("Parameters", "Tries"), &P::tries, Number{30, 0, 10'000, "tries"},
               CAVE_LABEL("recipe", "How often a room is tried; one that is too near to another is left "
                                    "out.")),
         field("least_width", CAVE_LABEL("Parameters", "Least width"), &P::leastWidth, Number::ofCells(6, 3, kMaxSide),
               CAVE_LABEL("recipe", "The least width of a room, its walls included.")),
         field("most_width", CAVE_LABEL("Parameters", "Greatest width"), &P::mostWidth,
               Number::ofCells(10, 3, kMaxSide),
               CAVE_LABEL("recipe", "The greatest width of a room, its walls included.")),
         field("least_height", CAVE_LABEL("Parameters", "Least height"), &P::leastHeight,
               Number::ofCells(6, 3, kMaxSide),
               CAVE_LABEL("recipe", "The least height of a room, its walls included.")),
         field("most_height", CAVE_LABEL("Parameters", "Greatest height"), &P::mostHeight,
               Number::ofCells(10, 3, kMaxSide),
               CAVE_LABEL("recipe", "The greatest height of a room, its walls included.")),
         field("gap", CAVE_LABEL("Parameters", "Gap"), &P::gap, Number::ofCells(0, 0, 100),
               CAVE_LABEL("recipe", "How many cells lie between the walls of two rooms at least; with 0 "
                                    "wall may stand beside wall, with 1 rooms never touch.")),
         field(
             "join", CAVE_LABEL("Parameters", "Join"), &P::join,
             Choice<P::Join>{P::Join::Previous,
                             {{"none", P::Join::None}, {"previous", P::Join::Previous}, {"nearest", P::Join::Nearest}}},
             CAVE_LABEL("recipe", "To which of the rooms made before it a room is joined.")),
         field("shape", CAVE_LABEL("Parameters", "Shape"), &P::shape,
               Choice<P::Shape>{P::Shape::Square,
                                {{"square", P::Shape::Square}, {"round", P::Shape::Round}, {"cave", P::Shape::Cave}}},
               CAVE_LABEL("recipe", "The shape of the rooms."))});
}

} // namespace cave
