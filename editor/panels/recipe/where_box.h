// SPDX-License-Identifier: MIT
// Where a recipe row may write: everywhere, in cells taken from the selection, in the rooms with a tag.
#pragma once

#include "editor/tools/workbench.h"

#include <QWidget>

class QComboBox;
class QToolButton;

namespace cave {

class WhereBox : public QWidget {
    Q_OBJECT

public:
    explicit WhereBox(Workbench& bench, QWidget* parent = nullptr);

    void show(const Where& where); // without telling

signals:
    void changed(const cave::Where& where);
    void said(const QString& text);

private:
    void showTexts();
    void showCells();
    void choose(int index);
    void takeTag();
    void selectCells();
    BitGrid cellsOf(const Where& where) const;

    Workbench& m_bench;
    Where m_where;
    QComboBox* m_choice;
    QComboBox* m_tag;
    QToolButton* m_select;
};

} // namespace cave
