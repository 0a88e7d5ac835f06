// SPDX-License-Identifier: MIT
#include "core/proof/checks.h"
#include "core/proof/design.h"

namespace cave {

bool canHoldSign(const TileKind& tile) { return tile.walkable || !tile.unlocksInto.empty() || !tile.foundAs.empty(); }

void checkSigns(const Dungeon& dungeon, Findings& findings)
{
    for (int z = 0; z < dungeon.depth(); ++z) {
        for (const Sign& sign : dungeon.level(z).texts.signs) {
            const Position at{sign.x, sign.y, z};
            const TileKind& tile = kindAt(dungeon, at);
            const bool canBeDug = dungeon.rules.dig && !tile.digsInto.empty();
            if (!canHoldSign(tile) && !canBeDug)
                findings.add(ProblemKind::SignInWall, Severity::Warning, at,
                             {CAVE_TEXT("problems", "Nobody can step here to read the board: %1 is in the way."),
                              {KindName{KindTable::Tile, tile.id, Role::TheSubject}}});
        }
    }
}

} // namespace cave
