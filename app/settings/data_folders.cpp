// SPDX-License-Identifier: MIT
#include "app/settings/data_folders.h"

#include <QDir>
#include <QStandardPaths>

namespace cave {

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
    } else {
        folders.data = QDir(folder).absolutePath();
        folders.dungeons = folders.data + QStringLiteral("/dungeons");
        folders.cache = folders.data + QStringLiteral("/cache");
    }
    QDir().mkpath(folders.data);
    return folders;
}

QString DataFolders::settingsFile() const { return data + QStringLiteral("/settings.json"); }

QString DataFolders::stateFile() const { return data + QStringLiteral("/state.ini"); }

} // namespace cave
