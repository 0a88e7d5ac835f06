// SPDX-License-Identifier: MIT
/// @file
/// Runs the recipes of a dungeon.
#pragma once

#include "core/base/progress.h"
#include "core/generate/lint.h"

#include <map>
#include <memory>
#include <optional>

namespace cave {

struct Baked {
    std::vector<RowReport> rows; ///< in the order they ran: Terrain level by level, Link, Place level by level
    std::vector<LevelEdits> edits; ///< by level
    int rowsRun = 0; ///< how many rows did not stand as kept
    bool wasStopped = false; ///< by its progress: the dungeon is then of no use
};

/// Microseconds from any beginning. The core has no clock of its own.
using BakeClock = std::int64_t (*)();

/// Makes every level that has a recipe anew from `seed` (or its own), with the designer's hand edits put back, and sets
/// the dungeon's seed to it. Levels without a recipe, and those with a pass that this program does not know, stay as
/// they are, and so do links and a start made by hand. The same dungeon and seed give the same levels on every machine,
/// whatever the number of threads; without one, as many work as the size of the dungeon is worth.
///
/// The error is that of stepsOf(); the dungeon is then unchanged. A row that cannot do all it was asked, or is red, is
/// no error: its report says what is missing.
Result<Baked> bake(Dungeon& dungeon, std::uint64_t seed, std::optional<int> threads = {});

/// The same on as many threads as are worth it and without reports, for work that a user may stop. The error is also
/// stopped(), when its progress stopped it: the dungeon is then of no use. A step of its progress is a row, told one
/// call at a time.
Result<void> makeLevels(Dungeon& dungeon, std::uint64_t seed, const Progress& progress);

/// Bakes a dungeon again and again while it is being changed, and keeps what each row made: a row whose parameters, key
/// and level are as they were is not run again. So a change costs the rows below it on its level, and another level
/// only where a shared stair moved.
class Baker {
public:
    explicit Baker(int threads = 1, BakeClock clock = nullptr) : m_threads(threads), m_clock(clock) {}
    Baker(const Baker&) = delete;
    Baker& operator=(const Baker&) = delete;

    /// As above. A step of its progress is a row; told from the baking threads, one call at a time.
    Result<Baked> bake(Dungeon& dungeon, std::uint64_t seed, const Progress& progress = {});

    /// The level as it stood after this row in the last bake; null when the row did not run or was not kept.
    std::shared_ptr<const LevelState> after(Uid level, Uid row) const;

    /// How long the row took when it last ran for this level; nothing without a clock, or when it did not run.
    std::optional<std::int64_t> microsecondsOf(Uid level, Uid row) const;

    /// Above so many cells of all levels together nothing is kept: a state takes some 5 bytes a cell and row.
    static constexpr std::int64_t kMostCells = 4'000'000;

private:
    friend class Baking;
    /// What a row made, and of what.
    struct Kept {
        std::uint64_t key = 0; ///< of the row and all that it read
        std::vector<std::shared_ptr<const LevelState>> after; ///< of the levels that it may write, top first
        std::vector<std::uint64_t> hashes;
        std::optional<Start> start; ///< Link rows: as the dungeon was after them
        std::vector<Link> links;
        RowReport report;
        std::int64_t microseconds = 0; ///< with a clock
        bool isUsed = false; ///< in the newest run
    };
    std::map<std::pair<Uid, Uid>, Kept> m_kept; ///< by level and row; a Link row over all levels stands under no level
    std::shared_ptr<const Catalogue> m_catalogue; ///< that they were made with
    std::vector<Piece> m_pieces; ///< and these
    std::shared_ptr<const std::vector<Piece>> m_library;
    Rules m_rules; ///< and these
    const Kept* findKept(Uid level, Uid row) const;
    int m_threads;
    BakeClock m_clock;
};

/// H("row", seed, level, row, salt), where the row's pin wins over the level's own seed, and that over the dungeon's.
std::uint64_t rowKey(const Dungeon& dungeon, const DungeonLevel& level, const RecipeRow& row);
/// The same without a level, for choices between levels.
std::uint64_t sharedRowKey(const Dungeon& dungeon, const RecipeRow& row);

} // namespace cave
