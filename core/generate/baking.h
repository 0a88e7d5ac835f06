// SPDX-License-Identifier: MIT
/// @file
/// One run of all recipes of a dungeon: the work behind bake(), Baker and LazyBake.
#pragma once

#include "core/base/hash.h"
#include "core/generate/bake.h"

#include <atomic>
#include <mutex>

namespace cave {

/// A Link row, as it runs once: for several levels together, or for one and the next.
struct Join {
    std::vector<std::size_t> of; ///< levels whose row it is, top first
    std::vector<std::size_t> writes; ///< levels that it may write, likewise
    RowReport report; ///< before it runs; of a row that is red on its level, already skipped
};

class Baking {
public:
    Baking(Dungeon& dungeon, Baker* keeper, int threads, Progress progress);

    std::optional<Error> prepare(); ///< changes nothing
    Baked run(std::uint64_t seed);

    /// The works of run(), for many seeds after one prepare(): all Terrain, the joins in order, all Place. Levels may
    /// be left out, and then come in another order: LazyBake knows what hangs on what.
    void begin(std::uint64_t seed); ///< also after it was stopped
    bool wasStopped() const { return m_isStopped; } ///< by its progress: rows do nothing any more
    const std::vector<Step>& stepsOn(std::size_t z) const { return m_steps[z]; }
    void runRows(std::size_t z, std::span<const std::size_t> rows); ///< steps of one level, by index
    const std::vector<Join>& joins() const { return m_joins; }
    void run(const Join& join);
    void finishLevel(std::size_t z);
    const std::vector<RowReport>& reports() const { return m_baked.rows; }
    const std::vector<Placement>& thingsOn(std::size_t z) const { return m_canvases[z].state().things; }

private:
    /// A row, as it runs on one level or, of the Link phase, as it joins several.
    struct RowJob {
        std::vector<std::size_t> levels; ///< that it may write, top first
        Uid level; ///< that it is kept under
        std::uint64_t key = 0; ///< of what it reads beside those levels; 0 when nothing is kept
        bool isLink = false; ///< also writes the start and the links
        RowReport report;
        std::function<void(RowReport&)> run;
    };

    void clear(std::uint64_t seed);
    LevelCanvas firstCanvas(std::size_t z) const;
    LevelCanvas storedCanvas(std::size_t z) const;
    void addEditsRow(std::size_t z);
    void planJoins();
    void planJoins(Uid row, const Pass& pass);
    void runLevelRows(Phase phase);
    void makeRows(std::size_t z, Phase phase); ///< of any thread
    void makeRow(std::size_t z, const Step& step);
    void takeReports(std::size_t z);
    RowReport perform(RowJob job); ///< or takes what was kept
    Baker::Kept keptOf(const RowJob& job);
    std::optional<RowReport> takeKept(const std::pair<Uid, Uid>& place, const RowJob& job);
    void tellProgress(); ///< under the mutex
    void bringUpToDate(std::size_t z); ///< the canvas
    Baked finish();

    bool isMade(std::size_t z) const { return m_isMade[z]; }
    std::uint64_t keyOf(std::size_t z, const RecipeRow& row) const;
    std::uint64_t keyOf(std::size_t z, const Step& step) const;
    std::uint64_t keyOfJoin(Uid row, const std::vector<std::size_t>& of) const;
    RowContext contextOf(std::size_t z, const Step& step, RowReport& report);
    const Step* findStep(std::size_t z, Uid row) const;
    std::uint16_t ownerOf(std::size_t z, Uid row) const; ///< 0 when the level has not got the row
    const DungeonLevel& design(std::size_t z) const { return m_dungeon.levels[z]; }

    Dungeon& m_dungeon;
    Baker* m_keeper; ///< null: nothing is kept
    int m_threads;
    Progress m_progress;
    std::atomic<bool> m_isStopped = false;
    int m_done = 0; ///< rows
    std::vector<std::vector<Step>> m_steps; ///< by level
    std::vector<std::vector<RowProblem>> m_red;
    std::vector<RowReport> m_unknown; ///< of levels with a pass that this program does not know
    std::vector<bool> m_isMade; ///< has a recipe that can run
    std::vector<Join> m_joins; ///< in the order they run
    std::map<Uid, std::vector<Uid>> m_levelsWith; ///< by row
    std::map<Uid, TupleHasher> m_whereabouts; ///< likewise: of those levels and how deep they are
    std::vector<LevelCanvas> m_canvases;
    std::vector<std::shared_ptr<const LevelState>> m_ahead; ///< of the canvas, where kept rows stood
    std::vector<PieceBook> m_books; ///< by level, as rows of several levels run at once
    std::vector<std::uint64_t> m_hashes; ///< of the newest states, when keeping
    std::vector<std::vector<RowReport>> m_levelReports;
    Baked m_baked;
    std::mutex m_mutex; ///< of m_keeper's map, the counters of rows and the progress
};

} // namespace cave
