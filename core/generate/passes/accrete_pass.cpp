// SPDX-License-Identifier: MIT
// accrete@1: rooms of many shapes, each grown onto those before it.
//
// Promise: every room but the first is entered through a door cell on floor that was there before, so all is one
// region. After Brian Walker's description of how Brogue makes its levels.
#include "core/generate/passes.h"
#include "core/generate/passes/accretion.h"
#include "core/generate/passes/corridors.h"
#include "core/generate/passes/room_shapes.h"

#include <algorithm>

namespace cave {

namespace {

// Caves are low and wide, narrow and high, or small.
BitGrid someCave(Random& dice)
{
    const auto form = dice.below(3);
    const int width = form == 0 ? dice.between(20, 27) : dice.between(3, 12);
    const int height = form == 1 ? dice.between(15, 27) : dice.between(4, 8);
    return caveRoom(width, height, dice);
}

struct Shape {
    std::string_view weight; // the parameter's id
    int standard = 0;
    std::string_view help;
    BitGrid (*make)(Random& dice) = nullptr;
};

constexpr std::array<Shape, 6> kShapes{{
    {"cross", 20, CAVE_LABEL("How often rooms are two boxes that cross."), crossRoom},
    {"symmetric", 10, CAVE_LABEL("How often rooms are small even crosses."), symmetricCrossRoom},
    {"chunky", 7, CAVE_LABEL("How often rooms are heaps of small discs."), chunkyRoom},
    {"circle", 7, CAVE_LABEL("How often rooms are round."), circleRoom},
    {"small", 1, CAVE_LABEL("How often rooms are small boxes."), smallRoom},
    {"cave", 1, CAVE_LABEL("How often rooms are caves."), someCave},
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

BitGrid shapeOfTry(const RowContext& row, int number, Random& dice)
{
    std::array<std::uint64_t, kShapes.size()> names{};
    std::array<int, kShapes.size()> weights{};
    for (std::size_t i = 0; i < kShapes.size(); ++i) {
        names[i] = i + 1;
        weights[i] = row.parameters.number(kShapes[i].weight);
    }
    return kShapes[row.chance.kind({number, 0}, names, weights)].make(dice);
}

void accreteRooms(RowContext& row)
{
    Accretion accretion(row.canvas);
    const int tries = row.parameters.number("tries");
    for (int number = 0; number < tries; ++number) {
        Random dice = row.chance.stream(Draw::Try, number);
        const Room room{.uid = row.chance.at(Draw::Try, number), .cells = {}, .tags = {}};
        if (row.report.done > 0) {
            const bool withCorridor = dice.perMille(row.parameters.number("corridor"));
            row.report.done += accretion.attach(designRoom(shapeOfTry(row, number, dice), withCorridor, dice), room,
                                                row.chance, number);
            continue;
        }
        if (number == kFirstTries)
            break;
        const bool isBig = number == 0 && row.parameters.flag("big_first");
        const BitGrid floor = isBig ? bigRoom(row.canvas, dice) : shapeOfTry(row, number, dice);
        row.report.done += accretion.place(designRoom(floor, false, dice), room, dice);
    }
}

void runAccrete(RowContext& row)
{
    const std::size_t before = row.canvas.state().rooms.size();
    const auto weight = [&](const Shape& shape) { return row.parameters.number(shape.weight); };
    if (std::ranges::all_of(kShapes, [&](const Shape& shape) { return weight(shape) == 0; })) {
        row.report.miss(RowState::Skipped, {CAVE_TEXT("recipe", "All shapes of rooms have the weight 0 here.")});
        return;
    }
    accreteRooms(row);
    row.report.asked = row.report.done;
    if (row.report.done > 0)
        row.canvas.tagRoom(before, "first");
    else if (row.parameters.number("tries") > 0)
        row.report.miss(RowState::Skipped, {CAVE_TEXT("recipe", "No room fits into the area.")});
    Corridors corridors(row.canvas); // to locked floor, and to floor of rows above
    finishCorridors(corridors, row.report);
}

std::vector<Parameter> parametersOf()
{
    std::vector<Parameter> parameters{
        {.id = "tries",
         .kind = ParameterKind::Integer,
         .standard = 35,
         .low = 0,
         .high = 10'000,
         .unit = CAVE_LABEL("tries"),
         .help = CAVE_LABEL("How many rooms are designed; each is put at any door where it fits, and left out when "
                            "there is none.")},
        {.id = "corridor",
         .kind = ParameterKind::PerMille,
         .standard = *parseJson(R"({"line": [[1, 900], [26, 100]]})"),
         .help = CAVE_LABEL("The share of rooms that have a corridor before their door.")},
        {.id = "big_first",
         .kind = ParameterKind::Flag,
         .standard = true,
         .help = CAVE_LABEL("Whether the first room is often a cave, which may be as large as half the level.")}};
    for (const Shape& shape : kShapes)
        parameters.push_back({.id = shape.weight,
                              .kind = ParameterKind::Integer,
                              .standard = shape.standard,
                              .low = 0,
                              .high = 1'000'000,
                              .help = shape.help});
    return parameters;
}

} // namespace

Pass accretePass()
{
    return {.type = "accrete",
            .title = CAVE_LABEL("Grown rooms"),
            .help = CAVE_LABEL("Grows rooms of many shapes onto each other, some with a corridor between."),
            .parameters = parametersOf(),
            .runLevel = runAccrete,
            .facts = [](const RowParameters&) { return Facts{.gives = kBase | kRooms | kConnected}; }};
}

} // namespace cave
