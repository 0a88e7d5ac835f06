// SPDX-License-Identifier: MIT
// The levels of the game as the hero knows them: a small picture of each, its stairs and what is left there.
#pragma once

#include "app/play/sheets/sheet.h"
#include "app/view/words/describe.h"
#include "core/pilot/pilot.h"
#include "core/pilot/places.h"

#include <vector>

class QListWidget;
class QListWidgetItem;

namespace cave {

class RunningGame;
class SearchField;

// The filter looks through names of levels and of what was seen there; then Enter leads to the first of that.
class LevelsSheet : public Sheet {
    Q_OBJECT

public:
    LevelsSheet(const RunningGame& game, Pilot& pilot, const Describer& describer, QWidget* parent = nullptr);

signals:
    void chosen(cave::Position at); // where to travel: on another level, or a thing that the filter found on this one

private:
    struct Noted {
        KnownPlace place;
        QString name; // "apple"
    };
    struct Row {
        QListWidgetItem* item = nullptr;
        QString name;
        QString summary;
        bool isSeen = false;
        std::vector<Noted> noted;
    };

    void addRow(int z, bool isSeen, Pilot& pilot, const Describer& describer);
    QString summaryOf(const Row& row, int z, Pilot& pilot) const;
    QStringList groupsOf(const Row& row, KindTable table) const;
    void filter(const QString& words);
    void choose();
    std::vector<const Noted*> found(const Row& row) const;

    const World& m_world;
    SearchField* m_search;
    QListWidget* m_list;
    std::vector<Row> m_rows; // by level
};

} // namespace cave
