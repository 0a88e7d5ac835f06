// SPDX-License-Identifier: MIT
// What is told of the cells of play-tests: on the minimap, in the legend and in words.
#include "app/view/map/minimap_widget.h"
#include "app/view/ui/palette.h"
#include "editor/canvas/heat_overlay.h"
#include "tests/editor/editor_window.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

// Below the room with the start and the way down.
Dungeon dungeonWithAClosedRoom()
{
    return asciiDungeon("#########\n#@.....>#\n#.......#\n#########\n#########\n#.......#\n#.......#\n#########\n\n"
                        "#########\n#......<#\n#.......#\n#########\n#########\n#########\n#########\n#########");
}

std::shared_ptr<PlaytestSum> playedOf(const Dungeon& dungeon, int games)
{
    PlaytestPlan plan;
    plan.games = games;
    plan.turns = 400;
    auto sum = std::make_shared<PlaytestSum>(dungeon, plan);
    for (int number = 0; number < games; ++number)
        sum->add(playTest(dungeon, plan, number, false).value());
    return sum;
}

} // namespace

class HeatTest : public QObject {
    Q_OBJECT

private slots:
    void theMinimapShowsBandsAndGroundWhereNobodyCame();
};

void HeatTest::theMinimapShowsBandsAndGroundWhereNobodyCame()
{
    const Dungeon dungeon = dungeonWithAClosedRoom();
    EditorWindow window;
    window.open(dungeon);
    HeatMap& heat = window.bench().heat();
    heat.setRuns(playedOf(dungeon, 1), nullptr);
    QVERIFY(heatVeil(window.bench()).isNull());
    heat.setShown(true);
    const Uid level = dungeon.levels[0].uid;
    const auto isAsTold = [&](bool showsNever) {
        const QImage veil = heatVeil(window.bench());
        for (int y = 0; y < dungeon.height; ++y)
            for (int x = 0; x < dungeon.width; ++x) {
                const int band = heat.bandAt(level, {x, y});
                const bool isNever =
                    showsNever && band == 0 && window.kindAt(x, y).walkable && !heat.wasReached(level, {x, y});
                const QRgb never = heat.wasSeen(level, {x, y}) ? palette::kInfo : palette::kWarn;
                const QRgb pixel = veil.pixel(x, y);
                if ((qAlpha(pixel) > 0) != (band != 0 || isNever))
                    return false;
                if (qAlpha(pixel) > 0 && ((pixel ^ (band != 0 ? heatColour(band, false) : never)) & RGB_MASK) != 0)
                    return false;
            }
        return true;
    };
    for (std::size_t measure = 0; measure < cellMeasures().size(); ++measure) {
        heat.setMeasure(measure);
        QVERIFY(isAsTold(true));
    }
    const QImage veil = heatVeil(window.bench());
    QVERIFY(qAlpha(veil.pixel(3, 5)) > 0); // the closed room
    QVERIFY(qAlpha(veil.pixel(3, 6)) > 0);
    QVERIFY(qAlpha(veil.pixel(1, 5)) != qAlpha(veil.pixel(2, 5)) ||
            qAlpha(veil.pixel(2, 5)) != qAlpha(veil.pixel(3, 5))); // hatched, so that colour alone does not tell
    auto* minimap = window.page.findChild<MinimapWidget*>();
    QVERIFY(minimap);
    const QImage before = minimap->grab().toImage();
    heat.setShowsNever(false);
    QVERIFY(isAsTold(false));
    QVERIFY(minimap->grab().toImage() != before);
    heat.setShowsNever(true);
    window.choose(ToolId::Brush, "wall");
    window.click(3, 5);
    QVERIFY(isAsTold(true));
    QCOMPARE(qAlpha(heatVeil(window.bench()).pixel(3, 5)), 0);
}

CAVE_TEST_SUITE(HeatTest);
#include "heat_test.moc"
