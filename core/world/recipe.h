// SPDX-License-Identifier: MIT
/// @file
/// A recipe: the stack of passes that makes a level. Data only; core/generate runs it.
#pragma once

#include "core/base/box.h"
#include "core/base/ids.h"
#include "core/json/json.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace cave {

/// Where a row may write: everywhere, in boxes, or in the rooms with a tag. A painted mask is boxes of height 1.
struct Where {
    std::vector<Box> boxes;
    std::string tag;
    bool isEverywhere() const { return boxes.empty() && tag.empty(); }
    bool operator==(const Where&) const = default;
};

/// One pass of the stack. The uid is constant for ever, kept on move, mute and rename: chance hangs on it.
struct RecipeRow {
    Uid uid;
    std::string type;                  ///< "caves"
    int version = 1;                   ///< of the type
    bool on = true;                    ///< off: muted
    std::uint32_t salt = 0;            ///< "reroll this row" adds 1
    std::optional<std::uint64_t> pin;  ///< a seed that this row keeps when the dungeon's changes
    Where where{};
    Json parameters = Json::Object{};  ///< only those that differ from the default
    std::string label;
    std::string note;
    bool operator==(const RecipeRow&) const = default;
};

struct Recipe {
    std::string name;                  ///< an id, unique in its dungeon
    std::vector<RecipeRow> rows;
    bool has(Uid row) const { return std::ranges::find(rows, row, &RecipeRow::uid) != rows.end(); }
    bool operator==(const Recipe&) const = default;
};

} // namespace cave
