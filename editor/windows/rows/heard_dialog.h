// SPDX-License-Identifier: MIT
// What is heard in the dungeon when something happens, or near some ground, in place of what the game would play; or
// its music.
#pragma once

#include "core/edit/kinds/heard_edit.h"
#include "editor/windows/forms/field_stroke.h"

#include <QDialog>

#include <memory>

class QLabel;
class QPushButton;

namespace cave {

class Artwork;
class ProblemLine;
class RowsField;

// Every change is a step of its own; what no file could hold is told, stays in the form and is not taken.
class HeardDialog : public QDialog {
    Q_OBJECT

public:
    HeardDialog(Workbench& bench, std::shared_ptr<Artwork> artwork, HeardList list, QWidget* parent);

    RowsField& rows() const { return *m_rows; }
    QString about() const; // what the list is for, and that it is empty
    QString problem() const; // why the last change was not taken, or nothing heard; empty: it was

private:
    struct Sort;

    static const Sort& sortOf(HeardList list);
    void layOut();
    void connectRows();
    void connectDesign();
    void showTexts();
    void showAbout();
    void showDesign();
    void takeRows(int stroke);
    void markNone();

    Workbench& m_bench;
    const HeardList m_list;
    QLabel* m_about;
    RowsField* m_rows;
    ProblemLine* m_problem;
    QPushButton* m_close;
    FieldStroke m_stroke;
};

} // namespace cave
