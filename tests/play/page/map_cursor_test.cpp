// SPDX-License-Identifier: MIT
#include "app/play/page/map_cursor.h"

#include "app/play/map/play_scene.h"
#include "app/view/tiles/artwork.h"
#include "tests/play/arena.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>

using namespace cave;

class MapCursorTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void lookingBeginsAtTheNearestCreature();
    void lookingBeginsAtTheHeroWhenAlone();
    void theCursorStaysInTheLevel();
    void theNextCreatureFollowsTheLast();
    void thingsOfTheChosenSortFollowEachOther();
    void theCursorCountsMoreThanThePointer();
    void nothingCanBeAimedAgainBeforeTheFirst();
    void anotherGameForgetsTheCursor();

private:
    void play(const Dungeon& dungeon);

    PlayContext m_context;
    std::unique_ptr<LevelView> m_view;
    std::unique_ptr<PlayScene> m_scene;
    std::unique_ptr<MapCursor> m_cursor;
};

void MapCursorTest::init()
{
    m_context.artwork = std::make_shared<Artwork>();
    m_view = std::make_unique<LevelView>(LevelView::Mode::Play);
    m_scene = std::make_unique<PlayScene>(*m_view, m_context.artwork);
    m_scene->setAnimation(Animation::Off);
    m_cursor = std::make_unique<MapCursor>(m_context, *m_scene);
}

void MapCursorTest::cleanup()
{
    m_cursor.reset();
    m_scene.reset();
    m_view.reset();
}

void MapCursorTest::play(const Dungeon& dungeon)
{
    m_context.game = std::make_unique<RunningGame>(sessionOf(dungeon), std::nullopt);
    m_context.describer.emplace(m_context.world().state().catalogue);
    m_scene->show(m_context.world());
    m_cursor->forget();
}

void MapCursorTest::lookingBeginsAtTheNearestCreature()
{
    play(arena({{"XXXXXXX", "X@.N.NX", "XXXXXXX"}}));
    m_cursor->look();
    QCOMPARE(m_cursor->cell(), std::optional(QPoint(3, 1)));
    QCOMPARE(m_view->overlay().cursor, m_cursor->cell());
}

void MapCursorTest::lookingBeginsAtTheHeroWhenAlone()
{
    play(emptyHall());
    QSignalSpy moved(m_cursor.get(), &MapCursor::moved);
    m_cursor->look();
    QCOMPARE(m_cursor->cell(), std::optional(QPoint(5, 4)));
    QCOMPARE(moved.size(), 1);
}

void MapCursorTest::theCursorStaysInTheLevel()
{
    play(emptyHall());
    m_cursor->look();
    m_cursor->move(Direction::West, 100);
    QCOMPARE(m_cursor->cell(), std::optional(QPoint(0, 4)));
    m_cursor->move(Direction::SouthEast, 100);
    QCOMPARE(m_cursor->cell(), std::optional(QPoint(10, 8)));
}

void MapCursorTest::theNextCreatureFollowsTheLast()
{
    play(arena({{"XXXXXXX", "X@.N.NX", "XXXXXXX"}}));
    m_cursor->look();
    m_cursor->next(false);
    const auto second = m_cursor->cell();
    m_cursor->next(false);
    QCOMPARE(m_cursor->cell(), std::optional(QPoint(3, 1)));
    m_cursor->next(true);
    QCOMPARE(m_cursor->cell(), second);
}

void MapCursorTest::thingsOfTheChosenSortFollowEachOther()
{
    play(arena({{"XXXXXXX", "X@.N..X", "X.....+", "XX+XXXX"}}));
    QSignalSpy started(m_cursor.get(), &MapCursor::started);
    QVERIFY(m_cursor->nextThing(false));
    QCOMPARE(m_cursor->cell(), std::optional(QPoint(3, 1)));
    QCOMPARE(started.size(), 1);
    for (int i = 0; i < 3; ++i)
        m_cursor->takeNextSort();
    QCOMPARE(m_cursor->sort(), ThingSort::Doors);
    QVERIFY(m_cursor->nextThing(false));
    QCOMPARE(m_cursor->cell(), std::optional(QPoint(2, 3))); // the nearest
    QVERIFY(m_cursor->nextThing(false));
    QCOMPARE(m_cursor->cell(), std::optional(QPoint(6, 2)));
    QVERIFY(m_cursor->nextThing(true));
    QCOMPARE(m_cursor->cell(), std::optional(QPoint(2, 3)));
    QCOMPARE(started.size(), 1); // it goes on
    m_cursor->takeNextSort();
    QVERIFY(!m_cursor->nextThing(false)); // no trap
    QCOMPARE(m_cursor->cell(), std::optional(QPoint(2, 3)));
    m_cursor->takeNextSort();
    QCOMPARE(m_cursor->sort(), ThingSort::Creatures);
}

void MapCursorTest::theCursorCountsMoreThanThePointer()
{
    play(emptyHall());
    m_cursor->setPointed(QPoint(2, 2));
    QCOMPARE(m_cursor->meant(), std::optional(QPoint(2, 2)));
    m_cursor->look();
    QCOMPARE(m_cursor->meant(), m_cursor->cell());
    m_cursor->stop();
    QCOMPARE(m_cursor->meant(), std::optional(QPoint(2, 2)));
}

void MapCursorTest::nothingCanBeAimedAgainBeforeTheFirst()
{
    play(emptyHall());
    QVERIFY(!m_cursor->aimAgain().isEmpty());
    QVERIFY(!m_cursor->isLooking());
}

void MapCursorTest::anotherGameForgetsTheCursor()
{
    play(emptyHall());
    m_cursor->look();
    play(emptyHall());
    QVERIFY(!m_cursor->isLooking());
    QVERIFY(!m_view->overlay().cursor);
}

CAVE_TEST_SUITE(MapCursorTest);
#include "map_cursor_test.moc"
