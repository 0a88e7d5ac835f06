// SPDX-License-Identifier: MIT
#include "core/proof/play/proof.h"

#include "core/proof/play/play_parts.h"
#include "core/proof/ways/design.h"
#include "core/proof/ways/journey.h"
#include "core/proof/ways/prospect.h"
#include "core/world/goals.h"

#include <algorithm>
#include <deque>

namespace cave {

namespace {

constexpr std::size_t kMostJoint = 12; // parts, which come together in 2 to that power ways at least

using State = PlayGraph::State;

// Whether who is to be slain may come, by an event or brought by somebody.
bool mayCome(const PlayModel& model, std::string_view kind)
{
    const auto makes = [kind](const StagedEvent& staged) {
        return std::ranges::any_of(staged.event->effects, [kind](const EventEffect& effect) {
            return makesAnything(effect) || (effect.does == EffectWord::Make && effect.terms.creature == kind);
        });
    };
    return std::ranges::any_of(model.stage().events(), makes) || mayBeBrought(model.stage(), kind);
}

// A flood that goes back gives every way back; one that stays may leave ground that does not hold the hero.
bool drownsWays(const PlayModel& model, const StagedEvent& staged)
{
    const Catalogue& catalogue = *model.dungeon().catalogue;
    return std::ranges::any_of(staged.event->effects, [&](const EventEffect& effect) {
        if (effect.does != EffectWord::Flood)
            return false;
        const FloodTiles named = floodTilesOf(effect.terms);
        bool bars = false;
        bool goesBack = effect.terms.hold > 0;
        for (const std::string_view id : {named.shallow, named.deep})
            if (const auto tile = catalogue.findTile(id)) {
                bars |= !model.holdsHero(catalogue.tile(*tile));
                goesBack &= catalogue.tile(*tile).transient;
            }
        return bars && !goesBack;
    });
}

// The map of a play has the stairs of the design, and those only.
bool changesStairs(const PlayModel& model, const StagedEvent& staged)
{
    const Dungeon& dungeon = model.dungeon();
    return std::ranges::any_of(staged.event->effects, [&](const EventEffect& effect) {
        const auto laid = dungeon.catalogue->findTile(tileLaidBy(effect));
        if (!laid)
            return false;
        const TileKind& tile = dungeon.catalogue->tile(*laid);
        const bool mayLead = mayLeadElsewhere(*dungeon.catalogue, *laid);
        const std::vector<Position> cells = model.stage().cellsOf(staged, effect.terms);
        return std::ranges::any_of(cells, [&](Position at) {
            return mayLead ||
                   (!leadsAlike(tile, kindAt(dungeon, at)) && (tile.walkable || tile.leads != Leads::Nowhere));
        });
    });
}

// What lies there for a while only, as flames over rock do, or may go again, as thin ice does.
bool laysForAWhile(const PlayModel& model, const StagedEvent& staged)
{
    const Dungeon& dungeon = model.dungeon();
    return std::ranges::any_of(staged.event->effects, [&](const EventEffect& effect) {
        const auto laid = dungeon.catalogue->findTile(tileLaidBy(effect));
        if (!laid || !model.holdsHero(dungeon.catalogue->tile(*laid)))
            return false;
        const TileKind& tile = dungeon.catalogue->tile(*laid);
        const std::vector<Position> cells = model.stage().cellsOf(staged, effect.terms);
        return maySink(*dungeon.catalogue, tile) || (tile.transient && std::ranges::any_of(cells, [&](Position at) {
                                                         return !model.holdsHero(kindAt(dungeon, at));
                                                     }));
    });
}

bool takesAway(const PlayModel& model, const StagedEvent& staged, const Placement& creature, Position at)
{
    return std::ranges::any_of(staged.event->effects, [&](const EventEffect& effect) {
        const EventTerms& terms = effect.terms;
        if (effect.does != EffectWord::Remove || terms.hero || !terms.item.empty())
            return false;
        if (!terms.group.empty())
            return model.stage().isOfGroup(staged, terms.group, creature, at.z);
        const std::vector<Position> cells = model.stage().cellsOf(staged, terms);
        return std::ranges::find(cells, at) != cells.end();
    });
}

// Who is gone is not slain.
bool mayLoseQuarry(const PlayModel& model)
{
    const Dungeon& dungeon = model.dungeon();
    bool isThere = false;
    bool isSafe = false;
    forEachThing(dungeon, [&](Position at, const Placement& thing) {
        if (thing.table != KindTable::Creature || dungeon.catalogue->creature(thing.kind).id != dungeon.rules.goalKind)
            return;
        isThere = true;
        isSafe |= std::ranges::none_of(model.stage().events(),
                                       [&](const StagedEvent& staged) { return takesAway(model, staged, thing, at); });
    });
    return isThere && !isSafe;
}

// Nor does it follow what ground becomes by itself.
bool hasGroundThatMayLead(const Dungeon& dungeon)
{
    if (!hasChangingStairs(*dungeon.catalogue))
        return false;
    const std::vector<bool> mayLead = leadingElsewhere(*dungeon.catalogue);
    return std::ranges::any_of(dungeon.levels, [&](const DungeonLevel& level) {
        return std::ranges::any_of(level.tiles.cells(), [&](TileId tile) -> bool { return mayLead[tile]; });
    });
}

// The first state is that before what waits for the hero to arrive, which happens with the first act.
bool explore(const PlayModel& model, PlayGraph& graph, std::span<const Position> others = {})
{
    PlayRound arrival(model, model.first(), model.start());
    if (!model.isUnderWay())
        arrival.tellArrival(model.map().cellOf(model.start()).z);
    const int before = graph.add(model.first(), model.start());
    PlayGraph::Arc arc{{}, PlayDoubt::None, model.map().cellOf(model.start())};
    for (const PlayOutcome& outcome : arrival.run())
        arc.edges.push_back(graph.edgeTo(outcome, false));
    const bool arrives = arc.edges.size() > 1 || !arc.edges.front().fired.empty();
    if (arrives)
        graph.addArc(before, std::move(arc));
    for (const Position at : others)
        if (const PlayMap::Node node = model.map().nodeAt(at); node != PlayMap::kNone)
            graph.add(model.first(), node);
    return graph.explore(arrives ? 1 : 0);
}

// All events at once.
class ProofSearch {
public:
    ProofSearch(const PlayModel& model, const std::function<bool()>& goesOn)
        : m_model(model), m_goesOn(goesOn), m_graph(model, kMostCombinations, kMostPlayStates, goesOn)
    {
    }

