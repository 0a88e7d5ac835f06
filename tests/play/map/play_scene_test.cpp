// SPDX-License-Identifier: MIT
// What the scene shows by itself: another level comes out of the dark, unless nothing is to move.
#include "app/play/map/play_scene.h"

#include "app/view/tiles/artwork.h"
#include "tests/play/arena.h"
#include "tests/support/test_main.h"

#include <QImage>
#include <QTest>

using namespace cave;

class PlaySceneTest : public QObject {
    Q_OBJECT

private slots:
    void aLevelComesOutOfTheDark();
    void withoutMotionItIsThereAtOnce();

private:
    struct Arrival {
        QImage atFirst;
        QImage inTheEnd; // all motion was ended by a key
    };
    static Arrival climbing(Animation animation);
};

PlaySceneTest::Arrival PlaySceneTest::climbing(Animation animation)
{
    Session session = sessionOf(emptyHall());
    LevelView view(LevelView::Mode::Play);
    view.resize(400, 300);
    PlayScene scene(view, std::make_shared<Artwork>());
    scene.setAnimation(animation);
    scene.show(session.world());
    session.submit(Walk{Direction::East});
    const Turn turn = session.submit(ClimbDown{});
    if (turn.refusal)
        qFatal("the hero stands beside the stairs");
    scene.playTurn(session.world(), turn);
    Arrival arrival;
    arrival.atFirst = view.viewport()->grab().toImage();
    scene.finish();
    arrival.inTheEnd = view.viewport()->grab().toImage();
    return arrival;
}

void PlaySceneTest::aLevelComesOutOfTheDark()
{
    for (const Animation animation : {Animation::Full, Animation::Short}) {
        const Arrival arrival = climbing(animation);
        QVERIFY(arrival.atFirst != arrival.inTheEnd);
        const QPoint middle = arrival.atFirst.rect().center();
        QVERIFY(arrival.atFirst.pixelColor(middle).lightness() < arrival.inTheEnd.pixelColor(middle).lightness());
    }
}

void PlaySceneTest::withoutMotionItIsThereAtOnce()
{
    const Arrival arrival = climbing(Animation::Off);
    QCOMPARE(arrival.atFirst, arrival.inTheEnd);
}

CAVE_TEST_SUITE(PlaySceneTest);
#include "play_scene_test.moc"
