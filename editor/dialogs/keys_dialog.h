// SPDX-License-Identifier: MIT
// All keys of the editor, as they are bound now and where they count, with a box that finds one.
#pragma once

#include "app/view/keys/action_keys.h"
#include "editor/actions/key_map.h"

#include <QDialog>

class QLineEdit;

namespace cave {

class ActionSet;
class WrappedTree;

class KeysDialog : public QDialog {
    Q_OBJECT

public:
    KeysDialog(const ActionSet& actions, QWidget* parent);

private:
    void fill();
    void addAction(ActionId auto id, KeyScope scope); // unless it has no key
    void addRow(const QString& name, const QString& keys, KeyScope scope, const QString& help);
    void filter(const QString& typed);

    const ActionSet& m_actions;
    QLineEdit* m_find;
    WrappedTree* m_list;
};

} // namespace cave
