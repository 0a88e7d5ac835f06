// SPDX-License-Identifier: MIT
#include "app/view/map/dungeon_picture.h"
#include "app/view/ui/palette.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"
#include "tests/view/view_fixture.h"

#include <QTest>

#include <future>

using namespace cave;

namespace {

constexpr const char* kLevel = "######\n#....#\n#....#\n######\n\n";

Dungeon levels(int count)
{
    std::string picture;
    for (int i = 0; i < count; ++i)
        picture += kLevel;
    return asciiDungeon(picture);
}

QImage sheetOf(const Dungeon& dungeon, const PictureOptions& options)
{
    return pictureOf(dungeon, options, sharedArtwork()).value();
}

} // namespace

class DungeonPictureTest : public QObject {
    Q_OBJECT

private slots:
    void levelsAreArrangedNearlySquareWithACellBetween()
    {
        const PictureOptions tenPixels{.tile = 10};
        QCOMPARE(sheetOf(levels(1), tenPixels).size(), QSize(60, 40));
        QCOMPARE(sheetOf(levels(2), tenPixels).size(), QSize(60, 90));
        QCOMPARE(sheetOf(levels(4), tenPixels).size(), QSize(130, 90));
        QCOMPARE(sheetOf(levels(5), tenPixels).size(), QSize(130, 140));
    }

    void aLevelOnTheSheetLooksAsItDoesAlone()
    {
        const Dungeon dungeon = asciiDungeon("######\n#..B.#\n#..~.#\n######\n\n######\n#@.>.#\n#....#\n######");
        for (const int tile : {1, 3, 7, 16, 20, 45}) {
            const QImage sheet = sheetOf(dungeon, {.tile = tile});
            const QImage second = sheetOf(dungeon, {.level = 1, .tile = tile});
            QCOMPARE(second.size(), QSize(6, 4) * tile);
            QVERIFY(sheet.copy({{0, 5 * tile}, second.size()}) == second);
            QVERIFY(sheet.copy({{0, 0}, second.size()}) != second);
        }
    }

    void thingsAndTheStartAreShown()
    {
        const Dungeon empty = levels(1);
        Dungeon dungeon = empty;
        dungeon.start = Start{{dungeon.levels[0].uid, 2, 1}, true};
        QVERIFY(sheetOf(dungeon, {.tile = 16}) != sheetOf(empty, {.tile = 16}));
        dungeon = empty;
        dungeon.levels[0].things = {{KindTable::Creature, *dungeon.catalogue->findCreature("bat"), 3, 2, {}}};
        QVERIFY(sheetOf(dungeon, {.tile = 16}) != sheetOf(empty, {.tile = 16}));
    }

    void whatLiesOutsideIsLeftOut()
    {
        const Dungeon empty = levels(1);
        Dungeon dungeon = empty;
        dungeon.start = Start{{dungeon.levels[0].uid, 6, 1}, true};
        dungeon.levels[0].things = {{KindTable::Creature, 0, -1, 9, {}}};
        QVERIFY(sheetOf(dungeon, {}) == sheetOf(empty, {}));
    }

    void aPictureThatIsTooLargeIsAnError()
    {
        const Dungeon dungeon = emptyDungeon(4096, 600, 1);
        const auto picture = pictureOf(dungeon, {.tile = 8}, sharedArtwork());
        QVERIFY(!picture && picture.error().what.source.find("too large") != std::string::npos);
    }

    void ofAGameWhatTheHeroKnowsIsShown()
    {
        // A wall keeps the right part from the hero, and the other level is not known at all.
        const World world =
            asciiWorld("########################################\n#@.k.#.................................#\n"
                       "########################################\n\n"
                       "########################################\n#......................................#\n"
                       "########################################");
        QCOMPARE(shownCells(world, 0), (Box{0, 0, 7, 3}));
        QVERIFY(shownCells(world, 1).isEmpty());
        const QImage picture = pictureOf(world, {.tile = 16}, sharedArtwork()).value();
        QCOMPARE(picture.size(), QSize(7, 3) * 16);
        QVERIFY(pictureOf(world, {.level = 1, .tile = 16}, sharedArtwork()).value().isNull());
        const QRgb unknown = picture.pixel(6 * 16 + 8, 16 + 8);
        QCOMPARE(unknown, 0xff000000 | palette::kVoid);
        const auto differs = [&](const char* level) {
            return pictureOf(asciiWorld(level), {.tile = 16}, sharedArtwork()).value() != picture;
        };
        constexpr const char* same =
            "########################################\n#@.k.#.................................#\n"
            "########################################";
        constexpr const char* other =
            "########################################\n#@..k#.................................#\n"
            "########################################";
        QVERIFY(!differs(same));
        QVERIFY(differs(other)); // who is in view stands there
    }

    void ofAGameSignsAreNotTheArtAndALargePictureIsAnError()
    {
        const World world = asciiWorld("#####\n#@..#\n#####");
        const auto paintedAs = [&](bool isAscii) {
            return pictureOf(world, {.tile = 20, .isAscii = isAscii}, sharedArtwork()).value();
        };
        QVERIFY(paintedAs(true) != paintedAs(false));
        QVERIFY(!pictureOf(world, {.tile = 7000}, sharedArtwork()));
    }

    void inAnotherThreadItIsTheSame()
    {
        const Dungeon dungeon = levels(2);
        const auto there = std::async(std::launch::async, [&, artwork = sharedArtwork()->forAnotherThread()] {
                               return pngOf(dungeon, {.tile = 20}, artwork);
                           }).get();
        QVERIFY(there && *there == pngOf(dungeon, {.tile = 20}, sharedArtwork()).value());
    }

    void progressGrowsAndPaintingAndWritingCanBeStopped()
    {
        const Dungeon dungeon = emptyDungeon(20, 40, 3);
        std::vector<double> shares;
        const auto stopAfter = [&](std::size_t calls) {
            shares.clear();
            return pngOf(dungeon, {.tile = 16}, sharedArtwork(), [&, calls](int done, int all) {
                shares.push_back(static_cast<double>(done) / all);
                return shares.size() < calls;
            });
        };
        QVERIFY(stopAfter(1'000'000));
        QVERIFY(std::ranges::is_sorted(shares));
        QVERIFY(shares.front() < 0.1 && shares.back() > 0.5 && shares.back() <= 1);
        const std::size_t calls = shares.size();
        QVERIFY(calls > 9); // three strips a level, and writing
        for (const std::size_t stopped : {std::size_t{1}, std::size_t{5}, calls / 2, calls}) {
            const auto picture = stopAfter(stopped);
            QVERIFY(!picture && isStopped(picture.error()));
        }
    }
};

CAVE_TEST_SUITE(DungeonPictureTest);
#include "dungeon_picture_test.moc"
