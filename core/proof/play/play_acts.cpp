// SPDX-License-Identifier: MIT
#include "core/proof/play/play_acts.h"

#include "core/proof/ways/design.h"

#include <algorithm>

namespace cave {

namespace {

// Reads a state, and collects.
class ActFinder {
public:
    using Node = PlayMap::Node;

    ActFinder(const PlayModel& model, const PlayState& state, Node node)
        : m_model(model), m_state(state), m_node(node), m_here(model.map().cellOf(node))
    {
    }

    std::vector<PlayAct> find()
    {
        passTime();
        walk();
        win();
        useThings();
        takeThings();
        unlockDoors();
        slay();
        look();
        happen();
        return std::move(m_acts);
    }

private:
    PlayRound round() const { return {m_model, m_state, m_node}; }
    bool isHere(std::size_t row) const { return !m_model.staged(row).z || *m_model.staged(row).z == m_here.z; }
    bool isBeside(Position at) const
    {
        const std::vector<Node> nodes = m_model.map().around(at);
        return at.z == m_here.z && std::ranges::find(nodes, m_node) != nodes.end();
    }

    // Whether what can be done with it was found already for one that nothing tells it from.
    bool isRepeated(std::size_t thing) const
    {
        return thing > 0 && m_model.isAlike(thing - 1, thing) &&
               m_state[m_model.thingSlot(thing - 1)] == m_state[m_model.thingSlot(thing)];
    }

    // While something is about to happen it is not sure what the hero can do before.
    void add(PlayRound&& round, Position at)
    {
        m_acts.push_back({round.run(), at, m_isClosing ? PlayDoubt::Time : PlayDoubt::None, m_isTicking});
    }
    void addDoubtful(PlayRound&& round, Position at, PlayDoubt doubt)
    {
        m_acts.push_back({round.run(), at, doubt, true});
    }

    void passTime();
    void waitForDelays();
    void walk();
    void win();
    void useThings();
    void takeThings();
    void unlockDoors();
    void slay();
    void look();
    void happen();
    void happen(std::size_t row);

