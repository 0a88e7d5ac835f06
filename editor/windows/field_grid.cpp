// SPDX-License-Identifier: MIT
#include "editor/windows/field_grid.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace cave {

FieldGrid::FieldGrid(QWidget& form, int mostPerLine) : m_grid(new QGridLayout(&form)), m_mostPerLine(mostPerLine)
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(6);
}

void FieldGrid::setCells(std::vector<Cell> cells)
{
    for (const Cell& cell : m_cells)
        for (QWidget* widget : {static_cast<QWidget*>(cell.label), cell.editor})
            if (widget)
                m_grid->removeWidget(widget);
    m_cells = std::move(cells);
    m_perLine = 0;
}

void FieldGrid::fit(int width)
{
    int perLine = m_mostPerLine;
    while (perLine > 1 && widthOf(perLine, false) > width)
        --perLine;
    place(perLine, widthOf(perLine, false) > width);
}

void FieldGrid::place(int perLine, bool isStacked)
{
    const bool isSame = m_perLine == perLine && m_isStacked == isStacked;
    m_perLine = perLine;
    m_isStacked = isStacked;
    if (isSame)
        return;
    for (int column = 0; column <= 2 * m_mostPerLine; ++column)
        m_grid->setColumnStretch(column, column == 2 * perLine ? 1 : 0);
    int row = 0;
    int place = 0;
    for (const Cell& cell : m_cells) {
        if (place > 0 && (cell.takesLine || place == perLine)) {
            ++row;
            place = 0;
        }
        const bool isBelow = isStacked && cell.takesLine && cell.label;
        if (cell.label)
            m_grid->addWidget(cell.label, row, 2 * place, 1, isBelow ? 2 * perLine + 1 : 1,
                              cell.takesLine ? Qt::AlignTop : Qt::Alignment());
        row += isBelow ? 1 : 0;
        const int column = 2 * place + (cell.label && !isBelow ? 1 : 0);
        m_grid->addWidget(cell.editor, row, column, 1, cell.takesLine ? 2 * perLine + 1 - column : cell.label ? 1 : 2);
        place = cell.takesLine ? perLine : place + 1;
    }
}

// What the layout would need with so many side by side; stacked: with those that take a line below their labels.
int FieldGrid::widthOf(int perLine, bool isStacked) const
{
    struct Column {
        int label = 0;
        int editor = 0;
        int alone = 0; // without a label
    };
    const int gap = m_grid->horizontalSpacing();
    std::vector<Column> columns(static_cast<std::size_t>(perLine));
    int line = 0;
    int wholeLine = 0; // without a label
    std::size_t place = 0;
    for (const Cell& cell : m_cells) {
        if (cell.takesLine || place == columns.size())
            place = 0;
        Column& column = columns[place];
        const int editor = QWidgetItem(cell.editor).minimumSize().width();
        int& widest = cell.takesLine ? (cell.label ? line : wholeLine) : cell.label ? column.editor : column.alone;
        widest = std::max(widest, editor);
        if (cell.label)
            column.label = std::max(column.label, cell.label->minimumSizeHint().width());
        place = cell.takesLine ? columns.size() : place + 1;
    }
    int width = (perLine - 1) * gap;
    for (const Column& column : columns)
        width += std::max(column.label + gap + column.editor, column.alone);
    return std::max({width, wholeLine, line + (isStacked ? 0 : columns.front().label + gap)});
}

QSize FieldGrid::minimumSize() const { return {widthOf(1, true), m_grid->minimumSize().height()}; }

QHBoxLayout* newLineLayout(QWidget* holder)
{
    auto* line = new QHBoxLayout(holder);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(4);
    return line;
}

} // namespace cave
