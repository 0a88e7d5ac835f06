// SPDX-License-Identifier: MIT
#include "app/view/map/level_view.h"
#include "app/view/ui/palette.h"
#include "tests/support/test_main.h"
#include "tests/view/view_fixture.h"

#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <cmath>
#include <string>

using namespace cave;

namespace {

// 60 x 40 cells of floor.
std::shared_ptr<MapModel> plain()
{
    std::string picture;
    for (int y = 0; y < 40; ++y)
        picture += std::string(60, '.') + '\n';
    return mapOf(picture, MapModel::Kind::Editor);
}

// Rock with floor here and there.
std::shared_ptr<MapModel> dotted(int width, int height)
{
    auto model = std::make_shared<MapModel>(Catalogue::builtIn(), width, height, 1, MapModel::Kind::Editor);
    Grid<TileId> tiles(width, height, model->catalogue().wall());
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            if ((x * 7 + y * 5 + x * y) % 11 < 4)
                tiles[x, y] = model->catalogue().floor();
    model->setTiles(tiles);
    return model;
}

class ShownView {
public:
    explicit ShownView(LevelView::Mode mode, QSize size = {644, 484}, const std::shared_ptr<MapModel>& model = plain())
        : view(mode)
    {
        view.resize(size);
        view.showLevel(std::make_unique<LevelItem>(model, sharedArtwork()));
        view.show();
        QTest::qWait(0);
    }

    QPoint middleOf(QPoint cell) const { return view.middleOf(cell); }
    void wheel(int steps, QPoint at, Qt::KeyboardModifiers modifiers = Qt::NoModifier,
               Qt::ScrollPhase phase = Qt::NoScrollPhase)
    {
        const QPoint angle(0, 120 * steps);
        QWheelEvent event(at, view.viewport()->mapToGlobal(at), {}, angle, Qt::NoButton, modifiers, phase, false);
        QCoreApplication::sendEvent(view.viewport(), &event);
    }

    LevelView view;
};

} // namespace

class LevelViewTest : public QObject {
    Q_OBJECT

private slots:
    void hoverTellsCells_data();
    void hoverTellsCells();
    void hoverLeavesTheLevel();
    void pressesDragsAndReleasesAreCells();
    void aDragInPlayPans();
    void middleButtonAndSpacePan();
    void zoomHasSteps();
    void zoomGoesOnBelowAPixelInTheEditor();
    void allOfALargeLevelFits_data();
    void allOfALargeLevelFits();
    void fromAfarAPixelIsOneOfItsCells_data();
    void fromAfarAPixelIsOneOfItsCells();
    void theWheelZoomsAtThePointerInTheEditor();
    void theWheelKeepsTheAnchorInPlay();
    void theWheelDoesWhatIsChosen();
    void fingersPan();
    void theCameraFollowsAndClamps();
    void tabIsTakenOnlyWhenAsked();
    void otherKeysAreLeftToThePage();
    void exposedPartsAreAsInTheWhole_data();
    void exposedPartsAreAsInTheWhole();
    void aroundTheLevelIsVoid();
};

void LevelViewTest::hoverTellsCells_data()
{
    QTest::addColumn<int>("cell");
    for (const int cell : {8, 12, 16, 24, 32, 48, 64})
        QTest::addRow("%d pixels", cell) << cell;
}

void LevelViewTest::hoverTellsCells()
{
    QFETCH(const int, cell);
    ShownView shown(LevelView::Mode::Play);
    shown.view.setCellSize(cell);
    shown.view.centerOnCell({30, 20});
    QSignalSpy hovered(&shown.view, &LevelView::cellHovered);
    const QPoint corner = shown.view.pixelOf({30, 20});
    QTest::mouseMove(shown.view.viewport(), corner);
    QCOMPARE(hovered.takeLast(), QVariantList({30, 20}));
    QTest::mouseMove(shown.view.viewport(), corner + QPoint(cell, cell - 1));
    QCOMPARE(hovered.takeLast(), QVariantList({31, 20}));
    QTest::mouseMove(shown.view.viewport(), corner + QPoint(cell - 1, cell));
    QCOMPARE(hovered.takeLast(), QVariantList({30, 21}));
    QCOMPARE(shown.view.cellAt(corner + QPoint(-1, -1)), QPoint(29, 19));
}

