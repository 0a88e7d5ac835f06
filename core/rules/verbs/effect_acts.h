// SPDX-License-Identifier: MIT
/// @file
/// What each kind of effect does, in one table.
#pragma once

#include "core/rules/facts/event.h"
#include "core/rules/facts/refusal.h"
#include "core/world/world_writer.h"

namespace cave {

struct EffectAct {
    EffectKind kind = EffectKind::Heal;
    /// What it does to somebody it meets, who is alive; null for effects of places.
    void (*touch)(WorldWriter world, EntityId whom, const Effect& effect, const Actor& by, Events& events) = nullptr;
    /// What it does to a place: where its user stands, or each cell of its line; null for effects on creatures.
    void (*work)(WorldWriter world, Position at, const Actor& by, Events& events) = nullptr;
    /// Why it would be in vain on this creature; null: it never is.
    Answer (*inVain)(const Creature& creature) = nullptr;
};

const EffectAct& actOf(EffectKind kind);

/// Somebody who is alive gets so much health, but no more than it had at most; told even if that is none.
void heal(WorldWriter world, EntityId whom, int most, Events& events);

/// Somebody who is alive meets an effect on creatures: what resistances leave of it comes about, or the reason is told.
void meetWith(WorldWriter world, EntityId whom, const Effect& effect, const Actor& by, Events& events);

} // namespace cave
