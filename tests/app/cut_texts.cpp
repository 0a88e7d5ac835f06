// SPDX-License-Identifier: MIT
#include "tests/app/cut_texts.h"

#include "app/view/ui/bar_widget.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

namespace cave {

namespace {

constexpr int kSlack = 1; // pixels: widths are rounded
const QChar kEllipsis(0x2026);

bool isLarger(QSize wanted, QSize size)
{
    return wanted.width() > size.width() + kSlack || wanted.height() > size.height() + kSlack;
}

bool isToldElsewhere(const QWidget& widget, const QString& shown)
{
    return shown.contains(kEllipsis) && !widget.toolTip().isEmpty();
}

bool isCut(const QLabel& label)
{
    if (isToldElsewhere(label, label.text()))
        return false;
    if (label.wordWrap())
        return label.heightForWidth(label.width()) > label.height() + kSlack ||
               label.minimumSizeHint().width() > label.width() + kSlack;
    return isLarger(label.sizeHint(), label.size());
}

bool isCut(const QAbstractButton& button)
{
    if (const auto* tool = qobject_cast<const QToolButton*>(&button); tool != nullptr) {
        if (tool->arrowType() != Qt::NoArrow)
            return false;
        if (tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull())
            return isLarger(tool->iconSize(), tool->size());
    }
    return !isToldElsewhere(button, button.text()) && isLarger(button.sizeHint(), button.size());
}

bool isCut(const BarWidget& bar)
{
    return bar.minimumSizeHint().width() > bar.width() + kSlack ||
           bar.heightForWidth(bar.width()) > bar.height() + kSlack;
}

bool isCut(const QComboBox& box)
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const QRect field = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    const int icon = box.itemIcon(box.currentIndex()).isNull() ? 0 : box.iconSize().width() + 4;
    return box.toolTip().isEmpty() &&
           box.fontMetrics().boundingRect(box.currentText()).width() + icon > field.width() + kSlack;
}

// The sections whose names are cut, and no tooltip tells them whole.
QStringList cutSections(const QHeaderView& header)
{
    QStringList names;
    for (int section = 0; section < header.count(); ++section)
        if (!header.isSectionHidden(section) &&
            header.sectionSizeHint(section) > header.sectionSize(section) + kSlack &&
            header.model()->headerData(section, header.orientation(), Qt::ToolTipRole).toString().isEmpty())
            names << header.model()->headerData(section, header.orientation()).toString();
    return names;
}

// The items that are elided, or cut, and have no tooltip that tells them whole. Delegates of our own elide by
// themselves, so of those only the tooltip is asked for where the name alone is too long.
QStringList cutItems(const QTreeWidget& tree)
{
    QStringList texts;
    for (int row = 0; row < tree.topLevelItemCount(); ++row)
        for (int column = 0; column < tree.columnCount(); ++column) {
            const QTreeWidgetItem& item = *tree.topLevelItem(row);
            const int room = item.isFirstColumnSpanned() ? tree.viewport()->width() : tree.columnWidth(column);
            if (tree.fontMetrics().horizontalAdvance(item.text(column)) > room && item.toolTip(column).isEmpty())
                texts << item.text(column);
        }
    return texts;
}

// Whether something that cannot be scrolled ends before the widget does.
bool reachesOut(const QWidget& widget, const QWidget& window)
{
    QRect area = widget.rect();
    for (const QWidget* inner = &widget; inner != &window; inner = inner->parentWidget()) {
        const QWidget& holder = *inner->parentWidget();
        area.translate(inner->pos());
        const auto* scroll = qobject_cast<const QAbstractScrollArea*>(holder.parentWidget());
        if (scroll != nullptr && scroll->viewport() == &holder)
            return scroll->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff &&
                   (area.left() < -kSlack || area.right() > holder.width() + kSlack);
        if (!holder.rect().adjusted(-kSlack, -kSlack, kSlack, kSlack).contains(area))
            return true;
    }
    return false;
}

QStringList cutWordsOf(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return !label->text().isEmpty() && isCut(*label) ? QStringList(label->text()) : QStringList();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return isCut(*button) ? QStringList(button->text() + button->accessibleName()) : QStringList();
    if (const auto* bar = qobject_cast<const BarWidget*>(&widget))
        return isCut(*bar) ? QStringList(bar->accessibleName()) : QStringList();
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        return isCut(*box) ? QStringList(box->currentText()) : QStringList();
    if (const auto* header = qobject_cast<const QHeaderView*>(&widget))
        return header->orientation() == Qt::Horizontal ? cutSections(*header) : QStringList();
    if (const auto* tree = qobject_cast<const QTreeWidget*>(&widget))
        return tree->wordWrap() ? QStringList() : cutItems(*tree);
    return {};
}

bool hasWords(const QWidget& widget)
{
    const auto* label = qobject_cast<const QLabel*>(&widget);
    return (label != nullptr && !label->text().isEmpty()) || qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
           qobject_cast<const BarWidget*>(&widget) != nullptr || qobject_cast<const QComboBox*>(&widget) != nullptr;
}

} // namespace

QStringList cutTexts(const QWidget& window)
{
    QStringList texts;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const bool isPartOfQt = widget->objectName().startsWith(QLatin1String("qt_")); // such as "more" of a menu bar
        if (!widget->isVisible() || widget->window() != &window || isPartOfQt)
            continue;
        QStringList cut = cutWordsOf(*widget);
        const auto* label = qobject_cast<const QLabel*>(widget);
        if (cut.isEmpty() && hasWords(*widget) && reachesOut(*widget, window))
            cut << "out of its place: " + (label != nullptr ? label->text() : widget->accessibleName());
        for (const QString& words : cut)
            texts << QString("%1 of %2x%3, needs %4x%5: %6")
                         .arg(widget->metaObject()->className())
                         .arg(widget->width())
                         .arg(widget->height())
                         .arg(widget->sizeHint().width())
                         .arg(widget->sizeHint().height())
                         .arg(words);
    }
    texts.removeDuplicates();
    return texts;
}

} // namespace cave
