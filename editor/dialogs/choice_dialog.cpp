// SPDX-License-Identifier: MIT
#include "editor/dialogs/choice_dialog.h"

#include "app/view/ui/icons.h"
#include "app/view/ui/theme.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {

namespace {

constexpr QSize kSize{520, 420};
constexpr QSize kEntryIcon{24, 24};

bool hasAllWords(const QString& text, const QString& words)
{
    const QStringList parts = words.split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(parts, [&](const QString& part) { return text.contains(part, Qt::CaseInsensitive); });
}

} // namespace

ChoiceDialog* ChoiceDialog::ask(QWidget* parent, const QString& title, std::vector<ChoiceEntry> entries,
                                std::function<void(int)> chosen)
{
    auto* dialog = new ChoiceDialog(parent, title, std::move(entries), std::move(chosen));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    dialog->m_find->setFocus();
    return dialog;
}

ChoiceDialog::ChoiceDialog(QWidget* parent, const QString& title, std::vector<ChoiceEntry> entries,
                           std::function<void(int)> chosen)
    : QDialog(parent), m_entries(std::move(entries)), m_chosen(std::move(chosen)), m_find(new QLineEdit(this)),
      m_list(new QListWidget(this))
{
    setWindowTitle(title);
    m_find->setPlaceholderText(tr("Find"));
    m_find->setAccessibleName(tr("Find"));
    m_find->setClearButtonEnabled(true);
    m_find->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_find->installEventFilter(this);
    m_list->setAccessibleName(title);
    m_list->setWordWrap(true);
    m_list->setIconSize(grown(kEntryIcon));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const ChoiceEntry& entry : m_entries) {
        const QString name = entry.note.isEmpty() ? entry.name : tr("%1   [%2]").arg(entry.name, entry.note);
        auto* item = new QListWidgetItem(entry.icon, tr("%1\n%2").arg(name, entry.help), m_list);
        if (!entry.isEnabled)
            item->setFlags(Qt::NoItemFlags);
    }
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_find);
    column->addWidget(m_list, 1);
    resize(grown(kSize).boundedTo(parent->window()->size()));
    connect(m_find, &QLineEdit::textChanged, this, &ChoiceDialog::filter);
    connect(m_list, &QListWidget::itemActivated, this, &ChoiceDialog::take);
    connect(m_list, &QListWidget::itemClicked, this, &ChoiceDialog::take);
    filter({});
}

bool ChoiceDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        take();
        return true;
    }
    if (key != Qt::Key_Up && key != Qt::Key_Down)
        return QDialog::eventFilter(watched, event);
    const int step = key == Qt::Key_Down ? 1 : -1;
    for (int row = m_list->currentRow() + step; row >= 0 && row < m_list->count(); row += step) {
        if (!m_list->item(row)->isHidden()) {
            m_list->setCurrentRow(row);
            break;
        }
    }
    return true;
}

void ChoiceDialog::filter(const QString& typed)
{
    // One that is named so comes before those that are only about it.
    int named = -1;
    int first = -1;
    for (int row = m_list->count() - 1; row >= 0; --row) {
        const ChoiceEntry& entry = m_entries[static_cast<std::size_t>(row)];
        const bool isFound = hasAllWords(entry.name + u' ' + entry.help, typed);
        m_list->item(row)->setHidden(!isFound);
        if (isFound)
            first = row;
        if (hasAllWords(entry.name, typed))
            named = row;
    }
    m_list->setCurrentRow(named >= 0 ? named : first);
}

void ChoiceDialog::take()
{
    const QListWidgetItem* item = m_list->currentItem();
    if (!item || item->isHidden() || (item->flags() & Qt::ItemIsEnabled) == 0)
        return;
    const int row = m_list->currentRow();
    const auto chosen = m_chosen;
    accept();
    chosen(row);
}

} // namespace cave
