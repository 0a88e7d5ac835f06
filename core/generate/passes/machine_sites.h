// SPDX-License-Identifier: MIT
/// @file
/// The parts of a level that a loose piece may lie in.
#pragma once

#include "core/generate/chance.h"
#include "core/generate/passes/held_cells.h"
#include "core/world/piece.h"

#include <functional>

namespace cave {

struct MachineSite {
    CellAt origin;
    bool isChoke = false; ///< all ways to `cells` go through the origin, which is none of them
    BitGrid cells; ///< ground that no other piece, stairs, start or goal stands on
};

/// Finds them on one state of a level; must be made anew when the level changes.
class MachineSites {
public:
    MachineSites(const LevelCanvas& canvas, const HeldCells& held); ///< which must outlive this

    /// Offers the sites of the interior's kind and size in the order of the draws, the first few of them, until one is
    /// taken. False when none is.
    bool offer(const Interior& interior, const Chance& chance,
               const std::function<bool(const MachineSite&)>& isTaken) const;

private:
    using Take = std::function<bool(const MachineSite&)>;

    bool isGround(const TileKind& kind) const;
    BitGrid ground() const;
    bool mayBeOrigin(CellAt choke) const;
    bool offerDeadEnds(const Interior& interior, const Chance& chance, const Take& isTaken) const;
    bool offerRooms(const Interior& interior, const Chance& chance, const Take& isTaken) const;
    bool offerAreas(const Interior& interior, const Chance& chance, const Take& isTaken) const;
    bool offerLevel(const Interior& interior, const Chance& chance, const Take& isTaken) const;
    BitGrid behind(CellAt choke, CellAt root) const;

    const LevelCanvas& m_canvas;
    const HeldCells& m_held;
    BitGrid m_ground;
};

} // namespace cave
