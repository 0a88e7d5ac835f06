// SPDX-License-Identifier: MIT
#include "core/proof/play/play_graph.h"

#include "core/proof/ways/design.h"

#include <algorithm>

namespace cave {

PlayGraph::PlayGraph(const PlayModel& model, std::size_t mostCombinations, std::size_t mostStates,
                     std::function<bool()> goesOn)
    : m_model(model), m_mostCombinations(mostCombinations), m_mostStates(mostStates), m_goesOn(std::move(goesOn))
{
    findGoals();
}

void PlayGraph::findGoals()
{
    const Dungeon& dungeon = m_model.dungeon();
    m_goals.resize(static_cast<std::size_t>(m_model.map().count()));
    const auto add = [this](PlayMap::Node node) {
        if (node != PlayMap::kNone)
            m_goals[static_cast<std::size_t>(node)] = true;
    };
    if (dungeon.rules.goal == Goal::Slay) {
        forEachThing(dungeon, [&](Position at, const Placement& thing) {
            if (thing.table != KindTable::Creature || !contains(dungeon, at))
                return;
            const CreatureKind& kind = dungeon.catalogue->creature(thing.kind);
            if (kind.id == dungeon.rules.goalKind && !kind.immortal)
                std::ranges::for_each(m_model.map().around(at), add);
        });
        return;
    }
    m_areOver.assign(m_goals.size(), true);
    for (int z = 0; z < dungeon.depth(); ++z)
        forEachCell(dungeon, z, [&](Position at) {
            const PlayMap::Node node = m_model.map().nodeAt(at);
            if (node < m_model.map().singles())
                return;
            if (kindAt(dungeon, at).id == dungeon.rules.goalKind)
                add(node);
            else
                m_areOver[static_cast<std::size_t>(node)] = false;
        });
}

// Nobody can be there without having won.
bool PlayGraph::isOver(const State& state) const
{
    return m_model.dungeon().rules.goal == Goal::Reach && state.isGoal &&
           (state.node < m_model.map().singles() || m_areOver[static_cast<std::size_t>(state.node)]);
}

bool PlayGraph::isGoal(const PlayState& state, PlayMap::Node node) const
{
    if (m_goals[static_cast<std::size_t>(node)])
        return true;
    return m_model.dungeon().rules.goal != Goal::Slay && node < m_model.map().singles() &&
           m_model.tileAt(state, m_model.map().cellOf(node)).id == m_model.dungeon().rules.goalKind;
}

int PlayGraph::add(const PlayState& state, PlayMap::Node node)
{
    const auto [config, isNew] = m_numbers.try_emplace(state, static_cast<int>(m_numbers.size()));
    if (isNew)
        m_configs.push_back(&config->first);
    const auto [known, isFresh] = m_known.try_emplace(keyOf(config->second, node), static_cast<int>(m_states.size()));
    if (isFresh) {
        State made{.config = config->second, .node = node};
        made.isGoal = isGoal(state, node);
        m_states.push_back(std::move(made));
    }
    m_isTooMuch |= m_numbers.size() > m_mostCombinations || m_states.size() > m_mostStates;
    return known->second;
}

std::optional<int> PlayGraph::find(const PlayState& state, PlayMap::Node node) const
{
    const auto config = m_numbers.find(state);
    if (config == m_numbers.end())
        return std::nullopt;
    const auto known = m_known.find(keyOf(config->second, node));
    return known == m_known.end() ? std::nullopt : std::optional(known->second);
}

PlayGraph::Edge PlayGraph::edgeTo(const PlayOutcome& outcome, bool isDoubtful)
{
    const int to = outcome.end == PlayEnd::Won    ? kWon
                   : outcome.end == PlayEnd::Lost ? kLost
                                                  : add(outcome.state, outcome.node);
    return {to, outcome.isDoubtful || isDoubtful, outcome.fired};
}

void PlayGraph::expand(int number)
{
    const State from = m_states[static_cast<std::size_t>(number)];
    if (isOver(from))
        return;
    for (const PlayAct& act : actsIn(m_model, config(from), from.node)) {
        Arc arc{{}, act.doubt, act.at};
        for (const PlayOutcome& outcome : act.outcomes)
            arc.edges.push_back(edgeTo(outcome, act.isDoubtful));
        if (arc.edges.size() > 1 || arc.edges.front().to != number)
            addArc(number, std::move(arc));
    }
}

bool PlayGraph::explore(std::size_t first, const std::function<void(int)>& more)
{
    for (std::size_t i = first; i < m_states.size() && !m_isTooMuch; ++i) {
        if (m_goesOn && !m_goesOn())
            return false;
        expand(static_cast<int>(i));
        if (more)
            more(static_cast<int>(i));
    }
    return !m_isTooMuch;
}

std::vector<bool> PlayGraph::hopeful(const std::function<bool(const State&)>& isMeant) const
{
    std::vector<bool> hopes(m_states.size());
    std::vector<std::vector<int>> sources(m_states.size());
    std::vector<int> edge;
    const auto add = [&](int number) {
        if (!hopes[static_cast<std::size_t>(number)])
            edge.push_back(number);
        hopes[static_cast<std::size_t>(number)] = true;
    };
    for (std::size_t i = 0; i < m_states.size(); ++i) {
        if (isMeant(m_states[i]))
            add(static_cast<int>(i));
        for (const Arc& arc : m_states[i].arcs)
            for (const Edge& each : arc.edges) {
                if (each.to == kWon)
                    add(static_cast<int>(i));
                if (each.to >= 0)
                    sources[static_cast<std::size_t>(each.to)].push_back(static_cast<int>(i));
            }
    }
    while (!edge.empty()) {
        const int number = edge.back();
        edge.pop_back();
        std::ranges::for_each(sources[static_cast<std::size_t>(number)], add);
    }
    return hopes;
}

// A state is sure from which an act that the hero can surely do leads to sure ones, however it comes out.
std::vector<bool> PlayGraph::sure(const std::function<bool(const State&)>& isMeant) const
{
    struct Wait {
        int state = 0;
        int left = 0; // outcomes that are not sure yet
    };
    std::vector<bool> isSure(m_states.size());
    std::vector<Wait> waits;
    std::vector<std::vector<int>> waiting(m_states.size()); // waits by the state that they wait for
    std::vector<int> edge;
    const auto add = [&](int number) {
        if (!isSure[static_cast<std::size_t>(number)])
            edge.push_back(number);
        isSure[static_cast<std::size_t>(number)] = true;
    };
    for (std::size_t i = 0; i < m_states.size(); ++i) {
        if (isMeant(m_states[i]))
            add(static_cast<int>(i));
        for (const Arc& arc : m_states[i].arcs) {
            const bool loses = std::ranges::find(arc.edges, kLost, &Edge::to) != arc.edges.end();
            if (arc.doubt != PlayDoubt::None || loses)
                continue;
            Wait wait{static_cast<int>(i), 0};
            for (const Edge& each : arc.edges)
                if (each.to >= 0) {
                    ++wait.left;
                    waiting[static_cast<std::size_t>(each.to)].push_back(static_cast<int>(waits.size()));
                }
            if (wait.left == 0)
                add(wait.state);
            waits.push_back(wait);
        }
    }
    while (!edge.empty()) {
        const int number = edge.back();
        edge.pop_back();
        for (const int wait : waiting[static_cast<std::size_t>(number)])
            if (--waits[static_cast<std::size_t>(wait)].left == 0)
                add(waits[static_cast<std::size_t>(wait)].state);
    }
    return isSure;
}

} // namespace cave
