// SPDX-License-Identifier: MIT
// What is heard in the dungeon when something happens, in place of what the game would play.
#pragma once

#include "editor/windows/forms/field_stroke.h"

#include <QDialog>

#include <memory>

class QLabel;
class QPushButton;

namespace cave {

class Artwork;
class FieldForm;
class ProblemLine;

// Every change is a step of its own; what no file could hold is told, stays in the form and is not taken.
class HeardDialog : public QDialog {
    Q_OBJECT

public:
    HeardDialog(Workbench& bench, std::shared_ptr<Artwork> artwork, QWidget* parent);

    FieldForm& form() const { return *m_form; } // of one list
    QString problem() const; // why the last change was not taken; empty: it was

private:
    void layOut();
    void connectDesign();
    void showTexts();
    void showDesign();
    void takeForm(int stroke);

    Workbench& m_bench;
    QLabel* m_about;
    FieldForm* m_form;
    ProblemLine* m_problem;
    QPushButton* m_close;
    FieldStroke m_stroke;
};

} // namespace cave
