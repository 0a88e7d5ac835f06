// SPDX-License-Identifier: MIT
#pragma once

#include "editor/handlers/bakery.h"

#include <QWidget>

class QComboBox;
class QToolButton;

namespace cave {

/// Which recipe makes the shown level: one of the dungeon's, none, or a copy of one that Cavewright brings.
class RecipeChooser : public QWidget {
    Q_OBJECT

public:
    RecipeChooser(const Workbench& bench, Bakery& bakery, QWidget* parent = nullptr);

    void refresh();
    void takeUnique(); ///< gives the level a recipe of its own, the same as the one it shares
    static QString drawnGroup(); ///< hand edits that were drawn on a level before a recipe made it
    /// Tells what became of what was drawn on the shown level, which no recipe makes; "": nothing was.
    QString drawnSentence() const;

signals:
    void changed(const QString& text); ///< to be told with an offer to undo it

private:
    void showTexts();
    void chooseRecipe(int index);
    void choosePreset();
    void takePreset(const std::string& dungeon, const std::string& recipe);

    const Workbench& m_bench;
    Bakery& m_bakery;
    QComboBox* m_recipes;
    QToolButton* m_presets;
};

} // namespace cave
