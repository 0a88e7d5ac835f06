// SPDX-License-Identifier: MIT
#include "editor/handlers/recent_files.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace cave {

namespace {

constexpr char kRecentKey[] = "editor/recentFiles";
constexpr char kFolderKey[] = "editor/folder";

// "sunken-hall": what a file may be called everywhere.
QString fileNameOf(const QString& title)
{
    QString name;
    for (const QChar letter : title.toLower()) {
        if (letter.isLetterOrNumber())
            name += letter;
        else if (!name.endsWith(u'-') && !name.isEmpty())
            name += u'-';
    }
    while (name.endsWith(u'-'))
        name.chop(1);
    return name.isEmpty() ? QStringLiteral("dungeon") : name;
}

} // namespace

QStringList RecentFiles::paths() const { return m_settings.value(QLatin1String(kRecentKey)).toStringList(); }

void RecentFiles::add(const QString& path)
{
    const QString whole = QFileInfo(path).absoluteFilePath();
    QStringList all = paths();
    all.removeAll(whole);
    all.prepend(whole);
    m_settings.setValue(QLatin1String(kRecentKey), all.mid(0, m_most));
    useFolderOf(path);
}

QString RecentFiles::folder() const
{
    QString last = m_settings.value(QLatin1String(kFolderKey)).toString();
    if (QDir(last).exists() && !last.isEmpty())
        return last;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString own = documents + QStringLiteral("/Cavewright");
    return QDir(own).exists() ? own : documents;
}

void RecentFiles::useFolderOf(const QString& path)
{
    m_settings.setValue(QLatin1String(kFolderKey), QFileInfo(path).absolutePath());
}

QString RecentFiles::pathFor(const QString& title, const QString& suffix) const
{
    return folder() + u'/' + fileNameOf(title) + suffix;
}

} // namespace cave
