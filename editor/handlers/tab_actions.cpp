// SPDX-License-Identifier: MIT
#include "editor/handlers/tab_actions.h"

#include "editor/actions/action_set.h"
#include "editor/files/desk.h"
#include "editor/handlers/file_actions.h"

#include <QAction>

namespace cave {

TabActions::TabActions(Desk& desk, FileActions& files, ActionSet& actions, QObject* parent)
    : QObject(parent), m_desk(desk), m_actions(actions)
{
    connect(&actions[EditorAction::NextTab], &QAction::triggered, this, [&desk] { desk.showNext(1); });
    connect(&actions[EditorAction::PreviousTab], &QAction::triggered, this, [&desk] { desk.showNext(-1); });
    connect(&actions[EditorAction::CloseTab], &QAction::triggered, this,
            [&desk, &files] { files.close(desk.current()); });
    connect(&actions[EditorAction::ReopenTab], &QAction::triggered, &desk, &Desk::reopen);
    connect(&desk, &Desk::changed, this, &TabActions::enable);
    enable();
}

void TabActions::enable()
{
    for (const EditorAction id : {EditorAction::NextTab, EditorAction::PreviousTab})
        m_actions.enable(id, m_desk.count() > 1, QT_TRANSLATE_NOOP("EditorActions", "Only one dungeon is open."));
    m_actions.enable(EditorAction::ReopenTab, m_desk.canReopen(),
                     QT_TRANSLATE_NOOP("EditorActions", "No tab has been closed yet."));
}

} // namespace cave
