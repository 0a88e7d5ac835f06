// SPDX-License-Identifier: MIT
/// @file
/// Which tiles a cell of a design may come to hold.
#pragma once

#include "core/proof/ways/stage.h"

#include <map>

namespace cave {

class Fates {
public:
    /// Both must outlive this. Costs by the number of cells that events name.
    explicit Fates(const Stage& stage);

    /// Its tile first, then what that and what events lay there can become: opened, shut, unlocked, found, dug where
    /// the rules let dig, burnt, trodden.
    std::vector<TileId> of(Position at) const;
    template <typename Test>
    bool any(Position at, Test test) const
    {
        for (const TileId tile : of(at))
            if (test(m_stage.dungeon().catalogue->tile(tile)))
                return true;
        return false;
    }

private:
    std::vector<TileId> turnsOf(TileId tile) const;

    const Stage& m_stage;
    std::map<Position, std::vector<TileId>> m_laid; ///< by events
};

} // namespace cave
