// SPDX-License-Identifier: MIT
/// @file
/// How many things of a kind a seed can have at most on each level, told from keys alone: without making a level.
#pragma once

#include "core/generate/lint.h"

#include <map>
#include <memory>

namespace cave {

/// Of one dungeon, for many seeds. Not for several threads at once: each makes its own.
class Forecaster {
public:
    /// Fails as stepsOf() does.
    static Result<Forecaster> of(const Dungeon& dungeon);

    /// At most so many of the kind on the level, index z, of that seed; nothing: it cannot tell.
    std::optional<int> mostOf(std::uint64_t seed, Weighted::Kind kind, int z);

private:
    explicit Forecaster(const Dungeon& dungeon) : m_dungeon(std::make_unique<Dungeon>(dungeon)) {}
    int byHand(Weighted::Kind kind, int z) const;
    std::optional<int> mostOfRow(std::size_t z, const Step& step, Weighted::Kind kind);
    bool mayPlace(const Step& step, Weighted::Kind kind) const;
    bool anyPieceHas(const std::string& id) const;

    std::unique_ptr<Dungeon> m_dungeon; ///< which the canvases look at
    std::vector<std::vector<Step>> m_steps; ///< by level
    std::vector<bool> m_isMade;
    std::map<Uid, std::vector<Uid>> m_levelsWith; ///< by row
    std::vector<LevelCanvas> m_canvases; ///< empty ones
};

} // namespace cave
