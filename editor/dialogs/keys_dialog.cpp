// SPDX-License-Identifier: MIT
#include "editor/dialogs/keys_dialog.h"

#include "editor/actions/action_set.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace cave {

namespace {

constexpr QSize kDialogSize{960, 600};
constexpr int kNameWidth = 300;
constexpr int kKeysWidth = 210;

QString keysText(const QList<QKeySequence>& keys)
{
    QStringList texts;
    for (const QKeySequence& key : keys)
        texts += key.toString(QKeySequence::NativeText);
    return texts.join(QStringLiteral("  "));
}

} // namespace

KeysDialog::KeysDialog(const ActionSet& actions, const EditorKeys& keys, QWidget* parent)
    : QDialog(parent), m_list(new QTreeWidget(this))
{
    setWindowTitle(tr("Keys of the editor"));
    auto* find = new QLineEdit(this);
    find->setPlaceholderText(tr("Find a key"));
    find->setAccessibleName(tr("Find a key"));
    m_list->setColumnCount(3);
    m_list->setHeaderLabels({tr("Action"), tr("Keys"), tr("What it does")});
    m_list->setRootIsDecorated(false);
    m_list->setAccessibleName(tr("Keys"));
    for (const ToolRow& row : toolTable())
        addRow(toolName(row), keysText(actions.tool(row.id).shortcuts()), toolHelp(row));
    for (const CanvasActionRow& row : canvasActionTable())
        if (const QStringList own = keys.labels(row.id); !own.isEmpty())
            addRow(actionText(row.name), own.join(QStringLiteral("  ")), actionText(row.help));
    for (const CanvasKeyRow& row : canvasKeyTable())
        addRow(actionText(row.does), actionText(row.keys), {});
    for (const ActionRow& row : actionTable())
        if (const QList<QKeySequence> own = actions[row.id].shortcuts(); !own.isEmpty())
            addRow(plainName(actionText(row.name)), keysText(own), actionText(row.help));
    m_list->setWordWrap(true);
    m_list->setColumnWidth(0, kNameWidth);
    m_list->setColumnWidth(1, kKeysWidth);
    auto* close = new QPushButton(tr("Close"), this);
    close->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(find);
    column->addWidget(m_list, 1);
    column->addWidget(close, 0, Qt::AlignRight);
    resize(kDialogSize);
    connect(find, &QLineEdit::textChanged, this, &KeysDialog::filter);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
}

void KeysDialog::addRow(const QString& name, const QString& keys, const QString& help)
{
    new QTreeWidgetItem(m_list, {name, keys, help});
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
