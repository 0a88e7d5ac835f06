// SPDX-License-Identifier: MIT
// What every key does, read from the live key map, what the signs on the map mean, and the rules in a few sentences.
#pragma once

#include "app/play/key_map.h"
#include "app/play/sheet.h"
#include "app/view/describe.h"

#include <memory>

class QLineEdit;
class QTreeWidget;

namespace cave {

class Artwork;

class HelpSheet : public Sheet {
    Q_OBJECT

public:
    HelpSheet(const KeyMap& keys, const Catalogue& catalogue, const Describer& describer, Artwork& artwork,
              QWidget* parent = nullptr);

private:
    QTreeWidget* newTree(const QStringList& headers);
    QTreeWidget* newKeys(const KeyMap& keys);
    QTreeWidget* newSigns(const Catalogue& catalogue, const Describer& describer, Artwork& artwork);
    QTreeWidget* newRules(const KeyMap& keys);
    void filter(const QString& words);

    QLineEdit* m_search;
    std::vector<QTreeWidget*> m_trees;
};

} // namespace cave
