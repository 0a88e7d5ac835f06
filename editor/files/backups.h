// SPDX-License-Identifier: MIT
// Older states of saved files, kept in the data folder: "backups/NAME-HASH/TIME.cave.json", where the hash tells files
// of the same name in different folders apart.
#pragma once

#include <QDateTime>
#include <QString>

#include <vector>

namespace cave {

struct Backup {
    QString path;
    QDateTime when; // it was replaced, local time
};

class Backups {
public:
    static constexpr int kMost = 10; // of each file, unless it is set

    explicit Backups(const QString& dataFolder) : m_folder(dataFolder + QStringLiteral("/backups")) {}

    void setMost(int count) { m_most = count; }
    // Copies what the file holds now, unless that is the newest backup already, and drops the oldest beyond the most.
    // False when a copy was due and could not be made. A file that is not there needs none.
    bool keep(const QString& file) const;
    std::vector<Backup> of(const QString& file) const; // newest first

private:
    QString folderOf(const QString& file) const;

    QString m_folder;
    int m_most = kMost;
};

} // namespace cave
