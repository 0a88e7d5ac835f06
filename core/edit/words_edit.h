// SPDX-License-Identifier: MIT
/// @file
/// Changes to the words of a design: its names, its intro, what levels say to whoever arrives, the signs that stand
/// on them, and what they wear. Whether words are sound core/save/texts_json and core/proof/checks say.
#pragma once

#include "core/edit/edits.h"

#include <optional>

namespace cave {

struct DesignWords {
    struct Level {
        Uid uid;
        std::string name;
        std::string arrival;
        bool operator==(const Level&) const = default;
    };
    DungeonWords dungeon;
    std::vector<Level> levels; ///< top first
    bool operator==(const DesignWords&) const = default;
};

DesignWords wordsOf(const Dungeon& dungeon);
/// One edit for all; empty where nothing would change. Levels that are not there are left out.
DungeonEdit changeWords(const Dungeon& dungeon, const DesignWords& words);

/// The level wears this theme of the catalogue, "": none. Empty where it does so already.
DungeonEdit changeTheme(const Dungeon& dungeon, int z, std::string theme);

const Sign* signAt(const DungeonLevel& level, CellAt cell); ///< null where none stands

/// Why no new sign can be put up there: nobody could step to read it. The cell must lie inside.
std::optional<EditRefusal> whyNoSign(const Dungeon& dungeon, Position at);

/// A sign with this text, in place of the one that stands there; "": none. The cell must lie inside. A new one may be
/// refused, see whyNoSign().
std::expected<DungeonEdit, EditRefusal> putSign(const Dungeon& dungeon, Position at, std::string text);

} // namespace cave
