// SPDX-License-Identifier: MIT
#include "core/proof/play/play_round.h"

#include "core/proof/ways/design.h"

#include <algorithm>

namespace cave {

namespace {

constexpr int kMostDone = 256; // effects of a round, as in a game
constexpr std::size_t kMostBranches = 64; // of a round that are told apart

bool isOn(const PlayModel::Row& row, Position at) { return std::ranges::binary_search(row.cells, at); }

} // namespace

PlayRound::PlayRound(const PlayModel& model, PlayState state, Node node)
    : m_model(model), m_now{.state = std::move(state), .node = node}
{
}

void PlayRound::queue(std::size_t row, Position here) { m_now.queue.push_back({row, here}); }
void PlayRound::enter(Node node) { place(m_now, node); }

// What waits on the level that was left does not notice.
void PlayRound::climb(Node node) { comeTo(m_now, node); }

void PlayRound::comeTo(Branch& now, Node node)
{
    now.node = PlayMap::kNone;
    place(now, node);
    for (std::size_t row = 0; row < m_model.rows().size(); ++row)
        if (m_model.event(row).when.on == TriggerWord::Arrive && isHere(now, staged(row)))
            now.queue.push_back({row, m_model.map().cellOf(node)});
}

void PlayRound::use(Position at)
{
    for (std::size_t row = 0; row < m_model.rows().size(); ++row)
        if (m_model.event(row).when.on == TriggerWord::Use && isOn(m_model.rows()[row], at))
            queue(row, at);
}

void PlayRound::tellThing(TriggerWord on, Position at, ItemKindId kind)
{
    const std::string& id = m_model.dungeon().catalogue->item(kind).id;
    for (std::size_t row = 0; row < m_model.rows().size(); ++row)
        if (const EventTrigger& when = m_model.event(row).when;
            when.on == on && isOn(m_model.rows()[row], at) && (when.terms.item.empty() || when.terms.item == id))
            queue(row, at);
}

void PlayRound::tellArrival(int z)
{
    for (std::size_t row = 0; row < m_model.rows().size(); ++row)
        if (m_model.event(row).when.on == TriggerWord::Arrive && (!staged(row).z || *staged(row).z == z))
            queue(row, m_model.map().cellOf(m_now.node));
}

void PlayRound::tellDeath(std::size_t foe)
{
    const PlayModel::Foe& dead = m_model.foes()[foe];
    m_now.state[m_model.foeSlot(foe)] = PlayModel::Dead;
    for (std::size_t row = 0; row < m_model.rows().size(); ++row) {
        const EventTrigger& when = m_model.event(row).when;
        if (when.on != TriggerWord::Die || !m_model.isOfTeam(staged(row), when.terms, dead.who, level(m_now)))
            continue;
        bool isLast = true;
        for (std::size_t i = 0; i < m_model.foes().size(); ++i) {
            const PlayModel::Foe& other = m_model.foes()[i];
            isLast &= m_now.state[m_model.foeSlot(i)] != PlayModel::Alive ||
                      !m_model.isOfTeam(staged(row), when.terms, other.who, level(m_now));
        }
        if (!when.terms.last || isLast)
            queue(row, dead.at);
    }
}

void PlayRound::turn(Position at, TileId tile)
{
    if (m_model.tileSlot(at))
        set(m_now, at, tile);
}

void PlayRound::resume(std::size_t delay, std::uint16_t left)
{
    const PlayModel::Delay& due = m_model.delays()[delay];
    m_now.state[m_model.delaySlot(delay)] = left;
    m_now.current = Queued{due.row, m_model.map().cellOf(m_now.node)};
    m_now.effect = due.effect;
    m_now.last = due.effect + 1;
    m_now.isDue = true;
}

std::vector<PlayOutcome> PlayRound::run()
{
    std::vector<PlayOutcome> outcomes;
    m_open.push_back(std::move(m_now));
    while (!m_open.empty()) {
        Branch now = std::move(m_open.back());
        m_open.pop_back();
        while (now.end == PlayEnd::None && (now.current || !now.queue.empty() || drops(now)))
            advance(now);
        m_model.sortAlike(now.state);
        outcomes.push_back({std::move(now.state), now.node, now.end, now.isDoubtful || m_open.size() > kMostBranches,
                            std::move(now.fired)});
    }
    return outcomes;
}

void PlayRound::advance(Branch& now)
{
    if (!now.current && now.queue.empty()) // all is done, and nothing holds the hero any more
        return comeTo(now, m_model.map().landing(now.node));
    if (!now.current)
        return begin(now);
    if (now.effect >= now.last || ++now.done > kMostDone) {
        now.isDoubtful |= now.done > kMostDone;
        now.current.reset();
        return;
    }
    doEffect(now);
}

// The next of the queue, if it may happen: once a round, so often, if its conditions hold.
void PlayRound::begin(Branch& now)
{
    const Queued next = now.queue.front();
    now.queue.pop_front();
    const ScriptedEvent& event = m_model.event(next.row);
    std::uint16_t& times = now.state[m_model.timesSlot(next.row)];
    const int most = m_model.mostTimes(next.row);
    if (std::ranges::find(now.fired, next.row) != now.fired.end() || (most > 0 && times >= most))
        return;
    Truth truth = event.rest > 0 && times > 0 ? Truth::Unknown : Truth::Yes;
    now.current = next;
    const Truth asked = holdsAll(now, event.conditions);
    now.current.reset();
    if (asked == Truth::No)
        return;
    if (asked != Truth::Yes)
        truth = truth == Truth::Unknown ? truth : asked;
    if (truth != Truth::Yes) {
        now.isDoubtful |= truth == Truth::Unknown;
        m_open.push_back(now);
    }
    if (most > 0 || event.rest > 0)
        times = static_cast<std::uint16_t>(most > 0 ? times + 1 : 1);
    now.fired.push_back(next.row);
    now.current = next;
    now.effect = 0;
    now.last = event.effects.size();
    now.isDue = false;
}

bool PlayRound::isGoal(const Branch& now, Position at) const
{
    const Rules& rules = m_model.dungeon().rules;
    return rules.goal == Goal::Reach && m_model.tileAt(now.state, at).id == rules.goalKind;
}

void PlayRound::place(Branch& now, Node node)
{
    const PlayMap& map = m_model.map();
    if (node == now.node)
        return;
    const Position nowhere{-1, -1, -1};
    const Position from = now.node == PlayMap::kNone ? nowhere : map.cellOf(now.node);
    const Position to = map.cellOf(node);
    if (from != nowhere && now.node < map.singles()) {
        tellSteps(now, TriggerWord::Leave, from);
        tellWeight(now, TriggerWord::Lift, from, to);
    }
    now.node = node;
    if (node < map.singles() && isGoal(now, to)) {
        now.end = PlayEnd::Won; // before anything that this sets off
    } else if (node < map.singles()) {
        tellSteps(now, TriggerWord::Enter, to);
        tellWeight(now, TriggerWord::Weigh, to, from);
    }
}

void PlayRound::tellSteps(Branch& now, TriggerWord on, Position at) const
{
    for (std::size_t row = 0; row < m_model.rows().size(); ++row)
        if (const EventTrigger& when = m_model.event(row).when;
            when.on == on && isOn(m_model.rows()[row], at) && meansHero(when.terms.who, m_model.dungeon().rules))
            now.queue.push_back({row, at});
}

// Whoever goes from one cell of a plate to another one changes nothing.
void PlayRound::tellWeight(Branch& now, TriggerWord on, Position at, Position other) const
{
    const Dungeon& dungeon = m_model.dungeon();
    const auto hero = dungeon.catalogue->findCreature(dungeon.rules.hero);
    const int weight = hero ? weightOf(dungeon.catalogue->creature(*hero)) : kUsualWeight;
    for (std::size_t number = 0; number < m_model.rows().size(); ++number) {
        const PlayModel::Row& row = m_model.rows()[number];
        const EventTrigger& when = m_model.event(number).when;
        if (when.on == on && isOn(row, at) && !isOn(row, other) && !row.isWeighed && when.terms.least <= weight)
            now.queue.push_back({number, at});
    }
}

void PlayRound::tellTile(Branch& now, Position at, TileId tile) const
{
    const std::string& id = m_model.dungeon().catalogue->tile(tile).id;
    for (std::size_t row = 0; row < m_model.rows().size(); ++row)
        if (const EventTrigger& when = m_model.event(row).when;
            when.on == TriggerWord::Become && when.terms.tile == id && isOn(m_model.rows()[row], at) &&
            isHere(now, staged(row)))
            now.queue.push_back({row, at});
}

void PlayRound::tellMark(Branch& now, std::size_t mark, int before, int after) const
{
    for (std::size_t row = 0; row < m_model.rows().size(); ++row)
        if (const EventTrigger& when = m_model.event(row).when;
            when.on == TriggerWord::Mark && before < when.terms.least && after >= when.terms.least &&
            m_model.stage().markOf(staged(row), when.terms.mark) == mark && isHere(now, staged(row)))
            now.queue.push_back({row, m_model.map().cellOf(now.node)});
}

} // namespace cave
