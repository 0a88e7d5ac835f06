// SPDX-License-Identifier: MIT
/// @file
/// One round of a game as the proof sees it: what an act or a beat sets off, in all the ways it may come out.
#pragma once

#include "core/proof/play/play_model.h"

#include <deque>

namespace cave {

enum class PlayEnd : std::uint8_t { None, Won, Lost };

/// A way that an act may come out.
struct PlayOutcome {
    PlayState state;
    PlayMap::Node node = PlayMap::kNone; ///< where the hero is then
    PlayEnd end = PlayEnd::None;
    bool isDoubtful = false; ///< it may be that no game comes out so
    std::vector<std::size_t> fired; ///< rows of the model, in order
};

/// What of a round events wait for. Conditions that the model cannot answer are answered both ways.
class PlayRound {
public:
    using Node = PlayMap::Node;

    PlayRound(const PlayModel& model, PlayState state, Node node);

    void enter(Node node); ///< the hero goes there: what waits for that or for leaving is told
    void climb(Node node); ///< over stairs, or by a fall
    void use(Position at);
    void tellThing(TriggerWord on, Position at, ItemKindId kind); ///< Take or Put
    void tellArrival(int z);
    void tellDeath(std::size_t foe);
    void turn(Position at, TileId tile); ///< without an event: a door unlocked
    void queue(std::size_t row, Position here);
    void resume(std::size_t delay, std::uint16_t left); ///< what was put off is done; so often it still is
    PlayState& state() { return m_now.state; }

    std::vector<PlayOutcome> run();

private:
    enum class Truth : std::uint8_t { No, Yes, Unknown, Chance };
    struct Queued {
        std::size_t row = 0;
        Position here;
    };
    struct Branch {
        PlayState state;
        Node node = PlayMap::kNone;
        std::deque<Queued> queue{};
        std::vector<std::size_t> fired{};
        std::optional<Queued> current{}; ///< whose effects are being done
        std::size_t effect = 0; ///< the next of them
        std::size_t last = 0; ///< where they end
        bool isDue = false; ///< it was put off
        PlayEnd end = PlayEnd::None;
        bool isDoubtful = false;
        int done = 0;
    };

    void advance(Branch& now);
    void begin(Branch& now);
    void doEffect(Branch& now);
    void layTiles(Branch& now, const EventEffect& effect);
    void layFrom(Branch& now, const EventEffect& effect, const std::vector<Position>& cells, std::size_t first);
    bool stepAside(Branch& now, const EventEffect& effect, const std::vector<Position>& cells, std::size_t number);
    std::optional<TileId> laidBy(const Branch& now, const EventEffect& effect, Position at) const;
    void moveHero(Branch& now, const std::vector<Position>& cells, bool maySame);
    bool isGoal(const Branch& now, Position at) const; ///< to reach
    void place(Branch& now, Node node);
    void comeTo(Branch& now, Node node); ///< on another level
    bool drops(const Branch& now) const { return m_model.drops(now.state, now.node); }
    void writeMark(Branch& now, const EventEffect& effect);
    void make(Branch& now, const EventEffect& effect);
    void makeFoes(Branch& now, const EventEffect& effect);
    void remove(Branch& now, const EventEffect& effect);
    bool mayTakeAway(const EventTerms& terms, ItemKindId kind) const;
    void removeFromHero(Branch& now, const EventEffect& effect);
    std::vector<Position> cellsOf(const Branch& now, const EventTerms& terms) const;
    std::vector<Position> cellsWithinWalk(const Branch& now) const; ///< without keys, on the level: one of each node
    Truth holds(const Branch& now, const EventCondition& condition) const;
    Truth holdsAll(const Branch& now, const std::vector<EventCondition>& conditions) const;
    Truth countHolds(const Branch& now, const EventTerms& terms) const;
    Truth tileHolds(const Branch& now, const EventTerms& terms) const;
    void tellSteps(Branch& now, TriggerWord on, Position at) const;
    void tellWeight(Branch& now, TriggerWord on, Position at, Position other) const;
    void set(Branch& now, Position at, TileId tile) const;
    void tellTile(Branch& now, Position at, TileId tile) const;
    void tellMark(Branch& now, std::size_t mark, int before, int after) const;
    int level(const Branch& now) const { return m_model.map().cellOf(now.node).z; }
    bool isHere(const Branch& now, const StagedEvent& event) const { return !event.z || *event.z == level(now); }
    const StagedEvent& staged(std::size_t row) const { return m_model.staged(row); }

    const PlayModel& m_model;
    Branch m_now;
    std::vector<Branch> m_open;
};

} // namespace cave
