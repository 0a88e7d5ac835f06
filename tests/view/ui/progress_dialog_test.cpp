// SPDX-License-Identifier: MIT
#include "app/view/ui/progress_dialog.h"

#include "tests/support/test_main.h"

#include <QApplication>
#include <QDialog>
#include <QProgressBar>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include <thread>

using namespace cave;
using namespace std::chrono_literals;

namespace {

// The dialog of the work under way; null: none.
QDialog* dialog() { return qobject_cast<QDialog*>(QApplication::activeModalWidget()); }

} // namespace

class ProgressDialogTest : public QObject {
    Q_OBJECT

private slots:
    void shortWorkShowsNothing()
    {
        QWidget window;
        window.show();
        bool wasAsked = false;
        QTimer::singleShot(0, &window, [&] { wasAsked = true; }); // never, once the window is gone
        bool isDone = false;
        runWithProgress(window, "Quick", [&](const Progress& progress) { isDone = progress(1, 1); });
        QVERIFY(isDone);
        QVERIFY(!wasAsked); // nothing else went on
    }

    void theWindowTellsHowFarItIs()
    {
        QWidget window;
        window.show();
        std::atomic<bool> wasSeen = false;
        int shown = 0;
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&] {
            if (dialog() == nullptr)
                return;
            shown = dialog()->findChild<QProgressBar*>()->value();
            wasSeen = shown == 40;
        });
        look.start(5);
        runWithProgress(window, "Slow", [&](const Progress& progress) {
            while (!wasSeen && progress(2, 5))
                std::this_thread::sleep_for(1ms);
        });
        QCOMPARE(shown, 40);
        QVERIFY(dialog() == nullptr);
    }

    void itIsStoppedByTheButtonAndByEscape_data()
    {
        QTest::addColumn<bool>("isByKey");
        QTest::newRow("button") << false;
        QTest::newRow("Esc") << true;
    }

    void itIsStoppedByTheButtonAndByEscape()
    {
        QFETCH(bool, isByKey);
        QWidget window;
        window.show();
        bool isPressed = false;
        QTimer press;
        connect(&press, &QTimer::timeout, this, [&] {
            if (dialog() == nullptr || std::exchange(isPressed, true))
                return;
            if (isByKey)
                QTest::keyClick(dialog(), Qt::Key_Escape);
            else
                dialog()->findChild<QPushButton*>()->click();
        });
        press.start(5);
        bool wasStopped = false;
        runWithProgress(window, "Slow", [&](const Progress& progress) {
            while (progress(1, 2))
                std::this_thread::sleep_for(1ms);
            wasStopped = true;
        });
        QVERIFY(wasStopped);
        QVERIFY(dialog() == nullptr);
    }
};

CAVE_TEST_SUITE(ProgressDialogTest);
#include "progress_dialog_test.moc"
