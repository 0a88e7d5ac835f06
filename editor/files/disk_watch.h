// SPDX-License-Identifier: MIT
// Notices when another program writes the file of the shown draft.
#pragma once

#include "editor/files/desk.h"

#include <QFileSystemWatcher>
#include <QTimer>

namespace cave {

class DiskWatch : public QObject {
    Q_OBJECT

public:
    DiskWatch(Document& document, Desk& desk, QObject* parent = nullptr);

    // Also called by itself: when the file changes, another draft is shown, or the program gets the focus.
    void check();

signals:
    void changedOnDisk();
    void goneFromDisk();
    void isAsKnown(); // what was told before no longer holds

private:
    void watchFile();

    Document& m_document;
    QFileSystemWatcher m_watcher;
    QTimer m_soon; // programs write in several steps
};

} // namespace cave
