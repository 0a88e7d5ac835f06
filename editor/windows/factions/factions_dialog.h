// SPDX-License-Identifier: MIT
// The factions of the dungeon's own, a line each: who they are, and whom they hate.
#pragma once

#include "editor/handlers/bakery.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace cave {

// Every change is a step of its own; what no file could hold is told, stays in its line and is not taken.
class FactionsDialog : public QDialog {
    Q_OBJECT

public:
    FactionsDialog(Workbench& bench, Bakery& bakery, QWidget* parent);

    QTableWidget& table() const { return *m_table; }
    QString problem() const;

    // What the buttons do.
    void add();
    void remove();

private:
    void layOut();
    void showTexts();
    void refresh();
    void showKnown();
    Json::Array rowsShown() const;
    bool take(Json::Array rows, const QString& text);

    Workbench& m_bench;
    Bakery& m_bakery;
    QTableWidget* m_table;
    QLabel* m_known;
    QLabel* m_problem;
    QPushButton* m_add;
    QPushButton* m_remove;
    QPushButton* m_close;
};

} // namespace cave
