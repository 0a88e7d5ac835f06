// SPDX-License-Identifier: MIT
// accrete@1: rooms of many shapes, each grown onto those before it.
//
// Promise: every room but the first is entered through a door cell on floor that was there before, so all is one
// region. After Brian Walker's description of how Brogue makes its levels.
#include "core/generate/pass_of.h"
#include "core/generate/passes.h"
#include "core/generate/passes/accretion.h"
#include "core/generate/passes/corridors.h"
#include "core/generate/passes/room_shapes.h"

#include <algorithm>

namespace cave {

namespace {

struct AccreteParameters {
    int tries;
    int corridor;
    bool bigFirst;
    int cross; // and so on: the weights of the shapes
    int symmetric;
    int chunky;
    int circle;
    int small;
    int cave;
};
using AccreteRow = RowContextOf<AccreteParameters>;

// Caves are low and wide, narrow and high, or small.
BitGrid someCave(Random& dice)
{
    const auto form = dice.below(3);
    const int width = form == 0 ? dice.between(20, 27) : dice.between(3, 12);
    const int height = form == 1 ? dice.between(15, 27) : dice.between(4, 8);
    return caveRoom(width, height, dice);
}

struct Shape {
    int AccreteParameters::* weight;
    BitGrid (*make)(Random& dice);
};

constexpr std::array<Shape, 6> kShapes{{
    {&AccreteParameters::cross, crossRoom},
    {&AccreteParameters::symmetric, symmetricCrossRoom},
    {&AccreteParameters::chunky, chunkyRoom},
    {&AccreteParameters::circle, circleRoom},
    {&AccreteParameters::small, smallRoom},
    {&AccreteParameters::cave, someCave},
}};

constexpr int kFirstTries = 50; // where so many rooms find no place to begin, no other will

// The first room of a level is a cave in half of them, and a large one in an eighth.
BitGrid bigRoom(const LevelCanvas& canvas, Random& dice)
{
    const Box area = canvas.areaBox();
    const auto kind = dice.below(8);
    if (kind >= 4)
        return kind < 6 ? crossRoom(dice) : chunkyRoom(dice);
    if (kind >= 1)
        return someCave(dice);
    const int width = std::clamp(area.width * dice.between(50, 90) / 100, 3, 76);
    return caveRoom(width, std::clamp(area.height * dice.between(50, 90) / 100, 3, 26), dice);
}

BitGrid shapeOfTry(const AccreteRow& row, int number, Random& dice)
{
    std::array<std::uint64_t, kShapes.size()> names{};
    std::array<int, kShapes.size()> weights{};
    for (std::size_t i = 0; i < kShapes.size(); ++i) {
        names[i] = i + 1;
        weights[i] = row.parameters.*kShapes[i].weight;
    }
    return kShapes[row.chance.kind({number, 0}, names, weights)].make(dice);
}

void accreteRooms(AccreteRow& row)
{
    Accretion accretion(row.canvas);
    const int tries = row.parameters.tries;
    for (int number = 0; number < tries; ++number) {
        Random dice = row.chance.stream(Draw::Try, number);
        const Room room{.uid = row.chance.at(Draw::Try, number), .cells = {}, .tags = {}};
        if (row.report.done > 0) {
            const bool withCorridor = dice.perMille(row.parameters.corridor);
            row.report.done += accretion.attach(designRoom(shapeOfTry(row, number, dice), withCorridor, dice), room,
                                                row.chance, number);
            continue;
        }
        if (number == kFirstTries)
            break;
        const bool isBig = number == 0 && row.parameters.bigFirst;
        const BitGrid floor = isBig ? bigRoom(row.canvas, dice) : shapeOfTry(row, number, dice);
        row.report.done += accretion.place(designRoom(floor, false, dice), room, dice);
    }
}

void runAccrete(AccreteRow& row)
{
    const std::size_t before = row.canvas.state().rooms.size();
    const auto weight = [&](const Shape& shape) { return row.parameters.*shape.weight; };
    if (std::ranges::all_of(kShapes, [&](const Shape& shape) { return weight(shape) == 0; })) {
        row.report.tell(RowState::Skipped, {CAVE_TEXT("recipe", "All shapes of rooms have the weight 0 here.")});
        return;
    }
    accreteRooms(row);
    row.report.asked = row.report.done;
    if (row.report.done > 0)
        row.canvas.tagRoom(before, "first");
    else if (row.parameters.tries > 0)
        row.report.tell(RowState::Skipped, {CAVE_TEXT("recipe", "No room fits into the area.")});
    Corridors corridors(row.canvas); // to locked floor, and to floor of rows above
    finishCorridors(corridors, row.report);
}

Field<AccreteParameters> weight(std::string_view id, std::string_view name, int AccreteParameters::* member,
                                int byDefault, std::string_view help)
{
    return field(id, name, member, Number{byDefault, 0, 1'000'000}, help);
}

} // namespace

Pass accretePass()
{
    using P = AccreteParameters;
    return makePass<P>(
        {.type = "accrete",
         .title = CAVE_LABEL("recipe", "Grown rooms"),
         .help = CAVE_LABEL("recipe", "Grows rooms of many shapes onto each other, some with a corridor between."),
         .runLevel = runAccrete,
         .facts = [](const P&, const Catalogue&) { return Facts{.gives = kBase | kRooms | kConnected}; }},
        {field("tries", CAVE_LABEL("Parameters", "Tries"), &P::tries, Number{35, 0, 10'000, "tries"},
               CAVE_LABEL("recipe",
                          "How many rooms are designed; each is put at any door where it fits, and left out when "
                          "there is none.")),
         field("corridor", CAVE_LABEL("Parameters", "Corridors"), &P::corridor,
               PerMille{*parseJson(R"({"line": [[1, 900], [26, 100]]})")},
               CAVE_LABEL("recipe", "The share of rooms that have a corridor before their door.")),
         field(
             "big_first", CAVE_LABEL("Parameters", "Large first room"), &P::bigFirst, Flag{true},
             CAVE_LABEL("recipe", "Whether the first room is often a cave, which may be as large as half the level.")),
         weight("cross", CAVE_LABEL("Parameters", "Crosses"), &P::cross, 20,
                CAVE_LABEL("recipe", "How often rooms are two boxes that cross.")),
         weight("symmetric", CAVE_LABEL("Parameters", "Symmetric"), &P::symmetric, 10,
                CAVE_LABEL("recipe", "How often rooms are small even crosses.")),
         weight("chunky", CAVE_LABEL("Parameters", "Chunky rooms"), &P::chunky, 7,
                CAVE_LABEL("recipe", "How often rooms are heaps of small discs.")),
         weight("circle", CAVE_LABEL("Parameters", "Circles"), &P::circle, 7,
                CAVE_LABEL("recipe", "How often rooms are round.")),
         weight("small", CAVE_LABEL("Parameters", "Small rooms"), &P::small, 1,
                CAVE_LABEL("recipe", "How often rooms are small boxes.")),
         weight("cave", CAVE_LABEL("Parameters", "Caves"), &P::cave, 1,
                CAVE_LABEL("recipe", "How often rooms are caves."))});
}

} // namespace cave
