// SPDX-License-Identifier: MIT
// doors@1: doors in the mouths of rooms, some of them secret. A door stands between two walls, and a secret one only
// where there is another way: with all of them shut the level is in as many pieces as before.
#include "core/generate/pass_of.h"
#include "core/generate/passes.h"
#include "core/generate/shapes/joins.h"

#include <algorithm>
#include <array>

namespace cave {

namespace {

struct DoorsParameters {
    int share;
    int secret;
};
using DoorsRow = RowContextOf<DoorsParameters>;

constexpr std::array<CellAt, 4> kSides{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

bool isDoor(const TileKind& kind)
{
    return !kind.opensInto.empty() || !kind.closesInto.empty() || !kind.unlocksInto.empty() || !kind.foundAs.empty();
}

// Floor between two walls, with a way through and no door beside it.
bool isDoorway(const LevelCanvas& canvas, CellAt cell)
{
    const auto isOpen = [&](int dx, int dy) { return canvas.isWalkable(cell.x + dx, cell.y + dy); };
    const auto isPassage = [&](int dx, int dy) {
        return isOpen(dx, dy) && isOpen(-dx, -dy) && !isOpen(dy, dx) && !isOpen(-dy, -dx);
    };
    return canvas.mayWrite(cell.x, cell.y) && canvas.isPlainFloor(cell.x, cell.y) &&
           !canvas.hasMark(cell.x, cell.y, kVault | kOpaque) && (isPassage(1, 0) || isPassage(0, 1)) &&
           std::ranges::none_of(kSides, [&](CellAt side) {
               return canvas.contains(cell.x + side.x, cell.y + side.y) &&
                      isDoor(canvas.kind(cell.x + side.x, cell.y + side.y));
           });
}

void runDoors(DoorsRow& row)
{
    LevelCanvas& canvas = row.canvas;
    const TileId door = *canvas.catalogue().findTile("door");
    const TileId secretDoor = *canvas.catalogue().findTile("secret_door");
    const int share = row.parameters.share;
    const int secret = row.parameters.secret;
    std::vector<CellAt> mouths = canvas.state().mouths;
    std::erase_if(mouths, [&](CellAt cell) {
        return !isDoorway(canvas, cell) || !row.chance.perMille(share, Draw::Door, cell.x, cell.y);
    });
    BitGrid floor = canvas.walkable();
    Joins joins(canvas.width(), canvas.height());
    for (const CellAt cell : row.chance.lowest(mouths, mouths.size(), Draw::Rank)) {
        if (!isDoorway(canvas, cell)) // a door has come beside it
            continue;
        const FloorChange shut{{cell}, {}};
        apply(floor, shut);
        const bool isSecret = row.chance.perMille(secret, Draw::Secret, cell.x, cell.y) && joins.areKept(floor, shut);
        if (!isSecret)
            undo(floor, shut);
        canvas.set(cell, isSecret ? secretDoor : door);
        ++row.report.done;
    }
    row.report.asked = row.report.done;
}

} // namespace

Pass doorsPass()
{
    using P = DoorsParameters;
    const Json deeper =
        Json::Object{{"line", Json::Array{Json::Array{1, 0}, Json::Array{26, 670}}}}; // none above, most far below
    return makePass<P>(
        {.type = "doors",
         .title = CAVE_LABEL("recipe", "Doors"),
         .help = CAVE_LABEL("recipe", "Hangs doors where ways lead into rooms."),
         .runLevel = runDoors,
         .facts = [](const P&, const Catalogue&) { return Facts{.needs = kRooms}; }},
        {field("share", CAVE_LABEL("Parameters", "Share"), &P::share, PerMille{600},
               CAVE_LABEL("recipe", "The share of the ways into rooms that get a door.")),
         field("secret", CAVE_LABEL("Parameters", "Secret"), &P::secret, PerMille{deeper},
               CAVE_LABEL("recipe", "The share of these doors that are secret, where they are not on the "
                                    "only way."))});
}

} // namespace cave
