// SPDX-License-Identifier: MIT
/// @file
/// What moves and lies in a running game. Entities name each other by id, never by pointer.
#pragma once

#include "core/base/hash.h"
#include "core/base/ids.h"
#include "core/base/position.h"
#include "core/content/kinds.h"
#include "core/content/runes/rune.h"

#include <array>
#include <optional>
#include <string_view>

namespace cave {

enum class EntityId : std::uint32_t { None = 0 }; ///< ascending in order of making, never reused

/// What has come over a creature for a while. What each does: core/rules/facts/condition.
enum class Condition : std::uint8_t {
    Confused,
    Hasted,
    Slowed,
    Poisoned,
    Asleep,
    Mighty,
    Lit,
    Afraid,
    Cursed,
    Burning,
    Held,
    Paralysed,
    Floating,
    Fireproof,
    Darkened,
    Bleeding,
    Weakened,
    Shielded,
    Unseen,
    Mending,
    Discordant,
    Marked,
    Stony,
    Silenced,
    Sensing,
    Visiting
};
inline constexpr std::array kConditions{
    Condition::Confused,   Condition::Hasted,    Condition::Slowed,   Condition::Poisoned,  Condition::Asleep,
    Condition::Mighty,     Condition::Lit,       Condition::Afraid,   Condition::Cursed,    Condition::Burning,
    Condition::Held,       Condition::Paralysed, Condition::Floating, Condition::Fireproof, Condition::Darkened,
    Condition::Bleeding,   Condition::Weakened,  Condition::Shielded, Condition::Unseen,    Condition::Mending,
    Condition::Discordant, Condition::Marked,    Condition::Stony,    Condition::Silenced,  Condition::Sensing,
    Condition::Visiting};
inline constexpr int kUntilWoken = -1; ///< of a monster asleep: however many acts
using Conditions = std::array<int, kConditions.size()>; ///< own acts that each still lasts, in that order; 0: not now

enum class Duty : std::uint8_t { Follow, Stay, Free }; ///< what an ally has been told

struct Creature {
    EntityId id = EntityId::None;
    CreatureKindId kind = 0;
    Position at;
    int health = 1;
    int maxHealth = 1;
    int attack = 0;
    int defence = 0;
    int sight = 0;
    int speed = 100;
    int level = 1;
    int experience = 0;                     ///< of the hero: in all, or since the last level where levels use it up
    int gainsToChoose = 0;                  ///< of the hero: levels whose gain is not chosen yet
    Conditions conditions{};
    int growths = 0;                        ///< how often it has spread or summoned
    bool isStrengthened = false;            ///< it has grown stronger, as its kind does once
    int stage = 0;                          ///< of its kind that it has entered last; 0: none
    int withdraws = 0;                      ///< own acts that it still steps away for, after a blow
    std::optional<Position> quarry;         ///< of a hunter: where it last saw the hero
    int lost = 0;                           ///< of a hunter: own acts since it last saw its prey, see isSearching()
    int submerged = 0;                      ///< own acts in a row that it has been in over its head
    int cushioned = 0;                      ///< of the hero: harm since its last act began that a cushion has taken
    bool isPoisonNobodys = false;           ///< what poisons it is gas or ground: nobody gains by its death
    bool isLurking = false;                 ///< lies in wait, and may look like an item
    bool isDozing = false;                  ///< when it sleeps until woken it wakes of itself, as its kind would not
    bool isFar = false;                     ///< its home is further down. No rule asks for it: it is in no hash
    bool isHunter = false;                  ///< came after the hero: its death teaches nothing and leaves nothing
    std::optional<Position> post;           ///< of a guard: where it was put
    EntityId colony = EntityId::None;       ///< its first member; itself when it started one
    std::optional<FactionId> side;          ///< its own; none: its kind's
    std::uint64_t group = 0;                ///< see groupOf(); 0: none
    bool isCaptive = false;                 ///< it does nothing and is nobody's foe until it is freed
    Duty duty = Duty::Follow;               ///< of an ally
    std::int64_t nextAct = 0;               ///< ticks
    std::uint64_t order = 0;                ///< among those due at the same tick
    bool operator==(const Creature&) const = default;
};

/// Stands for the things that a design puts into a group: those of a placed piece are a group of their own. 0 for "".
inline std::uint64_t groupOf(std::string_view name, Uid placed = {})
{
    return name.empty() ? 0 : hashOf("group", placed.value, name);
}

constexpr int turnsLeft(const Creature& creature, Condition condition)
{
    return creature.conditions[static_cast<std::size_t>(condition)];
}
constexpr bool lasts(const Creature& creature, Condition condition) { return turnsLeft(creature, condition) != 0; }

inline constexpr int kTracksFor = 15; ///< own acts that a hunter goes on for without a sight of its prey
inline constexpr int kSearchesFor = 10; ///< and then looks round about for it, before it forgets it

/// Whether a hunter has lost its prey and looks for it: it knows no place to go to, but is wary.
constexpr bool isSearching(const Creature& creature) { return creature.lost > kTracksFor; }

inline constexpr int kLightReach = 4; ///< cells: so much further sees who is lit

/// Whether somebody whom nobody sees stays so from there: further than this, and without a light.
inline constexpr int kUnseenFrom = 3; ///< cells
constexpr bool isUnseenFrom(const Creature& creature, Position eye)
{
    return lasts(creature, Condition::Unseen) && !lasts(creature, Condition::Lit) && creature.at != eye &&
           distance(creature.at, eye) >= kUnseenFrom;
}

/// Of a carried item. Whoever wears two rings has one in either place.
enum class Use : std::uint8_t { None, Wielded, Worn, Off, Ring1, Ring2 };
inline constexpr std::array kUsesOfGear{Use::Wielded, Use::Worn, Use::Off, Use::Ring1, Use::Ring2};
constexpr bool isRing(Use use) { return use == Use::Ring1 || use == Use::Ring2; }
constexpr bool isWorn(Use use) { return use != Use::None && use != Use::Wielded; }

struct Item {
    EntityId id = EntityId::None;
    ItemKindId kind = 0;
    Position at;                            ///< where it lies; nothing to go by while it is carried
    EntityId carrier = EntityId::None;      ///< who carries it, or what thing it is in; none: it lies on the ground
    std::optional<Position> opens;          ///< of a key: the locked door it opens; none: it opens any
    int letter = 0;                         ///< while carried: its place in the pack, 0 for a; equal items share one
    Use use = Use::None;                    ///< while carried
    int bitten = 0;                         ///< bites eaten of it
    bool isLeft = false;                    ///< the hero put it down: exploring does not pick it up again
    int spent = 0;                          ///< charges used of it; of what recharges: turns until it is ready
    std::optional<int> rises;               ///< of remains: turns until who left them stands up again, 1..
    std::optional<FactionId> side;          ///< of remains: of who stands up from them; none: its kind's
    std::uint64_t group = 0;                ///< see groupOf(); 0: none
    std::optional<CreatureKindId> of;       ///< who left it, where its kind is named after that
    int enchant = 0;                        ///< how much better than its kind it is, or worse
    std::optional<RuneId> rune;             ///< that stands on it
    bool isShown = false;                   ///< the hero knows that
    int tried = 0;                          ///< blows or turns towards that
    int price = 0;                          ///< coins that taking it costs; 0: free, as all that is carried
    bool operator==(const Item&) const = default;
};

/// Whether there is more about it than its kind says.
constexpr bool hasMore(const Item& item) { return item.enchant != 0 || item.rune.has_value(); }

/// Whether taking it costs something; nothing that is carried does.
constexpr bool isForSale(const Item& item) { return item.price > 0; }

} // namespace cave
