// SPDX-License-Identifier: MIT
#include "editor/panels/events/event_list.h"

#include "app/view/words/describe.h"
#include "core/edit/events/event_draft.h"
#include "core/edit/events/placed_events.h"
#include "editor/panels/events/event_names.h"

#include <QCoreApplication>

namespace cave {

namespace {

QString translated(const char* text) { return QCoreApplication::translate("EventFields", text); }

void addEvents(std::vector<EventEntry>& entries, const Workbench& bench, ScriptOwner owner)
{
    const Dungeon& dungeon = bench.dungeon();
    const Uid level = owner ? dungeon.level(*owner).uid : Uid{};
    const std::vector<ScriptedEvent>& events = scriptOf(dungeon, owner).events;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const auto fault = whyUnfit(dungeon, owner, events[i]);
        const QString title = eventTitle(events[i]);
        entries.push_back({EventEntry::Of::Script,
                           {level, events[i].uid},
                           i,
                           owner ? title : translated(QT_TRANSLATE_NOOP("EventFields", "All levels: %1")).arg(title),
                           fault ? bench.describe(*fault) : QString()});
    }
}

// Behind each other by the pieces that brought them.
void addPlacedEvents(std::vector<EventEntry>& entries, const Workbench& bench)
{
    const Dungeon& dungeon = bench.dungeon();
    for (const PlacedEvent& placed : placedEvents(dungeon, bench.z())) {
        const auto fault = placed.isMuted ? std::nullopt : whyUnfit(dungeon, bench.z(), placed.event);
        const QString title = translated(placed.isMuted ? QT_TRANSLATE_NOOP("EventFields", "%1 (piece, muted): %2")
                                                        : QT_TRANSLATE_NOOP("EventFields", "%1 (piece): %2"))
                                  .arg(QString::fromStdString(placed.piece), eventTitle(placed.event));
        entries.push_back({EventEntry::Of::Placed,
                           {bench.level().uid, placed.address.event, placed.address.placed},
                           0,
                           title,
                           fault ? bench.describe(*fault) : QString(),
                           placed.isMuted});
    }
}

} // namespace

std::vector<EventEntry> eventEntries(const Workbench& bench)
{
    std::vector<EventEntry> entries;
    addEvents(entries, bench, bench.z());
    addPlacedEvents(entries, bench);
    const LevelTexts& texts = bench.level().texts;
    for (std::size_t i = 0; i < texts.signs.size(); ++i)
        entries.push_back({EventEntry::Of::Board,
                           {},
                           i,
                           translated(QT_TRANSLATE_NOOP("EventFields", "Board at %1, %2: %3"))
                               .arg(texts.signs[i].x)
                               .arg(texts.signs[i].y)
                               .arg(described(Text(kDungeonContext, texts.signs[i].text))),
                           {}});
    if (!texts.arrival.empty())
        entries.push_back({EventEntry::Of::Arrival,
                           {},
                           0,
                           translated(QT_TRANSLATE_NOOP("EventFields", "On arriving: %1"))
                               .arg(described(Text(kDungeonContext, texts.arrival))),
                           {}});
    addEvents(entries, bench, std::nullopt);
    return entries;
}

} // namespace cave
