// SPDX-License-Identifier: MIT
/// @file
/// A running game: levels, creatures, clock, dice, and what the hero remembers. Read here; see WorldWriter for writing.
#pragma once

#include "core/base/copy_on_write.h"
#include "core/base/random.h"
#include "core/base/rules_version.h"
#include "core/base/sparse_grid.h"
#include "core/bits/bit_grid.h"
#include "core/world/company/side_count.h"
#include "core/world/creature_hash.h"
#include "core/world/dungeon.h"
#include "core/world/entity.h"
#include "core/world/living.h"
#include "core/world/scheduler.h"
#include "core/world/script_watch.h"

#include <set>
#include <span>

namespace cave {

inline constexpr TileId kUnknownTile = 255; ///< in memory: never seen. A catalogue holds at most 255 tiles

/// A creature or item as it was when last seen: a thing that the hero does not know as its look.
struct RememberedThing {
    EntityId id = EntityId::None;
    KindTable table = KindTable::Creature;
    std::uint16_t kind = 0;
    int x = 0;
    int y = 0;
    bool operator==(const RememberedThing&) const = default;
};

/// Where stairs lead, once the hero has taken them.
struct RememberedWay {
    int x = 0;
    int y = 0;
    Position to;
    bool operator==(const RememberedWay&) const = default;
};

/// The gas of a cell as it was when last seen.
struct RememberedGas {
    int x = 0;
    int y = 0;
    GasId kind = 0;
    int units = 0;
    std::int64_t turn = 0; ///< of the hero, when it was seen
    bool operator==(const RememberedGas&) const = default;
};
inline constexpr std::int64_t kGasStays = 20; ///< turns that gas is reckoned with where it was seen

struct Memory {
    SharedGrid<TileId> tiles; ///< as taken for when last seen, or kUnknownTile
    std::vector<RememberedThing> things; ///< as last seen, those in view included; sorted by (y, x)
    std::vector<RememberedWay> ways = {}; ///< in the order they were found
    std::vector<RememberedGas> gas = {}; ///< as last seen, that in view included; sorted by (y, x)
    bool operator==(const Memory&) const = default;
};

struct Level {
    Uid uid;
    std::string name;
    SharedGrid<TileId> tiles;
    Memory memory;
    LevelTexts texts;
    Living living = {};
    SharedScript script = {}; ///< events in the order in which they fire, cells as boxes
    std::string theme = {}; ///< id of what it wears; "": nothing. For the eye alone
    bool operator==(const Level&) const = default;
};

enum class Outcome : std::uint8_t { Running, Died, Won };
enum class Cause : std::uint8_t {
    Slain,
    Starved,
    Choked,
    Burned,
    Poisoned,
    GaveUp,
    Drowned,
    Flames,
    Lost, ///< by an event of the dungeon
    Fell,
    Frozen,
    Bled,
    Lightning
}; ///< of the hero's end

/// Items that are counted, not carried.
struct CountedItem {
    ItemKindId kind = 0;
    int count = 0; ///< 1..
    bool operator==(const CountedItem&) const = default;
};

/// Creatures that the hero has slain. No rule asks for them: they are no part of the hash.
struct SlainKind {
    CreatureKindId kind = 0;
    int count = 0; ///< 1..
    bool operator==(const SlainKind&) const = default;
};

/// Of rules with hunters: since when they gather, and how often they came.
struct HuntState {
    int z = 0; ///< level of the hero at its last act
    std::int64_t since = 0; ///< the turn when it came there
    std::vector<int> came = {}; ///< by level; empty: never
    bool operator==(const HuntState&) const = default;
};

/// Everything that is saved. All else that a World holds follows from this.
struct WorldState {
    std::shared_ptr<const Catalogue> catalogue;
    std::string dungeonName;
    Rules rules;
    std::uint64_t seed = 0;
    std::vector<CopyOnWrite<Level>> levels;
    std::vector<std::pair<Position, Position>> links; ///< stairs that lead elsewhere than straight up or down; sorted
    std::vector<Creature> creatures; ///< by ascending id
    std::vector<Item> items; ///< by ascending id
    std::vector<CountedItem> counted; ///< what the hero has gathered; by ascending kind
    std::vector<SlainKind> slain; ///< by ascending kind
    EntityId hero = EntityId::None;
    std::int64_t clock = 0; ///< ticks; a normal creature acts every 100
    std::int64_t turn = 0; ///< hero acts so far
    std::uint32_t lastEntity = 0; ///< ids are never reused
    std::uint64_t lastOrder = 0; ///< of the scheduler
    Random dice;
    Outcome outcome = Outcome::Running;
    std::optional<CreatureKindId> killer; ///< of the hero
    Cause cause = Cause::Slain;
    int fullness = 0; ///< food inside the hero, where the rules have hunger
    int noise = 0; ///< cells: how far the hero's last act was heard, where the rules have a loudness
    bool isQuiet = false; ///< the hero only waited or searched last, where some may overlook that
    SharedScript script = {}; ///< events of all levels together
    Happenings happened = {}; ///< of those
    std::int64_t bonus = 0; ///< that events gave to the score
    std::optional<CreatureKindId> fallen = {}; ///< the last ally that died, where an event may bring it back
    EntityId fallenLeft = EntityId::None; ///< what that one has left and rises from
    std::vector<ItemKindId> known = {}; ///< kinds of unknown classes that the hero has come to know; ascending
    std::string origin = {}; ///< id of the hero's among those of the rules; "": the first, or there are none
    std::uint64_t trial = 0; ///< which of the games of this map it is: of the dice that it began with; not hashed
    std::uint32_t goalsMet = 0; ///< of combined goals: a bit for each part whose creature was slain
    HuntState hunt = {};
    int rulesVersion = kRulesVersion; ///< of the rules that the game began with; not hashed
};

WorldState inSavedOrder(WorldState state); ///< creatures and items by ascending id

/// A cell whose tile answers what weighs on it, and what did before that changed.
struct Weighed {
    Position at;
    int before = 0;
};

class World {
public:
    /// The state must be sound (core/save checks what it reads): sizes equal, creatures on free cells inside, ids
    /// ascending.
    explicit World(WorldState state);

