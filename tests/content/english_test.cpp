// SPDX-License-Identifier: MIT
#include "core/content/english.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class EnglishTest : public QObject {
    Q_OBJECT

private slots:
    void kindsHaveFiveForms();
    void namesWithoutArticleStayBare();
    void unknownKindsAreCalledByTheirIds();
    void pluralsAreResolved_data();
    void pluralsAreResolved();
    void bracketsThatEndNoWordStay();
};

void EnglishTest::kindsHaveFiveForms()
{
    const EnglishPhrasebook english(Catalogue::builtIn());
    const auto form = [&english](Role role) { return shown(english.kindName({KindTable::Creature, "newt", role})); };
    QCOMPARE(form(Role::Bare), QString("newt"));
    QCOMPARE(form(Role::TheSubject), QString("the newt"));
    QCOMPARE(form(Role::TheObject), QString("the newt"));
    QCOMPARE(form(Role::ASubject), QString("a newt"));
    QCOMPARE(form(Role::AObject), QString("a newt"));
    QCOMPARE(
        shown(format(Text{"game", "%1 dies.", {KindName{KindTable::Creature, "newt", Role::TheSubject}}}, english)),
        QString("The newt dies."));
}

void EnglishTest::namesWithoutArticleStayBare()
{
    const EnglishPhrasebook english(Catalogue::builtIn());
    QCOMPARE(shown(english.kindName({KindTable::Tile, "deep_water", Role::ASubject})), QString("deep water"));
    QCOMPARE(shown(english.kindName({KindTable::Tile, "altar", Role::ASubject})), QString("an altar"));
}

void EnglishTest::unknownKindsAreCalledByTheirIds()
{
    QCOMPARE(shown(EnglishPhrasebook().kindName({KindTable::Item, "sword", Role::TheObject})), QString("the sword"));
    QCOMPARE(shown(EnglishPhrasebook(Catalogue::builtIn()).description(KindTable::Item, "no_such")), QString());
}

void EnglishTest::pluralsAreResolved_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("result");
    QTest::newRow("one") << "%n cell(s)" << 1 << "1 cell";
    QTest::newRow("more") << "%n cell(s)" << 3 << "3 cells";
    QTest::newRow("none") << "%n cell(s)" << 0 << "0 cells";
    QTest::newRow("es") << "%n patch(es) of %n fungus(es)." << 2 << "2 patches of 2 funguses.";
}

void EnglishTest::pluralsAreResolved()
{
    QFETCH(const QString, source);
    QFETCH(const int, count);
    QTEST(shown(format(Text{"game", source.toStdString(), {}, count}, EnglishPhrasebook())), "result");
}

void EnglishTest::bracketsThatEndNoWordStay()
{
    const EnglishPhrasebook english;
    QCOMPARE(shown(format(Text{"game", "Level %1 (12,7): %n step(s) (x3)", {std::int64_t{3}}, 2}, english)),
             QString("Level 3 (12,7): 2 steps (x3)"));
    QCOMPARE(shown(format(Text{"game", "cell(s)"}, english)), QString("cell(s)"));
}

CAVE_TEST_SUITE(EnglishTest);
#include "english_test.moc"
