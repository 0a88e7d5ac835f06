// SPDX-License-Identifier: MIT
// The hero on the map looks as the player chose.
#include "app/view/map/creature_item.h"
#include "app/view/map/dungeon_picture.h"
#include "app/view/map/remembered_level.h"
#include "core/rules/turn/start_game.h"
#include "core/save/parts/hero_card.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"
#include "tests/view/view_fixture.h"

#include <QPainter>
#include <QTest>

using namespace cave;

namespace {

constexpr const char* kHall = "######\n#@...#\n######";

std::shared_ptr<MapModel> hallWith(const std::string& art, bool isHero = true)
{
    const auto model = mapOf("######\n#....#\n######");
    MapThing hero = creatureAt(*model, "hero", 1, 1);
    hero.isHero = isHero;
    model->setThings({hero});
    model->setTorch(Torch{{1, 1}, 6});
    model->setHeroArt(art);
    return model;
}

QImage levelWith(const std::string& art, int cell, bool asSigns = false, bool isHero = true)
{
    LevelItem level(hallWith(art, isHero), sharedArtwork());
    level.setAscii(asSigns);
    return rendered(level, cell);
}

// As it is painted while it moves.
QImage creatureWith(const std::string& art, int cell, const Pose& pose, bool asSigns = false)
{
    const auto model = hallWith(art);
    LevelItem level(model, sharedArtwork());
    level.setPaintsCreatures(false);
    level.setAscii(asSigns);
    QImage image = rendered(level, cell);
    QPainter painter(&image);
    painter.scale(cell, cell);
    paintPosed(painter, level, model->things().front(), pose);
    return image;
}

// Its first origin has a drawing, the second none, the third one that there is not.
Dungeon dungeonWithOrigins()
{
    Dungeon dungeon = asciiDungeon(kHall);
    const auto add = [&](const char* id, const char* art) {
        Origin origin;
        origin.id = id;
        origin.name = id;
        origin.art = art;
        dungeon.rules.origins.push_back(origin);
    };
    add("digger", "hero-digger");
    add("plain", "");
    add("strange", "no-such-drawing");
    return dungeon;
}

World worldOfOrigin(const Dungeon& dungeon, std::string_view origin)
{
    return std::move(startGame(dungeon, 1, origin).value().world);
}

} // namespace

class HeroLookTest : public QObject {
    Q_OBJECT

private slots:
    void theDrawingIsTheChosenOneInEverySize()
    {
        for (const int cell : {16, 24, 48}) {
            const QImage plain = levelWith("", cell);
            QCOMPARE(levelWith("hero", cell), plain);
            for (const std::string_view portrait : portraits().subspan(1))
                QVERIFY2(levelWith(std::string(portrait), cell) != plain, portrait.data());
        }
    }

    void whoeverMovesIsDrawnTheSame()
    {
        for (const Pose& pose : {Pose{}, Pose{.offset = {0.3, 0}}, Pose{.white = 0.5}, Pose{.opacity = 0.5}}) {
            QVERIFY(creatureWith("hero-poacher", 24, pose) != creatureWith("", 24, pose));
            QCOMPARE(creatureWith("hero-poacher", 24, pose, true), creatureWith("", 24, pose, true));
        }
        QCOMPARE(creatureWith("hero-poacher", 24, {}), levelWith("hero-poacher", 24));
    }

    void signsAndSpotsFromAfarStayThoseOfTheKind()
    {
        for (const int cell : {6, 12, 16, 24})
            QCOMPARE(levelWith("hero-warden", cell, true), levelWith("", cell, true));
        for (const int cell : {1, 3, 6})
            QCOMPARE(levelWith("hero-warden", cell), levelWith("", cell));
    }

    void nobodyElseOfTheKindLooksSo()
    {
        QCOMPARE(levelWith("hero-warden", 24, false, false), levelWith("", 24, false, false));
    }

    void whatThereIsNoDrawingOfIsThePlainHero() { QCOMPARE(levelWith("no-such-drawing", 24), levelWith("", 24)); }

    void thePortraitGoesBeforeTheOriginAndThatBeforeTheKind()
    {
        const Dungeon dungeon = dungeonWithOrigins();
        const auto artOf = [&](const char* origin, const char* portrait) {
            return QString::fromStdString(heroArt(worldOfOrigin(dungeon, origin), portrait));
        };
        QCOMPARE(artOf("", ""), QString("hero-digger"));
        QCOMPARE(artOf("", "hero-warden"), QString("hero-warden"));
        QCOMPARE(artOf("", "no-such-drawing"), QString("hero-digger"));
        QCOMPARE(artOf("plain", ""), QString());
        QCOMPARE(artOf("plain", "hero-warden"), QString("hero-warden"));
        QCOMPARE(artOf("strange", ""), QString());
        QCOMPARE(QString::fromStdString(heroArt(asciiWorld(kHall), "")), QString());
    }

    void aPictureOfAGameShowsIt()
    {
        const Dungeon dungeon = dungeonWithOrigins();
        const auto paintedWith = [&](const char* origin, const char* portrait) {
            return pictureOf(worldOfOrigin(dungeon, origin), {.tile = 24, .portrait = portrait}, sharedArtwork())
                .value();
        };
        const QImage plain = paintedWith("plain", "");
        QVERIFY(paintedWith("", "") != plain);
        QCOMPARE(paintedWith("plain", "hero-digger"), paintedWith("", ""));
        QCOMPARE(paintedWith("strange", ""), plain);
    }
};

CAVE_TEST_SUITE(HeroLookTest);
#include "hero_look_test.moc"
