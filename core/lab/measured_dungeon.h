// SPDX-License-Identifier: MIT
/// @file
/// A baked design while it is measured: what several measures need is worked out once.
#pragma once

#include "core/generate/pass.h"
#include "core/pilot/bot_game.h"
#include "core/proof/shape.h"
#include "core/proof/ways/journey.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cave {

class MeasuredDungeon;

class MeasuredLevel {
public:
    /// The dungeon must outlive it.
    MeasuredLevel(MeasuredDungeon& whole, int z) : m_whole(&whole), m_z(z) {}

    MeasuredDungeon& whole() const { return *m_whole; }
    const Dungeon& dungeon() const;
    int z() const { return m_z; }
    const DungeonLevel& level() const { return dungeon().level(m_z); }
    const Catalogue& catalogue() const { return *dungeon().catalogue; }
    const LevelShape& shape();

private:
    MeasuredDungeon* m_whole;
    int m_z;
    std::optional<LevelShape> m_shape;
};

/// What a dungeon itself does not tell to whoever measures it.
struct MeasuredWith {
    const std::vector<RowReport>* rows = nullptr; ///< as in Baked; null: nobody knows how the rows went
    std::function<bool()> goesOn = {}; ///< asked by games and proofs now and then, unless it is empty; false: they end

    bool isStopped() const { return goesOn && !goesOn(); }
};

/// For one thread at a time.
class MeasuredDungeon {
public:
    /// The dungeon and what `with` points to must outlive it and stay as they are.
    explicit MeasuredDungeon(const Dungeon& dungeon, MeasuredWith with = {});
    MeasuredDungeon(const MeasuredDungeon&) = delete;
    MeasuredDungeon& operator=(const MeasuredDungeon&) = delete;
    ~MeasuredDungeon();

    const Dungeon& dungeon() const { return m_dungeon; }
    const std::vector<RowReport>* rows() const { return m_with.rows; }
    const std::function<bool()>& goesOn() const { return m_with.goesOn; }
    MeasuredLevel& level(int z);
    const Journey* journey(); ///< through all levels; null where no game can start
    /// Trial 0 of the dungeon's seed, by a persona that there is; null where it cannot be played, or was stopped.
    const BotGame* game(const std::string& persona);

private:
    const Dungeon& m_dungeon;
    const MeasuredWith m_with;
    std::map<int, MeasuredLevel> m_levels;
    bool m_isTravelled = false;
    std::unique_ptr<const Journey> m_journey;
    std::map<std::string, std::optional<BotGame>> m_games; ///< by persona
};

} // namespace cave
