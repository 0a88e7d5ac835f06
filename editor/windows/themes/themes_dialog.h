// SPDX-License-Identifier: MIT
// The themes of the dungeon's own, a line each: stone, water and light of the levels that wear them.
#pragma once

#include "core/json/json.h"
#include "editor/tools/workbench.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace cave {

// Every change is a step of its own; what no file could hold is told, stays in its line and is not taken.
class ThemesDialog : public QDialog {
    Q_OBJECT

public:
    ThemesDialog(Workbench& bench, QWidget* parent);

    QTableWidget& table() const { return *m_table; }
    QString problem() const;

    // What the buttons do.
    void add(); // like the theme of the shown level
    void remove();

private:
    void layOut();
    void showTexts();
    void refresh();
    Json::Array rowsShown() const;
    bool take(Json::Array rows, const QString& text);

    Workbench& m_bench;
    QTableWidget* m_table;
    QLabel* m_known;
    QLabel* m_problem;
    QPushButton* m_add;
    QPushButton* m_remove;
    QPushButton* m_close;
};

} // namespace cave
