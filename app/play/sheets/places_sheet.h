// SPDX-License-Identifier: MIT
// Where to travel: the places and things that the hero knows of, on this level and others.
#pragma once

#include "app/play/sheets/sheet.h"
#include "app/view/words/describe.h"
#include "core/pilot/pilot.h"
#include "core/pilot/places.h"

namespace cave {

class Artwork;
class RunningGame;
class SearchField;
class ThingList;

// Nearest first on the hero's level, then level by level. Letters choose a row, / goes to the filter.
class PlacesSheet : public Sheet {
    Q_OBJECT

public:
    PlacesSheet(const RunningGame& game, Pilot& pilot, const Describer& describer, Artwork& artwork, bool asSigns,
                QWidget* parent = nullptr);

signals:
    void chosen(cave::Position at);

private:
    struct Row {
        KnownPlace place;
        int steps = -1; // on the hero's level; -1: no known way
    };

    std::vector<Row> rowsOf(const World& world, Pilot& pilot) const;
    void addRow(const World& world, const Row& row, const Describer& describer, Artwork& artwork, bool asSigns);
    void filter(const QString& words);
    void choose();

    SearchField* m_search;
    ThingList* m_list;
    std::vector<Position> m_places; // as listed
};

} // namespace cave
