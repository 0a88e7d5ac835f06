// SPDX-License-Identifier: MIT
// What the canvas is made of: the stroke under way, the preview of a tool, the overlays that are shown.
#include "core/save/built_in_dungeons.h"
#include "editor/canvas/level_ghosts.h"
#include "editor/canvas/shown_overlays.h"
#include "editor/canvas/thumbnail.h"
#include "editor/canvas/tool_preview.h"
#include "editor/canvas/tool_stroke.h"
#include "tests/support/test_main.h"
#include "tests/view/contrast.h"

#include <QTest>

using namespace cave;

namespace {

// Says what it was told to do.
class ToldTool : public Tool {
public:
    ToldTool(Workbench& bench, Draws draws) : Tool(bench), m_draws(draws) {}
    void press(const ToolPress&) override {}
    void drag(CellAt cell) override { told += QStringLiteral("drag %1,%2;").arg(cell.x).arg(cell.y); }
    void release(CellAt cell) override { told += QStringLiteral("release %1,%2;").arg(cell.x).arg(cell.y); }
    void cancel() override { told += QStringLiteral("cancel;"); }
    Ghost ghost(CellAt) const override { return {}; }
    Draws draws() const override { return m_draws; }

    QString told;

private:
    Draws m_draws;
};

} // namespace

class CanvasPartsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_document.show(m_draft); }
    void aStrokeEndsOnce();
    void aCancelledStrokeIsNotReleased();
    void aStrokeBetweenCellsStopsAtTheEdge();
    void aPreviewIsOfTheShownLevelOnly();
    void aPreviewShowsWhereTheHeroWouldBegin();
    void aHiddenOverlayAddsNothing();
    void aLevelGhostNeedsALevelThere();
    void picturesOfLevelsTellDeepWaterFromShallow();

private:
    Draft m_draft{builtInDungeon("jsrogue")->dungeon, QString()};
    Document m_document;
    Workbench m_bench{m_document};
};

void CanvasPartsTest::aStrokeEndsOnce()
{
    ToldTool tool(m_bench, Draws::Between);
    ToolStroke stroke;
    stroke.drag({1, 1}); // there is none yet
    stroke.begin(tool, ToolStroke::By::Walking);
    QVERIFY(stroke.isBy(ToolStroke::By::Walking));
    QVERIFY(!stroke.isBy(ToolStroke::By::Mouse));
    QVERIFY(!stroke.isOfOther(tool));
    stroke.drag({2, 1});
    stroke.release({3, 1});
    stroke.release({4, 1});
    QCOMPARE(tool.told, QStringLiteral("drag 2,1;release 3,1;"));
    QVERIFY(!stroke.isOn());
    QVERIFY(!stroke.isBy(ToolStroke::By::Walking));
}

void CanvasPartsTest::aCancelledStrokeIsNotReleased()
{
    ToldTool tool(m_bench, Draws::Between);
    ToolStroke stroke;
    QVERIFY(!stroke.cancel());
    stroke.begin(tool, ToolStroke::By::Mouse);
    QVERIFY(stroke.cancel());
    stroke.release({3, 1});
    QCOMPARE(tool.told, QStringLiteral("cancel;"));
}

void CanvasPartsTest::aStrokeBetweenCellsStopsAtTheEdge()
{
    ToldTool between(m_bench, Draws::Between);
    ToldTool along(m_bench, Draws::Along);
    ToolStroke stroke;
    stroke.begin(between, ToolStroke::By::Mouse);
    QVERIFY(!stroke.isAlong());
    QCOMPARE(stroke.reached({-3, 12}, {0, 0, 20, 10}), (CellAt{0, 9}));
    stroke.begin(along, ToolStroke::By::Mouse);
    QVERIFY(stroke.isAlong());
    QCOMPARE(stroke.reached({-3, 12}, {0, 0, 20, 10}), (CellAt{-3, 12}));
}

void CanvasPartsTest::aPreviewIsOfTheShownLevelOnly()
{
    const Uid shown = m_bench.level().uid;
    Ghost ghost;
    ghost.frame = {2, 3, 4, 5};
    ghost.label = QStringLiteral("4 x 5");
    ghost.edit.levels = {{shown, {{1, 2, 0, {}}}, {}}, {m_document.dungeon().levels[1].uid, {{3, 2, 0, {}}}, {}}};
    ToolPreview preview;
    preview.show(ghost, m_bench);
    QCOMPARE(preview.tiles().size(), std::size_t{1});
    QCOMPARE(preview.tiles()[0].cell, QPoint(1, 2));
    Overlay overlay;
    preview.addTo(overlay, m_bench.bounds());
    QCOMPARE(overlay.frames[0].cells, QRect(2, 3, 4, 5));
    QCOMPARE(overlay.labels[0].cell, QPoint(5, 7)); // the frame's last cell
    preview.show({}, m_bench);
    QVERIFY(preview.tiles().empty());
}

void CanvasPartsTest::aPreviewShowsWhereTheHeroWouldBegin()
{
    Ghost ghost;
    ghost.edit.start = Start{{m_bench.level().uid, 4, 6}};
    ToolPreview preview;
    preview.show(ghost, m_bench);
    QCOMPARE(preview.things().size(), std::size_t{1});
    QCOMPARE(preview.things()[0].first, QPoint(4, 6));
}

void CanvasPartsTest::aHiddenOverlayAddsNothing()
{
    ShownOverlays overlays;
    const auto areas = [&] {
        overlays.refresh(m_bench, false);
        Overlay overlay;
        overlays.addTo(overlay);
        return overlay.areas.size();
    };
    QCOMPARE(areas(), std::size_t{0});
    overlays.setShown(OverlayKind::Reach, true);
    QVERIFY(areas() > 0);
    overlays.setShown(OverlayKind::Reach, false);
    QCOMPARE(areas(), std::size_t{0});
}

void CanvasPartsTest::aLevelGhostNeedsALevelThere()
{
    const Dungeon& dungeon = m_document.dungeon();
    LevelGhosts ghosts;
    ghosts.setShown(-1, true);
    ghosts.refresh(dungeon, 0); // nothing above the first
    QVERIFY(ghosts.isEmpty());
    ghosts.refresh(dungeon, 1);
    QVERIFY(!ghosts.isEmpty());
}

void CanvasPartsTest::picturesOfLevelsTellDeepWaterFromShallow()
{
    Dungeon dungeon = emptyDungeon(2, 1, 1);
    dungeon.levels[0].tiles[0, 0] = *dungeon.catalogue->findTile("water");
    dungeon.levels[0].tiles[1, 0] = *dungeon.catalogue->findTile("deep_water");
    const QImage image = levelImage(dungeon, 0, {2, 1});
    QVERIFY(contrast(image.pixel(0, 0), image.pixel(1, 0)) > 1.25);
}

CAVE_TEST_SUITE(CanvasPartsTest);
#include "canvas_parts_test.moc"