    const WorldState& state() const { return m_state; } ///< creatures in no particular order; see savedState()
    WorldState savedState() const { return inSavedOrder(m_state); }
    const Catalogue& catalogue() const { return *m_state.catalogue; }
    const Rules& rules() const { return m_state.rules; }
    bool playsBy(int version) const { return m_state.rulesVersion >= version; } ///< see rules_version.h
    int width() const { return m_width; }
    int height() const { return m_height; }
    int depth() const { return m_depth; }
    bool contains(Position at) const;
    const Level& level(int z) const { return m_state.levels[static_cast<std::size_t>(z)]; }
    const BitGrid& opaque(int z) const { return derived(z).opaque; }
    const BitGrid& taken(int z) const { return derived(z).taken; } ///< where creatures stand
    const BitGrid& ground(int z, Gait gait) const { return derived(z).ground[gait]; } ///< that lets those of it in

    /// Where fire is, and whether anything of a level's ground or air goes on by itself.
    const BitGrid& fires(int z) const { return derived(z).fires; }
    bool isActive(int z) const
    {
        return derived(z).fireCount > 0 || derived(z).stayCount > 0 || !level(z).living.waits.empty() ||
               !level(z).living.floods.empty() || !level(z).living.gas.empty() || hasEventsDue(z);
    }
    const GasCell* gasAt(Position at) const; ///< null: none there, or outside
    int gasUnits(int z) const { return derived(z).gasUnits; } ///< of the whole level
    std::optional<TileId> under(Position at) const; ///< beneath a transient tile, where that is known
    int weightAt(Position at) const; ///< of who stands and what lies there
    const std::set<EntityId>& hanging() const { return m_hanging; } ///< those whom nothing holds where they are
    /// The level below where somebody who falls there comes out; nothing at the bottom.
    std::optional<Position> below(Position at) const;

