// SPDX-License-Identifier: MIT
#include "core/proof/play/play_parts.h"

#include "core/proof/ways/design.h"

#include <algorithm>
#include <iterator>

namespace cave {

namespace {

constexpr std::size_t kMostOfPart = 4096; // combinations
constexpr std::size_t kMostStatesOfPart = 20'000;
constexpr int kMostRounds = 8; // of promises that need others

using Region = PlayMap::Node; // of the whole model
constexpr Region kGoal = -2;

// From a region the hero surely comes to another one, or to the goal.
struct Promise {
    Region from = PlayMap::kNone;
    Region to = PlayMap::kNone;
    std::vector<bool> uses; // parts
};

class PartProof {
public:
    PartProof(const PlayModel& whole, const PlayPart& part, std::size_t number)
        : m_whole(whole), m_rows(part.rows), m_model(whole.part(part.rows, part.doors, PlayModel::Others::Away)),
          m_graph(m_model, kMostOfPart, kMostStatesOfPart), m_number(number)
    {
    }

    bool explore(const std::function<bool(Position)>& mayBeAt);
    bool lean(const std::vector<Promise>& promises); // on those of others; whether there are new ones
    void promise(std::vector<Promise>& promises, std::size_t parts) const;
    bool holds(const std::vector<bool>& isGood) const;

private:
    bool isRegion(PlayMap::Node node) const { return node >= m_model.map().singles(); }
    Region regionOf(PlayMap::Node node) const { return m_whole.map().nodeAt(m_model.map().cellOf(node)); }
    bool isExit(PlayMap::Node node) const;
    bool isOwn(PlayMap::Node node) const; // of the whole
    bool isLanding(PlayMap::Node node) const;
    std::vector<PlayMap::Node> carriedBetween(std::size_t row) const;
    void joinElsewhere();
    Region elsewhere(PlayMap::Node node) const { return m_elsewhere[static_cast<std::size_t>(regionOf(node))]; }
    void spread(int number);
    void arriveAt(const PlayState& config, PlayMap::Node node);
    bool isCalm(const PlayGraph::State& state) const;
    std::vector<Region> ledTo(Region from, const std::vector<Promise>& promises);
    bool keeps(PlayMap::Node from, const std::vector<bool>& isSure) const;