void LevelViewTest::hoverLeavesTheLevel()
{
    ShownView shown(LevelView::Mode::Editor);
    shown.view.setCellSize(4); // smaller than the window
    QSignalSpy hovered(&shown.view, &LevelView::cellHovered);
    QTest::mouseMove(shown.view.viewport(), shown.middleOf({0, 0}));
    QCOMPARE(hovered.takeLast(), QVariantList({0, 0}));
    QTest::mouseMove(shown.view.viewport(), shown.view.pixelOf({0, 0}) + QPoint(-3, 0));
    QCOMPARE(hovered.takeLast(), QVariantList({-1, -1}));
    QVERIFY(!shown.view.cellAt(shown.view.pixelOf({60, 0})));
}

void LevelViewTest::pressesDragsAndReleasesAreCells()
{
    ShownView shown(LevelView::Mode::Editor);
    shown.view.centerOnCell({30, 20});
    QSignalSpy pressed(&shown.view, &LevelView::cellPressed);
    QSignalSpy dragged(&shown.view, &LevelView::cellDragged);
    QSignalSpy released(&shown.view, &LevelView::cellReleased);
    QSignalSpy clicked(&shown.view, &LevelView::cellClicked);
    QWidget* viewport = shown.view.viewport();
    QTest::mousePress(viewport, Qt::LeftButton, Qt::ShiftModifier, shown.middleOf({30, 20}));
    QCOMPARE(pressed.takeFirst().at(0).toPoint(), QPoint(30, 20));
    QTest::mouseMove(viewport, shown.middleOf({30, 20}) + QPoint(1, 1));
    QCOMPARE(dragged.size(), 0);
    QTest::mouseMove(viewport, shown.middleOf({32, 21}));
    QCOMPARE(dragged.takeFirst().at(0).toPoint(), QPoint(32, 21));
    QTest::mouseRelease(viewport, Qt::LeftButton, Qt::NoModifier, shown.middleOf({33, 21}));
    QCOMPARE(released.takeFirst().at(0).toPoint(), QPoint(33, 21));
    QCOMPARE(clicked.size(), 0);
    QTest::mouseClick(viewport, Qt::RightButton, Qt::NoModifier, shown.middleOf({31, 22}));
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(clicked.first().at(0).toPoint(), QPoint(31, 22));
    QCOMPARE(clicked.first().at(1).value<Qt::MouseButton>(), Qt::RightButton);
}

void LevelViewTest::aDragInPlayPans()
{
    ShownView shown(LevelView::Mode::Play);
    shown.view.setCellSize(32);
    shown.view.centerOnCell({30, 20});
    QSignalSpy clicked(&shown.view, &LevelView::cellClicked);
    const QPoint start = shown.middleOf({30, 20});
    QTest::mousePress(shown.view.viewport(), Qt::LeftButton, Qt::NoModifier, start);
    QTest::mouseMove(shown.view.viewport(), start + QPoint(40, 10));
    QTest::mouseRelease(shown.view.viewport(), Qt::LeftButton, Qt::NoModifier, start + QPoint(40, 10));
    QCOMPARE(shown.middleOf({30, 20}), start + QPoint(40, 10));
    QCOMPARE(clicked.size(), 0);
    QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, Qt::NoModifier, shown.middleOf({31, 20}));
    QCOMPARE(clicked.takeFirst().at(0).toPoint(), QPoint(31, 20));
}

