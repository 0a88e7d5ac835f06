// SPDX-License-Identifier: MIT
// The hand edits of all levels by group, with what became of them, and what can be done about them.
#pragma once

#include "core/edit/hand_edits.h"
#include "editor/handlers/bakery.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace cave {

class EditsPanel : public QWidget {
    Q_OBJECT

public:
    EditsPanel(Workbench& bench, Bakery& bakery, QWidget* parent = nullptr);

    int editCount() const { return m_count; } // cells and things of all levels; its window title says it
    const std::vector<HandEdits>& groups() const { return m_groups; }
    QListWidget& list() const { return *m_list; } // a row a group

    // What the buttons do, for the current group.
    void keep();
    void takeBase();
    void moveConflicts();
    void rename(const QString& label);

private:
    QPushButton* newButton(void (EditsPanel::*does)());
    void showTexts();
    void refresh();
    void fillList();
    void showCount();
    void showSum();
    void showButtons();
    void askForLabel();
    const HandEdits* current() const;
    void goTo(const HandEdits& edits);

    Workbench& m_bench;
    Bakery& m_bakery;
    std::vector<HandEdits> m_groups;
    int m_count = 0;
    QLabel* m_sum;
    QListWidget* m_list;
    QPushButton* m_keep;
    QPushButton* m_base;
    QPushButton* m_move;
    QPushButton* m_label;
};

} // namespace cave
