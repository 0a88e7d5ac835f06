// SPDX-License-Identifier: MIT
// The hordes, the runes or the sounds that the dungeon knows, its own ones first, and a form for its own.
#pragma once

#include "core/edit/kinds/row_edit.h"
#include "editor/handlers/bakery.h"
#include "editor/windows/forms/field_stroke.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace cave {

class Artwork;
class FieldForm;
class ProblemLine;
class SoundView;

// Every change is a step of its own; what no file could hold is told, stays in the form and is not taken.
class RowsDialog : public QDialog {
    Q_OBJECT

public:
    RowsDialog(Workbench& bench, Bakery& bakery, std::shared_ptr<Artwork> artwork, RowTable table, QWidget* parent);

    const std::string& row() const { return m_row; } // the id of the one shown; "": there is none
    void showRow(const std::string& id);
    FieldForm& form() const { return *m_form; }
    SoundView* sound() const { return m_sound; } // null: the rows are no sounds
    QString problem() const; // why the last change was not taken; empty: it was

    // What the buttons do.
    void addNew(const QString& name);
    void addCopy(const QString& name);
    void changeHere(); // makes a built-in one or one of a library the dungeon's own
    void remove();     // or tells what needs it
    void rename(const QString& id); // the dungeon's own one, with all its uses; or tells why not

private:
    struct Sort;

    static const Sort& sortOf(RowTable table);
    void layOut();
    QLayout* newListSide();
    QLayout* newPage();
    void connectList();
    void connectPage();
    void connectDesign();
    void showTexts();
    void showDesign();
    void showMade();
    void fillList();
    void showCurrent();
    void showHead();
    QString about() const;
    void takeForm(int stroke);
    void askId();
    void add(const QString& name, const Json& row);
    void put(const Json& row, const QString& text, int stroke = kNoStroke);
    bool isOwn() const;
    QString nameOf(const std::string& id) const;

    Workbench& m_bench;
    Bakery& m_bakery;
    std::shared_ptr<Artwork> m_artwork;
    const RowTable m_table;
    std::string m_row;
    std::shared_ptr<const Catalogue> m_usual; // what it knows without rows of its own
    QLineEdit* m_find;
    QListWidget* m_list;
    QPushButton* m_new;
    QPushButton* m_copy;
    QPushButton* m_remove;
    QPushButton* m_here;
    QPushButton* m_rename;
    QPushButton* m_close;
    QLabel* m_heading;
    QLabel* m_about;
    ProblemLine* m_problem;
    FieldForm* m_form;
    SoundView* m_sound; // null: the rows are not heard
    FieldStroke m_stroke;
};

} // namespace cave
