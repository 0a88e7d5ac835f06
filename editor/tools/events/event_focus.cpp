// SPDX-License-Identifier: MIT
#include "editor/tools/events/event_focus.h"

#include "core/edit/events/placed_events.h"

#include <algorithm>

namespace cave {

void EventFocus::choose(const std::optional<Chosen>& chosen)
{
    if (chosen == m_chosen)
        return;
    m_chosen = chosen;
    emit chosenChanged();
}

void EventFocus::startPicking(std::vector<Box> cells, Take take)
{
    m_picked = std::move(cells);
    m_take = std::move(take);
    emit pickingChanged();
}

void EventFocus::setPicked(std::vector<Box> cells)
{
    m_picked = std::move(cells);
    const Take take = m_take; // it may begin to pick something else
    if (take)
        take(m_picked);
}

void EventFocus::stopPicking()
{
    if (!m_take)
        return;
    m_take = nullptr;
    m_picked.clear();
    emit pickingChanged();
}

ScriptOwner ownerOf(const Dungeon& dungeon, const EventFocus::Chosen& chosen)
{
    return chosen.level ? dungeon.levelIndex(chosen.level) : std::nullopt;
}

const ScriptedEvent* findEvent(const Dungeon& dungeon, const EventFocus::Chosen& chosen)
{
    const ScriptOwner owner = ownerOf(dungeon, chosen);
    if ((chosen.level && !owner) || chosen.placed)
        return nullptr;
    const std::vector<ScriptedEvent>& events = scriptOf(dungeon, owner).events;
    const auto found = std::ranges::find(events, chosen.event, &ScriptedEvent::uid);
    return found == events.end() ? nullptr : &*found;
}

std::optional<ScriptedEvent> eventInPlay(const Dungeon& dungeon, const EventFocus::Chosen& chosen)
{
    if (const ScriptedEvent* own = findEvent(dungeon, chosen))
        return *own;
    const ScriptOwner owner = ownerOf(dungeon, chosen);
    if (!owner || !chosen.placed)
        return std::nullopt;
    auto placed = findPlacedEvent(dungeon, *owner, {chosen.placed, chosen.event});
    return placed ? std::optional(std::move(placed->event)) : std::nullopt;
}

} // namespace cave