    Proof prove();
    /// Whether this alone comes to a state that is hopeless even where all others have opened what they can. The hero
    /// may begin in `others` too.
    std::optional<Proof> refute(const PlayModel& open, std::span<const Position> others);

private:
    struct Step { // the last of the shortest play that surely may be
        int from = -1;
        std::size_t arc = 0;
        std::size_t edge = 0;
        bool isThere = false;
    };

    std::optional<int> findStuck(const std::vector<bool>& hopes, const std::vector<int>& first);
    Proof failed(int number) const;
    PlayDoubt doubtOf(const std::vector<bool>& isSure) const;

    const PlayModel& m_model;
    const std::function<bool()>& m_goesOn;
    PlayGraph m_graph;
    std::vector<Step> m_steps; // by state
};

// The state of no hope that the shortest play comes to.
std::optional<int> ProofSearch::findStuck(const std::vector<bool>& hopes, const std::vector<int>& first)
{
    m_steps.resize(m_graph.states().size());
    std::deque<int> edge(first.begin(), first.end());
    for (const int number : first)
        m_steps[static_cast<std::size_t>(number)].isThere = true;
    while (!edge.empty()) {
        const int number = edge.front();
        edge.pop_front();
        if (!hopes[static_cast<std::size_t>(number)])
            return number;
        const State& from = m_graph.states()[static_cast<std::size_t>(number)];
        for (std::size_t arc = 0; arc < from.arcs.size(); ++arc)
            for (std::size_t i = 0; i < from.arcs[arc].edges.size(); ++i) {
                const PlayGraph::Edge& each = from.arcs[arc].edges[i];
                if (each.to < 0 || each.isDoubtful || m_steps[static_cast<std::size_t>(each.to)].isThere)
                    continue;
                m_steps[static_cast<std::size_t>(each.to)] = {number, arc, i, true};
                edge.push_back(each.to);
            }
    }
    return std::nullopt;
}

Proof ProofSearch::failed(int number) const
{
    const std::vector<State>& states = m_graph.states();
    Proof proof{Verdict::No,
                PlayDoubt::None,
                {},
                m_model.map().cellOf(states[static_cast<std::size_t>(number)].node),
                static_cast<int>(states.size())};
    for (int at = number; m_steps[static_cast<std::size_t>(at)].from >= 0;
         at = m_steps[static_cast<std::size_t>(at)].from) {
        const Step& step = m_steps[static_cast<std::size_t>(at)];
        const PlayGraph::Arc& arc = states[static_cast<std::size_t>(step.from)].arcs[step.arc];
        const std::vector<std::size_t>& fired = arc.edges[step.edge].fired;
        for (auto row = fired.rbegin(); row != fired.rend(); ++row)
            proof.play.insert(proof.play.begin(), {m_model.staged(*row).of, shownName(m_model.event(*row)), arc.at,
                                                   m_model.rows()[*row].mayClose});
    }
    return proof;
}

// Why one cannot be sure: what the first such state hopes for.
PlayDoubt ProofSearch::doubtOf(const std::vector<bool>& isSure) const
{
    for (std::size_t i = 0; i < isSure.size(); ++i) {
        if (isSure[i])
            continue;
        for (const PlayGraph::Arc& arc : m_graph.states()[i].arcs)
            for (const PlayGraph::Edge& each : arc.edges)
                if (each.to == PlayGraph::kWon || (each.to >= 0 && isSure[static_cast<std::size_t>(each.to)]))
                    return arc.doubt == PlayDoubt::None ? PlayDoubt::Chance : arc.doubt;
    }
    return PlayDoubt::Others;
}

std::optional<Proof> ProofSearch::refute(const PlayModel& open, std::span<const Position> others)
{
    PlayGraph all(open, kMostCombinations, kMostPlayStates, m_goesOn);
    if (m_model.start() == PlayMap::kNone || !explore(m_model, m_graph, others) || !explore(open, all, others))
        return std::nullopt;
    const std::vector<bool> hopesOfAll = all.hopeful(&State::isGoal);
    std::vector<bool> hopes;
    for (const State& state : m_graph.states()) {
        const Position at = m_model.map().cellOf(state.node);
        const auto same = all.find(m_graph.config(state), open.map().nodeAt(at));
        hopes.push_back(!same || hopesOfAll[static_cast<std::size_t>(*same)]);
    }
    std::vector<int> first{0};
    for (const Position at : others)
        if (const auto known = m_graph.find(m_model.first(), m_model.map().nodeAt(at)); known && *known != 0)
            first.push_back(*known);
    const auto stuck = findStuck(hopes, first);
    return stuck ? std::optional(failed(*stuck)) : std::nullopt;
}

Proof ProofSearch::prove()
{
    const bool isWhole = explore(m_model, m_graph);
    const auto count = static_cast<int>(m_graph.states().size());
    if (!isWhole)
        return {Verdict::NotProved, PlayDoubt::TooMany, {}, {}, count};
    const Rules& rules = m_model.dungeon().rules;
    const bool comes = rules.goal == Goal::Slay && mayCome(m_model, rules.goalKind);
    const std::vector<bool> hopes = m_graph.hopeful([comes](const State& state) { return comes || state.isGoal; });
    if (const auto stuck = findStuck(hopes, {0}))
        return failed(*stuck);
    const std::vector<bool> isSure = m_graph.sure(&State::isGoal);
    if (std::ranges::find(isSure, false) == isSure.end())
        return {Verdict::Proved, PlayDoubt::None, {}, {}, count};
    return {Verdict::NotProved, doubtOf(isSure), {}, {}, count};
}

// An event of another part that comes by itself may shut the way before.
bool comesBySelf(const PlayModel& model, const PlayPart& part)
{
    for (std::size_t row = 0; row < model.rows().size(); ++row) {
        const TriggerWord on = model.event(row).when.on;
        const bool isOwn = std::ranges::find(part.rows, row) != part.rows.end();
        if (!isOwn && model.rows()[row].mayClose &&
            (on == TriggerWord::Turn || on == TriggerWord::See || on == TriggerWord::Arrive))
            return true;
    }
    return false;
}

Proof refuteParts(const PlayModel& model, const PartsProof& parts, const std::function<bool()>& goesOn)
{
    using Others = PlayModel::Others;
    for (std::size_t row = 0; row < model.rows().size(); ++row)
        if (!carriedTo(model, row).empty()) // it might bring the hero away from where nothing else leads on
            return {Verdict::NotProved, PlayDoubt::TooMany, {}, {}, 0};
    for (PlayMap::Node node = 0; node < model.map().singles(); ++node)
        if (model.map().landing(node) != PlayMap::kNone) // so might a fall
            return {Verdict::NotProved, PlayDoubt::TooMany, {}, {}, 0};
    for (std::size_t i = 0; i < parts.reached.size(); ++i) {
        const PlayPart& part = parts.parts[i];
        if (goesOn && !goesOn())
            break;
        if (mayCome(model, model.dungeon().rules.goalKind) || comesBySelf(model, part))
            continue;
        const PlayModel alone = model.part(part.rows, part.doors, Others::Quiet);
        const PlayModel open = model.part(part.rows, part.doors, Others::Open);
        if (auto proof = ProofSearch(alone, goesOn).refute(open, parts.reached[i]))
            return std::move(*proof);
    }
    return {Verdict::NotProved, PlayDoubt::TooMany, {}, {}, 0};
}

Proof proveSingle(const Dungeon& dungeon, Position start, const PlayBeginning* begun,
                  const std::function<bool()>& goesOn)
{
    const PlayModel model(dungeon, start, begun);
    const auto anyEvent = [&](bool (*is)(const PlayModel&, const StagedEvent&)) {
        return std::ranges::any_of(model.stage().events(), [&](const StagedEvent& event) { return is(model, event); });
    };
    if (anyEvent(drownsWays))
        return {Verdict::NotProved, PlayDoubt::Flood, {}, {}, 0};
    if (anyEvent(changesStairs))
        return {Verdict::NotProved, PlayDoubt::Stairs, {}, {}, 0};
    if (anyEvent(laysForAWhile))
        return {Verdict::NotProved, PlayDoubt::Ground, {}, {}, 0};
    if (dungeon.rules.goal == Goal::Slay && mayLoseQuarry(model))
        return {Verdict::NotProved, PlayDoubt::Others, {}, {}, 0};
    if (model.isEmpty() || model.start() == PlayMap::kNone)
        return {};
    const Journey journey(dungeon, start);
    const PartsProof parts = proveByParts(model, [&](Position at) { return journey.contains(at); }, goesOn);
    if (parts.isProved)
        return {.isByParts = true};
    if (parts.parts.size() > kMostJoint)
        return refuteParts(model, parts, goesOn);
    return ProofSearch(model, goesOn).prove();
}

// Each for itself, from every state: what can be come to whatever was done before can be come to after all the others.
// What is only gathered asks for no place of its own. Where any is enough, a play that bars each of them bars them one
// at a time, which says nothing of all together.
Proof proveCombined(const Dungeon& dungeon, Position start, const PlayBeginning* begun,
                    const std::function<bool()>& goesOn)
{
    const bool isAny = dungeon.rules.goal == Goal::Any;
    Proof doubtful;
    Dungeon single = dungeon;
    for (const Rules& rules : singleGoals(dungeon.rules)) {
        single.rules = rules;
        Proof proof =
            rules.goal == Goal::Collect && rules.goalKind.empty() ? Proof{} : proveSingle(single, start, begun, goesOn);
        if (proof.verdict == (isAny ? Verdict::Proved : Verdict::No))
            return proof;
        if (proof.verdict != Verdict::Proved)
            doubtful = proof.verdict == Verdict::NotProved ? std::move(proof)
                                                           : Proof{Verdict::NotProved, PlayDoubt::Others, {}, {}, 0};
    }
    return doubtful;
}

} // namespace

Proof proveGoal(const Dungeon& dungeon, Position start, const PlayBeginning* begun, const std::function<bool()>& goesOn)
{
    if (dungeon.rules.goal == Goal::None)
        return {};
    if (hasGroundThatMayLead(dungeon))
        return {Verdict::NotProved, PlayDoubt::Ground, {}, {}, 0};
    if (!hasScripts(dungeon) && !hasChasms(dungeon))
        return {};
    Proof proof = isCombined(dungeon.rules) ? proveCombined(dungeon, start, begun, goesOn)
                                            : proveSingle(dungeon, start, begun, goesOn);
    proof.wasStopped = goesOn && !goesOn();
    return proof;
}

} // namespace cave
