// SPDX-License-Identifier: MIT
#include "app/play/page/look_line.h"

#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class LookLineTest : public QObject {
    Q_OBJECT

private slots:
    void whatDoesNotFitIsInTheTooltip();
    void moreRoomShowsMore();
};

void LookLineTest::whatDoesNotFitIsInTheTooltip()
{
    const QString words = QString("A newt, asleep. ").repeated(20);
    LookLine line;
    line.resize(200, 20);
    line.setWords(words);
    QCOMPARE(line.words(), words);
    QCOMPARE(line.toolTip(), words);
    QVERIFY(line.text().size() < words.size());
}

void LookLineTest::moreRoomShowsMore()
{
    LookLine line;
    line.resize(60, 20);
    line.show();
    line.setWords("A newt, asleep. Floor. 3 steps east.");
    const QString little = line.text();
    line.resize(600, 20);
    QVERIFY(line.text().size() > little.size());
    QCOMPARE(line.text(), line.words());
}

CAVE_TEST_SUITE(LookLineTest);
#include "look_line_test.moc"