    /// For playtests: turns tell of scripted events that happen, or do not. Is in no hash and no file.
    void tellOfEvents() { m_tellsOfEvents = true; }
    bool tellsOfEvents() const { return m_tellsOfEvents; }
    /// What the level's events wait for; null where it has none.
    const ScriptWatch* watch(int z) const { return derived(z).watch.get(); }
    const EventCount& eventCount(int z, const EventKey& key) const; ///< `z`: of the level that it happens on
    int mark(int z, bool isOfDungeon, const MarkKey& key) const;
    /// Whether the event has not happened as often as it may.
    bool mayHappenAgain(int z, const WatchedEvent& event) const;
    /// Whether an event waits for the hero to walk into the cell, which is no way.
    bool isUsable(Position at) const;

    /// Outside the world is rock: it blocks everything.
    const TileKind& tileKind(Position at) const;
    /// What the hero takes the tile for: not what it is until it is found.
    const TileKind& seenKind(Position at) const;
    const TileTransitions& transitions(Position at) const; ///< the cell must lie inside
    bool isWalkable(Position at) const { return tileKind(at).walkable; }
    bool isFree(Position at) const { return isWalkable(at) && creatureIdAt(at) == EntityId::None; }
    /// Whether the ground holds creatures of this kind there, and whether they can get there but would drown; never
    /// outside.
    bool holds(const CreatureKind& kind, Position at) const;
    bool drowns(const CreatureKind& kind, Position at) const;
    bool drops(const CreatureKind& kind, Position at) const; ///< or fall; never at the bottom
    std::optional<Position> stairsTarget(Position from) const; ///< only where the stairs have their other end

    const Creature* creature(EntityId id) const; ///< null when it is dead
    EntityId creatureIdAt(Position at) const; ///< of whoever stands there; none outside
    const Creature* creatureAt(Position at) const; ///< null outside
    /// Whoever the hero sees there and takes for a creature; null when it looks like an item, hides, or is
    /// out of view.
    const Creature* seenCreatureAt(Position at) const;
    bool isSensed(Position at) const; ///< whoever is there is shown to the hero, in view or not
    /// The item that it looks like now, before what of it is known: ask seenAs(). Of several that its row names it is
    /// one and the same for the whole game, by the game's seed and the creature's id.
    std::optional<ItemKindId> disguiseOf(const Creature& creature) const;
    const Creature& hero() const { return *creature(m_state.hero); }
    FactionId sideOf(const Creature& creature) const;
    /// Whether anybody hates others than the hero, or leaves the hero alone. If not, all seek the hero and nobody else.
    bool hasFeuds() const { return catalogue().hasFeuds() || m_strangers > 0; }
    /// Whether foes of its side may stand on its level: false only where nobody there is one.
    bool mayMeetFoes(const Creature& creature) const
    {
        const SideCount& here = derived(creature.at.z).sides;
        return lasts(creature, Condition::Discordant) || here.hasDiscordant() ||
               (here.sides() & catalogue().foesOf(sideOf(creature))) != 0;
    }
    /// What the things give that the hero has in use.
    const Gifts& gifts() const { return m_gifts; }
    /// Who floats gets about like one that flies; whom a thing lets swim, like one that swims; all others as their
    /// stage has it.
    const CreatureKind& kindOf(const Creature& creature) const
    {
        if (lasts(creature, Condition::Floating))
            return catalogue().floating(creature.kind);
        return catalogue().inStage(creature.kind, creature.stage, m_gifts.swims && creature.id == m_state.hero);
    }
    /// What it may do in the stage that it is in; tried in order.
    const std::vector<BehaviourRow>& behavioursOf(const Creature& creature) const;
    std::span<const Creature> creatures() const { return m_state.creatures; }
    std::span<const Item> items() const { return m_state.items; } ///< by ascending id; lying and carried
    const Item* item(EntityId id) const; ///< null when it is used up
    std::vector<Item> itemsAt(Position at) const; ///< that lie there, by ascending id
    std::vector<Item> itemsOf(EntityId carrier) const; ///< by ascending id
    int counted(ItemKindId kind) const; ///< how many the hero has gathered

