// SPDX-License-Identifier: MIT
/// @file
/// How many things of a kind a seed can have at most on each level, told from keys alone: without making a level.
#pragma once

#include "core/generate/lint.h"

#include <limits>
#include <map>
#include <memory>
#include <tuple>

namespace cave {

/// Whether the row may put a thing of the kind on some level, for some seed.
bool mayPlace(const Dungeon& dungeon, const Step& step, Weighted::Kind kind);

/// Of one dungeon, for many seeds. Not for several threads at once: each makes its own.
class Forecaster {
public:
    /// Fails as stepsOf() does.
    static Result<Forecaster> of(const Dungeon& dungeon);

    /// At most so many of the kind on the level, index z, of that seed; nothing: it cannot tell. Of a recipe's level
    /// whose rows of Terrain have run, or the first so many of them, what they put there tells more than their keys.
    std::optional<std::int64_t> mostOf(std::uint64_t seed, Weighted::Kind kind, int z,
                                       const std::vector<Placement>* ofTerrain = nullptr,
                                       std::size_t rowsRun = kAllRows);
    /// So many rows of the level's Terrain must run till the others put none; 0: none of them puts any.
    std::size_t terrainRowsFor(std::uint64_t seed, Weighted::Kind kind, int z);
    static constexpr std::size_t kAllRows = std::numeric_limits<std::size_t>::max();

private:
    struct Source {
        const Step* step = nullptr;
        std::size_t row = 0; ///< index of the step
        std::optional<std::int64_t> most{}; ///< of the seed below
    };
    /// Of a kind on a level.
    struct Sources {
        std::int64_t byHand = 0;
        std::vector<Source> rows; ///< that may put it
        std::optional<std::uint64_t> seed{}; ///< that was asked for last
    };
    explicit Forecaster(const Dungeon& dungeon)
        : m_dungeon(std::make_unique<Dungeon>(dungeon)),
          m_book(m_dungeon->pieces, *m_dungeon->catalogue, m_dungeon->libraryPieces())
    {
    }
    const Sources& sourcesOf(std::uint64_t seed, Weighted::Kind kind, std::size_t z);
    Sources foundSources(Weighted::Kind kind, std::size_t z) const;
    std::int64_t byHand(Weighted::Kind kind, std::size_t z) const;
    std::optional<std::int64_t> mostOfRow(std::size_t z, const Step& step, Weighted::Kind kind);

    std::unique_ptr<Dungeon> m_dungeon; ///< which the canvases and the book look at
    PieceBook m_book;
    std::vector<std::vector<Step>> m_steps; ///< by level
    std::vector<bool> m_isMade;
    std::map<Uid, std::vector<Uid>> m_levelsWith; ///< by row
    std::vector<LevelCanvas> m_canvases; ///< empty ones
    std::map<std::tuple<KindTable, std::uint16_t, std::size_t>, Sources> m_sources; ///< as far as they were asked for
};

} // namespace cave
