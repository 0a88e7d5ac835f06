// SPDX-License-Identifier: MIT
#pragma once

#include "editor/panels/recipe/recipe_run.h"

#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QLabel;
class QPushButton;
class QScrollArea;

namespace cave {

class ActionSet;
class ElidedLabel;
class ParameterForm;
class RecipeChooser;
class RowEdits;
class RowList;

/// The recipe of the shown level: its rows, what the current one can be told, and the level as it stands after that
/// row.
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

    void focusParameters();

signals:
    void said(const QString& text);
    void changed(const QString& text); ///< to be told with an offer to undo it
    void shownChanged();
    void endResultChanged(bool isShown);

private:
    void connectActions(const ActionSet& actions);
    void connectForm();
    QBoxLayout* newButtons(const ActionSet& actions);
    QBoxLayout* newHeading();
    void showTexts();
    void refresh();
    void showRows();
    void showRow();
    void showRowTexts(const LevelRow* row);
    const LevelRow* current() const; // null: none

    Workbench& m_bench;
    RecipeRun m_run;
    bool m_showsEnd = true;
    std::shared_ptr<const LevelState> m_shown;
    RecipeChooser* m_chooser;
    RowList* m_rows;
    QCheckBox* m_end;
    ElidedLabel* m_heading;
    QLabel* m_cells; // how many the row has changed
    QLabel* m_why; // of a row that could not do all
    QPushButton* m_fix;
    QScrollArea* m_scroll;
    ParameterForm* m_form;
    RowEdits* m_edits;
};

} // namespace cave
