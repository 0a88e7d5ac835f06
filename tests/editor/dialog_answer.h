// SPDX-License-Identifier: MIT
// Answers dialogs that wait for somebody.
#pragma once

#include <QApplication>
#include <QDialog>
#include <QFileDialog>
#include <QLineEdit>
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

// Presses Enter in the dialog that is about to open.
inline void answerWithEnter()
{
    QTimer::singleShot(0, [] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        QTest::keyClick(dialog, Qt::Key_Return);
    });
}

// Presses a button, and then one of the dialog that opens when that one is gone.
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

// Types a name into the dialog for files that is about to open, and answers the one that opens when that one is gone,
// if any does.
inline void nameFile(const QString& path, const char* next = nullptr)
{
    QTimer::singleShot(0, [path, next] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        if (next)
            QObject::connect(dialog, &QObject::destroyed, [next] { answer(next); });
        auto* name = dialog->findChild<QLineEdit*>();
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
    });
}

} // namespace cave
