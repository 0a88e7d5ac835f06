// SPDX-License-Identifier: MIT
/// @file
/// Ground that answers what happens to it: see TileKind::reacts.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/living/round.h"
#include "core/world/world_writer.h"

namespace cave {

/// Who or what comes, goes or stays.
struct Guest {
    bool isThing = false;
    bool isHero = false;
    bool isHeld = true; ///< by the ground: neither flies nor phases
};
Guest guestOf(const World& world, const Actor& who);

/// What happens to a cell, in a word, and what rows may ask of it.
struct Meeting {
    Position at;
    On word = On::Enter;
    Guest guest = {};
    StruckBy by = 0; ///< of Strike
    int before = 0; ///< of Weigh and Lift: the weight that was there
    int now = 0; ///< and that is
    std::optional<TileId> tile = std::nullopt; ///< whose rows answer: that of the cell, or what was dug there
};

/// The cell answers, unless it has no row for it or chance is against it. Each word once a round.
void react(WorldWriter world, Round& round, const Meeting& meeting, Events& events);

/// A wait of the cell is over: that row comes about, and those behind it that chance lets.
void reactInTime(WorldWriter world, Round& round, Position at, std::size_t row, Events& events);

/// What the events from number `first` on do to the ground of the hero's level, and what that does in turn; who hangs
/// in the air falls.
void answer(WorldWriter world, Round& round, std::size_t first, Events& events);

/// The same after an act, which is a round.
void reactTo(WorldWriter world, EntityId actor, std::size_t first, Events& events);

/// Tiles that have come and answer to time get their waits.
void settle(WorldWriter world);

} // namespace cave
