// SPDX-License-Identifier: MIT
#include "core/edit/words_edit.h"

#include "core/edit/row_major.h"
#include "core/proof/checks.h"
#include "core/rules/facts/telling/remarks.h"

#include <algorithm>

namespace cave {

DesignWords wordsOf(const Dungeon& dungeon)
{
    DesignWords words{dungeonWords(dungeon), {}};
    words.levels.reserve(dungeon.levels.size());
    for (const DungeonLevel& level : dungeon.levels)
        words.levels.push_back({level.uid, level.name, level.texts.arrival});
    return words;
}

DungeonEdit changeWords(const Dungeon& dungeon, const DesignWords& words)
{
    DungeonEdit edit;
    if (words.dungeon != dungeonWords(dungeon))
        edit.words = words.dungeon;
    for (const DesignWords::Level& wanted : words.levels) {
        const auto z = dungeon.levelIndex(wanted.uid);
        if (!z)
            continue;
        const DungeonLevel& level = dungeon.level(*z);
        if (level.name == wanted.name && level.texts.arrival == wanted.arrival)
            continue;
        LevelEdit changed{level.uid, {}, {}};
        changed.words = LevelWords{wanted.name, {wanted.arrival, level.texts.signs}, level.theme};
        edit.levels.push_back(std::move(changed));
    }
    return edit;
}

DungeonEdit changeTheme(const Dungeon& dungeon, int z, std::string theme)
{
    const DungeonLevel& level = dungeon.level(z);
    DungeonEdit edit;
    if (theme == level.theme)
        return edit;
    LevelEdit changed{level.uid, {}, {}};
    changed.words = LevelWords{level.name, level.texts, std::move(theme)};
    edit.levels.push_back(std::move(changed));
    return edit;
}

const Sign* signAt(const DungeonLevel& level, CellAt cell) { return signAt(level.texts, cell.x, cell.y); }

std::optional<EditRefusal> whyNoSign(const Dungeon& dungeon, Position at)
{
    const DungeonLevel& level = dungeon.level(at.z);
    const TileKind& tile = dungeon.catalogue->tile(level.tiles[at.x, at.y]);
    if (signAt(level, {at.x, at.y}) || canHoldSign(*dungeon.catalogue, tile))
        return std::nullopt;
    return EditRefusal{{CAVE_TEXT("edits", "Nobody could step there to read a board: %1 is in the way."),
                        {KindName{KindTable::Tile, tile.id, Role::TheSubject}}},
                       at};
}

std::expected<DungeonEdit, EditRefusal> putSign(const Dungeon& dungeon, Position at, std::string text)
{
    const DungeonLevel& level = dungeon.level(at.z);
    const Sign* old = signAt(level, {at.x, at.y});
    if (old ? old->text == text : text.empty())
        return DungeonEdit{};
    if (auto refusal = whyNoSign(dungeon, at))
        return std::unexpected(std::move(*refusal));
    LevelEdit changed{level.uid, {}, {}};
    changed.words = LevelWords{level.name, level.texts, level.theme};
    std::vector<Sign>& signs = changed.words->texts.signs;
    std::erase_if(signs, [&](const Sign& sign) { return sign.x == at.x && sign.y == at.y; });
    if (!text.empty()) {
        const Sign sign{at.x, at.y, std::move(text)};
        signs.insert(std::ranges::upper_bound(signs, RowMajor{}(sign), {}, RowMajor{}), sign);
    }
    DungeonEdit edit;
    edit.levels.push_back(std::move(changed));
    return edit;
}

} // namespace cave
