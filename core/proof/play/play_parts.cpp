// SPDX-License-Identifier: MIT
#include "core/proof/play/play_parts.h"

#include "core/proof/play/play_elsewhere.h"

#include <algorithm>
#include <numeric>

namespace cave {

namespace {

constexpr std::size_t kMostOfPart = 4096; // combinations
constexpr std::size_t kMostStatesOfPart = 20'000;
constexpr int kMostRounds = 8; // of promises that need others
constexpr int kMostMerges = 3;

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
    PartProof(const PlayModel& whole, const PlayPart& part, std::size_t number, const std::function<bool()>& goesOn)
        : m_whole(whole), m_rows(part.rows), m_model(whole.part(part.rows, part.doors, PlayModel::Others::Away)),
          m_graph(m_model, kMostOfPart, kMostStatesOfPart, goesOn), m_number(number),
          m_elsewhere(whole, m_rows, m_model)
    {
    }

    bool explore(const std::function<bool(Position)>& mayBeAt);
    bool lean(const std::vector<Promise>& promises); // on those of others; whether there are new ones
    void promise(std::vector<Promise>& promises, std::size_t parts) const;
    bool holds(const std::vector<bool>& isGood) const;
    bool owns(PlayMap::Node node) const { return m_elsewhere.isOwn(node); } // of the whole

private:
    bool isRegion(PlayMap::Node node) const { return node >= m_model.map().singles(); }
    Region regionOf(PlayMap::Node node) const { return m_whole.map().nodeAt(m_model.map().cellOf(node)); }
    bool isExit(PlayMap::Node node) const;
    bool isLanding(PlayMap::Node node) const;
    Elsewhere::Place elsewhere(PlayMap::Node node) const { return m_elsewhere.placeOf(regionOf(node)); }
    void spread(int number);
    void findFalls();
    void arriveByFalls(const std::set<Elsewhere::Place>& led, const PlayState& config);
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
    Elsewhere m_elsewhere;
    std::vector<std::pair<Elsewhere::Place, PlayMap::Node>> m_falls; // from elsewhere onto its own cells
    std::set<std::pair<int, Elsewhere::Place>> m_spread; // combinations that the hero can take wherever it leads to
    std::set<std::pair<PlayMap::Node, PlayMap::Node>> m_leans;
    std::vector<bool> m_uses;
};

bool PartProof::isExit(PlayMap::Node node) const
{
    const PlayMap& all = m_whole.map();
    const Region region = regionOf(node);
    if (!all.climbs(region).empty() || m_elsewhere.isCarriedFromOrTo(region))
        return true;
    if (all.isClimbedTo(region))
        return true;
    return std::ranges::any_of(all.beside(region),
                               [&](PlayMap::Node single) { return !m_model.tileSlot(all.cellOf(single)); });
}

// Whether one of its own events carries the hero there.
bool PartProof::isLanding(PlayMap::Node node) const
{
    return std::ranges::any_of(m_rows, [&](std::size_t row) {
        const std::vector<Position> cells = carriedTo(m_whole, row);
        return std::ranges::any_of(cells, [&](Position at) { return m_model.map().nodeAt(at) == node; });
    });
}

// Elsewhere the hero may find a way from any place that can be left to any other one that others may join with it, or
// that stairs and falls lead to from there.
void PartProof::spread(int number)
{
    const PlayGraph::State& state = m_graph.states()[static_cast<std::size_t>(number)];
    if (!isRegion(state.node) || std::ranges::find(m_exits, state.node) == m_exits.end() ||
        !m_spread.insert({state.config, elsewhere(state.node)}).second)
        return;
    const PlayState config = m_graph.config(state);
    const std::set<Elsewhere::Place>& led = m_elsewhere.ledTo(elsewhere(state.node));
    for (const PlayMap::Node exit : m_exits)
        if (led.contains(elsewhere(exit)))
            arriveAt(config, exit);
    arriveByFalls(led, config);
}

void PartProof::findFalls()
{
    const PlayMap& all = m_whole.map();
    for (PlayMap::Node from = 0; from < all.count(); ++from)
        for (const PlayMap::Node to : all.climbs(from))
            if (!owns(from) && owns(to))
                m_falls.emplace_back(m_elsewhere.placeOf(from), m_model.map().nodeAt(all.cellOf(to)));
}

// Where the cell does not hold the hero then, it lands beside it.
void PartProof::arriveByFalls(const std::set<Elsewhere::Place>& led, const PlayState& config)
{
    const PlayMap& map = m_model.map();
    for (const auto& [from, onto] : m_falls) {
        if (!led.contains(from))
            continue;
        const Position at = map.cellOf(onto);
        if (m_model.holdsHero(m_model.tileAt(config, at)))
            arriveAt(config, onto);
        else
            for (const PlayMap::Node beside : map.around(at))
                arriveAt(config, beside);
    }
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
    const PlayMap& map = m_model.map();
    findFalls();
    const std::set<Elsewhere::Place>& begun = m_elsewhere.ledTo(m_elsewhere.placeOf(m_whole.start()));
    for (PlayMap::Node node = map.singles(); node < map.count(); ++node) {
        if (!mayBeAt(map.cellOf(node)))
            continue;
        if (isExit(node))
            m_exits.push_back(node);
        const auto isSingle = [&](PlayMap::Node other) { return other < map.singles(); };
        if (std::ranges::any_of(map.beside(node), isSingle) || isLanding(node))
            m_near.push_back(node);
        if (begun.contains(elsewhere(node)))
            arriveAt(m_model.first(), node);
    }
    arriveByFalls(begun, m_model.first());
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

// Parts that come together, each with itself at first.
class Merger {
public:
    explicit Merger(std::size_t parts) : m_parents(parts)
    {
        std::iota(m_parents.begin(), m_parents.end(), std::size_t{0});
    }

    void join(std::size_t part, std::size_t other)
    {
        m_hasJoined |= rootOf(part) != rootOf(other);
        m_parents[rootOf(part)] = rootOf(other);
    }
    bool hasJoined() const { return m_hasJoined; }
    std::vector<PlayPart> merged(const std::vector<PlayPart>& parts) const
    {
        std::map<std::size_t, PlayPart> found;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            PlayPart& into = found[rootOf(i)];
            into.rows.insert(into.rows.end(), parts[i].rows.begin(), parts[i].rows.end());
            into.doors.insert(into.doors.end(), parts[i].doors.begin(), parts[i].doors.end());
        }
        std::vector<PlayPart> list;
        for (auto& [root, part] : found) {
            std::ranges::sort(part.rows);
            std::ranges::sort(part.doors);
            list.push_back(std::move(part));
        }
        return list;
    }

private:
    std::size_t rootOf(std::size_t part) const
    {
        while (m_parents[part] != part)
            part = m_parents[part];
        return part;
    }

    std::vector<std::size_t> m_parents;
    bool m_hasJoined = false;
};

// One way of parting the events.
class Parting {
public:
    Parting(const PlayModel& model, std::vector<PlayPart> parts, const std::function<bool()>& goesOn)
        : m_model(model), m_parts(std::move(parts)), m_goesOn(goesOn)
    {
    }

