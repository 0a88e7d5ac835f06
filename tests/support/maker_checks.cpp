// SPDX-License-Identifier: MIT
#include "tests/support/maker_checks.h"

#include "core/generate/pass.h"

#include <algorithm>
#include <set>

namespace cave {

namespace {

std::string randomValue(const Parameter& parameter, Random& dice, int most)
{
    switch (parameter.kind) {
    case ParameterKind::Integer:
        return std::to_string(dice.between(parameter.low, std::max(parameter.low, std::min(parameter.high, most))));
    case ParameterKind::PerMille: return std::to_string(dice.between(0, 10) * 100);
    case ParameterKind::Flag: return dice.perMille(500) ? "true" : "false";
    case ParameterKind::Choice:
        return '"' + std::string(parameter.choices[dice.below(static_cast<std::uint32_t>(parameter.choices.size()))]) +
               '"';
    default: return parameter.byDefault.compact();
    }
}

Box randomBox(int width, int height, Random& dice)
{
    const int x = dice.between(0, width - 1);
    const int y = dice.between(0, height - 1);
    return {x, y, dice.between(1, width - x), dice.between(1, height - y)};
}

// A block of floor or wall that is locked.
std::vector<LockedCell> randomLock(int width, int height, Random& dice)
{
    const Box box = randomBox(width, height, dice);
    const std::string tile = dice.perMille(500) ? "floor" : "wall";
    std::vector<LockedCell> cells;
    for (int y = box.y; y < std::min(box.bottom(), box.y + 6); ++y)
        for (int x = box.x; x < std::min(box.right(), box.x + 6); ++x)
            cells.push_back({{x, y}, tile});
    return cells;
}

// The level without its last row.
OneLevel before(LevelOrder order)
{
    order.rows.pop_back();
    return bakedLevel(order);
}

bool isInArea(const Where& where, const OneLevel& before, int x, int y)
{
    if (where.isEverywhere())
        return true;
    const auto holds = [&](const Box& box) { return box.contains(x, y); };
    const auto holdsRoom = [&](const Room& room) {
        return !where.tag.empty() && room.hasTag(where.tag) &&
               std::ranges::find(room.cells, CellAt{x, y}) != room.cells.end();
    };
    return std::ranges::any_of(where.boxes, holds) || std::ranges::any_of(before.state.rooms, holdsRoom);
}

std::string at(std::string_view what, int x, int y)
{
    return std::string(what) + " at " + std::to_string(x) + ", " + std::to_string(y);
}

std::string brokenRoom(const OneLevel& was, const OneLevel& made, const Where& where)
{
    BitGrid taken(made.dungeon.width, made.dungeon.height);
    std::set<std::uint64_t> uids;
    for (std::size_t i = was.state.rooms.size(); i < made.state.rooms.size(); ++i) {
        const Room& room = made.state.rooms[i];
        if (!uids.insert(room.uid).second)
            return at("two rooms of one uid", room.box.x, room.box.y);
        for (const CellAt cell : room.cells) {
            if (taken.get(cell.x, cell.y))
                return at("a cell in two rooms", cell.x, cell.y);
            if (!made.isWalkable(cell.x, cell.y) || !isInArea(where, was, cell.x, cell.y))
                return at("a room's cell that is wall or outside the area", cell.x, cell.y);
            taken.set(cell.x, cell.y);
        }
    }
    return {};
}

int partsInArea(const OneLevel& was, const OneLevel& made, const Where& where)
{
    const Regions regions = labelRegions(made.walkable(), Way::Eight);
    std::set<std::uint32_t> found;
    for (int y = 0; y < made.dungeon.height; ++y)
        for (int x = 0; x < made.dungeon.width; ++x)
            if (regions.ids[x, y] != 0 && isInArea(where, was, x, y))
                found.insert(regions.ids[x, y]);
    return static_cast<int>(found.size());
}

} // namespace

std::string randomParameters(std::string_view type, Random& dice, int most)
{
    std::string json = "{";
    for (const Parameter& parameter : findPass(type, 1)->parameters)
        json +=
            (json.size() > 1 ? ", \"" : "\"") + std::string(parameter.id) + "\": " + randomValue(parameter, dice, most);
    return json + "}";
}

LevelOrder randomMakerOrder(std::string_view type, Random& dice)
{
    LevelOrder order{.width = dice.between(kMinSide, 90), .height = dice.between(kMinSide, 50), .rows = {}};
    order.seed = dice.next();
    order.depth = dice.between(1, 3);
    order.rows.push_back({"fill", "{\"border\": " + std::to_string(dice.between(0, 2)) + "}", {}});
    order.rows.push_back({std::string(type), randomParameters(type, dice), {}});
    if (dice.perMille(300))
        order.rows.back().where.boxes = {randomBox(order.width, order.height, dice),
                                         randomBox(order.width, order.height, dice)};
    if (dice.perMille(400))
        order.locked = randomLock(order.width, order.height, dice);
    return order;
}

std::string brokenPromise(const LevelOrder& order, const OneLevel& made)
{
    const OneLevel was = before(order);
    const Where& where = order.rows.back().where;
    for (int y = 0; y < order.height; ++y)
        for (int x = 0; x < order.width; ++x) {
            const bool isFixed = (was.state.marks[x, y] & (kLocked | kNoDig)) != 0 || !isInArea(where, was, x, y);
            if (isFixed && was.state.tiles[x, y] != made.state.tiles[x, y])
                return at("a cell that the row may not write", x, y);
        }
    if (std::string broken = brokenRoom(was, made, where); !broken.empty())
        return broken;
    for (const CellAt mouth : made.state.mouths)
        if (!made.isWalkable(mouth.x, mouth.y))
            return at("a mouth in a wall", mouth.x, mouth.y);
    const RecipeRow& row = made.dungeon.recipes.front().rows.back();
    const Facts facts = findPass(row.type, 1)->facts({row.parameters, *made.dungeon.catalogue, order.depth});
    const bool isKept = made.reports[order.rows.size() - 1].state != RowState::Done;
    if ((facts.gives & kConnected) != 0 && !isKept && partsInArea(was, made, where) > 1)
        return "parts that lie apart";
    return {};
}

std::vector<std::uint64_t> seedHashes(LevelOrder order)
{
    std::vector<std::uint64_t> hashes;
    for (order.seed = 1; order.seed <= 25; ++order.seed)
        hashes.push_back(dungeonHash(bakedLevel(order).dungeon));
    return hashes;
}

std::string listOf(const std::vector<std::uint64_t>& hashes)
{
    std::string list;
    for (const std::uint64_t hash : hashes)
        list += hexOf(hash) + "u, ";
    return list;
}

} // namespace cave
