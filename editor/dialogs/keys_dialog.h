// SPDX-License-Identifier: MIT
// All keys of the editor, as they are bound now, with a box that finds one.
#pragma once

#include <QDialog>

class QLineEdit;
class QTreeWidget;

namespace cave {

class ActionSet;
class EditorKeys;

class KeysDialog : public QDialog {
    Q_OBJECT

public:
    KeysDialog(const ActionSet& actions, const EditorKeys& keys, QWidget* parent);

private:
    void fill();
    void addRow(const QString& name, const QString& keys, const QString& help);
    void filter(const QString& typed);

    const ActionSet& m_actions;
    const EditorKeys& m_keys; // of the canvas, which may be bound anew
    QLineEdit* m_find;
    QTreeWidget* m_list;
};

} // namespace cave
