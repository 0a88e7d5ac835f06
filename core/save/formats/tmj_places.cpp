// SPDX-License-Identifier: MIT
#include "core/save/formats/tmj_places.h"

#include <algorithm>
#include <array>
#include <span>

namespace cave::tmj {

namespace {

constexpr std::int64_t kFarthest = std::int64_t{1} << 32; // what lies behind is no place

struct Move {
    int x = 0;
    int y = 0;
};

const std::int64_t* coordinate(const Json& json)
{
    const auto* number = json.as<std::int64_t>();
    return number && *number >= -kFarthest && *number <= kFarthest ? number : nullptr;
}

// The members "x" and "y" of all objects in a value.
void movePlaces(Json& json, Move by)
{
    if (auto* array = json.as<Json::Array>())
        for (Json& item : *array)
            movePlaces(item, by);
    if (auto* object = json.as<Json::Object>())
        for (auto& [key, member] : *object) {
            const auto* number = coordinate(member);
            if (number && (key == "x" || key == "y"))
                member = *number + (key == "x" ? by.x : by.y);
            else
                movePlaces(member, by);
        }
}

// [x, y, width, height]: from 0 on, as there is no cell before it; whole where all of it would be lost.
void moveRectangle(Json& json, Move by)
{
    auto* sides = json.as<Json::Array>();
    if (!sides || sides->size() != 4 || !std::ranges::all_of(*sides, coordinate))
        return;
    const std::array moves{by.x, by.y};
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const std::int64_t begin = *coordinate((*sides)[i]) + moves[i];
        const std::int64_t lost = std::max<std::int64_t>(-begin, 0);
        const std::int64_t length = *coordinate((*sides)[i + 2]);
        const bool isInside = lost < length;
        (*sides)[i] = isInside ? begin + lost : begin;
        (*sides)[i + 2] = isInside ? length - lost : length;
    }
}

// A pass that takes a cell has the parameters "x" and "y". A negative one is no place but says "the middle", so what
// would become one is moved on to where no pass takes it.
void moveParameters(Json& json, Move by)
{
    auto* parameters = json.as<Json::Object>();
    if (!parameters)
        return;
    for (auto& [key, member] : *parameters)
        if (const auto* number = coordinate(member); number && *number >= 0 && (key == "x" || key == "y")) {
            const std::int64_t moved = *number + (key == "x" ? by.x : by.y);
            member = moved < 0 ? -kFarthest : moved;
        }
}

void moveRow(Json& row, Move by)
{
    auto* members = row.as<Json::Object>();
    if (!members)
        return;
    for (auto& [key, member] : *members) {
        if (key == "p")
            moveParameters(member, by);
        auto* where = key == "where" ? member.as<Json::Object>() : nullptr;
        if (!where)
            continue;
        for (auto& [kind, rectangles] : *where)
            if (auto* array = kind == "rects" ? rectangles.as<Json::Array>() : nullptr)
                for (Json& rectangle : *array)
                    moveRectangle(rectangle, by);
    }
}

// {"caves": [row, ...], ...}
void moveRecipes(Json& recipes, Move by)
{
    if (auto* stacks = recipes.as<Json::Object>())
        for (auto& [name, rows] : *stacks)
            if (auto* array = rows.as<Json::Array>())
                for (Json& row : *array)
                    moveRow(row, by);
}

// [{"after": uid, "row": row}, ...]
void moveExtraRows(Json& rows, Move by)
{
    if (auto* array = rows.as<Json::Array>())
        for (Json& extra : *array)
            if (auto* members = extra.as<Json::Object>())
                for (auto& [key, row] : *members)
                    if (key == "row")
                        moveRow(row, by);
}

// [[x, y], ...] or [[x, y, width, height], ...]; what comes to lie outside stays, and does nothing.
void moveCells(Json& cells, Move by)
{
    auto* list = cells.as<Json::Array>();
    if (!list)
        return;
    for (Json& cell : *list)
        if (auto* numbers = cell.as<Json::Array>();
            numbers && numbers->size() >= 2 && coordinate((*numbers)[0]) && coordinate((*numbers)[1])) {
            (*numbers)[0] = *coordinate((*numbers)[0]) + by.x;
            (*numbers)[1] = *coordinate((*numbers)[1]) + by.y;
        }
}

// The cells that events name, wherever in a row.
void moveEvents(Json& json, Move by)
{
    if (auto* array = json.as<Json::Array>())
        for (Json& item : *array)
            moveEvents(item, by);
    if (auto* object = json.as<Json::Object>())
        for (auto& [key, member] : *object) {
            if (key == "cells" || key == "rects")
                moveCells(member, by);
            moveEvents(member, by);
        }
}

// {letter: [[x, y], ...], ...}
void moveLetters(Json& letters, Move by)
{
    if (auto* members = letters.as<Json::Object>())
        for (auto& [letter, cells] : *members)
            moveCells(cells, by);
}

// [{"x": x, "y": y, "letters": letters}, ...]
void movePieces(Json& pieces, Move by)
{
    movePlaces(pieces, by);
    if (auto* array = pieces.as<Json::Array>())
        for (Json& piece : *array)
            if (auto* members = piece.as<Json::Object>())
                for (auto& [key, member] : *members)
                    if (key == "letters")
                        moveLetters(member, by);
}

// {uid of a row: parameters, ...}
void moveOverrides(Json& overrides, Move by)
{
    if (auto* rows = overrides.as<Json::Object>())
        for (auto& [uid, parameters] : *rows)
            moveParameters(parameters, by);
}

struct Placed {
    std::string_view key;
    void (*move)(Json&, Move);
};

void moveMembers(Json& members, Move by, std::span<const Placed> placed)
{
    for (auto& [key, member] : *members.as<Json::Object>())
        for (const Placed& each : placed)
            if (each.key == key)
                each.move(member, by);
}

} // namespace

void moveDungeonPlaces(Json& members, int x, int y)
{
    constexpr std::array<Placed, 4> kPlaced{
        {{"start", movePlaces}, {"links", movePlaces}, {"recipes", moveRecipes}, {"events", moveEvents}}};
    moveMembers(members, {x, y}, kPlaced);
}

void moveLevelPlaces(Json& members, int x, int y)
{
    constexpr std::array<Placed, 7> kPlaced{{{"edits", movePlaces},
                                             {"events", moveEvents},
                                             {"outside", movePlaces},
                                             {"placed", movePieces},
                                             {"signs", movePlaces},
                                             {"extra", moveExtraRows},
                                             {"set", moveOverrides}}};
    moveMembers(members, {x, y}, kPlaced);
}

void moveThingPlaces(Json& members, int x, int y)
{
    constexpr std::array<Placed, 1> kPlaced{{{"opens", movePlaces}}};
    moveMembers(members, {x, y}, kPlaced);
}

} // namespace cave::tmj