    const PlayModel& m_model;
    const PlayState& m_state;
    Node m_node;
    Position m_here;
    bool m_isTicking = false; // something happens by itself soon
    bool m_isClosing = false; // and may take a way
    std::vector<PlayAct> m_acts;
};

// Of an event that happens once the effect put off for the shortest time comes first.
void ActFinder::waitForDelays()
{
    std::vector<std::size_t> due;
    const auto rowOf = [this](std::size_t each) { return m_model.delays()[each].row; };
    const auto wait = [&](std::size_t each) {
        return m_model.event(rowOf(each)).effects[m_model.delays()[each].effect].terms.delay;
    };
    for (std::size_t i = 0; i < m_model.delays().size(); ++i) {
        if (m_state[m_model.delaySlot(i)] == 0 || !isHere(rowOf(i)))
            continue;
        m_isTicking = true;
        m_isClosing |= m_model.delays()[i].mayClose;
        const auto same = std::ranges::find(due, rowOf(i), rowOf);
        if (same == due.end() || m_model.event(rowOf(i)).repeat != 1)
            due.push_back(i);
        else if (wait(i) < wait(*same))
            *same = i;
    }
    for (const std::size_t each : due) {
        const std::uint16_t times = m_state[m_model.delaySlot(each)];
        const bool isMany = times == PlayModel::kManyDelays;
        for (const std::uint16_t left : {static_cast<std::uint16_t>(times - 1), PlayModel::kManyDelays}) {
            if (left >= times && !isMany)
                continue;
            PlayRound next = round();
            next.resume(each, left);
            m_acts.push_back(
                {next.run(), m_here, isMany ? PlayDoubt::Time : PlayDoubt::None, due.size() > 1 || isMany});
        }
    }
}

void ActFinder::passTime()
{
    waitForDelays();
    for (std::size_t row = 0; row < m_model.rows().size(); ++row) {
        const ScriptedEvent& event = m_model.event(row);
        if (event.when.on != TriggerWord::Turn || !isHere(row))
            continue;
        PlayRound next = round();
        next.queue(row, m_here);
        std::vector<PlayOutcome> outcomes = next.run();
        const auto happens = [](const PlayOutcome& outcome) { return !outcome.fired.empty(); };
        if (std::ranges::none_of(outcomes, happens))
            continue;
        const bool isSure = event.when.terms.at == kNotSaid || event.conditions.empty();
        m_acts.push_back({std::move(outcomes), m_here, isSure ? PlayDoubt::None : PlayDoubt::Time, !isSure});
        m_isTicking = true;
        m_isClosing |= m_model.rows()[row].mayClose;
    }
}

void ActFinder::walk()
{
    for (const Node node : m_model.map().beside(m_node))
        if (m_model.drops(m_state, node)) { // before anything notices the step
            PlayRound next = round();
            next.climb(m_model.map().landing(node));
            add(std::move(next), m_model.map().cellOf(node));
        } else if (m_model.isOpen(m_state, node)) {
            PlayRound next = round();
            next.enter(node);
            add(std::move(next), m_model.map().cellOf(node));
        }
    for (const Node node : m_model.map().climbs(m_node))
        if (m_model.isOpen(m_state, node)) {
            PlayRound next = round();
            next.climb(node);
            add(std::move(next), m_model.map().cellOf(node));
        }
}

// Whoever steps from a cell of its own onto a goal has won before anything that leaving it sets off.
void ActFinder::win()
{
    const Dungeon& dungeon = m_model.dungeon();
    if (dungeon.rules.goal != Goal::Reach || m_node >= m_model.map().singles())
        return;
    for (const Direction direction : kDirections) {
        const Position at = moved(m_here, direction);
        if (!contains(dungeon, at) || m_model.map().nodeAt(at) < m_model.map().singles() ||
            m_model.tileAt(m_state, at).id != dungeon.rules.goalKind)
            continue;
        PlayOutcome won{.state = m_state, .node = m_node, .end = PlayEnd::Won};
        m_acts.push_back({{std::move(won)}, at, m_isClosing ? PlayDoubt::Time : PlayDoubt::None, m_isTicking});
        return;
    }
}

void ActFinder::useThings()
{
    for (const Position at : m_model.usable()) {
        const TileKind& tile = m_model.tileAt(m_state, at);
        const bool isHole = tile.falls && at.z + 1 < m_model.dungeon().depth();
        if (tile.walkable || tile.drowns > 0 || isHole || !tile.unlocksInto.empty() || !isBeside(at))
            continue;
        PlayRound next = round();
        next.use(at);
        if (m_model.isSurelyUsed(m_state, at))
            add(std::move(next), at);
        else
            addDoubtful(std::move(next), at, PlayDoubt::Others);
    }
}

// What is carried can be laid down where something waits for that, and taken again.
void ActFinder::takeThings()
{
    for (std::size_t i = 0; i < m_model.things().size(); ++i) {
        if (isRepeated(i))
            continue;
        const PlayModel::Thing& thing = m_model.things()[i];
        const std::uint16_t how = m_state[m_model.thingSlot(i)];
        if (how == PlayModel::Lies && thing.at.z == m_here.z && m_model.map().nodeAt(thing.at) == m_node) {
            PlayRound next = round();
            next.state()[m_model.thingSlot(i)] = PlayModel::Carried;
            next.tellThing(TriggerWord::Take, thing.at, thing.kind);
            if (thing.placement && thing.placement->price > 0)
                addDoubtful(std::move(next), thing.at, PlayDoubt::Price);
            else
                add(std::move(next), thing.at);
        }
        if (how != PlayModel::Carried || m_node >= m_model.map().singles())
            continue;
        PlayRound next = round();
        next.tellThing(TriggerWord::Put, m_here, thing.kind);
        add(std::move(next), m_here);
    }
}

void ActFinder::unlockDoors()
{
    for (const Position door : m_model.doors()) {
        const TileId tile = m_model.tileIdAt(m_state, door);
        if (m_model.tileAt(m_state, door).unlocksInto.empty() || !isBeside(door))
            continue;
        for (std::size_t i = 0; i < m_model.things().size(); ++i) {
            const PlayModel::Thing& key = m_model.things()[i];
            const bool isKey = m_model.dungeon().catalogue->item(key.kind).key && (!key.opens || key.opens == door);
            if (!isKey || m_state[m_model.thingSlot(i)] != PlayModel::Carried || isRepeated(i))
                continue;
            PlayRound next = round();
            next.state()[m_model.thingSlot(i)] = PlayModel::Gone;
            next.turn(door, m_model.dungeon().catalogue->transitions(tile).unlocked);
            add(std::move(next), door);
        }
    }
}

// Where the design puts them; elsewhere they may die too.
void ActFinder::slay()
{
    for (std::size_t i = 0; i < m_model.foes().size(); ++i) {
        const PlayModel::Foe& foe = m_model.foes()[i];
        const bool isImmortal = m_model.dungeon().catalogue->creature(foe.who.kind).immortal;
        if (m_state[m_model.foeSlot(i)] != PlayModel::Alive || isImmortal || (foe.at.z >= 0 && foe.at.z != m_here.z))
            continue;
        PlayRound next = round();
        next.tellDeath(i);
        if (foe.at.z < 0 || isBeside(foe.at))
            add(std::move(next), foe.at);
        else
            addDoubtful(std::move(next), foe.at, PlayDoubt::Fight);
    }
}

void ActFinder::look()
{
    for (std::size_t row = 0; row < m_model.rows().size(); ++row) {
        if (m_model.event(row).when.on != TriggerWord::See || !isHere(row))
            continue;
        const std::vector<Position>& cells = m_model.rows()[row].cells;
        const auto near = std::ranges::find_if(cells, [this](Position at) { return isBeside(at); });
        PlayRound next = round();
        next.queue(row, near == cells.end() ? m_here : *near);
        if (near != cells.end())
            add(std::move(next), *near);
        else
            addDoubtful(std::move(next), m_here, PlayDoubt::Others);
    }
}

void ActFinder::happen()
{
    for (std::size_t row = 0; row < m_model.rows().size(); ++row)
        if (isHere(row))
            happen(row);
}

// What others than the hero may set off, or the hero by things that the proof does not follow.
void ActFinder::happen(std::size_t row)
{
    const EventTrigger& when = m_model.event(row).when;
    const std::vector<Position>& cells = m_model.rows()[row].cells;
    const Position at = cells.empty() ? m_here : cells.front();
    const auto queued = [&](PlayDoubt doubt) {
        PlayRound next = round();
        next.queue(row, at);
        addDoubtful(std::move(next), at, doubt);
    };
    switch (when.on) {
    case TriggerWord::Enter:
    case TriggerWord::Leave:
        if (when.terms.who.of == EventWho::Of::Thing ||
            (when.terms.who.of != EventWho::Of::Hero && m_model.hasOthers()))
            queued(PlayDoubt::Others);
        return;
    case TriggerWord::Weigh:
    case TriggerWord::Lift:
    case TriggerWord::Put:
        if (m_model.hasThings())
            queued(PlayDoubt::Others);
        return;
    case TriggerWord::Take:
        if (m_model.hasThings() && std::ranges::binary_search(cells, m_here))
            queued(PlayDoubt::Others);
        return;
    case TriggerWord::Hurt: return queued(PlayDoubt::Fight);
    case TriggerWord::Die:
        if (m_model.canMultiply(when.terms))
            queued(PlayDoubt::Fight);
        return;
    case TriggerWord::Become:
        if (std::ranges::any_of(cells, [this](Position cell) { return m_model.isUncertain(cell); }))
            queued(PlayDoubt::Others);
        return;
    case TriggerWord::Use:
    case TriggerWord::See:
    case TriggerWord::Turn:
    case TriggerWord::Arrive:
    case TriggerWord::Mark:
    case TriggerWord::Gas: return;
    }
}

} // namespace

std::vector<PlayAct> actsIn(const PlayModel& model, const PlayState& state, PlayMap::Node node)
{
    return ActFinder(model, state, node).find();
}

} // namespace cave
