// SPDX-License-Identifier: MIT
// Puts one tile in the place of another, after telling how many cells that would be.
#pragma once

#include "editor/tools/workbench.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;

namespace cave {

class ReplaceDialog : public QDialog {
    Q_OBJECT

public:
    // Opens before `parent`, from the tile under the cell cursor to the one chosen for painting; goes by itself.
    static ReplaceDialog* ask(QWidget* parent, Workbench& bench);

    enum class Scope : std::uint8_t { Selection, Level, Dungeon };
    void choose(TileId from, TileId to, Scope scope);
    int count() const; // of cells that would change

private:
    ReplaceDialog(QWidget* parent, Workbench& bench);
    std::vector<Position> cells() const;
    void showCount();
    void replace();

    Workbench& m_bench;
    QComboBox* m_from;
    QComboBox* m_to;
    QComboBox* m_scope;
    QLabel* m_count;
    QPushButton* m_replace;
};

} // namespace cave
