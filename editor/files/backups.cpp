// SPDX-License-Identifier: MIT
#include "editor/files/backups.h"

#include "app/view/base/file_path.h"
#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/base/ids.h"
#include "core/json/json.h"
#include "core/save/dungeon_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace cave {

namespace {

constexpr int kHashDigits = 8;
const QString kBackupSuffix = QString::fromUtf8(kDungeonSuffix);
const QString kTimeFormat = QStringLiteral("yyyy-MM-dd_HH-mm-ss-zzz");

} // namespace

QString Backups::folderOf(const QString& file) const
{
    const QFileInfo info(file);
    const QString hash = QString::fromStdString(hexOf(hashOf("backup", info.absoluteFilePath().toStdString())));
    return m_folder + u'/' + info.fileName().section(u'.', 0, 0) + u'-' + hash.right(kHashDigits);
}

std::vector<Backup> Backups::of(const QString& file) const
{
    std::vector<Backup> backups;
    const QDir folder(folderOf(file));
    for (const QString& name : folder.entryList({u'*' + kBackupSuffix}, QDir::Files, QDir::Name | QDir::Reversed)) {
        const QString time = name.chopped(kBackupSuffix.size());
        if (const auto when = QDateTime::fromString(time, kTimeFormat); when.isValid())
            backups.push_back({folder.filePath(name), when});
    }
    return backups;
}

bool Backups::keep(const QString& file) const
{
    if (!QFileInfo::exists(file))
        return true;
    const auto bytes = readFile(pathOf(file), JsonLimits{}.bytes);
    const QString folder = folderOf(file);
    if (!bytes || !QDir().mkpath(folder))
        return false;
    removeLeftTemporaries(pathOf(folder));
    std::vector<Backup> backups = of(file);
    if (!backups.empty() && readFile(pathOf(backups.front().path), JsonLimits{}.bytes).value_or("") == *bytes)
        return true;
    const QString name = QDateTime::currentDateTime().toString(kTimeFormat) + kBackupSuffix;
    if (!writeFileAtomically(pathOf(folder + u'/' + name), *bytes))
        return false;
    backups = of(file);
    for (std::size_t i = static_cast<std::size_t>(m_most); i < backups.size(); ++i)
        QFile::remove(backups[i].path);
    return true;
}

} // namespace cave
