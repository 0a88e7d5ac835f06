// SPDX-License-Identifier: MIT
// What the buttons of the panel do, and Enter in its list.
#include "core/edit/events/event_draft.h"
#include "core/edit/events/placed_events.h"
#include "core/edit/words_edit.h"
#include "editor/dialogs/text_question.h"
#include "editor/panels/events/event_form.h"
#include "editor/panels/events/events_panel.h"

#include <QListWidget>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace cave {

void EventsPanel::activate()
{
    const EventEntry* entry = current();
    if (!entry)
        return;
    switch (entry->of) {
    case EventEntry::Of::Placed: m_mute->setFocus(Qt::OtherFocusReason); break;
    case EventEntry::Of::Script: m_form->trigger().setFocus(Qt::OtherFocusReason); break;
    case EventEntry::Of::Board: {
        const Sign& board = m_bench.level().texts.signs[entry->index];
        m_bench.writeBoard({board.x, board.y});
        break;
    }
    case EventEntry::Of::Arrival: askForArrival(); break;
    }
}

void EventsPanel::askForArrival()
{
    askText(this,
            {.title = tr("On arriving"),
             .label = tr("What the hero reads on coming to this level"),
             .first = QString::fromStdString(m_bench.level().texts.arrival),
             .button = tr("Take it")},
            [this, uid = m_bench.level().uid](const QString& text) {
                DesignWords words = wordsOf(m_bench.dungeon());
                for (DesignWords::Level& level : words.levels)
                    if (level.uid == uid)
                        level.arrival = text.toStdString();
                m_bench.document().push(changeWords(m_bench.dungeon(), words), tr("Change what is read on arriving"));
            });
}

void EventsPanel::add(ScriptOwner owner)
{
    Script script = scriptOf(m_bench.dungeon(), owner);
    const CellAt cursor = m_bench.cursor();
    ScriptedEvent event = guessedEvent(m_bench.dungeon(), m_bench.positionOf(cursor), m_bench.positionOf(cursor),
                                       tr("Something clicks.").toStdString(), 0);
    if (!owner)
        event.when = {TriggerWord::Arrive, {}};
    const auto index = addEvent(script, std::move(event));
    if (!index) {
        emit said(tr("There is no room for another event: %1 are the most.").arg(kMostEvents));
        return;
    }
    const EventFocus::Chosen fresh{owner ? m_bench.level().uid : Uid{}, script.events[*index].uid};
    push(owner, std::move(script), tr("Add an event"));
    m_bench.events().choose(fresh);
    m_form->trigger().setFocus(Qt::OtherFocusReason);
}

void EventsPanel::duplicate()
{
    const EventEntry* entry = current();
    if (!isEvent())
        return;
    const ScriptOwner owner = ownerOf(m_bench.dungeon(), entry->event);
    Script script = scriptOf(m_bench.dungeon(), owner);
    const auto index = addEvent(script, script.events[entry->index], entry->index);
    if (!index) {
        emit said(tr("There is no room for another event: %1 are the most.").arg(kMostEvents));
        return;
    }
    const EventFocus::Chosen fresh{entry->event.level, script.events[*index].uid};
    push(owner, std::move(script), tr("Duplicate an event"));
    m_bench.events().choose(fresh);
}

void EventsPanel::remove()
{
    const EventEntry* entry = current();
    if (!entry || isPlaced())
        return;
    const int row = m_list->currentRow();
    if (entry->of == EventEntry::Of::Board) {
        const Sign& board = m_bench.level().texts.signs[entry->index];
        const Position at{board.x, board.y, m_bench.z()};
        m_bench.document().push(putSign(m_bench.dungeon(), at, {}).value_or(DungeonEdit{}),
                                tr("Take the board at %1, %2 away").arg(at.x).arg(at.y));
    } else if (entry->of == EventEntry::Of::Arrival) {
        DesignWords words = wordsOf(m_bench.dungeon());
        words.levels[static_cast<std::size_t>(m_bench.z())].arrival.clear();
        m_bench.document().push(changeWords(m_bench.dungeon(), words), tr("Change what is read on arriving"));
    } else {
        const ScriptOwner owner = ownerOf(m_bench.dungeon(), entry->event);
        Script script = scriptOf(m_bench.dungeon(), owner);
        script.events.erase(script.events.begin() + static_cast<std::ptrdiff_t>(entry->index));
        m_bench.events().choose(std::nullopt);
        push(owner, std::move(script), tr("Delete an event"));
    }
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
}

void EventsPanel::move(int step)
{
    const EventEntry* entry = current();
    if (!isEvent())
        return;
    const ScriptOwner owner = ownerOf(m_bench.dungeon(), entry->event);
    Script script = scriptOf(m_bench.dungeon(), owner);
    const auto to = static_cast<std::ptrdiff_t>(entry->index) + step;
    if (to < 0 || to >= std::ssize(script.events))
        return;
    cave::moveEvent(script, entry->index, static_cast<std::size_t>(to));
    push(owner, std::move(script), tr("Move an event"));
}

void EventsPanel::mute()
{
    if (!isPlaced())
        return;
    const EventEntry entry = *current();
    m_bench.document().push(
        muteEvent(m_bench.dungeon(), m_bench.z(), {entry.event.placed, entry.event.event}, !entry.isMuted),
        entry.isMuted ? tr("Unmute an event") : tr("Mute an event"));
}

void EventsPanel::makeOwn()
{
    if (!isPlaced())
        return;
    const EventFocus::Chosen placed = current()->event;
    auto taken = takeOverEvent(m_bench.dungeon(), m_bench.z(), {placed.placed, placed.event});
    if (!taken) {
        emit said(m_bench.describe(taken.error().what));
        return;
    }
    m_bench.document().push(std::move(taken->edit), tr("Make an event the level's own"));
    m_bench.events().choose(EventFocus::Chosen{placed.level, taken->event});
    if (taken->count > 1)
        emit said(tr("%n event(s) that share marks are of the level now.", nullptr, taken->count));
    m_form->trigger().setFocus(Qt::OtherFocusReason);
}

} // namespace cave
