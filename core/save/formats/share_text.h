// SPDX-License-Identifier: MIT
/// @file
/// A dungeon as one string of letters, digits, '-', '_' and dots: "cw1.PAYLOAD.CHECK", both in base64url. CHECK, 6
/// letters, is the low 36 bits of hashOf("share", payload bytes). The first byte of the payload is its form:
///
///   1  a game of a built-in dungeon: its name, the hash of its design, the seed, the origin
///   2  a built-in dungeon with changes: its name, the hash of its design, and what differs
///   3  a whole dungeon
///
/// Forms 2 and 3 begin with the hash of the dungeon's file and are packed (packed_text.h). They leave out what the
/// recipes make again, which writing proves by making it: so the length follows the design, not the map.
#pragma once

#include "core/save/dungeon_file.h"

#include <optional>

namespace cave {

inline constexpr std::string_view kShareStart = "cw1.";
inline constexpr std::size_t kLongestShared = 32'768; ///< letters; what is longer is a matter for a file
inline constexpr std::size_t kMostPasted = std::size_t{1} << 20; ///< bytes that reading looks at

/// Of a game that is shared rather than a design.
struct SharedGame {
    std::uint64_t seed = 0;
    std::string origin; ///< id; "": the first
    bool operator==(const SharedGame&) const = default;
};

struct SharedDungeon {
    Dungeon dungeon; ///< at its own seed
    std::optional<SharedGame> game; ///< of form 1
    std::string builtIn; ///< of form 1: its name
    /// The built-in dungeon that it was made from is no longer as it was, or a level came out otherwise than it was.
    bool isOtherwise = false;
};

/// The shortest of forms 2 and 3. Refused where it is longer than kLongestShared, with its length, and where it is
/// stopped.
Result<std::string> shareText(const Dungeon& dungeon, const Progress& progress = {});
bool isTooLongToShare(const Error& error); ///< and no other one of shareText(): a file can hold the dungeon
/// Form 1.
std::string shareText(std::string_view builtIn, const SharedGame& game);
/// Of a game: its dungeon as it is played, with its seed, and the id of the hero's origin. Form 1 where a built-in
/// dungeon makes the same of that seed; else as of a design, which holds no origin.
Result<std::string> shareTextOfGame(const Dungeon& played, const std::string& origin, const Progress& progress = {});

/// White space, '<' and '>' around and between do not count. Says apart what is damaged, what a newer program has made
/// and what this one cannot hold.
Result<SharedDungeon> readShareText(std::string_view text, const Progress& progress = {});

/// Tells apart dungeons that were designed otherwise. Not what the recipes make of them.
std::uint64_t designHash(const Dungeon& dungeon);

/// The string of a payload, whatever is in that.
std::string sharePayload(const std::string& payload);

/// Whether it begins as one does, after white space and '<'.
bool isShareText(std::string_view text);

} // namespace cave
