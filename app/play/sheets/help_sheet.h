// SPDX-License-Identifier: MIT
// What every key does, read from the live key map, what the signs on the map mean, and the rules in a few sentences:
// those of every dungeon, and those of the one that is played.
#pragma once

#include "app/play/keys/key_map.h"
#include "app/play/sheets/sheet.h"
#include "app/view/words/describe.h"

#include <memory>

class QTabWidget;
class QTreeWidget;

namespace cave {

class Artwork;
class SearchField;
struct Rules;

class HelpSheet : public Sheet {
    Q_OBJECT

public:
    // `rules`: null when no game runs.
    HelpSheet(const KeyMap& keys, const Catalogue& catalogue, const Describer& describer, Artwork& artwork,
              const Rules* rules, QWidget* parent = nullptr);

private:
    QTreeWidget* newTree(const QStringList& headers);
    QTreeWidget* newKeys(const KeyMap& keys);
    QTreeWidget* newSigns(const Catalogue& catalogue, const Describer& describer, Artwork& artwork);
    QTreeWidget* newRules(const KeyMap& keys, const Describer& describer, const Rules* rules);
    void filter(const QString& words);

    SearchField* m_search;
    QTabWidget* m_tabs;
    std::vector<QTreeWidget*> m_trees; // as the tabs
};

} // namespace cave
