// SPDX-License-Identifier: MIT
#pragma once

#include "editor/panels/recipe/recipe_run.h"

#include <QObject>

class QWidget;

namespace cave {

class ActionSet;
class RecipeChooser;
class RowList;

/// What actions, the list of rows and the form of parameters do to the recipe of the shown level: each is one edit,
/// made by the bakery.
class RowEdits : public QObject {
    Q_OBJECT

public:
    /// Connects itself to the actions and to the list. Questions are asked before `panel`.
    RowEdits(Workbench& bench, Bakery& bakery, const RecipeRun& run, const RecipeChooser& chooser, RowList& rows,
             const ActionSet& actions, QWidget& panel);

    void takeFix(); ///< what would set the current row right
    void takeParameter(const QString& id, const Json& value, int stroke);
    void takeOwn(const QString& id, bool isOwn); ///< for the shown level alone, or for every level of the recipe
    void takeWhere(const Where& where);

signals:
    void said(const QString& text);
    void changed(const QString& text); ///< to be told with an offer to undo it

private:
    using Edit = std::function<bool(Dungeon&, int z, Uid row)>;
    void connectActions(const ActionSet& actions);
    void connectRows();
    void change(const Edit& edit, const QString& text);
    void insertPass(const Pass& pass, Uid uid, const std::function<void(Dungeon&, int z, RecipeRow fresh)>& insert);
    const LevelRow* current() const; // null: none
    QString currentTitle() const;    // "" without

    void addRow(); // asks for its pass
    void addPass(const std::string& type);
    void duplicate();
    void remove();
    void rename();
    void mute();
    void solo();
    void toggleEye(quint64 uid, bool withShift);
    void move(int by);
    void reroll();
    void rerollWithin(); // the selection
    void pin();

    Workbench& m_bench;
    Bakery& m_bakery;
    const RecipeRun& m_run;
    const RecipeChooser& m_chooser;
    RowList& m_rows;
    QWidget& m_panel;
};

} // namespace cave
