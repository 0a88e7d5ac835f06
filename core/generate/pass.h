// SPDX-License-Identifier: MIT
/// @file
/// A pass: one kind of step in a recipe, as those see it who run, check and show recipes. Passes are written with
/// pass_of.h.
#pragma once

#include "core/generate/canvas.h"
#include "core/generate/chance.h"
#include "core/generate/edit_status.h"
#include "core/generate/parameters.h"
#include "core/generate/pieces.h"

#include <functional>
#include <span>
#include <string_view>

namespace cave {

/// Terrain rows shape one level, Link rows join levels, Place rows put things. They run in this order, and stand so in
/// a recipe.
enum class Phase : std::uint8_t { Terrain, Link, Place };

enum class RowState : std::uint8_t { Done, Partial, Skipped };

/// What a row did on a level. A Link row that works on the dungeon as a whole reports for the first level that has it.
struct RowReport {
    Uid row{};
    std::string type{};
    int level = 0; ///< index
    RowState state = RowState::Done;
    int asked = 0; ///< of what the pass makes: things, tunnels, links, rooms
    int done = 0;
    Text why{}; ///< when not Done
    LevelEdits edits{}; ///< of the row that puts hand edits back
    void tell(RowState how, Text cause) // nothing is dropped in silence
    {
        state = how;
        why = std::move(cause);
    }
    bool operator==(const RowReport&) const = default;
};

/// What is known of a level without looking at it.
enum Fact : std::uint8_t {
    kBase = 1, ///< some pass has made floor
    kRooms = 2, ///< there are rooms in the list of rooms
    kConnected = 4, ///< all walkable cells are one region
    kStairs = 8, ///< levels are joined
    kGates = 16, ///< locked doors with their keys
    kHandEdits = 32 ///< what was painted by hand is back
};
struct Facts {
    std::uint8_t needs = 0;
    std::uint8_t gives = 0;
    std::uint8_t breaks = 0;
};

/// What of a level a row may read or write.
enum Touched : std::uint8_t {
    kGround = 1, ///< tiles, marks, rooms, placed pieces: all but things
    kCreatures = 2,
    kItems = 4,
    kAllTouched = kGround | kCreatures | kItems
};
struct Touches {
    std::uint8_t reads = kAllTouched;
    std::uint8_t writes = kAllTouched;
};

/// Whether a row works on each of its levels by itself, or joins all of the dungeon.
enum class RowScope : std::uint8_t { Level, Dungeon };

class RowContext;
class DungeonContext;

struct Pass {
    std::string_view type;
    int version = 1; ///< a released one keeps its bytes: what works otherwise is another version
    std::string_view title;
    std::string_view help;
    std::vector<Parameter> parameters{};
    std::function<void(RowContext&)> runLevel{}; ///< Terrain or Place
    std::function<void(DungeonContext&)> runDungeon{}; ///< Link
    Phase levelPhase = Phase::Terrain; ///< of runLevel
    std::function<Facts(const RowValues&)> facts{}; ///< absent: none
    std::function<RowScope(const Json& said)> scopeOf{}; ///< of a pass that has both to run
    bool byPair = false; ///< Link: works on each level and the one below it, one after the other, top first
    /// At most how many of the kind the row puts on its level, whatever the ground is like: known from keys alone,
    /// without looking at what the canvas holds. Absent, or nothing: it cannot tell.
    std::function<std::optional<std::int64_t>(RowContext&, Weighted::Kind)> forecast{};
    std::function<Touches(const RowValues&)> touches{}; ///< absent: all
    /// What is wrong with sound values on a level, at a path below them; absent: nothing can be.
    std::function<std::optional<Error>(const RowValues&)> refuse{};

    /// Link when the pass has only runDungeon, or has both and its row says that it is for the dungeon.
    Phase phaseOf(const Json& parameterValues) const;
};

std::span<const Pass> passes();
const Pass* findPass(std::string_view type, int version); ///< null: this program does not know it
const Pass* newestPass(std::string_view type); ///< of all versions: what new rows are made of. Null: no such type
bool isNewest(const Pass& pass); ///< those that are older work as they ever did, and are offered no more

/// What one Terrain or Place row is given.
class RowContext {
public:
    LevelCanvas& canvas;
    RowValues values; ///< of its parameters
    Chance chance; ///< of this row on this level
    Chance shared; ///< of this row, the same on all levels: for choices between levels
    std::span<const Uid> levels; ///< that have this row, top first
    PieceBook& book; ///< of the dungeon's pieces, kept for other rows of the level and other seeds
    RowReport& report;
};

/// What a Link row is given: for every level whose recipe has the row, in order; of a pass that goes by pairs one
/// level.
class DungeonContext {
public:
    struct RowOnLevel {
        int z = 0;
        RowValues values;
        Chance chance;
    };
    Dungeon& dungeon; ///< for start and links; levels are in the canvases
    std::vector<LevelCanvas>& canvases; ///< of all levels, top first
    std::vector<RowOnLevel> rows;
    RowReport& report;
};

} // namespace cave