    /// What the hero takes things of a kind for: their look until they are known, then for what they are.
    ItemKindId seenAs(ItemKindId kind) const { return m_seenAs.empty() ? kind : m_seenAs[kind]; }
    bool isKnown(ItemKindId kind) const { return seenAs(kind) == kind; }
    /// All that the hero knows of a thing. What a player, a message or the pilot goes by.
    const ItemKind& seenItem(ItemKindId kind) const { return catalogue().item(seenAs(kind)); }
    const ItemKind& seenItem(const Item& item) const { return seenItem(item.kind); }
    Item seen(Item item) const ///< as the hero knows it
    {
        item.kind = seenAs(item.kind);
        if (!item.isShown) {
            item.enchant = 0;
            item.rune.reset();
        }
        return item;
    }

    /// What the hero sees now, on the hero's level.
    const BitGrid& visible() const { return m_visible; }
    bool isVisible(Position at) const;
    bool isOver() const { return m_state.outcome != Outcome::Running; }

    /// Proof that two games are at the same point: tiles, creatures, items, clock and dice, not memory. A sum of the
    /// hashes of all slots, kept up to date on every write; recomputedHash() is its slow twin.
    std::uint64_t hash() const { return m_sum + restHash(); }
    std::uint64_t recomputedHash() const { return slotSum() + restHash(); }

    const Scheduler& scheduler() const { return m_scheduler; } ///< entries of the dead and outdated ones among them

private:
    friend class WorldWriter; ///< every change of a running game

    struct Derived { // of a level
        BitGrid opaque;
        BitGrid taken;
        std::vector<BitGrid> ground; ///< by gait
        SparseGrid<EntityId> creatureAt;
        BitGrid fires; ///< empty where no tile of the catalogue is one
        int fireCount = 0;
        int stayCount = 0; ///< cells whose tile answers who stays there
        /// A heap of the level's waits, the first of them in front, by beat, then by cell: those that are void among
        /// them.
        std::vector<std::pair<std::int64_t, std::size_t>> due;
        std::shared_ptr<const ScriptWatch> watch;
        int gasUnits = 0;
        SideCount sides; ///< of who is no captive
    };
    const Derived& derived(int z) const { return m_derived[static_cast<std::size_t>(z)]; }
    Derived derivedFrom(const Level& level) const;
    std::uint64_t livingSum(int z) const; ///< of the slots of what goes on by itself, computed anew
    std::uint64_t underHash(Position at, TileId tile) const;
    std::uint64_t waitHash(Position at, const Appointment& wait) const;
    std::uint64_t gasHash(int z, const GasCell& gas) const;
    void refreshCell(Position at); ///< what the grids of bits say of it
    std::uint64_t beatsHash(int z, std::int64_t beats) const;
    bool hasEventsDue(int z) const;
    const Happenings& happened(int z, bool isOfDungeon) const
    {
        return isOfDungeon ? m_state.happened : level(z).living.happened;
    }
    std::uint64_t floodsHash(int z, const std::vector<Flood>& floods) const; ///< 0 for none
    Position positionOf(int z, std::size_t cell) const;
    std::size_t slotOf(EntityId id) const { return m_slotOf[static_cast<std::size_t>(id)] - 1; } ///< of who lives
    void addToTables(const Creature& creature, std::size_t slot);
    static int isStranger(const Creature& creature)
    {
        return creature.side || creature.isCaptive || lasts(creature, Condition::Discordant) ? 1 : 0;
    }
    std::uint64_t tileSlotHash(Position at, TileId tile) const; ///< what this tile in this cell adds to the sum
    std::uint64_t slotSum() const; ///< of all slots, computed anew
    std::uint64_t restHash() const; ///< of what is no slot: clock, dice, counters
    CreatureHash hashOf(const Creature& creature) const;
    void setCreatureOn(Position at, EntityId id); ///< or none
    void countSide(const Creature& creature, int count); ///< on its level; below 0: it leaves that
    Gifts giftsInUse() const;

