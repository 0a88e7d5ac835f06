// SPDX-License-Identifier: MIT
// Answers dialogs that wait for somebody.
#pragma once

#include <QApplication>
#include <QDialog>
#include <QPushButton>
#include <QTest>
#include <QTimer>

namespace cave {

// Presses a button, by its object name, of the dialog that is about to open.
inline void answer(const char* button)
{
    QTimer::singleShot(0, [button] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        auto* found = dialog->findChild<QPushButton*>(button);
        QVERIFY(found);
        found->click();
    });
}

// Likewise, and then of the dialog that opens when that one is gone.
inline void answer(const char* button, const char* next)
{
    QTimer::singleShot(0, [button, next] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        QObject::connect(dialog, &QObject::destroyed, [next] { answer(next); });
        auto* found = dialog->findChild<QPushButton*>(button);
        QVERIFY(found);
        found->click();
    });
}

} // namespace cave
