// SPDX-License-Identifier: MIT
#include "app/view/ui/wrapped_tree.h"

#include <QHeaderView>
#include <QStyledItemDelegate>

#include <algorithm>

namespace cave {

namespace {

constexpr int kMostPerCent = 33; // of the width, for a column beside the last
constexpr int kMostOfAll = 66; // for all of these together
constexpr int kCellMargin = 16;

class WrappingDelegate : public QStyledItemDelegate {
public:
    explicit WrappingDelegate(QTreeWidget& tree) : QStyledItemDelegate(&tree), m_tree(tree) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem line = option;
        line.features.setFlag(QStyleOptionViewItem::WrapText, false);
        QSize size = QStyledItemDelegate::sizeHint(line, index);
        if (m_tree.isFirstColumnSpanned(index.row(), index.parent()))
            return size;
        const int indent = index.column() == 0 && index.parent().isValid() ? m_tree.indentation() : 0;
        const int room = std::max(40, m_tree.columnWidth(index.column()) - indent - kCellMargin);
        const QRect text =
            m_tree.fontMetrics().boundingRect(0, 0, room, 1 << 14, Qt::TextWordWrap, index.data().toString());
        size.setHeight(std::max(size.height(), text.height() + kCellMargin / 2));
        return size;
    }

private:
    QTreeWidget& m_tree;
};

} // namespace

WrappedTree::WrappedTree(QWidget* parent) : HeardOnce(parent)
{
    setRootIsDecorated(false);
    setUniformRowHeights(false);
    setWordWrap(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setStretchLastSection(true);
    setItemDelegate(new WrappingDelegate(*this));
    connect(header(), &QHeaderView::sectionResized, this, &QTreeWidget::doItemsLayout, Qt::QueuedConnection);
}

void WrappedTree::fitColumns()
{
    const int perCent = std::min(kMostPerCent, kMostOfAll / std::max(1, columnCount() - 1));
    const int most = viewport()->width() * perCent / 100;
    for (int column = 0; column < columnCount(); ++column)
        headerItem()->setToolTip(column, headerItem()->text(column)); // whole, where there is no room for it
    for (int column = 0; column + 1 < columnCount(); ++column)
        setColumnWidth(column, std::min(most, std::max(sizeHintForColumn(column), header()->sectionSizeHint(column))));
}

void WrappedTree::resizeEvent(QResizeEvent* event)
{
    QTreeWidget::resizeEvent(event);
    fitColumns();
}

} // namespace cave
