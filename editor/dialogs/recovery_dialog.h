// SPDX-License-Identifier: MIT
// Offers the work that an earlier session has left unsaved.
#pragma once

#include "editor/files/recovery.h"

#include <QDialog>

#include <functional>

class QListWidget;
class QPlainTextEdit;

namespace cave {

class RecoveryDialog : public QDialog {
    Q_OBJECT

public:
    // There must be some.
    explicit RecoveryDialog(std::vector<RecoveryCopy> copies, QWidget* parent = nullptr);

    QListWidget& list() const { return *m_list; }

signals:
    // Oldest first, so that the newest is shown in the end. What is not chosen is offered again at the next start.
    void chosen(const std::vector<cave::RecoveryCopy>& copies);

private:
    void take(bool isAll);
    void showDifferences();

    std::vector<RecoveryCopy> m_copies;
    QListWidget* m_list;
    QPlainTextEdit* m_differences;
};

} // namespace cave
