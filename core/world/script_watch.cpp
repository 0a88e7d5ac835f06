// SPDX-License-Identifier: MIT
#include "core/world/script_watch.h"

#include <algorithm>
#include <tuple>

namespace cave {

namespace {

constexpr Position kNoPlace{DelayedEvent::kNowhere, DelayedEvent::kNowhere, 0};

} // namespace

ScriptWatch::ScriptWatch(SharedScript level, SharedScript dungeon, Uid levelUid, int width, int height)
    : m_level(std::move(level)), m_dungeon(std::move(dungeon)), m_steps(width, height), m_things(width, height),
      m_weights(width, height), m_uses(width, height), m_sights(width, height), m_tiles(width, height),
      m_airs(width, height)
{
    add(*m_level, false, levelUid);
    add(*m_dungeon, true, levelUid);
    std::ranges::stable_sort(m_events, {}, [](const WatchedEvent& watched) {
        const EventKey& key = watched.key;
        return std::tuple(key.isOfDungeon, static_cast<bool>(key.placed), key.event, key.placed);
    });
}

void ScriptWatch::add(const Script& script, bool isOfDungeon, Uid levelUid)
{
    for (const ScriptedEvent& event : script.events) {
        const EventTerms& terms = event.when.terms;
        if (terms.level && terms.level != levelUid)
            continue;
        m_events.push_back({{isOfDungeon, event.placed, event.uid}, &event});
        watch(event.when);
        m_asksForFallen |= std::ranges::any_of(event.effects, [](const EventEffect& effect) {
            return effect.does == EffectWord::Make && effect.terms.creature == kFallen;
        });
    }
}

void ScriptWatch::watch(const EventTrigger& trigger)
{
    const auto add = [&](BitGrid& grid) {
        grid |= cellsOf(trigger.terms.cells, kNoPlace, grid.width(), grid.height());
    };
    switch (trigger.on) {
    case TriggerWord::Enter:
    case TriggerWord::Leave: return add(m_steps);
    case TriggerWord::Weigh:
    case TriggerWord::Lift: return add(m_weights);
    case TriggerWord::Use: return add(m_uses);
    case TriggerWord::Take:
    case TriggerWord::Put: return add(m_things);
    case TriggerWord::See: return add(m_sights);
    case TriggerWord::Become: return add(m_tiles);
    case TriggerWord::Gas: return add(m_airs);
    case TriggerWord::Hurt: m_asksForHealth = true; break;
    case TriggerWord::Die:
    case TriggerWord::Turn:
    case TriggerWord::Arrive:
    case TriggerWord::Mark: break;
    }
}

const WatchedEvent* ScriptWatch::find(const EventKey& key) const
{
    const auto found = std::ranges::find(m_events, key, &WatchedEvent::key);
    return found == m_events.end() ? nullptr : &*found;
}

bool ScriptWatch::has(TriggerWord word) const
{
    return std::ranges::any_of(m_events, [word](const WatchedEvent& each) { return each.event->when.on == word; });
}

bool covers(const EventCells& cells, int x, int y)
{
    if (cells.of == EventCells::Of::Level)
        return true;
    return std::ranges::any_of(cells.boxes, [=](const Box& box) { return box.contains(x, y); });
}

BitGrid cellsOf(const EventCells& cells, Position here, int width, int height)
{
    BitGrid set(width, height);
    const auto add = [&](const Box& box) {
        if (const Box inside = box.intersected(set.box()); !inside.isEmpty())
            set.set(inside);
    };
    switch (cells.of) {
    case EventCells::Of::None:
    case EventCells::Of::Letters: break; // which a game does not have: they were turned into boxes
    case EventCells::Of::Boxes: std::ranges::for_each(cells.boxes, add); break;
    case EventCells::Of::Here: add({here.x, here.y, 1, 1}); break;
    case EventCells::Of::Level: set.fill(true); break;
    }
    return set;
}

} // namespace cave