void LevelViewTest::middleButtonAndSpacePan()
{
    ShownView shown(LevelView::Mode::Editor);
    shown.view.centerOnCell({30, 20});
    QSignalSpy pressed(&shown.view, &LevelView::cellPressed);
    const QPoint start = shown.middleOf({30, 20});
    QTest::mousePress(shown.view.viewport(), Qt::MiddleButton, Qt::NoModifier, start);
    QTest::mouseMove(shown.view.viewport(), start + QPoint(20, 0));
    QTest::mouseRelease(shown.view.viewport(), Qt::MiddleButton, Qt::NoModifier, start + QPoint(20, 0));
    QCOMPARE(shown.middleOf({30, 20}), start + QPoint(20, 0));
    QTest::keyPress(&shown.view, Qt::Key_Space);
    QTest::mousePress(shown.view.viewport(), Qt::LeftButton, Qt::NoModifier, start);
    QTest::mouseMove(shown.view.viewport(), start + QPoint(0, 30));
    QTest::mouseRelease(shown.view.viewport(), Qt::LeftButton, Qt::NoModifier, start + QPoint(0, 30));
    QTest::keyRelease(&shown.view, Qt::Key_Space);
    QCOMPARE(shown.middleOf({30, 20}), start + QPoint(20, 30));
    QCOMPARE(pressed.size(), 0);
}

void LevelViewTest::zoomHasSteps()
{
    ShownView shown(LevelView::Mode::Play);
    QSignalSpy changed(&shown.view, &LevelView::cellSizeChanged);
    for (int i = 0; i < 9; ++i)
        shown.view.zoomOut();
    QCOMPARE(shown.view.cellSize(), 8.0);
    QList<double> sizes{8};
    for (int i = 0; i < 9; ++i) {
        shown.view.zoomIn();
        if (sizes.last() != shown.view.cellSize())
            sizes << shown.view.cellSize();
    }
    QCOMPARE(sizes, QList<double>({8, 12, 16, 24, 32, 48, 64}));
    shown.view.setCellSize(30);
    QCOMPARE(shown.view.cellSize(), 32.0);
    QCOMPARE(changed.last().at(0).toInt(), 32);
    shown.view.fitLevel();
    QCOMPARE(shown.view.cellSize(), 8.0); // 480 px for 40 cells would allow 12, 640 px for 60 cells do not
}

void LevelViewTest::zoomGoesOnBelowAPixelInTheEditor()
{
    ShownView shown(LevelView::Mode::Editor);
    shown.view.setCellSize(1);
    QList<double> cellsAPixel;
    for (int i = 0; i < 9; ++i) {
        shown.view.zoomOut();
        cellsAPixel << std::round(1 / shown.view.cellSize());
    }
    QCOMPARE(cellsAPixel, QList<double>({2, 3, 4, 6, 8, 12, 16, 16, 16}));
    for (int i = 0; i < 7; ++i)
        shown.view.zoomIn();
    QCOMPARE(shown.view.cellSize(), 1.0);
}

void LevelViewTest::allOfALargeLevelFits_data()
{
    QTest::addColumn<int>("side");
    QTest::addColumn<QSize>("window");
    QTest::newRow("2000 cells") << 2000 << QSize(900, 560);
    QTest::newRow("4096 cells in a small window") << 4096 << QSize(480, 350);
}

void LevelViewTest::allOfALargeLevelFits()
{
    QFETCH(const int, side);
    QFETCH(const QSize, window);
    ShownView shown(LevelView::Mode::Editor, window, dotted(side, side));
    shown.view.fitLevel();
    const QRect pixels = shown.view.viewport()->rect();
    QVERIFY(pixels.contains(shown.view.pixelOf({0, 0})));
    QVERIFY(pixels.contains(shown.view.pixelOf({side - 1, side - 1})));
    const double used = side * shown.view.cellSize();
    QVERIFY2(used > 0.5 * pixels.height(), qPrintable(QString::number(used)));
    const QImage image = shown.view.viewport()->grab().toImage();
    const QRgb corner = image.pixel(shown.view.pixelOf({side - 1, side - 1}));
    QVERIFY(corner != (0xff000000 | palette::kVoid));
    QVERIFY(qAbs(qGray(corner) - qGray(image.pixel(shown.view.pixelOf({0, 0})))) < 60);
}

void LevelViewTest::fromAfarAPixelIsOneOfItsCells_data()
{
    QTest::addColumn<int>("cells");
    for (const int cells : {2, 3, 4, 6, 8, 12, 16})
        QTest::addRow("%d cells a pixel", cells) << cells;
}

