// SPDX-License-Identifier: MIT
// All actions of the play page in one list, to be found by any of their words and done.
#pragma once

#include "app/play/keys/key_map.h"
#include "app/play/sheets/sheet.h"

class QListWidget;

namespace cave {

class SearchField;

class ActionSheet : public Sheet {
    Q_OBJECT

public:
    explicit ActionSheet(const KeyMap& keys, QWidget* parent = nullptr);

signals:
    void chosen(cave::PlayAction action);

private:
    void add(const PlayActionRow& row, const KeyMap& keys);
    void filter(const QString& words);
    void choose();

    SearchField* m_search;
    QListWidget* m_list;
    std::vector<PlayAction> m_actions; // as listed
};

} // namespace cave
