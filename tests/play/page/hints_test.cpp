// SPDX-License-Identifier: MIT
#include "app/play/page/hints.h"
#include "core/rules/facts/pack.h"
#include "core/rules/turn/play.h"
#include "tests/play/arena.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class HintsTest : public QObject {
    Q_OBJECT

private slots:
    void oneAtATimeAndTwiceAtMost();
    void anotherGameCountsAsAnotherTime();
    void theUrgentOneComesFirst();
    void aHintIsNoFurniture();
    void neverAgainOnceDone();
    void foodIsNoWeapon();
    void whatIsToldIsKept();
};

namespace {

World worldWith(const std::vector<std::string>& kit = {})
{
    Dungeon dungeon = emptyHall();
    dungeon.rules.kit = kit;
    return sessionOf(dungeon).world();
}

} // namespace

void HintsTest::oneAtATimeAndTwiceAtMost()
{
    const KeyMap keys;
    Hints hints;
    const World alone = worldWith();
    const World watched = sessionOf(arena({{"XXXXX", "X@.NX", "XXXXX"}})).world();
    for (int i = 0; i < 2; ++i) {
        QVERIFY(hints.after(alone, keys).contains("Press o to explore"));
        QVERIFY(hints.after(alone, keys).contains("Press o to explore")); // it still matters
        QVERIFY(hints.after(watched, keys).contains("Press ; to look"));
    }
    QCOMPARE(hints.after(alone, keys), QString());
    QCOMPARE(hints.after(watched, keys), QString());
}

void HintsTest::anotherGameCountsAsAnotherTime()
{
    const KeyMap keys;
    Hints hints;
    const World alone = worldWith();
    for (int game = 0; game < 2; ++game) {
        hints.begin();
        QVERIFY(hints.after(alone, keys).contains("Press o to explore"));
    }
    hints.begin();
    QCOMPARE(hints.after(alone, keys), QString());
}

// A newt is in view, and the hero with bread in the pack starves.
void HintsTest::theUrgentOneComesFirst()
{
    const KeyMap keys;
    Hints hints;
    Dungeon dungeon = arena({{"XXXXX", "X@.NX", "XXXXX"}});
    dungeon.rules.kit = {"bread"};
    dungeon.rules.hunger = Hunger{1000, 2000, 1, false};
    QVERIFY(hints.after(sessionOf(dungeon).world(), keys).contains("Press ; to look"));
    dungeon.rules.hunger = Hunger{1, 2000, 1, false};
    const World starving = sessionOf(dungeon).world();
    QVERIFY(hints.after(starving, keys).contains("Press e to eat")); // in place of the other
    Hints others;
    QVERIFY(others.after(starving, keys).contains("Press e to eat"));
}

void HintsTest::aHintIsNoFurniture()
{
    const KeyMap keys;
    Hints hints;
    const World alone = worldWith();
    int turns = 0;
    while (!hints.after(alone, keys).isEmpty() && turns < 1000)
        ++turns;
    QVERIFY2(turns > 10 && turns < 50, qPrintable(QString::number(turns)));
}

void HintsTest::neverAgainOnceDone()
{
    const KeyMap keys;
    Hints hints;
    const World world = worldWith({"sword", "fireball_scroll"});
    hints.did(PlayAction::Explore);
    QVERIFY(!hints.after(world, keys).contains("explore"));
    hints.did(PlayAction::Read);
    QCOMPARE(hints.after(world, keys), QString());
}

void HintsTest::foodIsNoWeapon()
{
    const KeyMap keys;
    Hints hints;
    hints.did(PlayAction::Explore);
    QCOMPARE(hints.after(worldWith({"sword", "pumpkin"}), keys), QString());
    World world = worldWith({"sword", "dagger"});
    QCOMPARE(hints.after(world, keys), QString()); // a spare one
    play(world, TakeOff{itemInUse(world, world.state().hero, Use::Wielded)->id});
    QVERIFY(hints.after(world, keys).contains("wield"));
}

void HintsTest::whatIsToldIsKept()
{
    const KeyMap keys;
    Hints first;
    const World alone = worldWith();
    first.did(PlayAction::Explore);
    Hints second(first.told());
    QCOMPARE(second.after(alone, keys), QString());
}

CAVE_TEST_SUITE(HintsTest);
#include "hints_test.moc"