    WorldState m_state;
    int m_width = 0; ///< of each level; what every act asks for several times
    int m_height = 0;
    int m_depth = 0;
    std::vector<Derived> m_derived;
    std::vector<std::uint32_t> m_slotOf; ///< by entity id: index into creatures + 1; 0: none
    std::vector<CreatureHash> m_creatureHashes; ///< by slot
    int m_strangers = 0; ///< creatures of a side that is not their kind's, captives, and everybody's foes
    Scheduler m_scheduler;
    std::vector<Position> m_unsettled; ///< where timed tiles have come that wait for nothing yet
    std::vector<Told> m_told; ///< since somebody asked for it last
    std::vector<Weighed> m_weighed; ///< since they were taken last, each cell once
    std::set<EntityId> m_hanging;
    std::vector<ItemKindId> m_seenAs; ///< by kind of item; empty: all are known
    Gifts m_gifts; ///< of what the hero has in use
    bool m_tellsOfEvents = false;
    BitGrid m_visible;
    Box m_reach; ///< outside of it nothing is visible
    std::uint64_t m_sum = 0;
};

// The questions that the rules ask hundreds of times a turn.

inline bool World::contains(Position at) const
{
    const auto isBelow = [](int number, int end) { // and not below 0, in one comparison
        return static_cast<unsigned>(number) < static_cast<unsigned>(end);
    };
    return isBelow(at.x, m_width) && isBelow(at.y, m_height) && isBelow(at.z, m_depth);
}

inline const TileKind& World::tileKind(Position at) const
{
    return catalogue().tile(contains(at) ? level(at.z).tiles[at.x, at.y] : catalogue().rock());
}

inline const Creature* World::creature(EntityId id) const
{
    const auto index = static_cast<std::size_t>(id);
    if (index >= m_slotOf.size() || m_slotOf[index] == 0)
        return nullptr;
    return &m_state.creatures[m_slotOf[index] - 1];
}

inline FactionId World::sideOf(const Creature& creature) const
{
    return creature.id == m_state.hero ? kHeroSide : creature.side.value_or(catalogue().factionOf(creature.kind));
}

inline EntityId World::creatureIdAt(Position at) const
{
    return contains(at) ? derived(at.z).creatureAt[at.x, at.y] : EntityId::None;
}

inline const Creature* World::creatureAt(Position at) const { return creature(creatureIdAt(at)); }

inline bool World::holds(const CreatureKind& kind, Position at) const
{
    return contains(at) && cave::holds(tileKind(at), kind);
}

inline bool World::drowns(const CreatureKind& kind, Position at) const
{
    return contains(at) && cave::drowns(tileKind(at), kind);
}

inline std::optional<Position> World::below(Position at) const
{
    return at.z + 1 < m_depth ? std::optional(Position{at.x, at.y, at.z + 1}) : std::nullopt;
}

inline bool World::drops(const CreatureKind& kind, Position at) const
{
    return contains(at) && at.z + 1 < m_depth && cave::drops(tileKind(at), kind);
}

inline bool World::isVisible(Position at) const { return at.z == hero().at.z && m_visible.getOr(at.x, at.y, false); }

/// What it gives in use.
Gifts giftsOf(const Catalogue& catalogue, const Item& item);

std::uint64_t itemHash(const Catalogue& catalogue, const Item& item);
std::uint64_t countHash(const Catalogue& catalogue, const CountedItem& counted);
std::uint64_t knownHash(const Catalogue& catalogue, ItemKindId kind);

} // namespace cave
