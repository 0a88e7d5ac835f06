// SPDX-License-Identifier: MIT
// What is spoken, in which order, and what of the hero's health and of the view is.
#include "app/play/words/arrivals.h"
#include "app/play/words/health_marks.h"
#include "tests/play/arena.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

class AnnouncementsTest : public QObject {
    Q_OBJECT

private slots:
    void theMostUrgentComesFirst();
    void equallyUrgentOnesKeepTheirOrder();
    void onlyDangerAndHealthAreOfDanger();
    void harmAndWarningsAreDangers();
    void everyMarkIsToldOnce();
    void aMarkCountsAgainOnceTheHealthWasAboveIt();
    void aFallThroughSeveralMarksTellsTheLowest();
    void theDeadNeedNoMark();
    void whatItIsBelowAtFirstIsNotTold();
    void whoComesIntoViewIsToldOnceAndWhere();
    void whoComesBackIntoViewIsToldAgain();
    void thingsAreToldWhereTheyLie();
    void whatSomebodyElseSaysIsTakenBack();
};

namespace {

Creature heroWith(int health)
{
    Creature hero;
    hero.health = health;
    hero.maxHealth = 40;
    return hero;
}

Dungeon roomWith(const char* kind)
{
    Dungeon dungeon = arena({{
        "XXXXXXXXX",
        "X@......X",
        "XXXXXXXXX",
    }});
    const bool isThing = dungeon.catalogue->findItem(kind).has_value();
    const std::uint16_t id = isThing ? *dungeon.catalogue->findItem(kind) : *dungeon.catalogue->findCreature(kind);
    dungeon.levels[0].things.push_back({isThing ? KindTable::Item : KindTable::Creature, id, 4, 1, {}});
    return dungeon;
}

QStringList lookAt(Arrivals& arrivals, const World& world)
{
    Announcements to;
    arrivals.look(world, Describer(world.state().catalogue), to);
    return to.sentences();
}

} // namespace

void AnnouncementsTest::theMostUrgentComesFirst()
{
    Announcements told;
    told.add(Urgency::Hint, "Press s.");
    told.add(Urgency::News, "You hit.");
    told.add(Urgency::Danger, "It hits.");
    told.add(Urgency::Health, "Health.");
    QCOMPARE(told.sentences(), (QStringList{"Health.", "It hits.", "You hit.", "Press s."}));
    told.clear();
    QVERIFY(told.sentences().isEmpty());
}

void AnnouncementsTest::equallyUrgentOnesKeepTheirOrder()
{
    Announcements told;
    for (const char* sentence : {"One.", "Two.", "One."}) {
        told.add(Urgency::News, sentence);
        told.add(Urgency::Danger, QString(sentence).toUpper());
    }
    QCOMPARE(told.sentences(), (QStringList{"ONE.", "TWO.", "ONE.", "One.", "Two.", "One."}));
}

void AnnouncementsTest::onlyDangerAndHealthAreOfDanger()
{
    Announcements told;
    told.add(Urgency::News, "You hit.");
    told.add(Urgency::Hint, "Press s.");
    told.add(Urgency::Danger, ""); // nothing
    QVERIFY(!told.isOfDanger());
    for (const Urgency urgency : {Urgency::Danger, Urgency::Health}) {
        told.add(urgency, "It hits.");
        QVERIFY(told.isOfDanger());
        told.remove("It hits.");
        QVERIFY(!told.isOfDanger());
    }
}

void AnnouncementsTest::harmAndWarningsAreDangers()
{
    for (const Tone tone : {Tone::Harm, Tone::Warning})
        QCOMPARE(urgencyOf(tone), Urgency::Danger);
    for (const Tone tone : {Tone::Plain, Tone::Gain, Tone::Rare, Tone::Muted})
        QCOMPARE(urgencyOf(tone), Urgency::News);
}

