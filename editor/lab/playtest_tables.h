// SPDX-License-Identifier: MIT
// What the games of a play-test came to, as rows of the window's tables.
#pragma once

#include "core/lab/playtest.h"
#include "editor/tools/workbench.h"

#include <QCoreApplication>

class QTreeWidget;

namespace cave {

QString personaName(const std::string& id);

QString shareWithInterval(std::int64_t part, std::int64_t whole); // "5 % (1-15 %)", with the interval of 95 %

// Each shows what the sum has; rows stay chosen as far as they are still there.
class DeathTable {
    Q_DECLARE_TR_FUNCTIONS(PlaytestTables)

public:
    explicit DeathTable(QTreeWidget& table) : m_table(table) {}

    void showTexts();
    void clear();
    void show(const PlaytestSum& sum, const Workbench& bench); // those that are not there yet are added
    // The number of the chosen game.
    std::optional<int> chosen() const;

private:
    QTreeWidget& m_table;
    int m_shown = 0; // games that were looked at
};

// The last column, the danger by design, is hidden for games on other maps.
void showLevels(QTreeWidget& table, const PlaytestSum& sum, const Workbench& bench);
// What heroes carried as they left each level.
void showSupplies(QTreeWidget& table, const PlaytestSum& sum, const Workbench& bench);
// What the heat shows of one map, of games on others: by how far from the arrival it was.
void showProfile(QTreeWidget& table, const PlaytestSum& sum);
// `before`: null where there is nothing to compare with.
void showChanges(QTreeWidget& table, const PlaytestSum& sum, const PlaytestSum* before);

} // namespace cave
