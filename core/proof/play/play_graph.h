// SPDX-License-Identifier: MIT
/// @file
/// All states that play can come to, and what leads from one to another.
#pragma once

#include "core/proof/play/play_acts.h"

#include <functional>
#include <string_view>
#include <unordered_map>

namespace cave {

class PlayGraph {
public:
    static constexpr int kWon = -1; ///< for a state's number
    static constexpr int kLost = -2;

    struct Edge {
        int to = kLost;
        bool isDoubtful = false;
        std::vector<std::size_t> fired{}; ///< rows of the model
    };
    struct Arc { ///< an act, and how it may come out
        std::vector<Edge> edges;
        PlayDoubt doubt = PlayDoubt::None;
        Position at;
    };
    struct State {
        int config = 0;
        PlayMap::Node node = PlayMap::kNone;
        std::vector<Arc> arcs{};
        bool isGoal = false;
    };

    /// At most so many combinations and states: beyond them explore() gives up, and so it does once `goesOn`, asked for
    /// each state unless it is empty, says false.
    PlayGraph(const PlayModel& model, std::size_t mostCombinations, std::size_t mostStates,
              std::function<bool()> goesOn = {});

    int add(const PlayState& state, PlayMap::Node node);
    std::optional<int> find(const PlayState& state, PlayMap::Node node) const;
    void addArc(int from, Arc arc) { m_states[static_cast<std::size_t>(from)].arcs.push_back(std::move(arc)); }
    Edge edgeTo(const PlayOutcome& outcome, bool isDoubtful);
    /// What can be done in all states, from `first` on; `more` may add to what a state leads to. False where it gave
    /// up.
    bool explore(std::size_t first, const std::function<void(int)>& more = {});

    const std::vector<bool>& goals() const { return m_goals; } ///< by node, of those that are no cell of their own
    const std::vector<State>& states() const { return m_states; }
    const PlayState& config(const State& state) const { return *m_configs[static_cast<std::size_t>(state.config)]; }

    /// From which states some play may lead to one that is meant.
    std::vector<bool> hopeful(const std::function<bool(const State&)>& isMeant) const;
    /// From which the hero surely comes to one that is meant, whatever what is sure leads to. A win is always meant.
    std::vector<bool> sure(const std::function<bool(const State&)>& isMeant) const;

private:
    struct HashOfCombination {
        std::size_t operator()(const PlayState& state) const
        {
            return std::hash<std::string_view>()(
                {reinterpret_cast<const char*>(state.data()), state.size() * sizeof(state[0])});
        }
    };
    static std::uint64_t keyOf(int config, PlayMap::Node node)
    {
        return std::uint64_t{static_cast<std::uint32_t>(config)} << 32 | static_cast<std::uint32_t>(node);
    }
    void findGoals();
    bool isGoal(const PlayState& state, PlayMap::Node node) const;
    bool isOver(const State& state) const;
    void expand(int number);

    const PlayModel& m_model;
    std::size_t m_mostCombinations;
    std::size_t m_mostStates;
    std::function<bool()> m_goesOn;
    std::vector<bool> m_goals; // by node that is no cell of its own
    std::vector<bool> m_areOver; // of those: goals and nothing else
    std::unordered_map<PlayState, int, HashOfCombination> m_numbers; // only asked for, never walked through
    std::vector<const PlayState*> m_configs;
    std::unordered_map<std::uint64_t, int> m_known; // states, by keyOf()
    std::vector<State> m_states;
    bool m_isTooMuch = false;
};

} // namespace cave