    const PlayModel& m_whole;
    const std::vector<std::size_t>& m_rows; // its own, of the whole
    PlayModel m_model;
    PlayGraph m_graph;
    std::size_t m_number;
    std::vector<PlayMap::Node> m_exits;
    std::vector<PlayMap::Node> m_near; // regions beside its own cells
    std::set<Region> m_carried; // where others carry the hero from and to
    std::vector<Region> m_elsewhere; // by node of the whole: the first that may hang together with it without this part
    std::set<std::pair<int, Region>> m_spread; // combinations that the hero can take anywhere there
    std::set<std::pair<PlayMap::Node, PlayMap::Node>> m_leans;
    std::vector<bool> m_uses;
};

bool PartProof::isExit(PlayMap::Node node) const
{
    const PlayMap& all = m_whole.map();
    const Region region = regionOf(node);
    if (!all.climbs(region).empty() || m_carried.contains(region))
        return true;
    if (all.isClimbedTo(region))
        return true;
    return std::ranges::any_of(all.beside(region),
                               [&](PlayMap::Node single) { return !m_model.tileSlot(all.cellOf(single)); });
}

bool PartProof::isOwn(PlayMap::Node node) const
{
    return node < m_whole.map().singles() && m_model.tileSlot(m_whole.map().cellOf(node)).has_value();
}

// Whether one of its own events carries the hero there.
bool PartProof::isLanding(PlayMap::Node node) const
{
    return std::ranges::any_of(m_rows, [&](std::size_t row) {
        const std::vector<Position> cells = carriedTo(m_whole, row);
        return std::ranges::any_of(cells, [&](Position at) { return m_model.map().nodeAt(at) == node; });
    });
}

// Nodes of the whole: around the cells where it is set off, and those that it leads to.
std::vector<PlayMap::Node> PartProof::carriedBetween(std::size_t row) const
{
    std::vector<PlayMap::Node> nodes;
    for (const Position at : carriedTo(m_whole, row))
        if (const PlayMap::Node node = m_whole.map().nodeAt(at); node != PlayMap::kNone)
            nodes.push_back(node);
    if (!nodes.empty())
        for (const Position at : m_whole.rows()[row].cells)
            std::ranges::copy(m_whole.map().around(at), std::back_inserter(nodes));
    return nodes;
}

// Whatever others make of their cells, wherever they carry the hero, and whichever way stairs lead.
void PartProof::joinElsewhere()
{
    const PlayMap& all = m_whole.map();
    std::vector<std::vector<PlayMap::Node>> joined(static_cast<std::size_t>(all.count()));
    const auto join = [&](PlayMap::Node node, PlayMap::Node other) {
        if (isOwn(node) || isOwn(other))
            return;
        joined[static_cast<std::size_t>(node)].push_back(other);
        joined[static_cast<std::size_t>(other)].push_back(node);
    };
    for (PlayMap::Node node = 0; node < all.count(); ++node)
        for (const std::vector<PlayMap::Node>* const to : {&all.beside(node), &all.climbs(node)})
            for (const PlayMap::Node other : *to)
                join(node, other);
    for (std::size_t row = 0; row < m_whole.rows().size(); ++row) {
        if (std::ranges::find(m_rows, row) != m_rows.end())
            continue;
        const std::vector<PlayMap::Node> nodes = carriedBetween(row);
        m_carried.insert(nodes.begin(), nodes.end());
        for (const PlayMap::Node node : nodes)
            join(nodes.front(), node);
    }
    for (PlayMap::Node node = 0; node < all.singles(); ++node)
        if (const PlayMap::Node to = all.landing(node); to != PlayMap::kNone)
            join(node, to);
    m_elsewhere.assign(joined.size(), PlayMap::kNone);
    for (PlayMap::Node first = 0; first < all.count(); ++first) {
        std::vector<PlayMap::Node> edge{first};
        while (!edge.empty()) {
            const auto node = static_cast<std::size_t>(edge.back());
            edge.pop_back();
            if (m_elsewhere[node] != PlayMap::kNone)
                continue;
            m_elsewhere[node] = first;
            edge.insert(edge.end(), joined[node].begin(), joined[node].end());
        }
    }
}

// Elsewhere the hero may find a way from any place that can be left to any other one that others may join with it.
void PartProof::spread(int number)
{
    const PlayGraph::State& state = m_graph.states()[static_cast<std::size_t>(number)];
    if (!isRegion(state.node) || std::ranges::find(m_exits, state.node) == m_exits.end() ||
        !m_spread.insert({state.config, elsewhere(state.node)}).second)
        return;
    const PlayState config = m_graph.config(state);
    const Region from = elsewhere(state.node);
    for (const PlayMap::Node exit : m_exits)
        if (elsewhere(exit) == from)
            arriveAt(config, exit);
}

void PartProof::arriveAt(const PlayState& config, PlayMap::Node node)
{
    m_graph.add(config, node);
    PlayRound arrival(m_model, config, node);
    arrival.tellArrival(m_model.map().cellOf(node).z);
    for (const PlayOutcome& outcome : arrival.run())
        m_graph.edgeTo(outcome, true);
}

// Where only its own doings lead, it is no longer as it was at first.
bool PartProof::explore(const std::function<bool(Position)>& mayBeAt)
{
    joinElsewhere();
    const PlayMap& map = m_model.map();
    const Region start = m_elsewhere[static_cast<std::size_t>(m_whole.start())];
    for (PlayMap::Node node = map.singles(); node < map.count(); ++node) {
        if (!mayBeAt(map.cellOf(node)))
            continue;
        if (isExit(node))
            m_exits.push_back(node);
        const auto isSingle = [&](PlayMap::Node other) { return other < map.singles(); };
        if (std::ranges::any_of(map.beside(node), isSingle) || isLanding(node))
            m_near.push_back(node);
        if (elsewhere(node) == start)
            arriveAt(m_model.first(), node);
    }
    return m_graph.explore(0, [this](int number) { spread(number); });
}

// While it goes on by itself, who leaves it does not know what becomes of it.
bool PartProof::isCalm(const PlayGraph::State& state) const
{
    return std::ranges::find(state.arcs, PlayDoubt::Time, &PlayGraph::Arc::doubt) == state.arcs.end();
}

// The regions that promises of others lead to, one after the other.
std::vector<Region> PartProof::ledTo(Region from, const std::vector<Promise>& promises)
{
    std::vector<Region> reached{from};
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (const Promise& each : promises) {
            if (each.from != reached[i] || each.to == kGoal || each.uses[m_number] ||
                std::ranges::find(reached, each.to) != reached.end())
                continue;
            reached.push_back(each.to);
            m_uses.resize(each.uses.size());
            for (std::size_t part = 0; part < each.uses.size(); ++part)
                m_uses[part] = m_uses[part] || each.uses[part];
        }
    return reached;
}

bool PartProof::lean(const std::vector<Promise>& promises)
{
    bool isMore = false;
    for (const PlayMap::Node from : m_exits)
        for (const Region region : ledTo(regionOf(from), promises)) {
            const PlayMap::Node to = m_model.map().nodeAt(m_whole.map().cellOf(region));
            if (to == PlayMap::kNone || to == from || !m_leans.insert({from, to}).second)
                continue;
            isMore = true;
            for (std::size_t i = 0; i < m_graph.states().size(); ++i)
                if (m_graph.states()[i].node == from && isCalm(m_graph.states()[i])) {
                    const PlayState config = m_graph.config(m_graph.states()[i]);
                    m_graph.addArc(static_cast<int>(i), {{{m_graph.add(config, to)}}, PlayDoubt::None, {}});
                }
        }
    return isMore;
}

bool PartProof::keeps(PlayMap::Node from, const std::vector<bool>& isSure) const
{
    for (std::size_t i = 0; i < isSure.size(); ++i)
        if (m_graph.states()[i].node == from && !isSure[i])
            return false;
    return true;
}

void PartProof::promise(std::vector<Promise>& promises, std::size_t parts) const
{
    const auto add = [&](PlayMap::Node from, Region to, const std::vector<bool>& isSure) {
        const Region region = regionOf(from);
        const auto isIt = [&](const Promise& each) { return each.from == region && each.to == to; };
        if (region == to || std::ranges::any_of(promises, isIt) || !keeps(from, isSure))
            return;
        Promise made{region, to, m_uses};
        made.uses.resize(parts);
        made.uses[m_number] = true;
        promises.push_back(std::move(made));
    };
    for (const PlayMap::Node to : m_near) {
        const auto isSure = m_graph.sure([&](const PlayGraph::State& state) { return state.node == to; });
        for (const PlayMap::Node from : m_near)
            add(from, regionOf(to), isSure);
    }
    const auto isSure = m_graph.sure(&PlayGraph::State::isGoal);
    for (const PlayMap::Node from : m_near)
        add(from, kGoal, isSure);
}

// Whoever stands on a cell of this part comes away from it.
bool PartProof::holds(const std::vector<bool>& isGood) const
{
    const auto isSure = m_graph.sure([&](const PlayGraph::State& state) {
        return state.isGoal || (isRegion(state.node) && isGood[static_cast<std::size_t>(regionOf(state.node))]);
    });
    return std::ranges::find(isSure, false) == isSure.end();
}

// Regions from which promises lead to the goal.
std::vector<bool> goodRegions(const PlayModel& model, const std::vector<Promise>& promises)
{
    std::vector<bool> isGood = PlayGraph(model, 1, 1).goals();
    for (bool goesOn = true; goesOn;) {
        goesOn = false;
        for (const Promise& each : promises)
            if (!isGood[static_cast<std::size_t>(each.from)] &&
                (each.to == kGoal || isGood[static_cast<std::size_t>(each.to)])) {
                isGood[static_cast<std::size_t>(each.from)] = true;
                goesOn = true;
            }
    }
    return isGood;
}

std::vector<Position> reachedWithout(const PlayModel& model, const std::vector<Promise>& promises, std::size_t part)
{
    std::vector<Region> reached{model.start()};
    std::vector<Position> cells;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        cells.push_back(model.map().cellOf(reached[i]));
        for (const Promise& each : promises)
            if (each.from == reached[i] && each.to != kGoal && !each.uses[part] &&
                std::ranges::find(reached, each.to) == reached.end())
                reached.push_back(each.to);
    }
    return cells;
}

std::vector<Promise> stairsOf(const PlayModel& model, std::size_t parts)
{
    std::vector<Promise> promises;
    const PlayMap& map = model.map();
    for (Region from = map.singles(); from < map.count(); ++from)
        for (const PlayMap::Node to : map.climbs(from))
            if (to >= map.singles())
                promises.push_back({from, to, std::vector<bool>(parts)});
    return promises;
}

} // namespace

