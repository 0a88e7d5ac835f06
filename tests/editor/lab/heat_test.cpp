// SPDX-License-Identifier: MIT
// What is told of the cells of play-tests: on the minimap, in the legend and in words.
#include "app/view/map/minimap_widget.h"
#include "app/view/ui/palette.h"
#include "app/view/ui/widgets.h"
#include "editor/canvas/heat_overlay.h"
#include "editor/lab/heat_legend.h"
#include "editor/lab/playtest_window.h"
#include "editor/windows/design_windows.h"
#include "tests/editor/editor_window.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

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

// Of one game, which came so often to the cells of the second row from the left.
std::shared_ptr<PlaytestSum> sumOfVisits(const Dungeon& dungeon, const std::vector<std::uint32_t>& visits)
{
    PlaytestGame game;
    game.cells.cells.reserve(visits.size());
    for (std::size_t i = 0; i < visits.size(); ++i)
        game.cells.cells.push_back({{static_cast<int>(i) + 1, 1, 0}, {.visits = visits[i], .reached = 1}});
    auto sum = std::make_shared<PlaytestSum>(dungeon, PlaytestPlan{.games = 1});
    sum->add(std::move(game));
    return sum;
}

QStringList textsOf(const HeatLegend& legend)
{
    QStringList texts;
    for (const HeatLegend::Sign& sign : legend.signs())
        texts << sign.text;
    return texts;
}

// The play-test's window of the page, with its legend.
HeatLegend& legendIn(EditorWindow& window)
{
    window.trigger(EditorAction::Playtests);
    return *window.page.windows().playtests().findChild<HeatLegend*>();
}

} // namespace

