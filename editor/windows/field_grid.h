// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>

#include <vector>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QWidget;

namespace cave {

/// Lays out editors with their labels, as many side by side as there is room for. Those that take a line stand below
/// their labels where there is none beside them.
class FieldGrid {
public:
    struct Cell {
        QLabel* label = nullptr; ///< null: the editor says itself what it is
        QWidget* editor = nullptr;
        bool takesLine = false; ///< stands alone
    };

    /// The layout of `form`, with at most so many side by side.
    FieldGrid(QWidget& form, int mostPerLine);

    void setCells(std::vector<Cell> cells);
    void fit(int width); ///< of the form, in pixels
    QSize minimumSize() const; ///< the width of one below the other

private:
    void place(int perLine, bool isStacked);
    int widthOf(int perLine, bool isStacked) const;

    QGridLayout* m_grid;
    int m_mostPerLine;
    int m_perLine = 0; // as they stand now; 0: they do not yet
    bool m_isStacked = false; // likewise: lines below their labels
    std::vector<Cell> m_cells;
};

QHBoxLayout* newLineLayout(QWidget* holder); ///< of what belongs together, side by side

} // namespace cave