PartsProof proveByParts(const PlayModel& model, const std::function<bool(Position)>& mayBeAt)
{
    PartsProof proof{false, partsOf(model), {}};
    const std::vector<PlayPart>& parts = proof.parts;
    if (parts.size() < 2)
        return proof;
    std::vector<std::unique_ptr<PartProof>> proofs;
    for (const PlayPart& part : parts) {
        proofs.push_back(std::make_unique<PartProof>(model, part, proofs.size()));
        if (!proofs.back()->explore(mayBeAt))
            return proof;
    }
    std::vector<Promise> promises = stairsOf(model, parts.size());
    for (int round = 0; round < kMostRounds; ++round) {
        const std::size_t before = promises.size();
        for (const auto& each : proofs)
            if (each->lean(promises) || round == 0)
                each->promise(promises, parts.size());
        if (promises.size() == before)
            break;
    }
    for (std::size_t part = 0; part < parts.size(); ++part)
        proof.reached.push_back(reachedWithout(model, promises, part));
    const std::vector<bool> isGood = goodRegions(model, promises);
    for (Region region = model.map().singles(); region < model.map().count(); ++region)
        if (mayBeAt(model.map().cellOf(region)) && !isGood[static_cast<std::size_t>(region)])
            return proof;
    proof.isProved = std::ranges::all_of(proofs, [&](const auto& each) { return each->holds(isGood); });
    return proof;
}

} // namespace cave
