// SPDX-License-Identifier: MIT
#include "app/play/history_sheet.h"

#include "app/play/running_game.h"
#include "app/view/widgets.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

HistorySheet::HistorySheet(const RunningGame& game, QWidget* parent)
    : Sheet(tr("Messages"), Size::Page, parent), m_messages(new MessageModel(0, this)),
      m_found(new QSortFilterProxyModel(this)), m_list(new MessageList(MessageList::Kind::History, this)),
      m_count(roleLabel({}, "muted"))
{
    m_messages->begin(game.world().state().catalogue);
    m_messages->follow(game.session().messages(), game.world().state().turn);
    m_found->setSourceModel(m_messages);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_list->setModel(m_found);
    auto* search = new QLineEdit(this);
    search->setPlaceholderText(tr("Search"));
    search->setAccessibleName(tr("Search"));
    search->setClearButtonEnabled(true);
    connect(search, &QLineEdit::textChanged, this, &HistorySheet::find);
    auto* row = new QHBoxLayout;
    row->addWidget(search, 1);
    row->addWidget(m_count);
    body().addLayout(row);
    body().addWidget(m_list, 1);
    QPushButton* copyButton = addButton(tr("Copy"), tr("Copies the chosen lines, or all (Ctrl+C)."));
    connect(copyButton, &QPushButton::clicked, this, &HistorySheet::copy);
    QPushButton* close = addButton(tr("Close"), tr("Back to the map (Esc)."));
    connect(close, &QPushButton::clicked, this, &Sheet::dismissed);
    setDefaultButton(close);
    setFirstFocus(m_list);
    find({});
}

void HistorySheet::find(const QString& words)
{
    m_found->setFilterFixedString(words);
    const int count = m_found->rowCount();
    m_count->setText(words.isEmpty() ? tr("%n line(s)", nullptr, count) : tr("%n found", nullptr, count));
    if (count > 0) {
        m_list->setCurrentIndex(m_found->index(count - 1, 0));
        m_list->scrollToBottom();
    }
}

void HistorySheet::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        Sheet::keyPressEvent(event);
}

void HistorySheet::copy() const
{
    QModelIndexList chosen = m_list->selectionModel()->selectedIndexes();
    std::ranges::sort(chosen, {}, &QModelIndex::row);
    QStringList lines;
    for (const QModelIndex& index : chosen)
        lines << index.data(Qt::AccessibleTextRole).toString();
    if (chosen.size() < 2) {
        lines.clear();
        for (int row = 0; row < m_found->rowCount(); ++row)
            lines << m_found->index(row, 0).data(Qt::AccessibleTextRole).toString();
    }
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace cave