void LevelViewTest::fromAfarAPixelIsOneOfItsCells()
{
    QFETCH(const int, cells);
    ShownView shown(LevelView::Mode::Editor, {644, 484}, dotted(960, 960));
    shown.view.setCellSize(1.0 / cells);
    shown.view.centerOnCell({480, 480});
    const QPoint pixel = shown.view.pixelOf({480, 480});
    QCOMPARE(shown.view.viewport()->rect().center(), pixel);
    QSignalSpy hovered(&shown.view, &LevelView::cellHovered);
    for (int i = -29; i <= 29; ++i) {
        const QPoint cell(480 + i * cells, 480 - i * cells);
        QCOMPARE(shown.view.pixelOf(cell), pixel + QPoint(i, -i));
        QCOMPARE(shown.view.pixelOf(cell + QPoint(cells - 1, cells - 1)), pixel + QPoint(i, -i));
        QTest::mouseMove(shown.view.viewport(), pixel + QPoint(i, -i));
        QCOMPARE(hovered.takeLast(), QVariantList({cell.x() + cells / 2, cell.y() + cells / 2}));
    }
}

void LevelViewTest::theWheelZoomsAtThePointerInTheEditor()
{
    ShownView shown(LevelView::Mode::Editor);
    shown.view.centerOnCell({30, 20});
    const QPoint pointer = shown.view.pixelOf({35, 24});
    shown.wheel(1, pointer);
    QCOMPARE(shown.view.cellSize(), 20.0);
    QCOMPARE(shown.view.pixelOf({35, 24}), pointer);
    shown.wheel(-1, pointer);
    QCOMPARE(shown.view.cellSize(), 16.0);
    QCOMPARE(shown.view.pixelOf({35, 24}), pointer);
}

void LevelViewTest::theWheelKeepsTheAnchorInPlay()
{
    ShownView shown(LevelView::Mode::Play);
    shown.view.centerOnCell({30, 20});
    shown.view.setZoomAnchor(QPoint(32, 21));
    const QPoint anchor = shown.middleOf({32, 21});
    shown.wheel(1, QPoint(5, 5));
    QCOMPARE(shown.view.cellSize(), 32.0);
    QCOMPARE(shown.middleOf({32, 21}), anchor);
}

void LevelViewTest::theWheelDoesWhatIsChosen()
{
    ShownView shown(LevelView::Mode::Play);
    shown.view.centerOnCell({30, 20});
    const double before = shown.view.cellSize();
    shown.view.setWheel(Wheel::Scrolls);
    const QPoint corner = shown.view.pixelOf({30, 20});
    shown.wheel(-1, QPoint(100, 100));
    QCOMPARE(shown.view.cellSize(), before);
    QVERIFY(shown.view.pixelOf({30, 20}).y() < corner.y());
    shown.wheel(1, QPoint(100, 100), Qt::ControlModifier);
    QVERIFY(shown.view.cellSize() > before);
    shown.view.setWheel(Wheel::Zooms);
    const double larger = shown.view.cellSize();
    shown.wheel(1, QPoint(100, 100), Qt::NoModifier, Qt::ScrollUpdate);
    QVERIFY(shown.view.cellSize() > larger);
}

void LevelViewTest::fingersPan()
{
    ShownView shown(LevelView::Mode::Editor);
    shown.view.centerOnCell({30, 20});
    const QPoint before = shown.view.pixelOf({30, 20});
    shown.wheel(-1, QPoint(100, 100), Qt::NoModifier, Qt::ScrollUpdate);
    QCOMPARE(shown.view.cellSize(), 16.0);
    QVERIFY(shown.view.pixelOf({30, 20}).y() < before.y());
    const QPoint between = shown.view.pixelOf({30, 20});
    shown.wheel(-1, QPoint(100, 100), Qt::ShiftModifier); // a wheel, sideways
    QCOMPARE(shown.view.cellSize(), 16.0);
    QVERIFY(shown.view.pixelOf({30, 20}).x() < between.x());
}