    PartsProof prove(const std::function<bool(Position)>& mayBeAt);
    /// Where nothing leads on surely the parts around may have to do with each other: a room with two ways in, each of
    /// which a part opens. Those of all such places are brought together; none where there are none.
    std::vector<PlayPart> merged() const;

private:
    bool explore(const std::function<bool(Position)>& mayBeAt);
    std::vector<Promise> promises();
    bool leadsOutOf(Region region, std::size_t part) const;
    bool isStopped() const { return m_goesOn && !m_goesOn(); }

    const PlayModel& m_model;
    std::vector<PlayPart> m_parts;
    const std::function<bool()>& m_goesOn;
    std::vector<std::unique_ptr<PartProof>> m_proofs;
    std::vector<Region> m_hopeless;
};

bool Parting::explore(const std::function<bool(Position)>& mayBeAt)
{
    for (const PlayPart& part : m_parts) {
        if (isStopped())
            return false;
        m_proofs.push_back(std::make_unique<PartProof>(m_model, part, m_proofs.size(), m_goesOn));
        if (!m_proofs.back()->explore(mayBeAt))
            return false;
    }
    return true;
}

std::vector<Promise> Parting::promises()
{
    std::vector<Promise> promises = stairsOf(m_model, m_parts.size());
    for (int round = 0; round < kMostRounds; ++round) {
        const std::size_t before = promises.size();
        for (const auto& each : m_proofs)
            if (!isStopped() && (each->lean(promises) || round == 0))
                each->promise(promises, m_parts.size());
        if (promises.size() == before)
            break;
    }
    return promises;
}

PartsProof Parting::prove(const std::function<bool(Position)>& mayBeAt)
{
    PartsProof proof{false, m_parts, {}};
    if (m_parts.size() < 2 || !explore(mayBeAt))
        return proof;
    const std::vector<Promise> made = promises();
    for (std::size_t part = 0; part < m_parts.size(); ++part)
        proof.reached.push_back(reachedWithout(m_model, made, part));
    const std::vector<bool> isGood = goodRegions(m_model, made);
    for (Region region = m_model.map().singles(); region < m_model.map().count(); ++region)
        if (mayBeAt(m_model.map().cellOf(region)) && !isGood[static_cast<std::size_t>(region)])
            m_hopeless.push_back(region);
    proof.isProved =
        m_hopeless.empty() && std::ranges::all_of(m_proofs, [&](const auto& each) { return each->holds(isGood); });
    return proof;
}

bool Parting::leadsOutOf(Region region, std::size_t part) const
{
    const PlayMap& map = m_model.map();
    return std::ranges::any_of(map.beside(region), [&](PlayMap::Node node) {
        const auto isOther = [&](PlayMap::Node other) { return other >= map.singles() && other != region; };
        return m_proofs[part]->owns(node) && std::ranges::any_of(map.beside(node), isOther);
    });
}

std::vector<PlayPart> Parting::merged() const
{
    Merger merger(m_parts.size());
    for (const Region region : m_hopeless) {
        std::optional<std::size_t> first;
        for (std::size_t part = 0; part < m_parts.size(); ++part)
            if (leadsOutOf(region, part))
                merger.join(part, first ? *first : *(first = part));
    }
    return merger.hasJoined() ? merger.merged(m_parts) : std::vector<PlayPart>();
}

} // namespace

PartsProof proveByParts(const PlayModel& model, const std::function<bool(Position)>& mayBeAt,
                        const std::function<bool()>& goesOn)
{
    Parting parting(model, partsOf(model), goesOn);
    PartsProof first = parting.prove(mayBeAt);
    bool isProved = first.isProved;
    std::vector<PlayPart> parts = isProved ? std::vector<PlayPart>() : parting.merged();
    for (int merges = 0; merges < kMostMerges && !parts.empty(); ++merges) {
        Parting again(model, std::move(parts), goesOn);
        isProved = again.prove(mayBeAt).isProved;
        parts = isProved ? std::vector<PlayPart>() : again.merged();
    }
    first.isProved = isProved;
    return first;
}

} // namespace cave
