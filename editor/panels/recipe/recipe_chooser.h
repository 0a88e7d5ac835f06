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

private:
    void showTexts();
    void chooseRecipe(int index);
    void choosePreset();
    void takePreset(const Recipe& preset);

    const Workbench& m_bench;
    Bakery& m_bakery;
    QComboBox* m_recipes;
    QToolButton* m_presets;
};

} // namespace cave
