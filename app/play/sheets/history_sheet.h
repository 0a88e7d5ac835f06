// SPDX-License-Identifier: MIT
// All messages of the game, with a search.
#pragma once

#include "app/play/sheets/message_list.h"
#include "app/play/sheets/sheet.h"

class QLabel;
class QSortFilterProxyModel;

namespace cave {

class KeyMap;
class RunningGame;
class SearchField;

class HistorySheet : public Sheet {
    Q_OBJECT

public:
    HistorySheet(const RunningGame& game, const KeyMap& keys, QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override; // copies the chosen lines

private:
    void find(const QString& words);
    void copy() const;

    MessageModel* m_messages;
    QSortFilterProxyModel* m_found;
    MessageList* m_list;
    SearchField* m_search;
    QLabel* m_count;
};

} // namespace cave
