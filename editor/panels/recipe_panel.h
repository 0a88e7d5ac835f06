// SPDX-License-Identifier: MIT
// The recipe of the shown level: its rows, what the current one can be told, and the level as it stands after that row.
#pragma once

#include "core/edit/recipe_edit.h"
#include "editor/work/bakery.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace cave {

class ActionSet;
class ParameterForm;
class RowList;
struct RowLook;

class RecipePanel : public QWidget {
    Q_OBJECT

public:
    /// Connects itself to the actions.
    RecipePanel(Workbench& bench, Bakery& bakery, const ActionSet& actions, QWidget* parent = nullptr);

    RowList& rows() const { return *m_rows; }
    ParameterForm& form() const { return *m_form; }
    bool showsEndResult() const { return m_showsEnd; }
    void setShowsEndResult(bool isShown);
    // What the canvas is to show instead of the level; null: the level.
    std::shared_ptr<const LevelState> shownState() const { return m_shown; }
    // Cells that the current row has written last, as boxes of one row of cells each; only with its state.
    std::vector<Box> writtenCells() const;
    QString shownRowText() const; // "Up to row 4, Lakes"
    // The row that last wrote the cell of the level: "4, Lakes"; empty where that is not known.
    QString writerOf(CellAt cell) const;

    void addRow(); // asks for its pass
    void addPass(const std::string& type);
    void duplicate();
    void remove();
    void rename();
    void mute();
    void solo();
    void move(int by);
    void reroll();
    void rerollWithin(); // the selection
    void pin();
    void focusParameters();
    void takeUnique();

signals:
    void said(const QString& text);
    void shownChanged();
    void endResultChanged(bool isShown);

private:
    using Edit = std::function<bool(Dungeon&, int z, Uid row)>;
    void change(const Edit& edit, const QString& text);
    void connectActions(const ActionSet& actions);
    void refresh();
    void showRow();
    void showFix();
    RowLook lookOf(const LevelRow& row) const;
    const LevelRow* current() const;
    std::uint16_t ownerOf(const LevelRow& row) const; // of the cells that it writes
    QString workOf(const LevelRow& row) const;
    QString titleOf(Uid row) const;
    void fillRecipes();
    void chooseRecipe(int index);
    void choosePreset();
    void takeParameter(const QString& id, const Json& value, int stroke);
    void toggleEye(quint64 uid, bool withShift);

    Workbench& m_bench;
    Bakery& m_bakery;
    std::vector<LevelRow> m_levelRows;
    std::vector<RowProblem> m_red;
    bool m_showsEnd = true;
    std::shared_ptr<const LevelState> m_shown;
    std::shared_ptr<const LevelState> m_made; // by all rows; null: unknown
    QComboBox* m_recipes;
    QToolButton* m_presets;
    RowList* m_rows;
    QLabel* m_heading;
    QLabel* m_work;
    QLabel* m_why; // of a row that could not do all
    QPushButton* m_fix;
    QScrollArea* m_scroll;
    ParameterForm* m_form;
};

} // namespace cave
