// SPDX-License-Identifier: MIT
/// @file
/// What of a dungeon's events can change where a hero gets to, and the states that they can bring about. Everything
/// else about a game is left out.
#pragma once

#include "core/proof/play/play_beginning.h"
#include "core/proof/play/play_map.h"
#include "core/proof/ways/fates.h"

#include <memory>
#include <set>

namespace cave {

/// An effect of an event that puts the hero somewhere within a walk.
bool carriesWithinWalk(const EventEffect& effect);

/// All that may change, in numbers: tiles of cells, marks, how often events have happened, what is put off, things,
/// foes.
using PlayState = std::vector<std::uint16_t>;

class PlayModel {
public:
    using Node = PlayMap::Node;
    enum ThingState : std::uint8_t { Lies, Carried, Gone };

    struct Row { ///< an event that matters
        std::size_t staged = 0; ///< its number in the stage
        std::vector<Position> cells; ///< of its trigger, sorted
        bool mayClose = false; ///< it does more than open
        bool isWeighed = false; ///< something lies or stands on the cells from the beginning
    };
    struct Thing {
        Position at;
        ItemKindId kind = 0;
        std::optional<Position> opens;
        const Placement* placement = nullptr; ///< null: an event makes it
    };
    enum FoeState : std::uint8_t { Alive, Dead, Absent };
    struct Foe { ///< or as many as an event makes at once
        Position at; ///< outside: wherever the hero is
        Placement who;
        int count = 1;
        bool isMade = false; ///< by an event
    };
    static constexpr std::uint16_t kManyDelays = 2; ///< in a state: an effect is put off twice, or more often
    struct Delay { ///< an effect that is put off
        std::size_t row = 0;
        std::size_t effect = 0;
        bool mayClose = false;
    };

    /// The dungeon must outlive this, and so must what has come of it, if anything has.
    PlayModel(const Dungeon& dungeon, Position start, const PlayBeginning* begun = nullptr);

    /// What the cells of the other events are in a part.
    enum class Others : std::uint8_t {
        Away, ///< no cells; nor are there levels that the part does not touch
        Quiet, ///< as they are now, but for those that set something off: these are away
        Open ///< ways, if they can ever be
    };
    /// The same with some of its events and locked doors only. This must outlive it.
    PlayModel part(const std::vector<std::size_t>& rows, const std::vector<Position>& doors, Others others) const;

    bool isUnderWay() const { return m_begun != nullptr; } ///< the hero has come before
    bool isEmpty() const { return !m_map; } ///< no event matters, and nobody can fall
    const Dungeon& dungeon() const { return m_stage.dungeon(); }
    const Stage& stage() const { return m_stage; }
    const PlayMap& map() const { return *m_map; }
    const std::vector<Row>& rows() const { return m_rows; } ///< in the order in which they fire
    const StagedEvent& staged(std::size_t row) const { return m_stage.events()[m_rows[row].staged]; }
    const ScriptedEvent& event(std::size_t row) const { return *staged(row).event; }
    int mostTimes(std::size_t row) const; ///< that it can happen; 0: always
    const std::vector<Thing>& things() const { return m_things; }
    const std::vector<Foe>& foes() const { return m_foes; }
    const std::vector<Delay>& delays() const { return m_delays; }
    bool hasOthers() const { return m_hasOthers; } ///< creatures may stand in the way of what shuts
    bool hasThings() const { return m_hasThings; } ///< something could be thrown, or fall
    Node start() const { return m_map->nodeAt(m_startAt); }
    const std::vector<Position>& usable() const { return m_usable; } ///< cells that events wait for to be used
    const std::vector<Position>& doors() const { return m_doors; } ///< locked ones that keys open

    PlayState first() const;
    std::size_t markSlot(std::size_t mark) const { return m_slots.marks + mark; }
    std::size_t timesSlot(std::size_t row) const { return m_slots.times + row; }
    std::size_t delaySlot(std::size_t delay) const { return m_slots.delays + delay; }
    std::size_t thingSlot(std::size_t thing) const { return m_slots.things + thing; }
    std::size_t foeSlot(std::size_t foe) const { return m_slots.foes + foe; }
    /// Whether events make both and nothing tells them apart.
    bool isAlike(std::size_t thing, std::size_t other) const;
    void sortAlike(PlayState& state) const; ///< which of such things is where does not make another state
    std::optional<std::size_t> tileSlot(Position at) const; ///< of cells that are nodes of their own

    const TileKind& tileAt(const PlayState& state, Position at) const;
    TileId tileIdAt(const PlayState& state, Position at) const;
    bool isOpen(const PlayState& state, Node node) const; ///< the hero can be there
    bool isGround(const PlayState& state, Node node) const; ///< and need not walk into it to get there
    bool drops(const PlayState& state, Node node) const; ///< the hero falls from there
    bool holdsHero(const TileKind& tile) const { return tile.walkable || isSecretWay(*dungeon().catalogue, tile); }
    /// Whether what waits for the hero to use a cell surely happens there. What gives way to whoever walks into it can
    /// be used once, if nothing else has broken it: events that ask for something more, or wait for it again, may wait
    /// in vain.
    bool isSurelyUsed(const PlayState& state, Position at) const;
    /// Whether something else than events may change its tile: doors, traps, what burns.
    bool isUncertain(Position at) const;
    /// Whether more of them can come than the design has.
    bool canMultiply(const EventTerms& team) const;
    bool isOfTeam(const StagedEvent& event, const EventTerms& team, const Placement& thing, int z) const;

private:
    struct Slots { // where each sort begins in a state, behind the tiles
        std::size_t marks = 0;
        std::size_t times = 0;
        std::size_t delays = 0;
        std::size_t things = 0;
        std::size_t foes = 0;
        std::size_t count = 0;
    };

    void chooseRows();
    bool matters(const StagedEvent& event) const;
    bool matters(const StagedEvent& event, const EventEffect& effect) const;
    bool changesWays(const StagedEvent& event, const EventEffect& effect) const;
    void noteAsked(const StagedEvent& event);
    void noteAsked(const StagedEvent& event, const EventCondition& condition);
    bool isKey(std::string_view item) const;
    bool isCarried(Position at, const Placement& thing) const;
    void findThings();
    void findMadeKeys();
    void goOn(PlayState& state) const; ///< from what has come of it
    void findFoes();
    void findMade();
    bool isAsked(const Placement& who, int z) const; ///< an event waits for what becomes of it
    void nameCells();
    void numberSlots();
    void findDelays();
    bool isPit(TileId tile) const { return m_pits[tile]; }
    std::vector<bool> levelsTouched() const;
    std::vector<Position> holes() const; ///< of its cells: those that may hold nobody, above another level
    PlayMap::Part mapOf(const PlayModel& part, Others others) const;

    Stage m_stage;
    Fates m_fates;
    Position m_startAt;
    const PlayBeginning* m_begun = nullptr;
    std::vector<Row> m_rows;
    std::set<std::size_t> m_asked; ///< marks that events that matter ask for
    std::set<Position> m_askedCells; ///< whose tiles they ask for
    bool m_asksForTeams = false;
    std::vector<Thing> m_things;
    std::vector<Foe> m_foes;
    std::vector<Delay> m_delays;
    std::vector<Position> m_usable;
    std::vector<Position> m_doors;
    std::vector<Position> m_single;
    std::vector<bool> m_pits; ///< by tile
    std::vector<bool> m_givesWay; ///< likewise
    std::shared_ptr<const PlayMap> m_map;
    bool m_hasOthers = false;
    bool m_hasThings = false;
    Slots m_slots;
};

} // namespace cave
