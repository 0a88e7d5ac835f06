// SPDX-License-Identifier: MIT
#include "app/play/sheets/action_sheet.h"

#include "app/play/sheets/row_delegate.h"
#include "app/play/sheets/search_field.h"
#include "app/view/ui/heard_once.h"

#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

ActionSheet::ActionSheet(const KeyMap& keys, QWidget* parent)
    : Sheet(tr("Find an action"), Size::Page, parent),
      m_search(new SearchField(tr("Search"), tr("Some of its words"), SearchField::Enter::ToSheet, *this)),
      m_list(new HeardOnce<QListWidget>(this))
{
    m_list->setAccessibleName(tr("Actions"));
    m_list->setItemDelegate(new RowDelegate(RowDelegate::Choice::Always, m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_search->setList(*m_list);
    for (const bool isStep : {false, true}) // which everybody knows the keys of
        for (const PlayActionRow& row : playActions())
            if (isStep == (directionOf(row.id) || runDirectionOf(row.id)))
                add(row, keys);
    connect(m_search, &SearchField::textChanged, this, &ActionSheet::filter);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &ActionSheet::choose);
    body().addWidget(m_search);
    body().addWidget(m_list, 1);
    QPushButton* go = addButton(tr("Do it"), tr("Does what is marked in the list (Enter)."));
    connect(go, &QPushButton::clicked, this, &ActionSheet::choose);
    QPushButton* close = addButton(tr("Close"), tr("Back to the map (Esc)."));
    connect(close, &QPushButton::clicked, this, &Sheet::dismissed);
    setDefaultButton(go);
    setFirstFocus(m_search);
    filter({});
}

void ActionSheet::add(const PlayActionRow& row, const KeyMap& keys)
{
    const auto menu = std::ranges::find(playMenus(), row.menu, &PlayMenuRow::menu);
    if (row.menu == PlayMenu::None || row.menu == PlayMenu::Aim || row.id == PlayAction::FindAction)
        return;
    //: a menu and an action in it: "Run: North"
    const QString name = tr("%1: %2").arg(playText(menu->name), withoutMnemonic(playText(row.name)));
    const QString labels = keys.labels(row.id).join(QStringLiteral("  "));
    auto* item = new QListWidgetItem(name, m_list);
    item->setToolTip(playText(row.help));
    item->setData(RowDelegate::AsideRole, labels);
    item->setData(Qt::AccessibleTextRole, labels.isEmpty() ? name : name + QStringLiteral(", ") + labels);
    m_actions.push_back(row.id);
}

// Every word must be found, in its name, its sentence or its keys.
void ActionSheet::filter(const QString& words)
{
    const QStringList parts = words.split(u' ', Qt::SkipEmptyParts);
    int first = -1;
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem& item = *m_list->item(row);
        const QString all = item.data(Qt::AccessibleTextRole).toString() + u' ' + item.toolTip();
        const bool isFound =
            std::ranges::all_of(parts, [&](const QString& part) { return all.contains(part, Qt::CaseInsensitive); });
        m_list->setRowHidden(row, !isFound);
        if (isFound && first < 0)
            first = row;
    }
    m_list->setCurrentRow(first);
}

void ActionSheet::choose()
{
    const int row = m_list->currentRow();
    if (row >= 0 && !m_list->isRowHidden(row))
        emit chosen(m_actions[static_cast<std::size_t>(row)]);
}

} // namespace cave
