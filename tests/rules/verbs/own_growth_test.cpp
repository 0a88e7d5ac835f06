// SPDX-License-Identifier: MIT
// Growth and damage by a dungeon's own numbers.
#include "core/rules/turn/start_game.h"
#include "core/rules/verbs/blow.h"
#include "core/rules/verbs/gain.h"
#include "core/world/world_writer.h"
#include "tests/rules/play_support.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// That of the chapter: 20 + 200 L, and more than that; a level always gives health too.
Growth chapter()
{
    return {.worth = {.row = 1},
            .needed = {{21, 200}, false, 0},
            .usesUp = true,
            .always = {4, 0, 0, 0},
            .choices = {0, 2, 1, 0}};
}

Rules withOwn(const Growth& growth)
{
    Rules rules;
    rules.ownGrowth = growth;
    rules.attack = 10'000; // one blow is enough
    return rules;
}

} // namespace

class OwnGrowthTest : public QObject {
    Q_OBJECT

private slots:
    void aLevelNeedsWhatTheNumbersSay()
    {
        QCOMPARE(neededFor(withOwn(chapter()), 1), 221);
        QCOMPARE(neededFor(withOwn(chapter()), 2), 421);
        const Growth cubic{.needed = {{5, 0, 0, 400}, true, 1}, .choices = {1, 0, 0, 0}};
        QCOMPARE(neededFor(cubic, 1), 21); // the root of 405 is 20
        QCOMPARE(neededFor(cubic, kMostLevels), 632456); // that of 400 billion and 5 is 632455
        QVERIFY(learns(withOwn(chapter())));
        QVERIFY(!learns(Rules{}));
    }

    void presetsAreTheSameNumbers()
    {
        for (const GrowthFormula formula : {GrowthFormula::Jsrogue, GrowthFormula::Rooms, GrowthFormula::Zircon}) {
            Rules named;
            named.growth = formula;
            named.attack = 10'000;
            bool hasLearned = false;
            for (const char foe : {'B', 'o', 'Z', 'z'}) {
                const std::string picture = std::string("#####\n#@") + foe + ".#\n#####";
                World one = testWorld(picture, named);
                World other = testWorld(picture, withOwn(presetOf(formula)));
                play(one, Walk{Direction::East});
                play(other, Walk{Direction::East});
                hasLearned = hasLearned || one.hero().experience > 0 || one.hero().level > 1;
                QCOMPARE(other.hash(), one.hash());
            }
            QVERIFY(hasLearned);
        }
    }

    void everyPartOfWhatSlayingIsWorthCounts()
    {
        Growth growth{.needed = {{1'000}, false, 0}, .choices = {1, 0, 0, 0}};
        const auto worth = [&](const GrowthWorth& parts) {
            growth.worth = parts;
            World world = testWorld("#####\n#@o.#\n#####", withOwn(growth));
            return worthOf(world, creatureOfKind(world, "orc"));
        };
        const World world = testWorld("#####\n#@o.#\n#####");
        const Creature& orc = creatureOfKind(world, "orc");
        QCOMPARE(worth({.row = 2}), 2 * world.kindOf(orc).experience);
        QCOMPARE(worth({.health = 3}), 3 * orc.maxHealth);
        QCOMPARE(worth({.attack = 5}), 5 * orc.attack);
        QCOMPARE(worth({.health = 1, .hero = -4, .victim = 2}), orc.maxHealth - 4 + 2);
        QCOMPARE(worth({.hero = -1}), 0);
    }

    void aLevelGivesWhatItAlwaysGivesAndAChoice()
    {
        Growth growth = chapter();
        growth.needed = {{1, 30}, false, 0}; // an orc is 35
        World world = testWorld("#####\n#@o.#\n#####", withOwn(growth));
        const Creature before = world.hero();
        play(world, Walk{Direction::East});
        QCOMPARE(world.hero().level, 2);
        QCOMPARE(world.hero().experience, 4);
        QCOMPARE(world.hero().maxHealth, before.maxHealth + 4);
        QVERIFY(!refusalOf(play(world, Gain{Gained::Health})).empty()); // that is no choice
        QCOMPARE(refusalOf(play(world, Gain{Gained::Attack})), std::string());
        QCOMPARE(world.hero().attack, before.attack + 2);
        QCOMPARE(world.hash(), world.recomputedHash());
    }

    void creaturesGainWhatIsSaidOfThemAndThrowNoDice()
    {
        Growth growth = chapter();
        growth.creatures = {0, 1, 0, 0};
        World world = testWorld("#####\n#@o.#\n#####", withOwn(growth));
        const Creature before = creatureOfKind(world, "orc");
        const Random dice = world.state().dice;
        gainLevels(WorldWriter(world), before.id, 3);
        const Creature& after = creatureOfKind(world, "orc");
        QCOMPARE(after.attack, before.attack + 3);
        QCOMPARE(after.maxHealth, before.maxHealth);
        QCOMPARE(after.level, before.level + 3);
        QVERIFY(world.state().dice == dice);
    }

    void aBlowTakesTheLeastAtAnyRate()
    {
        Rules rules;
        rules.damage = {false, 1};
        rules.attack = 3;
        World weak = testWorld("####\n#@T#\n####", rules); // of a defence of 7
        QCOMPARE(eventsOf<Struck>(play(weak, Walk{Direction::East}).events).at(0).damage, 1);
        rules.attack = 12;
        World strong = testWorld("####\n#@T#\n####", rules);
        QCOMPARE(eventsOf<Struck>(play(strong, Walk{Direction::East}).events).at(0).damage, 5);
        rules.damage = {true, 4};
        World dice = testWorld("####\n#@T#\n####", rules);
        const Span span = blowOf(dice, dice.hero(), creatureOfKind(dice, "target"));
        QCOMPARE(span.least, 4);
        QCOMPARE(span.most, 8);
        for (int i = 0; i < 30; ++i) {
            const int damage = eventsOf<Struck>(play(dice, Walk{Direction::East}).events).at(0).damage;
            QVERIFY(damage >= 4 && damage <= 8);
        }
    }
};

CAVE_TEST_SUITE(OwnGrowthTest);
#include "own_growth_test.moc"
