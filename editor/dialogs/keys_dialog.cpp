// SPDX-License-Identifier: MIT
#include "editor/dialogs/keys_dialog.h"

#include "app/view/ui/keep_current.h"
#include "app/view/ui/theme.h"
#include "app/view/ui/widgets.h"
#include "app/view/ui/wrapped_tree.h"
#include "editor/actions/action_set.h"

#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace cave {

namespace {

constexpr QSize kDialogSize{960, 600};

} // namespace

KeysDialog::KeysDialog(const ActionSet& actions, QWidget* parent)
    : QDialog(parent), m_actions(actions), m_find(new QLineEdit(this)), m_list(new WrappedTree(this))
{
    m_list->setColumnCount(4);
    auto* close = new QPushButton(this);
    close->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_find);
    column->addWidget(m_list, 1);
    column->addWidget(close, 0, Qt::AlignRight);
    resize(grown(kDialogSize).boundedTo(parent->window()->size()));
    connect(m_find, &QLineEdit::textChanged, this, &KeysDialog::filter);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(&actions, &ActionSet::keysChanged, this, &KeysDialog::fill);
    keepCurrent(*this, [this, close] {
        setWindowTitle(tr("Keys of the editor"));
        m_find->setPlaceholderText(tr("Find a key"));
        m_find->setAccessibleName(tr("Find a key"));
        m_list->setHeaderLabels({tr("Action"), tr("Keys"), tr("Where"), tr("What it does")});
        m_list->setAccessibleName(tr("Keys"));
        close->setText(tr("Close"));
        fill();
    });
}

void KeysDialog::fill()
{
    m_list->clear();
    for (const ToolRow& row : toolTable())
        addAction(row.id, KeyScope::Canvas);
    for (const CanvasActionRow& row : canvasActionTable())
        addAction(row.id, row.scope);
    for (const CanvasKeyRow& row : canvasKeyTable())
        addRow(actionText(row.does), actionText(row.keys), KeyScope::Canvas, {});
    for (const ActionRow& row : actionTable())
        addAction(row.id, row.scope);
    filter(m_find->text());
    m_list->fitColumns();
}

void KeysDialog::addAction(ActionId auto id, KeyScope scope)
{
    const EditorKeys& keys = m_actions.keys();
    if (const QStringList own = keys.labels(id); !own.isEmpty())
        addRow(keys.entry(id).name.plain(), own.join(QStringLiteral("  ")), scope, keys.entry(id).help.translated());
}

// What counts all over the page says nothing of it: a reader would say it of most rows.
void KeysDialog::addRow(const QString& name, const QString& keys, KeyScope scope, const QString& help)
{
    const char* where = scopeText(scope);
    tellWholeRow(*new QTreeWidgetItem(m_list, {name, keys, where != nullptr ? actionText(where) : QString(), help}));
}

void KeysDialog::filter(const QString& typed)
{
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        QTreeWidgetItem* item = m_list->topLevelItem(row);
        bool isFound = false;
        for (int column = 0; column < m_list->columnCount(); ++column)
            isFound = isFound || item->text(column).contains(typed, Qt::CaseInsensitive);
        item->setHidden(!isFound);
    }
}

} // namespace cave
