// SPDX-License-Identifier: MIT
#include "app/view/words/isolated.h"

#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class IsolatedTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QGuiApplication::setLayoutDirection(Qt::LayoutDirectionAuto); }
    void wordsAreMarkedWherePeopleReadFromTheRight();
    void noMarksElsewhere();
};

void IsolatedTest::wordsAreMarkedWherePeopleReadFromTheRight()
{
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    QCOMPARE(isolated("9 steps"), QString::fromUtf8("\u2068"
                                                    "9 steps"
                                                    "\u2069"));
    QCOMPARE(isolated(QString()), QString());
}

void IsolatedTest::noMarksElsewhere()
{
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    QCOMPARE(isolated("9 steps"), QString("9 steps"));
}

CAVE_TEST_SUITE(IsolatedTest);
#include "isolated_test.moc"
