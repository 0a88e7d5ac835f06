// SPDX-License-Identifier: MIT
#include "editor/handlers/recent_menu.h"

#include "app/view/ui/keep_current.h"
#include "editor/handlers/file_actions.h"

#include <QFileInfo>

namespace cave {

RecentMenu::RecentMenu(FileActions& files, QWidget* parent) : QMenu(parent), m_files(files)
{
    setToolTipsVisible(true);
    keepCurrent(*this, [this] { setTitle(tr("Open &recent")); });
    connect(&files, &FileActions::recentFilesChanged, this, &RecentMenu::refresh);
    refresh();
}

void RecentMenu::refresh()
{
    clear();
    const QStringList paths = m_files.recentFiles();
    for (const QString& path : paths) {
        QAction* action = addAction(QFileInfo(path).fileName());
        action->setToolTip(path);
        connect(action, &QAction::triggered, this, [this, path] { m_files.open(path); });
    }
    setEnabled(!paths.isEmpty());
}

} // namespace cave
