// SPDX-License-Identifier: MIT
// What happened in a turn, for the picture and the message log. Whole in itself: who is named may be dead by now.
#pragma once

#include "core/rules/command.h"
#include "core/world/world.h"

#include <variant>

namespace cave {

// A creature as an event names it.
struct Actor {
    EntityId id = EntityId::None;
    CreatureKindId kind = 0;
    bool isHero = false;
};

struct Stepped {
    Actor who;
    Position from;
    Position to;
};
struct Climbed {
    Actor who;
    Position from;
    Position to;
};
// Someone stood where stairs lead and made room.
struct Pushed {
    Actor who;
    Position from;
    Position to;
};
struct Dug {
    Actor who;
    Position at;
    TileId tile = 0; // that was there
};
// A door was opened by walking into it, or unlocked, or closed, or found.
struct Opened {
    Actor who;
    Position at;
    TileId tile = 0; // that was there
};
struct Unlocked {
    Actor who;
    Position at;
    TileId tile = 0;    // that was there
    ItemKindId key = 0; // that is used up
};
struct Closed {
    Actor who;
    Position at;
    TileId tile = 0; // that is there now
};
struct Found {
    Actor who;
    Position at;
    TileId tile = 0; // that it turned out to be
};
// Somebody searched; each thing found has its own event.
struct Searched {
    Actor who;
    int found = 0;
};
struct PickedUp {
    Actor who;
    ItemKindId kind = 0;
    int counted = 0; // of a kind that is counted: how many there are now; else 0
};
// Things that found no room in the pack.
struct LeftLying {
    Actor who;
    int count = 0;
};
struct Dropped {
    Actor who;
    ItemKindId kind = 0;
};
// Something was wielded or put on; put away when `use` is None.
struct Equipped {
    Actor who;
    ItemKindId kind = 0;
    Use use = Use::None;
};
struct Ate {
    Actor who;
    ItemKindId kind = 0;
    bool isLast = true; // nothing is left of it
};
// A potion was drunk or a scroll read; what it does has its own events.
struct UsedUp {
    Actor who;
    ItemKindId kind = 0;
};
struct Healed {
    Actor who;
    int health = 0; // regained
};
// Somebody begins to stumble about, or ends.
struct Confused {
    Actor who;
    Position at;
    bool begins = true;
};
struct Exploded {
    Position at;
    int radius = 0;
};
// Lightning or fire met somebody.
struct Burned {
    Actor victim;
    Position at;
    EffectKind by = EffectKind::Fireball;
    int damage = 0;
};
// The word for the hero's hunger changed: an Appetite, see core/rules/hunger.
struct AppetiteChanged {
    int appetite = 0;
    bool isHungrier = false;
};
struct Struck {
    Actor attacker;
    Actor victim;
    Position from;
    Position at;
    int damage = 0;
};
struct Died {
    Actor victim;
    Actor killer;
    Position at;
};
// The hero died of something that is nobody.
struct Perished {
    Actor who;
    Cause cause = Cause::Starved;
};
// The hero learned from slaying someone, rose to a level, chose what to gain.
struct Learned {
    int experience = 0;
};
struct RoseToLevel {
    int level = 0;
};
struct Chosen {
    Gained gained = Gained::Health;
};
struct Grew {
    Actor parent;
    Actor child;
    Position at;
};
// A creature called another to its side.
struct Summoned {
    Actor who;
    Actor child;
    Position at;
};
struct Strengthened {
    Actor who;
    Position at;
};
// The hero came to the goal without enough of what is to be collected.
struct FellShort {
    int gathered = 0;
};
struct Ended {
    Outcome outcome = Outcome::Won;
    std::int64_t turn = 0;
};

using Event =
    std::variant<Stepped, Climbed, Pushed, Dug, Opened, Unlocked, Closed, Found, Searched, PickedUp, LeftLying, Dropped,
                 Equipped, Ate, UsedUp, Healed, Confused, Exploded, Burned, AppetiteChanged, Struck, Died, Perished,
                 Learned, RoseToLevel, Chosen, Grew, Summoned, Strengthened, FellShort, Ended>;

} // namespace cave
