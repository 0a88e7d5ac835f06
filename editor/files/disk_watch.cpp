// SPDX-License-Identifier: MIT
#include "editor/files/disk_watch.h"

#include <QApplication>
#include <QFileInfo>

namespace cave {

namespace {

constexpr int kSoon = 200; // ms

} // namespace

DiskWatch::DiskWatch(Document& document, Desk& desk, QObject* parent) : QObject(parent), m_document(document)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoon);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        if (QApplication::activeModalWidget() != nullptr)
            m_soon.start(); // nobody could answer now, and we may be saving that file ourselves
        else
            check();
    });
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this] { m_soon.start(); });
    connect(&desk, &Desk::changed, this, &DiskWatch::check);
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            m_soon.start();
    });
}

// A file that was replaced is another one to the watcher.
void DiskWatch::watchFile()
{
    if (const QStringList old = m_watcher.files(); !old.isEmpty())
        m_watcher.removePaths(old);
    if (QFileInfo::exists(m_document.filePath()))
        m_watcher.addPath(m_document.filePath());
}

void DiskWatch::check()
{
    m_soon.stop();
    watchFile();
    Draft& draft = m_document.draft();
    if (draft.filePath.isEmpty() || draft.disk.isStill(draft.filePath))
        emit isAsKnown();
    else if (QFileInfo::exists(draft.filePath))
        emit changedOnDisk();
    else
        emit goneFromDisk();
}

} // namespace cave