class HeatTest : public QObject {
    Q_OBJECT

private slots:
    void theMinimapShowsBandsAndGroundWhereNobodyCame();
    void anEditMendsTheMinimapWhereItIsAlone();
    void aCellIsToldWithItsVisitsWhateverIsShown();
    void theLegendTellsTheLeastNumberOfEachBandAsItIsPainted();
    void theLegendOfADifferenceTellsLessFromMore();
    void theLegendIsMirroredAndHasRowsWhereThereIsLittleRoom();
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

void HeatTest::anEditMendsTheMinimapWhereItIsAlone()
{
    const Dungeon dungeon = dungeonWithAClosedRoom();
    EditorWindow window;
    window.open(dungeon);
    HeatMap& heat = window.bench().heat();
    heat.setRuns(playedOf(dungeon, 1), nullptr);
    heat.setShown(true);
    const auto* minimap = window.page.findChild<MinimapWidget*>();
    QVERIFY(minimap);
    QCOMPARE(minimap->veil(), heatVeil(window.bench()));
    window.choose(ToolId::Brush, "wall");
    window.click(3, 5);
    QCOMPARE(qAlpha(minimap->veil().pixel(3, 5)), 0);
    QCOMPARE(minimap->veil(), heatVeil(window.bench()));
    window.stack().undo();
    QVERIFY(qAlpha(minimap->veil().pixel(3, 5)) > 0);
    QCOMPARE(minimap->veil(), heatVeil(window.bench()));

    const QImage anew = heatVeil(window.bench());
    const Box edited{2, 5, 2, 1};
    QImage veil(anew.size(), anew.format());
    veil.fill(Qt::magenta);
    const QRgb untouched = veil.pixel(0, 0);
    mendHeatVeil(veil, window.bench(), edited);
    for (int y = 0; y < veil.height(); ++y)
        for (int x = 0; x < veil.width(); ++x)
            QCOMPARE(veil.pixel(x, y), edited.contains(x, y) ? anew.pixel(x, y) : untouched);
    veil = QImage(3, 3, QImage::Format_ARGB32); // of games on a level of another size
    mendHeatVeil(veil, window.bench(), edited);
    QCOMPARE(veil, anew);
    heat.setShown(false);
    mendHeatVeil(veil, window.bench(), edited);
    QVERIFY(veil.isNull());
}

void HeatTest::aCellIsToldWithItsVisitsWhateverIsShown()
{
    const Dungeon dungeon = dungeonWithAClosedRoom();
    const Uid level = dungeon.levels[0].uid;
    HeatMap heat;
    heat.setRuns(sumOfVisits(dungeon, {214, 1}), nullptr);
    heat.setMeasure(3); // damage
    QCOMPARE(heat.textOf(level, {1, 1}), QString("Damage 0, 214 visit(s) in 1 of 1 games, first after 0 turn(s)"));
    QCOMPARE(heat.textOf(level, {2, 1}), QString("Damage 0, 1 visit(s) in 1 of 1 games, first after 0 turn(s)"));
    heat.setMeasure(0); // the visits themselves: they are told once
    QCOMPARE(heat.textOf(level, {1, 1}), QString("Visits 214, visited in 1 of 1 games, first after 0 turn(s)"));
    heat.setRuns(sumOfVisits(dungeon, {214, 1}), sumOfVisits(dungeon, {7}));
    heat.setShowsChange(true);
    QVERIFY2(heat.textOf(level, {1, 1}).endsWith("; before: 7"), qPrintable(heat.textOf(level, {1, 1})));
}

void HeatTest::theLegendTellsTheLeastNumberOfEachBandAsItIsPainted()
{
    const Dungeon dungeon = dungeonWithAClosedRoom();
    EditorWindow window;
    window.open(dungeon);
    const HeatLegend& legend = legendIn(window);
    HeatMap& heat = window.bench().heat();
    heat.setMeasure(0); // visits
    heat.setRuns(sumOfVisits(dungeon, {1, 2, 4, 8, 16, 32, 127}), nullptr);
    QVERIFY(legend.isHidden());
    heat.setShown(true);
    QVERIFY(!legend.isHidden());
    QCOMPARE(textsOf(legend), (QStringList{"1", "2", "4", "8", "16", "32", "64"}));
    QCOMPARE(legend.accessibleDescription(),
             QString("Visits, from dark blue to light yellow: from 1, 2, 4, 8, 16, 32, 64 on."));
    QVERIFY(!legend.accessibleName().isEmpty());
    heat.setShowsNever(false);
    std::size_t painted = 0;
    for (Overlay::Area area : heatOverlay(window.bench()).areas) {
        area.cells.clear();
        QVERIFY(area == legend.signs()[painted++].look);
    }
    QCOMPARE(painted, legend.signs().size());

    heat.setRuns(sumOfVisits(dungeon, {3, 1}), nullptr);
    QCOMPARE(textsOf(legend), (QStringList{"1", "2"})); // no number is in the other bands
    window.bench().setZ(1);
    QVERIFY(legend.isHidden()); // nobody came so far
    window.bench().setZ(0);
    QVERIFY(!legend.isHidden());
    heat.setShown(false);
    QVERIFY(legend.isHidden());
}

void HeatTest::theLegendOfADifferenceTellsLessFromMore()
{
    const Dungeon dungeon = dungeonWithAClosedRoom();
    EditorWindow window;
    window.open(dungeon);
    const HeatLegend& legend = legendIn(window);
    HeatMap& heat = window.bench().heat();
    heat.setMeasure(0);
    heat.setShown(true);
    heat.setShowsChange(true);
    heat.setRuns(sumOfVisits(dungeon, {3, 1}), sumOfVisits(dungeon, {3, 1}));
    QVERIFY(legend.isHidden());
    heat.setRuns(sumOfVisits(dungeon, {3, 1}), sumOfVisits(dungeon, {1, 3}));
    QCOMPARE(textsOf(legend), (QStringList{"less", "more"}));
    QVERIFY(legend.signs()[0].look.sign == Overlay::Sign::Minus);
    QVERIFY(legend.signs()[1].look.sign == Overlay::Sign::Plus);
    QVERIFY2(legend.accessibleDescription().startsWith("Visits, "), qPrintable(legend.accessibleDescription()));
}

void HeatTest::theLegendIsMirroredAndHasRowsWhereThereIsLittleRoom()
{
    const Dungeon dungeon = dungeonWithAClosedRoom();
    EditorWindow window;
    window.open(dungeon);
    HeatMap& heat = window.bench().heat();
    heat.setMeasure(0);
    heat.setShown(true);
    heat.setRuns(sumOfVisits(dungeon, {1, 2, 4, 8, 16, 32, 127}), nullptr);
    HeatLegend legend(window.bench());
    legend.resize(legend.sizeHint());
    QCOMPARE(legend.heightForWidth(legend.width()), legend.height());
    const QImage image = legend.grab().toImage();
    std::vector<QRgb> samples;
    for (const QRect& area : legend.areas()) {
        QCOMPARE(area.top(), 0);
        QVERIFY(legend.rect().contains(area));
        samples.push_back(image.pixel(area.left() + area.height() / 2, area.center().y()));
    }
    for (std::size_t i = 1; i < samples.size(); ++i)
        QVERIFY(samples[i] != samples[i - 1]);
    legend.setLayoutDirection(Qt::RightToLeft);
    QCOMPARE(legend.areas().front().right(), legend.width() - 1);
    QCOMPARE(legend.areas().back().left(), 0);
    legend.resize(legend.width() / 2, legend.heightForWidth(legend.width() / 2));
    QVERIFY(legend.height() > legend.sizeHint().height());
    const std::vector<QRect> areas = legend.areas();
    for (std::size_t i = 0; i < areas.size(); ++i) {
        QVERIFY(legend.rect().contains(areas[i]));
        for (std::size_t other = 0; other < i; ++other)
            QVERIFY(!areas[i].intersects(areas[other]));
    }
}

CAVE_TEST_SUITE(HeatTest);
#include "heat_test.moc"
