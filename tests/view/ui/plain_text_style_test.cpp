// SPDX-License-Identifier: MIT
#include "app/view/ui/plain_text_style.h"

#include "app/view/ui/theme.h"
#include "tests/support/test_main.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

using namespace cave;

class PlainTextStyleTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { turnTo(Qt::LeftToRight); }
    void labelsBeginAtTheSideThatPeopleReadFrom_data();
    void labelsBeginAtTheSideThatPeopleReadFrom();

private:
    static void turnTo(Qt::LayoutDirection direction)
    {
        QGuiApplication::setLayoutDirection(direction);
        applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100);
    }
};

void PlainTextStyleTest::labelsBeginAtTheSideThatPeopleReadFrom_data()
{
    QTest::addColumn<Qt::Alignment>("given");
    QTest::addColumn<Qt::Alignment>("mirrored");
    QTest::addRow("usual") << Qt::Alignment(Qt::AlignLeft) << Qt::Alignment(Qt::AlignRight | Qt::AlignAbsolute);
    QTest::addRow("number") << Qt::Alignment(Qt::AlignRight) << Qt::Alignment(Qt::AlignLeft | Qt::AlignAbsolute);
    QTest::addRow("middle") << Qt::Alignment(Qt::AlignHCenter) << Qt::Alignment(Qt::AlignHCenter);
}

// Qt asks the words of a label, and Latin ones would begin at the left of a Hebrew page.
void PlainTextStyleTest::labelsBeginAtTheSideThatPeopleReadFrom()
{
    QFETCH(const Qt::Alignment, given);
    QFETCH(const Qt::Alignment, mirrored);
    turnTo(Qt::RightToLeft);
    QLabel label(QStringLiteral("First Steps"));
    label.setAlignment(given | Qt::AlignTop);
    label.show();
    QCOMPARE(label.alignment(), mirrored | Qt::AlignTop);
    turnTo(Qt::RightToLeft); // once more changes nothing
    QCOMPARE(label.alignment(), mirrored | Qt::AlignTop);
    turnTo(Qt::LeftToRight);
    QCOMPARE(label.alignment(), given | Qt::AlignTop);
}

CAVE_TEST_SUITE(PlainTextStyleTest);
#include "plain_text_style_test.moc"
