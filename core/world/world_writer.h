// SPDX-License-Identifier: MIT
/// @file
/// The only way to change a running game.
#pragma once

#include "core/world/world.h"

#include <utility>

namespace cave {

/// What the rules write a World through: each write keeps the world's tables, queue and hash in step.
///
/// A handle that is passed by value and costs what a reference costs. Whoever owns the World makes one from it; it must
/// not outlive the World. Asking goes on from here: `world->creature(id)`, and any question that takes a const World&.
class WorldWriter {
public:
    explicit WorldWriter(World& world) : m_world(world) {}

    const World* operator->() const { return &m_world; }
    operator const World&() const { return m_world; }

    void setTile(Position at, TileId tile); ///< `at` lies inside. What lay under it or waited there is forgotten.
    void setUnder(Position at, TileId tile); ///< beneath the transient tile that is there
    void setWait(Position at, const Appointment& wait); ///< instead of any other
    /// The first cell whose wait is over by then, in the order of beats, then of rows; nothing when none is.
    std::optional<Position> firstWait(int z, std::int64_t beat);
    void countBeat(int z);
    void setFloods(int z, std::vector<Flood> floods); ///< instead of those that there were
    void setGas(Position at, GasId kind, int units); ///< instead of any other; 0 units: none
    void setGases(int z, std::vector<GasCell> gas); ///< all of a level, instead of what was there
    /// Where timed tiles have come that wait for nothing yet; they count as asked for then.
    std::vector<Position> takeUnsettled() { return std::exchange(m_world.m_unsettled, {}); }
    void waitAnew(Position at); ///< the tile there is still the same, and waits as if it had come now
    /// Cells where another weight lies since they were taken last.
    std::vector<Weighed> takeWeighed() { return std::exchange(m_world.m_weighed, {}); }

    // Of scripted events; `z` is the level that they happen on, of a dungeon's event too.
    void setEventCount(int z, const EventKey& key, const EventCount& count);
    void setMark(int z, bool isOfDungeon, const MarkKey& key, int value);
    void putOff(int z, const DelayedEvent& event);
    std::vector<DelayedEvent> takeDelayed(int z); ///< what the level's beat has reached
    void addBonus(int points) { m_world.m_state.bonus += points; }
    void noteFallen(CreatureKindId kind); ///< an ally died; kept where an event may bring it back
    void setFallen(std::optional<CreatureKindId> kind, EntityId left = EntityId::None)
    {
        m_world.m_state.fallen = kind;
        m_world.m_state.fallenLeft = left;
    }
    void meetGoal(std::size_t part) { m_world.m_state.goalsMet |= 1U << part; } ///< of combined goals: it was slain
    void setGroup(EntityId id, std::uint64_t group); ///< of a creature or item
    /// What the level's events may wait for, in the order in which it came; it counts as asked for then.
    bool hasTold() const { return !m_world.m_told.empty(); }
    std::vector<Told> takeTold() { return std::exchange(m_world.m_told, {}); }
    void tellOfArrival(bool isFirst); ///< of the hero, on the level
    void tellOfUse(Position at); ///< the hero walked into the cell
    void tellOfSight(const BitGrid& before); ///< what is visible now and was not then

    /// A creature with the numbers of its kind, on a free cell inside; it acts after one full wait.
    /// Without a `colony` it starts one of its own.
    EntityId addCreature(CreatureKindId kind, Position at, EntityId colony = EntityId::None);
    void removeCreature(EntityId id); ///< Not the hero.
    void moveCreature(EntityId id, Position to); ///< Where nobody is and it can get.
    void swapCreatures(EntityId one, EntityId other); ///< each holds where the other stands
    void changeCreature(const Creature& creature); ///< The one of this id becomes so; not where it stands.
    void setHealth(EntityId id, int health);
    void countGrowth(EntityId id);
    void strengthen(EntityId id, int attack); ///< by so much, but only once: see Creature::isStrengthened
    void setQuarry(EntityId id, std::optional<Position> quarry); ///< It has lost nothing yet on the way there.

