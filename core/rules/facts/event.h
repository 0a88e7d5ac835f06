// SPDX-License-Identifier: MIT
/// @file
/// What happened in a turn, for the picture and the message log. Whole in itself: who is named may be dead by now.
#pragma once

#include "core/rules/facts/actor.h"
#include "core/rules/facts/called.h"
#include "core/rules/facts/command.h"
#include "core/rules/facts/happened.h"

#include <string>
#include <variant>
#include <vector>

namespace cave {

struct Stepped {
    Actor who;
    Position from;
    Position to;
};
struct Climbed {
    Actor who;
    Position from;
    Position to;
    bool isFirstVisit = false; ///< of the hero: nothing was known of the level
};
/// Someone stood where somebody came, or what does not hold it, and made room.
struct Pushed {
    Actor who;
    Position from;
    Position to;
    bool isByHero = true; ///< who came there
};
struct Dug {
    Actor who;
    Position at;
    TileId tile = 0; ///< that was there
};
/// A door was opened by walking into it, or unlocked, or closed, or found.
struct Opened {
    Actor who;
    Position at;
    TileId tile = 0; ///< that was there
};
struct Unlocked {
    Actor who;
    Position at;
    TileId tile = 0;    ///< that was there
    ItemKindId key = 0; ///< that is used up
};
struct Closed {
    Actor who;
    Position at;
    TileId tile = 0; ///< that is there now
};
struct Found {
    Actor who;
    Position at;
    TileId tile = 0; ///< that it turned out to be
};
/// Somebody searched; each thing found has its own event.
struct Searched {
    Actor who;
    int found = 0;
};
struct PickedUp {
    Actor who;
    ItemKindId kind = 0;
    int counted = 0; ///< of a kind that is counted: how many there are now; else 0
    Called of = {}; ///< what is known of it, here and below
    EntityId from = EntityId::None; ///< what it was in; who has it now, if it lay nowhere before; none: it lay there
    int paid = 0; ///< coins; 0: it was free
};
/// Things that found no room in the pack.
struct LeftLying {
    Actor who;
    int count = 0;
};
struct Dropped {
    Actor who;
    ItemKindId kind = 0;
    Called of = {};
};
/// The hero looked into a thing.
struct OpenedThing : Dropped {
    std::vector<std::pair<ItemKindId, Called>> held;
};
struct WasPutInto : Dropped {
    ItemKindId into = 0;
    Called intoOf = {};
};
/// Something was wielded or put on; put away when `use` is None.
struct Equipped {
    Actor who;
    ItemKindId kind = 0;
    Use use = Use::None;
    Called of = {};
};
struct Ate {
    Actor who;
    ItemKindId kind = 0;
    bool isLast = true; ///< nothing is left of it
    std::optional<CreatureKindId> of = {};
};
/// A potion was drunk, a scroll read or a wand zapped; what it does has its own events.
struct UsedUp {
    Actor who;
    ItemKindId kind = 0;
    int chargesLeft = 0; ///< of a wand
    bool isInVain = false; ///< nothing came of it
    ItemKindId seen = 0; ///< what it was taken for
    Position from = {}; ///< where its user stood
    /// Of what is read or zapped and aimed. Along a line: all cells that it flew through, in order, the last one is
    /// what it came to. Else only where it came to: the cell that was aimed at, or of each whom it met; what lies
    /// between is not told. None: it was not aimed, met nobody, or would tell where somebody hides.
    std::vector<Position> way = {};
};
/// Something was thrown and lies, or broke, where it came down. Whoever it hit, and what it did, has its own events.
struct Thrown {
    Actor who;
    ItemKindId kind = 0;
    Position from;
    Position to;
    bool breaks = false;
    std::optional<CreatureKindId> of = {};
    ItemKindId seen = 0; ///< what it was taken for
};
struct HitByThrown {
    Actor by;
    Actor victim;
    ItemKindId kind = 0;
    Position at;
    int damage = 0;
};
/// The hero knows from now on what things of such a look are.
struct Recognised {
    enum class By : std::uint8_t {
        Use, ///< or an effect
        Reading, ///< which named it, since it must be aimed
        Elimination, ///< no other kind of its class is left
        Crowded ///< not yet: the pack has no room for it apart from those that it is taken for
    };
    ItemKindId kind = 0;
    ItemKindId look = 0; ///< the kind itself where it is of this one thing that more is known now
    By by = By::Use;
    Called more = {};
};
/// A thing is better for good.
struct Tempered {
    Actor who;
    ItemKindId kind = 0;
    Called of = {};
};
/// What the hero wears on the body has become worse for good.
struct Rusted {
    ItemKindId kind = 0;
    Called of = {}; ///< what it was until then
    Position at; ///< the hero
};
/// A rune on the hero's gear has worked; what it does has its own events.
struct RuneWorked {
    ItemKindId kind = 0; ///< of what bears it
    RuneId rune = 0;
    Called of = {};
};
/// Somebody is in another place at once.
struct Teleported {
    Actor who;
    Position from;
    Position to;
};
/// The ground of a level is known.
struct Mapped {
    Actor who;
    int z = 0;
};
/// Somebody is better at something for good.
struct Improved {
    Actor who;
    Position at;
    Gained gained = Gained::Attack;
};
/// Somebody is worse at something for good.
struct Worsened {
    Actor who;
    Position at;
    Gained lost = Gained::Attack;
};
struct Healed {
    Actor who;
    int health = 0; ///< regained
};
/// Something comes over somebody, or is over.
struct ConditionChanged {
    Actor who;
    Position at;
    Condition condition = Condition::Confused;
    bool begins = true;
};
/// Somebody confused came nowhere.
struct Stumbled {
    Actor who;
    Position at;
};
/// Somebody is in over its head, for as many more of its acts; drowns.
struct Submerged {
    Actor who;
    Position at;
    int left = 0;
    bool isFirst = true;
};
struct Drowned {
    Actor who;
    Position at;
};
/// Somebody gave health back to somebody else.
struct Mended {
    Actor by;
    Actor who;
    Position from;
    Position at;
    int health = 0;
};
/// Poison took health.
struct Suffered {
    Actor who;
    Position at;
    int damage = 0;
    bool isFatal = false; ///< of poison that is nobody's
};
struct Exploded {
    Position at;
    int radius = 0;
};
/// Lightning or fire met somebody.
struct Burned {
    Actor victim;
    Position at;
    EffectKind by = EffectKind::Fireball; ///< Ignite: it burns, and had this from nobody
    int damage = 0;
    bool isFatal = false; ///< and nobody else has done it
};
/// The ground of a cell became another by itself, or by what met it.
struct TileTurned {
    Position at;
    TileId from = 0;
    TileId to = 0;
    bool isNews = false; ///< fire broke out in view where there was none
};
/// A tile told the player something, in the words of a row.
struct TileSaid {
    Position at;
    TileId tile = 0;
    int row = 0; ///< of its reactions
};
/// Something could be heard so many cells away.
struct Sounded {
    Position at;
    int range = 0;
    bool hasWoken = false; ///< who was asleep then: whoever has fallen asleep since sleeps on
};
/// The hero bumped into something that answers it, as a lever does, or that an event of the dungeon waits for.
struct Used {
    Actor who;
    Position at;
    TileId tile = 0; ///< that was there
};
/// An effect met a cell, or all around it; whoever it met has its own event. Told where the ground may answer.
struct Met {
    EffectKind by = EffectKind::Heal;
    Position at;
    int radius = 0;
};
/// Something solid stopped what was thrown.
struct Bounced {
    Position at; ///< of what stopped it
};
/// Somebody fell to the level below.
struct Fell {
    Actor who;
    Position from;
    Position to;
    int damage = 0;
    bool isFirstVisit = false; ///< of the hero: nothing was known of the level
};
/// So much of a gas was let out.
struct Clouded {
    Position at;
    GasId kind = 0;
    int units = 0;
};
/// Somebody who is held fast tried to get away.
struct Struggled {
    Actor who;
    Position at;
};
/// The gas of a cell burned.
struct GasIgnited {
    Position at;
    GasId kind = 0;
    int units = 0;
    bool isNews = false; ///< fire broke out in view where there was none
};
/// Nothing came of something that met somebody, who resists it.
struct Resisted {
    Actor who;
    Position at;
    ResistKey what = 0;
    bool isImmune = true; ///< else nothing was left of it
};
/// Somebody is in another stage of its kind from now on.
struct StageEntered {
    Actor who;
    Position at;
    int stage = 0; ///< 1..
};
/// A wound that bleeds took health.
struct Bled {
    Actor who;
    Position at;
    int damage = 0;
};
/// Somebody was pushed or drawn from one cell to another.
struct Shoved {
    Actor who;
    Position from;
    Position to;
    bool isDrawn = false;
    bool isByIron = false; ///< drawn by what it has in use
};
/// Somebody told others of its side where its quarry is.
struct CalledOthers {
    Actor who;
    Position at;
};
/// Somebody did the others of its side in view good; what they have of it has its own events.
struct Heartened {
    Actor who;
    Position at;
};
/// A thing that lay in fire is lost.
struct BurntUp {
    ItemKindId kind = 0;
    Position at;
};
/// An event of the dungeon tells the hero something, in the dungeon's own words.
struct Said {
    std::string text;
    int tone = 0; ///< a Tone
};
/// A creature or thing that an event of the dungeon made, or took away.
struct Appeared {
    KindTable table = KindTable::Creature;
    std::uint16_t kind = 0;
    Position at;
};
struct Vanished {
    KindTable table = KindTable::Creature;
    std::uint16_t kind = 0;
    Position at;
    EntityId id = EntityId::None;
    bool isCarried = false; ///< a thing that the hero there had, and that did not lie on the ground
};
/// The word for the hero's hunger changed: an Appetite.
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
/// The hero died of something that is nobody.
struct Perished {
    Actor who;
    Cause cause = Cause::Starved;
};
/// The hero learned from slaying someone, rose to a level, chose what to gain.
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
/// A creature called another to its side.
struct Summoned {
    Actor who;
    Actor child;
    Position at;
};
struct Strengthened {
    Actor who;
    Position at;
};
/// Somebody woke, or whoever looked like an item shows itself.
struct Woke {
    Actor who;
    Position at;
    bool wasHidden = false;
};
/// A missile flew from one to the other and hurt it.
struct Shot {
    Actor attacker;
    Actor victim;
    Position from;
    Position at;
    int damage = 0;
};
struct Stole {
    Actor who;
    ItemKindId kind = 0;
    Position at; ///< of the thief
};
/// Somebody went to pieces; each one hurt by that has its own event.
struct WentOff {
    Actor who;
    Position at;
    int radius = 0;
};
struct Blasted {
    Actor victim;
    Actor by;
    Position at;
    int damage = 0;
};
struct SplitUp {
    Actor parent;
    Actor child;
    Position at; ///< of the child
};
/// Two have changed places: each has stepped.
struct Swapped {
    Actor who;
    Actor other;
};
/// Somebody is on the side of another from now on: a captive that was freed, or somebody who was won over.
struct Freed {
    Actor by;
    Actor who;
    Position at;
    bool wasCaptive = true;
};
/// The hero has told allies what to do.
struct Ordered {
    Actor who;
    Duty duty = Duty::Follow;
    int heard = 0; ///< how many have heard it
};
/// The hero came to the goal without enough of what is to be collected.
struct FellShort {
    int gathered = 0;
};
/// A horde has come down after the hero.
struct HuntersCame {
    Position at; ///< the stairs
    int count = 0; ///< of them
};
struct Ended {
    Outcome outcome = Outcome::Won;
    std::int64_t turn = 0;
};

using Event =
    std::variant<Stepped, Climbed, Pushed, Dug, Opened, Unlocked, Closed, Found, Searched, PickedUp, LeftLying, Dropped,
                 Equipped, Ate, UsedUp, Thrown, HitByThrown, Teleported, Mapped, Improved, Worsened, Healed,
                 ConditionChanged, Stumbled, Submerged, Drowned, Mended, Suffered, Exploded, Burned, AppetiteChanged,
                 Struck, Died, Perished, Learned, RoseToLevel, Chosen, Grew, Summoned, Strengthened, Woke, Shot, Stole,
                 WentOff, Blasted, SplitUp, FellShort, Ended, TileTurned, BurntUp, TileSaid, Sounded, Used, Met,
                 Bounced, Fell, Swapped, Freed, Ordered, Said, Appeared, Vanished, GasIgnited, Clouded, Struggled,
                 Happened, Recognised, OpenedThing, WasPutInto, Resisted, StageEntered, Bled, Shoved, CalledOthers,
                 Tempered, HuntersCame, RuneWorked, Rusted, Heartened>;

using Events = std::vector<Event>; ///< in the order they happened

} // namespace cave
