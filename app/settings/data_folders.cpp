// SPDX-License-Identifier: MIT
#include "app/settings/data_folders.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace cave {

namespace {

const QString kSettingsName = QStringLiteral("/settings.json");

// Gives back where they are now.
QString moveSettings(const QString& from, const QString& to)
{
    const QString old = from + kSettingsName;
    if (!QFileInfo::exists(old) || QFileInfo::exists(to + kSettingsName))
        return to;
    return QDir().mkpath(to) && QFile::rename(old, to + kSettingsName) ? to : from;
}

} // namespace

DataFolders DataFolders::at(const QString& folder)
{
    DataFolders folders;
    if (folder.isEmpty()) {
        folders.data =
            QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/cavewright");
        folders.dungeons =
            QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + QStringLiteral("/Cavewright");
        folders.cache =
            QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + QStringLiteral("/cavewright");
        folders.config =
            moveSettings(folders.data, QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
                                           QStringLiteral("/cavewright"));
    } else {
        folders.data = QDir(folder).absolutePath();
        folders.config = folders.data;
        folders.dungeons = folders.data + QStringLiteral("/dungeons");
        folders.cache = folders.data + QStringLiteral("/cache");
    }
    QDir().mkpath(folders.data);
    return folders;
}

QString DataFolders::settingsFile() const { return config + kSettingsName; }

QString DataFolders::stateFile() const { return data + QStringLiteral("/state.ini"); }

} // namespace cave
