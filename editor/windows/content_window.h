// SPDX-License-Identifier: MIT
// All kinds that the dungeon knows, and a form for its own ones: look, numbers, behaviour, what they leave behind. A
// dungeon may know no gas.
#pragma once

#include "editor/handlers/bakery.h"
#include "editor/windows/forms/field_stroke.h"

#include <QDialog>

class QListWidget;
class QPushButton;

namespace cave {

class Artwork;
class FieldForm;
class FightView;
class KindHead;
class KindList;
class ProblemLine;

// Stays open beside the work. Every change is a step of its own; what no file could hold is told and not taken.
class ContentWindow : public QDialog {
    Q_OBJECT

public:
    ContentWindow(Workbench& bench, Bakery& bakery, std::shared_ptr<Artwork> artwork, QWidget* parent);

    KindTable table() const { return m_table; }
    const std::string& kind() const { return m_kind; } // the id of the one shown; "": there is none
    void showKind(KindTable table, const std::string& id);
    FieldForm& form() const { return *m_form; }
    QString problem() const; // why the last change was not taken; empty: it was
    QString preview() const;
    QListWidget& fight() const; // what happens in it, line by line

    void askNew(); // for a name; then a new kind of the shown table
    void askCopy(); // for a name; then a copy of the one shown
    void addNew(const QString& name);
    void addCopy(const QString& name);
    void changeHere(); // makes a built-in kind the dungeon's own
    void remove();     // or tells what needs it
    void setLibrary(const std::string& name, bool isUsed); // or tells what needs it
    void askId();
    void rename(const QString& id); // the dungeon's own kind, with all its uses; or tells why not
    void place(); // but no gas, which is let out, and no look

signals:
    void placeWanted(); // the kind is chosen, with a tool that places such
    void said(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* newPage();
    void connectList();
    void connectPage();
    void connectDesign();
    void showTexts();
    void fillList();
    void showFound();
    void showCurrent();
    void showHead();
    void showOwner(); // what the buttons can do with it
    void takeForm(int stroke);
    void add(const QString& name, const Result<Json>& row);
    void put(const Json& row, const QString& text, int stroke, std::function<void()> whenMade = {});
    void putAndShow(const Json& row, const QString& text);
    bool isOwn() const;
    bool canBePlaced() const;
    QString nameOf(const std::string& id) const;

    Workbench& m_bench;
    Bakery& m_bakery;
    std::shared_ptr<Artwork> m_artwork;
    KindTable m_table = KindTable::Creature;
    std::string m_kind;
    KindList* m_list;
    QPushButton* m_here;
    QPushButton* m_rename;
    QPushButton* m_place;
    KindHead* m_head;
    FightView* m_fight;
    ProblemLine* m_problem;
    FieldForm* m_form;
    FieldStroke m_stroke;
};

} // namespace cave
