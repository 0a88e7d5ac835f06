// SPDX-License-Identifier: MIT
#include "editor/handlers/recent_menu.h"

#include "app/view/ui/keep_current.h"
#include "app/view/words/shown_words.h"
#include "editor/handlers/file_actions.h"

namespace cave {

RecentMenu::RecentMenu(FileActions& files, QWidget* parent) : QMenu(parent), m_files(files)
{
    setToolTipsVisible(true);
    connect(&files, &FileActions::recentFilesChanged, this, &RecentMenu::refresh);
    keepCurrent(*this, [this] {
        setTitle(tr("Open &recent"));
        refresh();
    });
}

void RecentMenu::refresh()
{
    clear();
    const QStringList paths = m_files.recentFiles();
    for (const QString& path : paths) {
        QString name = shownFileName(path);
        name.replace(u'&', QStringLiteral("&&")); // no shortcut
        QAction* action = addAction(name);
        action->setToolTip(shownWords(path));
        connect(action, &QAction::triggered, this, [this, path] { m_files.open(path); });
    }
    if (paths.isEmpty())
        addAction(tr("Files that you save or open appear here."))->setEnabled(false);
}

} // namespace cave
