// SPDX-License-Identifier: MIT
// Games of dungeons with events, drawn as pictures.
#pragma once

#include "tests/rules/play_support.h"

#include <QString>

namespace cave {

// A dungeon of this picture with members of its first level ({"marks": {}, "events": []}) and of its own. Its kinds: Q
// does nothing, W hunts with an attack of 1, Z does so but sleeps, a giant does so and weighs 60; an anvil weighs 40, a
// crate holds two things. The things that `things` names lie or stand in their cells: {"kind": "newt", "x": 3, "y": 1,
// "group": "pack"}.
struct StagedDungeon {
    std::string picture;
    std::string level = "{}";
    std::string dungeon = "{}";
    std::string things = "[]";
    std::uint64_t seed = 1;
    std::shared_ptr<const Catalogue> kinds = nullptr; // instead of these
};
Dungeon stagedDungeon(const StagedDungeon& stage);
World staged(const StagedDungeon& stage);

inline constexpr Walk kEast{Direction::East};
inline constexpr Walk kWest{Direction::West};

// An event as in a file: `when` and `effects` without their brackets, `more` what stands beside them.
std::string eventRow(int uid, std::string_view when, std::string_view effects, std::string_view more = "");
std::string said(std::string_view text); // an effect that says this
// {"marks": {...}, "events": [...]}
std::string events(const std::vector<std::string>& rows, std::string_view marks = "");

std::vector<Event> played(World& world, const std::vector<Command>& commands); // each must be possible
QString wordsIn(const std::vector<Event>& told); // what events said, with "; " between
std::string tileAt(const World& world, Position at);

} // namespace cave
