// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QSettings;

namespace cave {

/// The files used last and the folder of the newest, kept in the settings.
class RecentFiles {
public:
    static constexpr int kMost = 12; // unless it is set

    /// The settings must outlive this.
    explicit RecentFiles(QSettings& settings) : m_settings(settings) {}

    QStringList paths() const; // newest first
    void setMost(int most) { m_most = most; }
    void add(const QString& path);
    /// Where dialogs begin: the folder used last, else Documents/Cavewright if that exists, else Documents.
    QString folder() const;
    void useFolderOf(const QString& path);
    /// "sunken-hall.map" in the folder, for a dungeon without a file.
    QString pathFor(const QString& title, const QString& suffix) const;

private:
    QSettings& m_settings;
    int m_most = kMost;
};

} // namespace cave