    EntityId addItem(ItemKindId kind, Position at, std::optional<Position> opens = std::nullopt); ///< Lying there.
    EntityId addHeldItem(ItemKindId kind, EntityId holder); ///< In a thing that lies somewhere, or carried at once.
    void changeItem(const Item& item); ///< The one of this id becomes so.
    void removeItem(EntityId id);
    void countItem(EntityId id); ///< Into what the hero has gathered; the item is gone.
    void uncountItems(ItemKindId kind, int count); ///< Out of it; no more than there are.
    void countSlain(CreatureKindId kind); ///< By the hero.
    void learn(ItemKindId kind); ///< The hero knows such things from now on, remembered ones too. Not known yet.
    void setHunt(HuntState hunt) { m_world.m_state.hunt = std::move(hunt); }
    void setQuiet(bool isQuiet) { m_world.m_state.isQuiet = isQuiet; }
    void setNoise(int cells) { m_world.m_state.noise = cells; }
    void setFullness(int fullness) { m_world.m_state.fullness = fullness; }

    /// Its next act is at `time`, in ticks, after all that are due at that time already.
    void schedule(EntityId id, std::int64_t time);
    std::optional<std::int64_t> timeOfNext(); ///< when the next creature is due
    void moveClock(std::int64_t time) { m_world.m_state.clock = time; } ///< not back
    /// The creature that is due, or none; moves the clock to its time.
    EntityId nextToAct();
    void finishHeroTurn() { ++m_world.m_state.turn; }
    void end(Outcome outcome, std::optional<CreatureKindId> killer = std::nullopt, Cause cause = Cause::Slain);
    Random& dice() { return m_world.m_state.dice; }

    /// Sets what is visible and remembers it: mark(BitGrid&) marks what is seen, none of it outside of `reach`.
    template <typename Mark>
    void see(const Box& reach, Mark&& mark)
    {
        m_world.m_visible.clear(m_world.m_reach);
        m_world.m_reach = reach;
        mark(m_world.m_visible);
        rememberVisible();
    }
    void learnCells(int z, const BitGrid& cells); ///< Remembers what is there.
    void learnGround(int z); ///< Remembers what can be walked on and what is beside it.
    void rememberWay(Position from, Position to); ///< Of stairs that the hero took.

private:
    Creature& find(EntityId id);
    Item& findItem(EntityId id);
    void spill(const Item& chest);
    Happenings& editHappened(int z, bool isOfDungeon);
    void tellOf(TriggerWord on, const Creature& who, Position at);
    void tellOf(TriggerWord on, const Item& thing, Position at);
    void tellOfStep(TriggerWord on, const Creature& who, Position at); ///< these where somebody waits for it
    void tellOfThing(TriggerWord on, const Item& thing, Position at);
    void tellOfWeight(Position at);
    void tellOfGas(int z, const GasCell* was, const GasCell& is);
    void tellOfDeath(const Creature& dead);
    void tellOfHealth(const Creature& who, int health); ///< that it has from now on
    Level& editLevel(int z) { return m_world.m_state.levels[static_cast<std::size_t>(z)].edit(); }
    template <CreaturePart... parts, typename Change>
    void change(EntityId id, Change&& apply); ///< in no more than these parts
    void moveTo(EntityId id, Position to); ///< in the creature's own numbers
    const Scheduler::Entry* firstDue(); ///< of who lives; null: none
    void followTile(Position at, TileId was, TileId tile);
    void noteWeight(Position at); ///< before it changes
    void followGifts(); ///< after what the hero has in use has changed
    void followHold(EntityId id);
    void forgetWait(Position at);
    void forgetLiving(Position at);
    void changeGas(int z, const GasCell* was, const GasCell* is); ///< of one cell; null: none
    void rememberVisible();
    void rememberGas();
    RememberedThing seenAs(const Creature& creature);

    World& m_world;
};

} // namespace cave
