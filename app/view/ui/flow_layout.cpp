// SPDX-License-Identifier: MIT
#include "app/view/ui/flow_layout.h"

#include <QBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace cave {

FlowLayout::FlowLayout(Qt::Alignment alignment, QWidget* parent) : QLayout(parent), m_alignment(alignment)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addPair(QLabel& label, QWidget& field)
{
    label.setBuddy(&field);
    auto* pair = new QHBoxLayout;
    pair->addWidget(&label);
    pair->addWidget(&field);
    addChildLayout(pair);
    addItem(pair);
}

void FlowLayout::addItem(QLayoutItem* item) { m_items.emplace_back(item); }

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (itemAt(index) == nullptr)
        return nullptr;
    QLayoutItem* item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

std::vector<FlowLayout::Row> FlowLayout::rowsFor(int width) const
{
    std::vector<Row> rows;
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint();
        const bool fits = !rows.empty() && rows.back().size.width() + spacing() + size.width() <= width;
        if (!fits)
            rows.push_back({{}, QSize(-spacing(), 0)});
        Row& row = rows.back();
        row.items.push_back(item.get());
        row.size = {row.size.width() + spacing() + size.width(), std::max(row.size.height(), size.height())};
    }
    return rows;
}

int FlowLayout::heightForWidth(int width) const
{
    int height = -spacing();
    for (const Row& row : rowsFor(width))
        height += spacing() + row.size.height();
    return std::max(0, height);
}

QSize FlowLayout::sizeHint() const
{
    const std::vector<Row> rows = rowsFor(QLAYOUTSIZE_MAX);
    return rows.empty() ? QSize(0, 0) : rows.front().size;
}

QSize FlowLayout::minimumSize() const
{
    QSize size(0, 0);
    for (const auto& item : m_items)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    const Qt::LayoutDirection direction = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int y = area.y();
    for (const Row& row : rowsFor(area.width())) {
        int x = m_alignment.testFlag(Qt::AlignRight) ? area.right() + 1 - row.size.width() : area.x();
        for (QLayoutItem* item : row.items) {
            const int width = std::min(item->sizeHint().width(), area.width());
            item->setGeometry(QStyle::visualRect(direction, area, {x, y, width, row.size.height()}));
            x += width + spacing();
        }
        y += row.size.height() + spacing();
    }
}

} // namespace cave