void LevelViewTest::theCameraFollowsAndClamps()
{
    ShownView shown(LevelView::Mode::Play, {644, 484});
    shown.view.setCellSize(32); // 20 x 15 cells
    shown.view.centerOnCell({30, 20});
    const QPoint before = shown.view.pixelOf({30, 20});
    shown.view.followCell({31, 20}); // inside the middle third
    QCOMPARE(shown.view.pixelOf({30, 20}), before);
    shown.view.followCell({36, 20});
    QVERIFY(shown.view.pixelOf({30, 20}).x() < before.x());
    QVERIFY(shown.view.viewport()->rect().contains(shown.middleOf({36, 20})));
    shown.view.followCell({0, 0});
    QCOMPARE(shown.view.pixelOf({0, 0}), QPoint(0, 0));
    shown.view.followCell({59, 39});
    QCOMPARE(shown.view.pixelOf({60, 40}), QPoint(640, 480));
}

void LevelViewTest::tabIsTakenOnlyWhenAsked()
{
    ShownView shown(LevelView::Mode::Play);
    QSignalSpy tab(&shown.view, &LevelView::tabPressed);
    QTest::keyClick(&shown.view, Qt::Key_Tab);
    QCOMPARE(tab.size(), 0);
    shown.view.setTakesTab(true);
    QTest::keyClick(&shown.view, Qt::Key_Tab);
    QTest::keyClick(&shown.view, Qt::Key_Backtab);
    QCOMPARE(tab.size(), 2);
    QCOMPARE(tab.at(0).at(0).toBool(), false);
    QCOMPARE(tab.at(1).at(0).toBool(), true);
}

void LevelViewTest::otherKeysAreLeftToThePage()
{
    ShownView shown(LevelView::Mode::Play);
    shown.view.setCellSize(32);
    shown.view.centerOnCell({30, 20});
    const QPoint before = shown.view.pixelOf({30, 20});
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_Space, Qt::Key_J}) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        QCoreApplication::sendEvent(&shown.view, &event);
        QVERIFY(!event.isAccepted());
    }
    QCOMPARE(shown.view.pixelOf({30, 20}), before);
}

void LevelViewTest::exposedPartsAreAsInTheWhole_data()
{
    QTest::addColumn<LevelView::Mode>("mode");
    QTest::addColumn<double>("cell");
    QTest::newRow("play") << LevelView::Mode::Play << 24.0;
    for (const int cells : {2, 3, 4})
        QTest::addRow("%d cells a pixel", cells) << LevelView::Mode::Editor << 1.0 / cells;
}

void LevelViewTest::exposedPartsAreAsInTheWhole()
{
    QFETCH(const LevelView::Mode, mode);
    QFETCH(const double, cell);
    ShownView shown(mode, {644, 484}, mode == LevelView::Mode::Play ? plain() : dotted(2603, 2001));
    shown.view.setCellSize(cell);
    shown.view.centerOnCell({30, 20});
    if (mode == LevelView::Mode::Editor)
        shown.view.level()->setGhosts({{{31, 20}, 0}, {{60, 33}, 0}});
    const QImage whole = shown.view.viewport()->grab().toImage().convertToFormat(QImage::Format_RGB32);
    const QRegion parts = QRegion(QRect(600, 0, 40, 480)) + QRect(0, 441, 640, 39) + QRect(101, 53, 90, 71);
    QImage image(whole.size(), whole.format());
    image.fill(Qt::magenta);
    QPainter painter(&image);
    shown.view.viewport()->render(&painter, parts.boundingRect().topLeft(), parts, QWidget::RenderFlags());
    painter.end();
    for (const QRect& part : parts)
        QCOMPARE(image.copy(part), whole.copy(part));
    QCOMPARE(image.pixel(300, 300), qRgb(255, 0, 255)); // nobody asked for that
}

void LevelViewTest::aroundTheLevelIsVoid()
{
    ShownView shown(LevelView::Mode::Editor);
    shown.view.centerOnCell({0, 0});
    const QImage image = shown.view.viewport()->grab().toImage();
    const QPoint corner = shown.view.pixelOf({0, 0});
    QVERIFY(corner.x() > 10 && corner.y() > 10);
    for (const QPoint away : {QPoint(-1, 0), QPoint(0, -1), QPoint(-10, -10)})
        QCOMPARE(image.pixel(corner + away), 0xff000000 | palette::kVoid);
    QVERIFY(image.pixel(corner) != (0xff000000 | palette::kVoid));
}

CAVE_TEST_SUITE(LevelViewTest);
#include "level_view_test.moc"
