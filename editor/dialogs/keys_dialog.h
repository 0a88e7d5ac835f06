// SPDX-License-Identifier: MIT
// All keys of the editor, as they are bound now, with a box that finds one.
#pragma once

#include <QDialog>

class QTreeWidget;

namespace cave {

class ActionSet;
class EditorKeys;

class KeysDialog : public QDialog {
    Q_OBJECT

public:
    KeysDialog(const ActionSet& actions, const EditorKeys& keys, QWidget* parent);

private:
    void addRow(const QString& name, const QString& keys, const QString& help);
    void filter(const QString& typed);

    QTreeWidget* m_list;
};

} // namespace cave
