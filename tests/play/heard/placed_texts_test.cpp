// SPDX-License-Identifier: MIT
// Where that was what messages tell of.
#include "app/play/heard/placed_texts.h"
#include "core/rules/facts/message.h"
#include "tests/play/arena.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// A newt in view, and one behind a door.
World twoRooms()
{
    return sessionOf(arena({{
                         "XXXXXXXXXXXX",
                         "X@..N.+..N.X",
                         "XXXXXXXXXXXX",
                     }}))
        .world();
}

const Position kSeen{4, 1, 0};
const Position kUnseen{9, 1, 0};

Actor whoIsAt(const World& world, Position at) { return actorOf(world, *world.creatureAt(at)); }

} // namespace

class PlacedTextsTest : public QObject {
    Q_OBJECT

private slots:
    void whoStirsInViewHasAPlace();
    void whatIsNotInViewHasNone();
    void blowsAtTheHeroComeFromSomewhere();
    void theHerosOwnBlowsNeedNone();
};

void PlacedTextsTest::whoStirsInViewHasAPlace()
{
    const World world = twoRooms();
    const Event woke = Woke{whoIsAt(world, kSeen), kSeen};
    const auto texts = placedTexts(world, {woke});
    QCOMPARE(texts.size(), std::size_t{1});
    QCOMPARE(texts[0].at, kSeen);
    QVERIFY(texts[0].text == describe(world, woke)->text);
}

void PlacedTextsTest::whatIsNotInViewHasNone()
{
    const World world = twoRooms();
    QVERIFY(world.isVisible(kSeen) && !world.isVisible(kUnseen));
    const Actor unseen = whoIsAt(world, kUnseen);
    QVERIFY(placedTexts(world, {Woke{unseen, kUnseen}, CalledOthers{unseen, kUnseen}}).empty());
}

void PlacedTextsTest::blowsAtTheHeroComeFromSomewhere()
{
    const World world = twoRooms();
    const Position here = world.hero().at;
    const Actor hero = whoIsAt(world, here);
    const Actor newt = whoIsAt(world, kSeen);
    for (const Event& event : Events{Struck{newt, hero, kSeen, here, 2}, Shot{newt, hero, kSeen, here, 2}}) {
        const auto texts = placedTexts(world, {event});
        QCOMPARE(texts.size(), std::size_t{1});
        QCOMPARE(texts[0].at, kSeen);
    }
}

void PlacedTextsTest::theHerosOwnBlowsNeedNone()
{
    const World world = twoRooms();
    const Position here = world.hero().at;
    const Actor hero = whoIsAt(world, here);
    const Actor newt = whoIsAt(world, kSeen);
    QVERIFY(placedTexts(world, {Struck{hero, newt, here, kSeen, 2}, Shot{hero, newt, here, kSeen, 2}}).empty());
}

CAVE_TEST_SUITE(PlacedTextsTest);
#include "placed_texts_test.moc"
