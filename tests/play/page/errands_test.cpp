// SPDX-License-Identifier: MIT
#include "app/play/page/errands.h"

#include "tests/play/arena.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QKeyEvent>
#include <QSignalSpy>
#include <QTest>

using namespace cave;

namespace {

// Deep water west of the hero.
Dungeon hallWithTarn()
{
    Dungeon dungeon = emptyHall();
    dungeon.catalogue = catalogueWith(R"({"tiles": [{"id": "tarn", "name": "black tarn", "article": "a", "glyph": "T",
        "colour": "#234567", "sign": "T", "ground": "water", "flyable": true, "swimmable": true, "drowns": 3}]})");
    dungeon.levels[0].tiles[4, 4] = *dungeon.catalogue->findTile("tarn");
    return dungeon;
}

} // namespace

class ErrandsTest : public QObject {
    Q_OBJECT

private slots:
    void init();

    void nothingIsRepeatedBeforeTheFirst();
    void theLastErrandIsRepeated();
    void anotherGameHasNothingToRepeat();
    void everyErrandEndsLookingAround();
    void deepWaterIsAskedAboutOnce();
    void deepWaterIsNotAskedAboutUnlessWanted();
    void fireIsAskedAbout();
    void aChasmIsAskedAbout();
    void unknownStairsAreSaid();
    void heldKeysCountWhileNothingHappened();

private:
    void play(const Dungeon& dungeon);
    const World& world() const { return m_context.world(); }

    PlayContext m_context;
    std::unique_ptr<Errands> m_errands;
};

void ErrandsTest::init()
{
    m_errands.reset();
    m_errands = std::make_unique<Errands>(m_context);
    play(emptyHall());
}

void ErrandsTest::play(const Dungeon& dungeon)
{
    m_context.game = std::make_unique<RunningGame>(sessionOf(dungeon), std::nullopt);
    m_errands->begin();
}

void ErrandsTest::nothingIsRepeatedBeforeTheFirst()
{
    QSignalSpy said(m_errands.get(), &Errands::said);
    m_errands->repeat();
    QCOMPARE(said.size(), 1);
    QVERIFY(!m_errands->hasLast());
    QCOMPARE(world().state().turn, 0);
}

void ErrandsTest::theLastErrandIsRepeated()
{
    m_errands->submit(Walk{Direction::West});
    m_errands->repeat();
    QCOMPARE(world().hero().at.x, 3);
    QCOMPARE(world().state().turn, 2);
}

void ErrandsTest::anotherGameHasNothingToRepeat()
{
    m_errands->submit(Wait{});
    play(emptyHall());
    QVERIFY(!m_errands->hasLast());
}

void ErrandsTest::everyErrandEndsLookingAround()
{
    QSignalSpy begun(m_errands.get(), &Errands::begun);
    m_errands->submit(Wait{});
    m_errands->rest();
    m_errands->explore();
    m_errands->travelTo({2, 2, 0});
    QVERIFY(begun.size() >= 4);
}

void ErrandsTest::deepWaterIsAskedAboutOnce()
{
    play(hallWithTarn());
    QSignalSpy ahead(m_errands.get(), &Errands::deepWaterAhead);
    m_errands->submit(Walk{Direction::West});
    QCOMPARE(ahead.size(), 1);
    QCOMPARE(world().hero().at.x, 5);
    m_errands->act(Walk{Direction::West});
    QCOMPARE(ahead.size(), 1);
    QCOMPARE(world().hero().at.x, 4);
}

void ErrandsTest::deepWaterIsNotAskedAboutUnlessWanted()
{
    play(hallWithTarn());
    QSignalSpy ahead(m_errands.get(), &Errands::deepWaterAhead);
    m_errands->setAsksBeforeDeepWater(false);
    m_errands->submit(Walk{Direction::West});
    QCOMPARE(ahead.size(), 0);
    QCOMPARE(world().hero().at.x, 4);
}

void ErrandsTest::fireIsAskedAbout()
{
    play(asciiDungeon("#######\n#.^@..#\n#######\n", catalogueWith(R"({"use": ["living"]})")));
    QSignalSpy ahead(m_errands.get(), &Errands::fireAhead);
    m_errands->submit(Walk{Direction::West});
    QCOMPARE(ahead.size(), 1);
    QCOMPARE(world().hero().at.x, 3);
    m_errands->act(Walk{Direction::West});
    QCOMPARE(world().hero().at.x, 2);
    QVERIFY(lasts(world().hero(), Condition::Burning));
}

void ErrandsTest::aChasmIsAskedAbout()
{
    play(asciiDungeon("#######\n#.:@..#\n#######\n\n#######\n#.....#\n#######\n", catalogueWith(R"({"tiles": [
        {"id": "chasm", "name": "chasm", "glyph": ":", "colour": "#000000", "sign": ":", "flyable": true,
         "falls": true}]})")));
    QSignalSpy ahead(m_errands.get(), &Errands::chasmAhead);
    m_errands->submit(Walk{Direction::West});
    QCOMPARE(ahead.size(), 1);
    QCOMPARE(world().hero().at.x, 3);
    m_errands->act(Walk{Direction::West});
    QCOMPARE(world().hero().at, (Position{2, 1, 1}));
}

void ErrandsTest::unknownStairsAreSaid()
{
    QSignalSpy said(m_errands.get(), &Errands::said);
    m_errands->takeStairs(Leads::Up);
    QCOMPARE(said.size(), 1);
    QVERIFY(said.front().front().toString().contains(m_context.keys.firstLabel(PlayAction::Explore)));
}

void ErrandsTest::heldKeysCountWhileNothingHappened()
{
    const QKeyEvent held(QEvent::KeyPress, Qt::Key_Left, Qt::NoModifier, {}, true);
    m_errands->submit(Walk{Direction::West});
    QVERIFY(!m_errands->swallows(held));
    QVERIFY(!m_errands->isGrace());
}

CAVE_TEST_SUITE(ErrandsTest);
#include "errands_test.moc"
