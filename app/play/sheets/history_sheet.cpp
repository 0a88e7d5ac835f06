// SPDX-License-Identifier: MIT
#include "app/play/sheets/history_sheet.h"

#include "app/play/game/running_game.h"
#include "app/play/keys/key_labels.h"
#include "app/play/sheets/search_field.h"
#include "app/view/ui/widgets.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

HistorySheet::HistorySheet(const RunningGame& game, const KeyMap& keys, QWidget* parent)
    : Sheet(tr("Messages"), Size::Page, parent), m_messages(new MessageModel(0, this)),
      m_found(new QSortFilterProxyModel(this)), m_list(new MessageList(MessageList::Kind::History, this)),
      m_search(new SearchField(tr("Search"), tr("Search  /"), SearchField::Enter::ToList, *this)),
      m_count(roleLabel({}, "muted"))
{
    m_messages->begin(game.world().state().catalogue, keyLabels(keys));
    m_messages->follow(game.session().messages(), game.world().state().turn);
    m_found->setSourceModel(m_messages);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_list->setModel(m_found);
    m_search->setList(*m_list);
    connect(m_search, &SearchField::textChanged, this, &HistorySheet::find);
    auto* row = new QHBoxLayout;
    row->addWidget(m_search, 1);
    row->addWidget(m_count);
    body().addLayout(row);
    body().addWidget(m_list, 1);
    QPushButton* copyButton = addButton(tr("Copy"), tr("Copies the chosen lines, or all (Ctrl+C)."));
    connect(copyButton, &QPushButton::clicked, this, &HistorySheet::copy);
    QPushButton* close = addButton(tr("Close"), tr("Back to the map (Esc)."));
    connect(close, &QPushButton::clicked, this, &Sheet::dismissed);
    setDefaultButton(close);
    setTabOrder(m_search, m_list);
    setFirstFocus(m_list);
    find({});
}

void HistorySheet::find(const QString& words)
{
    m_found->setFilterFixedString(words);
    const int count = m_found->rowCount();
    if (!words.isEmpty())
        m_count->setText(tr("%n found", nullptr, count));
    else
        m_count->setText(count == 0 ? tr("Nothing has happened yet.") : tr("%n line(s)", nullptr, count));
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
    if (chosen.size() < 2) {
        chosen.clear();
        for (int row = 0; row < m_found->rowCount(); ++row)
            chosen << m_found->index(row, 0);
    }
    QStringList lines;
    for (const QModelIndex& index : chosen)
        //: a line of the message history, copied
        lines << tr("Turn %1: %2")
                     .arg(QLocale().toString(index.data(MessageModel::TurnRole).toLongLong()),
                          index.data(Qt::AccessibleTextRole).toString());
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace cave
