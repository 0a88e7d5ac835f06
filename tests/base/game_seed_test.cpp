// SPDX-License-Identifier: MIT
#include "core/base/game_seed.h"

#include "core/base/ids.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class GameSeedTest : public QObject {
    Q_OBJECT

private slots:
    void wordsAreRememberedAsTheyWereTyped();
    void numbersHaveNoWords();
    void whatCannotBeShownIsNotRemembered();
    void wordsBelongToTheirNumber();
};

void GameSeedTest::wordsAreRememberedAsTheyWereTyped()
{
    const auto seed = readGameSeed("  cellar door\t");
    QVERIFY(seed);
    QCOMPARE(shown(seed->words), QString("cellar door"));
    QCOMPARE(seed->number, *parseSeed("cellar door"));
    QCOMPARE(shown(readGameSeed("007")->words), QString("007")); // another seed than 7
}

void GameSeedTest::numbersHaveNoWords()
{
    QCOMPARE(readGameSeed(" 42 ")->number, 42u);
    QVERIFY(readGameSeed("42")->words.empty());
    QVERIFY(!readGameSeed(" \t "));
}

void GameSeedTest::whatCannotBeShownIsNotRemembered()
{
    for (const std::string& typed : {std::string("bell\x07"), std::string(kMostSeedWords + 1, 'a')}) {
        const auto seed = readGameSeed(typed);
        QVERIFY(seed);
        QCOMPARE(seed->number, *parseSeed(typed));
        QVERIFY(seed->words.empty());
    }
}

void GameSeedTest::wordsBelongToTheirNumber()
{
    QVERIFY(areWordsOf("cellar door", *parseSeed("cellar door")));
    QVERIFY(!areWordsOf("cellar door", 1));
    QVERIFY(!areWordsOf("1", 1));
    QVERIFY(!areWordsOf("", 1));
}

CAVE_TEST_SUITE(GameSeedTest);
#include "game_seed_test.moc"
