// SPDX-License-Identifier: MIT
#include "app/view/ui/elided_label.h"

#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class ElidedLabelTest : public QObject {
    Q_OBJECT

private slots:
    void whatFitsIsShownWhole();
    void theMiddleGoesAndTheTooltipTellsAll();
    void whatIsKeptGoesLast();
    void helpStandsBelowWhatIsLeftOut();
};

void ElidedLabelTest::helpStandsBelowWhatIsLeftOut()
{
    const QString words = "Lakes: deep water, 3, anywhere";
    const QString help = "Lays lakes.";
    ElidedLabel label;
    label.setHelp(help);
    label.setWords(words);
    label.show(); // hidden ones are not told of their size
    label.resize(label.sizeHint());
    QCOMPARE(label.toolTip(), help);
    label.resize(label.sizeHint().width() / 2, label.sizeHint().height());
    QCOMPARE(label.toolTip(), words + '\n' + help);
}

void ElidedLabelTest::whatFitsIsShownWhole()
{
    ElidedLabel label;
    label.setWords("the-deep-of-cavewright#16112773464259586393");
    label.show(); // hidden ones are not told of their size
    label.resize(label.sizeHint());
    QCOMPARE(label.text(), QString("the-deep-of-cavewright#16112773464259586393"));
    QCOMPARE(label.words(), label.text());
}

void ElidedLabelTest::theMiddleGoesAndTheTooltipTellsAll()
{
    const QString words = "Level 3 of 14: The Drowned Galleries";
    ElidedLabel label;
    label.setWords(words);
    label.show(); // hidden ones are not told of their size
    label.resize(label.sizeHint().width() / 2, label.sizeHint().height());
    QVERIFY(label.text().startsWith("Level"));
    QVERIFY(label.text().endsWith("ies"));
    QVERIFY(label.text().size() < words.size());
    QVERIFY(label.fontMetrics().horizontalAdvance(label.text()) <= label.width());
    QCOMPARE(label.toolTip(), words);
    QCOMPARE(label.accessibleName(), words);
    label.resize(label.sizeHint());
    QCOMPARE(label.text(), words);
    QCOMPARE(label.toolTip(), QString());
}

void ElidedLabelTest::whatIsKeptGoesLast()
{
    const QString kept = "#16112773464259586393";
    ElidedLabel label;
    label.setWords("the-deep-of-cavewright", kept);
    label.show(); // hidden ones are not told of their size
    const QFontMetrics metrics = label.fontMetrics();
    label.resize(metrics.horizontalAdvance(kept) + metrics.horizontalAdvance("the-deep"), label.sizeHint().height());
    QVERIFY(label.text().startsWith("the"));
    QVERIFY(label.text().endsWith(kept));
    QCOMPARE(label.toolTip(), "the-deep-of-cavewright" + kept);
    label.resize(metrics.horizontalAdvance(kept) / 2, label.sizeHint().height());
    QVERIFY(label.text().startsWith("the"));
    QVERIFY(label.text().endsWith("393"));
}

CAVE_TEST_SUITE(ElidedLabelTest);
#include "elided_label_test.moc"
