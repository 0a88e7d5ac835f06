// SPDX-License-Identifier: MIT
/// @file
/// How many things of a kind a seed can have at most on each level, told from keys alone: without making a level.
#pragma once

#include "core/generate/lint.h"

#include <map>
#include <memory>
#include <tuple>

namespace cave {

/// Of one dungeon, for many seeds. Not for several threads at once: each makes its own.
class Forecaster {
public:
    /// Fails as stepsOf() does.
    static Result<Forecaster> of(const Dungeon& dungeon);

    /// At most so many of the kind on the level, index z, of that seed; nothing: it cannot tell. Of a recipe's level
    /// whose Terrain rows have run, what they put there tells more than their keys.
    std::optional<std::int64_t> mostOf(std::uint64_t seed, Weighted::Kind kind, int z,
                                       const std::vector<Placement>* ofTerrain = nullptr);

private:
    /// What is the same for all seeds, of a kind on a level.
    struct Sources {
        std::int64_t byHand = 0;
        std::vector<const Step*> rows; ///< that may put it
    };
    explicit Forecaster(const Dungeon& dungeon) : m_dungeon(std::make_unique<Dungeon>(dungeon)) {}
    const Sources& sourcesOf(Weighted::Kind kind, std::size_t z);
    std::int64_t byHand(Weighted::Kind kind, std::size_t z) const;
    std::optional<std::int64_t> mostOfRow(std::size_t z, const Step& step, Weighted::Kind kind);
    bool mayPlace(const Step& step, Weighted::Kind kind) const;
    bool arePiecesWith(const std::string& name, const std::string& id) const;

    std::unique_ptr<Dungeon> m_dungeon; ///< which the canvases look at
    std::vector<std::vector<Step>> m_steps; ///< by level
    std::vector<bool> m_isMade;
    std::map<Uid, std::vector<Uid>> m_levelsWith; ///< by row
    std::vector<LevelCanvas> m_canvases; ///< empty ones
    std::map<std::tuple<KindTable, std::uint16_t, std::size_t>, Sources> m_sources; ///< as far as they were asked for
};

} // namespace cave
