// SPDX-License-Identifier: MIT
#include "core/proof/checks.h"
#include "core/proof/ways/design.h"

#include <vector>

namespace cave {

namespace {

// Tiles that it turns into without being dug.
std::vector<std::string> successors(const TileKind& tile)
{
    std::vector<std::string> ids{tile.unlocksInto, tile.foundAs};
    for (const ReactionRow& row : tile.reacts) {
        ids.push_back(row.into);
        ids.push_back(row.under);
    }
    return ids;
}

} // namespace

bool canHoldSign(const Catalogue& catalogue, const TileKind& tile)
{
    std::vector<bool> isKnown(catalogue.tiles().size());
    std::vector<const TileKind*> open{&tile};
    while (!open.empty()) {
        const TileKind& kind = *open.back();
        open.pop_back();
        if (kind.walkable || kind.drowns > 0)
            return true;
        for (const std::string& id : successors(kind))
            if (const auto next = catalogue.findTile(id); next && !isKnown[*next]) {
                isKnown[*next] = true;
                open.push_back(&catalogue.tile(*next));
            }
    }
    return false;
}

void checkSigns(const Dungeon& dungeon, Findings& findings)
{
    for (int z = 0; z < dungeon.depth(); ++z) {
        for (const Sign& sign : dungeon.level(z).texts.signs) {
            const Position at{sign.x, sign.y, z};
            const TileKind& tile = kindAt(dungeon, at);
            const bool canBeDug = dungeon.rules.dig && !tile.digsInto.empty();
            if (!canHoldSign(*dungeon.catalogue, tile) && !canBeDug)
                findings.add(ProblemKind::SignInWall, Severity::Warning, at,
                             {CAVE_TEXT("problems", "Nobody can step here to read the board: %1 is in the way."),
                              {KindName{KindTable::Tile, tile.id, Role::TheSubject}}});
        }
    }
}

} // namespace cave
