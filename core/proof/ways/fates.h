// SPDX-License-Identifier: MIT
/// @file
/// Which tiles a cell of a design may come to hold.
#pragma once

#include "core/bits/bit_grid.h"
#include "core/proof/ways/stage.h"

#include <algorithm>
#include <functional>
#include <map>
#include <vector>

namespace cave {

class Fates {
public:
    /// Both must outlive this. Costs by the number of cells that events name.
    explicit Fates(const Stage& stage);

    /// Its tile first, then what that and what events lay there can become: opened, shut, unlocked, found, dug where
    /// the rules let dig, burnt, trodden.
    std::vector<TileId> of(Position at) const;
    /// The same without what only comes about when somebody bumps into the cell, digs, strikes, burns or freezes it:
    /// unless events change the cell or ask about it, as then that may be what they are for.
    std::vector<TileId> withoutDeeds(Position at) const;
    template <typename Test>
    bool any(Position at, Test test) const
    {
        return anyOf(of(at), test);
    }
    template <typename Test>
    bool anyWithoutDeeds(Position at, Test test) const
    {
        return anyOf(withoutDeeds(at), test);
    }

private:
    template <typename Test>
    bool anyOf(const std::vector<TileId>& tiles, Test test) const
    {
        return std::ranges::any_of(tiles, [&](TileId tile) { return test(m_stage.dungeon().catalogue->tile(tile)); });
    }
    std::vector<TileId> turnsOf(TileId tile) const;
    std::vector<TileId> closureOf(Position at, const std::function<std::vector<TileId>(TileId)>& turns) const;
    void noteNamed(const StagedEvent& staged, const EventTerms& terms);
    void noteNamed(const StagedEvent& staged, const EventCondition& condition);
    void noteNamed(const StagedEvent& staged);

    const Stage& m_stage;
    std::map<Position, std::vector<TileId>> m_laid; ///< by events
    std::map<int, BitGrid> m_named; ///< by level: cells that events change or ask about, but for asking about all of it
};

} // namespace cave
