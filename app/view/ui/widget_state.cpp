// SPDX-License-Identifier: MIT
#include "app/view/ui/widget_state.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>

#include <algorithm>

namespace cave {

namespace {

// The tree's own root counts as well.
template <typename Widget>
std::vector<Widget*> allIn(const QWidget& tree)
{
    std::vector<Widget*> all;
    if (const auto* root = qobject_cast<const Widget*>(&tree))
        all.push_back(const_cast<Widget*>(root)); // as Qt gives its children
    for (Widget* widget : tree.findChildren<Widget*>())
        all.push_back(widget);
    return all;
}

// Areas that scroll by pixels; lists and trees scroll by rows.
std::vector<QAbstractScrollArea*> pagesIn(const QWidget& tree)
{
    std::vector<QAbstractScrollArea*> all = allIn<QAbstractScrollArea>(tree);
    std::erase_if(all, [](const QAbstractScrollArea* area) {
        return qobject_cast<const QScrollArea*>(area) == nullptr &&
               qobject_cast<const QPlainTextEdit*>(area) == nullptr;
    });
    return all;
}

std::vector<QWidget*> ofClass(const QWidget& tree, const QString& name)
{
    std::vector<QWidget*> all = allIn<QWidget>(tree);
    std::erase_if(all, [&](const QWidget* widget) { return name != QLatin1String(widget->metaObject()->className()); });
    return all;
}

std::vector<int> rowOf(QModelIndex index)
{
    std::vector<int> row;
    for (; index.isValid(); index = index.parent())
        row.insert(row.begin(), index.row());
    return row;
}

QModelIndex indexOf(const QAbstractItemView& view, const std::vector<int>& row)
{
    QModelIndex index;
    for (const int number : row)
        index = view.model()->index(number, 0, index);
    return index;
}

} // namespace

WidgetState::WidgetState(const QWidget& tree)
{
    for (const QLineEdit* field : allIn<QLineEdit>(tree))
        m_fields.push_back({field->text(), field->cursorPosition(), field->selectionStart(), field->selectionLength()});
    for (const QAbstractItemView* view : allIn<QAbstractItemView>(tree)) {
        View state;
        if (view->model() != nullptr) {
            for (const QModelIndex& index : view->selectionModel()->selectedRows())
                state.chosen.push_back(rowOf(index));
            state.current = rowOf(view->currentIndex());
            state.top = rowOf(view->indexAt(QPoint(1, 1)));
            const QScrollBar& bar = *view->verticalScrollBar();
            state.isAtEnd = bar.value() == bar.maximum() && bar.maximum() > 0;
        }
        m_views.push_back(std::move(state));
    }
    for (const QAbstractScrollArea* area : pagesIn(tree)) {
        const QScrollBar& across = *area->horizontalScrollBar();
        const QScrollBar& down = *area->verticalScrollBar();
        m_pages.push_back({{across.value(), down.value()}, {across.maximum(), down.maximum()}});
    }
    for (const QTabWidget* tabs : allIn<QTabWidget>(tree))
        m_tabs.push_back(tabs->currentIndex());
    QWidget* const focus = QApplication::focusWidget();
    if (focus == nullptr || (focus != &tree && !tree.isAncestorOf(focus)))
        return;
    m_focusClass = QLatin1String(focus->metaObject()->className());
    const std::vector<QWidget*> alike = ofClass(tree, m_focusClass);
    m_focusIndex = static_cast<int>(std::ranges::find(alike, focus) - alike.begin());
}

// Words first: they may decide which rows there are.
void WidgetState::restore(QWidget& tree) const
{
    const std::vector<QTabWidget*> tabs = allIn<QTabWidget>(tree);
    for (std::size_t i = 0; i < std::min(tabs.size(), m_tabs.size()); ++i)
        tabs[i]->setCurrentIndex(m_tabs[i]);
    const std::vector<QLineEdit*> fields = allIn<QLineEdit>(tree);
    for (std::size_t i = 0; i < std::min(fields.size(), m_fields.size()); ++i) {
        const Field& state = m_fields[i];
        if (!fields[i]->isReadOnly())
            fields[i]->setText(state.text);
        fields[i]->setCursorPosition(state.cursor);
        if (state.marked >= 0)
            fields[i]->setSelection(state.marked, state.length);
    }
    restoreViews(tree);
    restorePages(tree);
    restoreFocus(tree);
}

void WidgetState::restoreViews(QWidget& tree) const
{
    const std::vector<QAbstractItemView*> views = allIn<QAbstractItemView>(tree);
    for (std::size_t i = 0; i < std::min(views.size(), m_views.size()); ++i) {
        QAbstractItemView& view = *views[i];
        const View& state = m_views[i];
        if (view.model() == nullptr)
            continue;
        view.doItemsLayout();
        view.selectionModel()->setCurrentIndex(indexOf(view, state.current), QItemSelectionModel::NoUpdate);
        view.selectionModel()->clearSelection();
        for (const Row& row : state.chosen)
            view.selectionModel()->select(indexOf(view, row), QItemSelectionModel::Select | QItemSelectionModel::Rows);
        if (state.isAtEnd)
            view.scrollToBottom();
        else if (!state.top.empty())
            view.scrollTo(indexOf(view, state.top), QAbstractItemView::PositionAtTop);
    }
}

// Where the page has another height, the same share of it is above.
void WidgetState::restorePages(QWidget& tree) const
{
    const auto scroll = [](QScrollBar& bar, int place, int most) {
        if (most > 0)
            bar.setValue(qRound(static_cast<double>(place) * bar.maximum() / most));
    };
    const std::vector<QAbstractScrollArea*> areas = pagesIn(tree);
    for (std::size_t i = 0; i < std::min(areas.size(), m_pages.size()); ++i) {
        scroll(*areas[i]->horizontalScrollBar(), m_pages[i].place.x(), m_pages[i].most.x());
        scroll(*areas[i]->verticalScrollBar(), m_pages[i].place.y(), m_pages[i].most.y());
    }
}

void WidgetState::restoreFocus(QWidget& tree) const
{
    if (m_focusClass.isEmpty())
        return;
    const std::vector<QWidget*> all = ofClass(tree, m_focusClass);
    if (const auto index = static_cast<std::size_t>(m_focusIndex); index < all.size())
        all[index]->setFocus();
}

} // namespace cave