void AnnouncementsTest::everyMarkIsToldOnce()
{
    HealthMarks marks;
    marks.begin(heroWith(40));
    std::vector<std::pair<int, int>> told; // health, mark
    for (int health = 40; health > 0; --health)
        if (const auto mark = marks.look(heroWith(health)))
            told.emplace_back(health, *mark);
    QCOMPARE(told, (std::vector<std::pair<int, int>>{{29, 75}, {19, 50}, {9, 25}}));
    QCOMPARE(fallenHealthText(75, heroWith(29)), QString("Health below 75 %: 29 of 40."));
}

void AnnouncementsTest::aMarkCountsAgainOnceTheHealthWasAboveIt()
{
    HealthMarks marks;
    marks.begin(heroWith(40));
    QCOMPARE(marks.look(heroWith(19)), std::optional(50));
    QCOMPARE(marks.look(heroWith(18)), std::nullopt);
    QCOMPARE(marks.look(heroWith(20)), std::nullopt);
    QCOMPARE(marks.look(heroWith(19)), std::optional(50));
    QCOMPARE(marks.look(heroWith(9)), std::optional(25));
    QCOMPARE(marks.look(heroWith(40)), std::nullopt);
    QCOMPARE(marks.look(heroWith(29)), std::optional(75));
}

void AnnouncementsTest::aFallThroughSeveralMarksTellsTheLowest()
{
    HealthMarks marks;
    marks.begin(heroWith(40));
    QCOMPARE(marks.look(heroWith(5)), std::optional(25));
    QCOMPARE(marks.look(heroWith(4)), std::nullopt);
}

void AnnouncementsTest::theDeadNeedNoMark()
{
    HealthMarks marks;
    marks.begin(heroWith(40));
    QCOMPARE(marks.look(heroWith(0)), std::nullopt);
}

void AnnouncementsTest::whatItIsBelowAtFirstIsNotTold()
{
    HealthMarks marks;
    marks.begin(heroWith(15));
    QCOMPARE(marks.look(heroWith(15)), std::nullopt);
    QCOMPARE(marks.look(heroWith(9)), std::optional(25));
}

void AnnouncementsTest::whoComesIntoViewIsToldOnceAndWhere()
{
    const World world = sessionOf(roomWith("newt")).world();
    Arrivals arrivals;
    QCOMPARE(lookAt(arrivals, world), QStringList{"A newt comes into view. 3 step(s) east."});
    QVERIFY(lookAt(arrivals, world).isEmpty());
    arrivals.forget();
    QCOMPARE(lookAt(arrivals, world).size(), 1);
}

void AnnouncementsTest::whoComesBackIntoViewIsToldAgain()
{
    const World with = sessionOf(roomWith("newt")).world();
    const World without = sessionOf(roomWith("dagger")).world();
    Arrivals arrivals;
    QCOMPARE(lookAt(arrivals, with).size(), 1);
    QCOMPARE(lookAt(arrivals, without).size(), 1); // the dagger
    QCOMPARE(lookAt(arrivals, with), QStringList{"A newt comes into view. 3 step(s) east."});
    QVERIFY(lookAt(arrivals, without).isEmpty()); // it lay there before
}

void AnnouncementsTest::thingsAreToldWhereTheyLie()
{
    const World world = sessionOf(roomWith("dagger")).world();
    Arrivals arrivals;
    QCOMPARE(lookAt(arrivals, world), QStringList{"Dagger. 3 step(s) east."});
    QVERIFY(lookAt(arrivals, world).isEmpty());
}

void AnnouncementsTest::whatSomebodyElseSaysIsTakenBack()
{
    const World world = sessionOf(roomWith("newt")).world();
    const Position there{4, 1, 0};
    Arrivals arrivals;
    Announcements to;
    arrivals.look(world, Describer(world.state().catalogue), to);
    arrivals.takeBack({KindTable::Item, "newt"}, there, to);
    arrivals.takeBack({KindTable::Creature, "bat"}, there, to);
    arrivals.takeBack({KindTable::Creature, "newt"}, {3, 1, 0}, to);
    QCOMPARE(to.sentences().size(), 1);
    arrivals.takeBack({KindTable::Creature, "newt"}, there, to);
    QVERIFY(to.sentences().isEmpty());
}

CAVE_TEST_SUITE(AnnouncementsTest);
#include "announcements_test.moc"
