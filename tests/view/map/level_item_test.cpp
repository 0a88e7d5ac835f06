// SPDX-License-Identifier: MIT
#include "app/view/ui/palette.h"
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"
#include "tests/view/contrast.h"
#include "tests/view/view_fixture.h"

#include <QTest>

using namespace cave;

namespace {

constexpr const char* kPaintedLevel = "############\n"
                                      "#.....~~..>#\n"
                                      "#..##.~~~..#\n"
                                      "#..#...~...#\n"
                                      "#......+...#\n"
                                      "############";
constexpr const char* kPartly = "++++++      \n"
                                "+++++++     \n"
                                "+++++++     \n"
                                "---++++     \n"
                                "-----       \n"
                                "-----       ";

const QRgb kUnknown = 0xff000000 | palette::kVoid;

QImage cellOf(const QImage& image, int x, int y, int cell) { return image.copy(x * cell, y * cell, cell, cell); }

bool isUniform(const QImage& image, QRgb colour)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != colour)
                return false;
        }
    }
    return true;
}

double brightness(const QImage& image)
{
    double sum = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            sum += qGray(image.pixel(x, y));
    }
    return sum / (image.width() * image.height());
}

} // namespace

class LevelItemTest : public QObject {
    Q_OBJECT

private slots:
    void paintingTwiceGivesTheSame_data();
    void paintingTwiceGivesTheSame();
    void onlyExposedCellsAreTouched();
    void fromAfarAThingStandsWhereItIsAfterAChangeToo();
    void aPartIsTheSameAsInTheWhole();
    void unknownCellsAreVoid_data();
    void unknownCellsAreVoid();
    void theUnknownCannotBeSeen();
    void litRememberedAndUnknownDiffer();
    void refreshIsAsGoodAsNew();
    void partsOfALargeLevelAreAsInTheWhole_data();
    void partsOfALargeLevelAreAsInTheWhole();
    void whatWasPaintedFollowsEveryChange();
    void bigCellsAreDoubledPixels();
    void denseScreensShowTheirOwnPixels();
    void farAwayACellIsOnePixel();
    void smallCellsAreTheMeanOfPaintedOnes_data();
    void smallCellsAreTheMeanOfPaintedOnes();
    void smallThingsAreBrightSpots();
    void whatIsShutInIsBehindBars();
    void deepWaterIsToldFromShallow_data();
    void deepWaterIsToldFromShallow();
    void belowAPixelCellsAreTheirMean();
    void belowAPixelNothingThatStandsThereIsLost();
    void ghostsComeAndGo();
    void creaturesCanBeLeftToTheirItems();
    void daylightShowsEverything();
    void colourDrainsAroundTheFallen();
};

void LevelItemTest::paintingTwiceGivesTheSame_data()
{
    QTest::addColumn<bool>("ascii");
    QTest::addColumn<int>("cell");
    for (const int cell : {8, 12, 16, 24, 32, 48, 64}) {
        QTest::addRow("art, %d pixels", cell) << false << cell;
        QTest::addRow("ascii, %d pixels", cell) << true << cell;
    }
}

void LevelItemTest::paintingTwiceGivesTheSame()
{
    QFETCH(const bool, ascii);
    QFETCH(const int, cell);
    const auto model = mapOf(kPaintedLevel);
    model->setThings({creatureAt(*model, "bat", 4, 1), creatureAt(*model, "newt", 2, 4)});
    model->setTorch(Torch{{2, 2}, 6});
    setKnowledge(*model, kPartly);
    LevelItem item(model, sharedArtwork());
    item.setAscii(ascii);
    const QImage first = rendered(item, cell);
    QCOMPARE(rendered(item, cell), first);
    LevelItem other(model, sharedArtwork());
    other.setAscii(ascii);
    QCOMPARE(rendered(other, cell), first);
}

void LevelItemTest::onlyExposedCellsAreTouched()
{
    LevelItem item(mapOf(kPaintedLevel), sharedArtwork());
    constexpr int kCell = 16;
    QImage image(12 * kCell, 6 * kCell, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    renderExposed(item, kCell, QRectF(2.5, 1.25, 2, 1.5), image); // cells 2 .. 4 and 1 .. 2
    for (int y = 0; y < 6; ++y) {
        for (int x = 0; x < 12; ++x) {
            const bool isExposed = x >= 2 && x <= 4 && y >= 1 && y <= 2;
            QCOMPARE(!isUniform(cellOf(image, x, y, kCell), 0xffff00ff), isExposed);
        }
    }
}

void LevelItemTest::aPartIsTheSameAsInTheWhole()
{
    const auto model = mapOf(kPaintedLevel);
    MapThing hero = creatureAt(*model, "hero", 4, 3);
    hero.isHero = true;
    model->setThings({hero});
    model->setTorch(Torch{{4, 3}, 5});
    LevelItem item(model, sharedArtwork());
    const QImage whole = rendered(item, 24);
    QImage part = whole;
    part.fill(Qt::magenta);
    renderExposed(item, 24, QRectF(5, 1, 3, 3), part); // the hero's ring reaches in from outside
    QCOMPARE(part.copy(5 * 24, 24, 3 * 24, 3 * 24), whole.copy(5 * 24, 24, 3 * 24, 3 * 24));
}

void LevelItemTest::unknownCellsAreVoid_data() { paintingTwiceGivesTheSame_data(); }

void LevelItemTest::unknownCellsAreVoid()
{
    QFETCH(const bool, ascii);
    QFETCH(const int, cell);
    const auto model = mapOf(kPaintedLevel);
    model->setThings({creatureAt(*model, "bat", 9, 3)});
    setKnowledge(*model, kPartly);
    LevelItem item(model, sharedArtwork());
    item.setAscii(ascii);
    const QImage image = rendered(item, cell);
    for (int y = 0; y < model->height(); ++y) {
        for (int x = 0; x < model->width(); ++x)
            QCOMPARE(isUniform(cellOf(image, x, y, cell), kUnknown), !model->isKnown(x, y));
    }
}

// Two levels that differ only where nothing is known look the same to the last pixel.
void LevelItemTest::theUnknownCannotBeSeen()
{
    const auto one = mapOf(kPaintedLevel);
    const auto other = mapOf("############\n"
                             "#.....~##~##\n"
                             "#..##.~.>.X#\n"
                             "#..#...#_#.#\n"
                             "#....##O8~##\n"
                             "#####.~~~..#");
    for (const auto& model : {one, other}) {
        setKnowledge(*model, kPartly);
        model->setTorch(Torch{{5, 1}, 6});
    }
    LevelItem first(one, sharedArtwork());
    LevelItem second(other, sharedArtwork());
    for (const bool ascii : {false, true}) {
        first.setAscii(ascii);
        second.setAscii(ascii);
        for (const int cell : {12, 24})
            QCOMPARE(rendered(first, cell), rendered(second, cell));
    }
}

void LevelItemTest::litRememberedAndUnknownDiffer()
{
    const auto model = mapOf("###########\n"
                             "#.........#\n"
                             "#.........#\n"
                             "#.........#\n"
                             "###########");
    setKnowledge(*model, "++++---    \n"
                         "++++---    \n"
                         "++++---    \n"
                         "++++---    \n"
                         "++++---    ");
    model->setTorch(Torch{{2, 2}, 3});
    LevelItem item(model, sharedArtwork());
    for (const bool ascii : {false, true}) {
        item.setAscii(ascii);
        const QImage image = rendered(item, 32);
        const double lit = brightness(cellOf(image, 1, 2, 32));
        const double remembered = brightness(cellOf(image, 5, 2, 32));
        const double unknown = brightness(cellOf(image, 9, 2, 32));
        QVERIFY2(lit > 1.5 * remembered, qPrintable(QStringLiteral("%1, %2").arg(lit).arg(remembered)));
        QVERIFY2(remembered > 1.5 * unknown, qPrintable(QStringLiteral("%1, %2").arg(remembered).arg(unknown)));
    }
}

void LevelItemTest::refreshIsAsGoodAsNew()
{
    const auto model = mapOf(kPaintedLevel);
    setKnowledge(*model, kPartly);
    model->setTorch(Torch{{2, 1}, 4});
    LevelItem item(model, sharedArtwork());
    rendered(item, 16);
    item.refresh(setKnowledge(*model, "++++++++++++\n"
                                      "++++++++++++\n"
                                      "---+++++++++\n"
                                      "---+++++++  \n"
                                      "-----++++   \n"
                                      "-----+++    "));
    item.refresh(model->setTorch(Torch{{5, 1}, 5}));
    item.refresh(model->setTile(4, 2, model->catalogue().floor()));
    item.refresh(model->setTile(8, 1, model->catalogue().findTile("altar").value()));
    item.refresh(model->setThings({creatureAt(*model, "bat", 7, 2)}));
    LevelItem fresh(model, sharedArtwork());
    QCOMPARE(rendered(item, 16), rendered(fresh, 16));
    item.refresh(model->setTile(8, 1, model->catalogue().floor()));
    item.refresh(model->setTorch(std::nullopt));
    item.refresh(model->setThings({}));
    LevelItem afterwards(model, sharedArtwork());
    QCOMPARE(rendered(item, 16), rendered(afterwards, 16));
    QCOMPARE(rendered(item, 4), rendered(afterwards, 4));
    QCOMPARE(rendered(item, 8), rendered(afterwards, 8));
}

namespace {

// Pillars, water and doors all over, of 90 x 50 cells; known but for a piece, and in view in the middle.
std::shared_ptr<MapModel> largeMap()
{
    auto model = std::make_shared<MapModel>(Catalogue::builtIn(), 90, 50, 1, MapModel::Kind::Game);
    constexpr std::string_view kSigns = "....~#..+.##";
    BitGrid known(90, 50, true);
    BitGrid visible(90, 50);
    for (int y = 0; y < 50; ++y)
        for (int x = 0; x < 90; ++x) {
            const char sign = kSigns[static_cast<std::size_t>(x * 7 + y * 5 + x * y) % kSigns.size()];
            model->setTile(x, y, *model->catalogue().findTileBySign(sign));
            known.set(x, y, x < 70 || y < 30);
            visible.set(x, y, x > 30 && x < 60 && y > 15 && y < 40);
        }
    model->setKnowledge(known, visible);
    model->setTorch(Torch{{45, 25}, 9});
    return model;
}

} // namespace

void LevelItemTest::partsOfALargeLevelAreAsInTheWhole_data()
{
    QTest::addColumn<int>("cell");
    for (const int cell : {6, 8, 12, 16})
        QTest::addRow("%d pixels", cell) << cell;
}

void LevelItemTest::partsOfALargeLevelAreAsInTheWhole()
{
    QFETCH(const int, cell);
    const auto model = largeMap();
    LevelItem whole(model, sharedArtwork());
    const QImage all = rendered(whole, cell);
    LevelItem item(model, sharedArtwork());
    // Far from each other and side by side, a strip, and back again.
    for (const QRect part : {QRect(0, 0, 12, 8), QRect(70, 35, 20, 15), QRect(68, 35, 20, 15), QRect(60, 20, 1, 30),
                             QRect(0, 0, 12, 8), QRect(20, 10, 40, 25), QRect(21, 11, 40, 25)}) {
        QImage image(all.size(), all.format());
        renderExposed(item, cell, part, image);
        const QRect pixels(part.topLeft() * cell, part.size() * cell);
        QCOMPARE(image.copy(pixels), all.copy(pixels));
    }
}

void LevelItemTest::whatWasPaintedFollowsEveryChange()
{
    constexpr int kCell = 24;
    const auto model = largeMap();
    LevelItem item(model, sharedArtwork());
    rendered(item, kCell);
    const auto isAsNew = [&](float flicker) {
        LevelItem other(model, sharedArtwork());
        other.setAscii(item.isAscii());
        other.setFlicker(flicker);
        return rendered(item, kCell) == rendered(other, kCell);
    };
    item.refresh(model->setTorch(Torch{{50, 20}, 9}));
    QVERIFY(isAsNew(0));
    item.refresh(model->setTile(50, 21, model->catalogue().wall()));
    QVERIFY(isAsNew(0));
    item.refresh(model->setThings({creatureAt(*model, "bat", 48, 20)}));
    QVERIFY(isAsNew(0));
    item.setFlicker(0.7f);
    QVERIFY(isAsNew(0.7f));
    item.setAscii(true);
    QVERIFY(isAsNew(0.7f));
}

void LevelItemTest::bigCellsAreDoubledPixels()
{
    LevelItem item(mapOf(kPaintedLevel), sharedArtwork());
    const QImage once = rendered(item, 32);
    const QImage twice = rendered(item, 64);
    for (int y = 0; y < twice.height(); ++y) {
        for (int x = 0; x < twice.width(); ++x)
            QVERIFY(twice.pixel(x, y) == once.pixel(x / 2, y / 2));
    }
}

void LevelItemTest::denseScreensShowTheirOwnPixels()
{
    LevelItem item(mapOf(kPaintedLevel), sharedArtwork());
    const QImage plain = rendered(item, 32);
    QImage dense(plain.size(), QImage::Format_RGB32);
    dense.setDevicePixelRatio(2);
    renderExposed(item, 16, item.boundingRect(), dense);
    dense.setDevicePixelRatio(1);
    QCOMPARE(dense, plain);
}

void LevelItemTest::farAwayACellIsOnePixel()
{
    LevelItem item(mapOf(kPaintedLevel, MapModel::Kind::Editor), sharedArtwork());
    const QImage image = rendered(item, 4);
    for (int y = 0; y < 6; ++y) {
        for (int x = 0; x < 12; ++x)
            QVERIFY(isUniform(cellOf(image, x, y, 4), image.pixel(x * 4, y * 4)));
    }
    QVERIFY(image.pixel(0, 0) != image.pixel(4, 4)); // rock and floor
}

void LevelItemTest::smallCellsAreTheMeanOfPaintedOnes_data()
{
    QTest::addColumn<int>("cell");
    QTest::addColumn<bool>("ascii");
    for (const int cell : {8, 10, 12}) {
        QTest::addRow("art, %d pixels", cell) << cell << false;
        QTest::addRow("ascii, %d pixels", cell) << cell << true;
    }
}

void LevelItemTest::smallCellsAreTheMeanOfPaintedOnes()
{
    QFETCH(const int, cell);
    QFETCH(const bool, ascii);
    const auto model = mapOf(kPaintedLevel);
    setKnowledge(*model, kPartly);
    model->setTorch(Torch{{2, 2}, 6});
    LevelItem item(model, sharedArtwork());
    item.setAscii(ascii);
    const QImage twice = rendered(item, 2 * cell);
    const QImage image = rendered(item, cell);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            int green = 2;
            for (const QPoint at : {QPoint(0, 0), QPoint(1, 0), QPoint(0, 1), QPoint(1, 1)})
                green += qGreen(twice.pixel(QPoint(x, y) * 2 + at));
            QCOMPARE(qGreen(image.pixel(x, y)), green / 4);
        }
    }
}

void LevelItemTest::smallThingsAreBrightSpots()
{
    const auto model = mapOf(kPaintedLevel, MapModel::Kind::Editor);
    LevelItem item(model, sharedArtwork());
    for (const int cell : {6, 8, 10, 12}) {
        item.refresh(model->setThings({}));
        const QImage before = rendered(item, cell);
        item.refresh(model->setThings({creatureAt(*model, "bat", 4, 1)}));
        const QImage with = rendered(item, cell);
        QCOMPARE(with.pixel(4 * cell + cell / 2, cell + cell / 2),
                 item.picture().styleOf(model->things().front()).colour | 0xff000000);
        QCOMPARE(cellOf(with, 5, 1, cell), cellOf(before, 5, 1, cell));
        QCOMPARE(cellOf(with, 4, 2, cell), cellOf(before, 4, 2, cell));
    }
}

void LevelItemTest::whatIsShutInIsBehindBars()
{
    const auto catalogue = catalogueWith(R"({"tiles": [
        {"id": "shut", "name": "shut", "article": "a", "glyph": "#", "colour": "#b4afb8", "art": "cage-shut",
         "sign": "k", "ground": "floor", "keeps": true, "walkable": false},
        {"id": "ajar", "name": "ajar", "article": "an", "glyph": "#", "colour": "#b4afb8", "art": "cage-shut",
         "sign": "K", "ground": "floor", "keeps": true, "walkable": true}]})");
    MapThing sword;
    sword.x = sword.y = 1;
    sword.table = KindTable::Item;
    sword.kind = catalogue->findItem("sword").value();
    MapThing remembered = sword;
    remembered.remembered = true;
    MapThing bat = sword;
    bat.table = KindTable::Creature;
    bat.kind = catalogue->findCreature("bat").value();
    const auto cageWith = [&](std::string_view cage, std::vector<MapThing> things) {
        auto model = std::make_shared<MapModel>(catalogue, 3, 3, 42, MapModel::Kind::Game);
        model->setTiles(Grid<TileId>(3, 3, catalogue->floor()));
        model->setTile(1, 1, catalogue->findTile(cage).value());
        model->setKnowledge(BitGrid(3, 3, true), BitGrid(3, 3, true));
        model->setThings(std::move(things));
        LevelItem item(model, sharedArtwork());
        return cellOf(rendered(item, 32), 1, 1, 32);
    };
    QVERIFY(cageWith("shut", {sword}) != cageWith("ajar", {sword}));
    QVERIFY(cageWith("shut", {sword}) != cageWith("shut", {}));
    QCOMPARE(cageWith("shut", {}), cageWith("ajar", {}));
    QCOMPARE(cageWith("shut", {bat}), cageWith("ajar", {bat}));
    QCOMPARE(cageWith("shut", {remembered}), cageWith("ajar", {remembered}));
}

void LevelItemTest::deepWaterIsToldFromShallow_data()
{
    QTest::addColumn<int>("cell");
    for (const int cell : {1, 2, 4, 6, 8, 12, 16, 24, 48})
        QTest::addRow("%d pixels", cell) << cell;
}

void LevelItemTest::deepWaterIsToldFromShallow()
{
    QFETCH(const int, cell);
    LevelItem item(mapOf("~~~~~~====\n"
                         "~~~~~~====\n"
                         "~~~~~~====\n"
                         "~~~~~~====\n"
                         "~~~~~~====",
                         MapModel::Kind::Editor),
                   sharedArtwork());
    const auto meanOfCells = [&](const QImage& image, int x) {
        return image.copy(x * cell, cell, 3 * cell, 3 * cell)
            .scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
            .pixel(0, 0);
    };
    for (const bool ascii : {false, true}) {
        item.setAscii(ascii);
        const QImage image = rendered(item, cell);
        const double apart = contrast(meanOfCells(image, 1), meanOfCells(image, 6));
        QVERIFY2(apart > 1.25, qPrintable(QStringLiteral("%1").arg(apart)));
    }
}

namespace {

// The upper left of the level at `cells` cells a pixel.
QImage shrunk(LevelItem& item, int cells, QSize pixels)
{
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    renderExposed(item, 1.0 / cells, item.boundingRect(), image);
    return image;
}

} // namespace

void LevelItemTest::fromAfarAThingStandsWhereItIsAfterAChangeToo()
{
    const auto model = mapOf(kPaintedLevel, MapModel::Kind::Editor);
    LevelItem item(model, sharedArtwork());
    const QImage before = item.picture().farImage().copy();
    const MapThing bat = creatureAt(*model, "bat", 5, 4);
    item.refresh(model->setThings({bat}));
    const QImage after = item.picture().farImage().copy();
    for (int y = 0; y < after.height(); ++y)
        for (int x = 0; x < after.width(); ++x)
            QCOMPARE(after.pixel(x, y) != before.pixel(x, y), x == bat.x && y == bat.y);
}

void LevelItemTest::belowAPixelCellsAreTheirMean()
{
    LevelItem item(mapOf(kPaintedLevel, MapModel::Kind::Editor), sharedArtwork());
    const QImage& one = item.picture().farImage();
    const QImage image = shrunk(item, 3, {4, 2});
    for (int y = 0; y < 2; ++y) {
        for (int x = 0; x < 4; ++x) {
            int green = 0;
            for (int i = 0; i < 9; ++i)
                green += qGreen(one.pixel(x * 3 + i % 3, y * 3 + i / 3));
            QCOMPARE(qGreen(image.pixel(x, y)), green / 9);
        }
    }
    const QImage coarse = shrunk(item, 8, {2, 1}); // the level ends within its squares
    QVERIFY(coarse.pixel(0, 0) != 0xffff00ff);
    QVERIFY(coarse.pixel(1, 0) != 0xffff00ff);
}

void LevelItemTest::belowAPixelNothingThatStandsThereIsLost()
{
    const auto model = mapOf(kPaintedLevel, MapModel::Kind::Editor);
    LevelItem item(model, sharedArtwork());
    const QRgb before = shrunk(item, 4, {3, 2}).pixel(2, 0);
    item.refresh(model->setThings({creatureAt(*model, "bat", 9, 3)}));
    const QRgb with = shrunk(item, 4, {3, 2}).pixel(2, 0);
    QCOMPARE(with, item.picture().styleOf(model->things().front()).colour | 0xff000000);
    item.refresh(model->setThings({}));
    QCOMPARE(shrunk(item, 4, {3, 2}).pixel(2, 0), before);
    item.setGhosts({{{9, 3}, model->catalogue().wall()}});
    QVERIFY(shrunk(item, 4, {3, 2}).pixel(2, 0) != before);
}

void LevelItemTest::ghostsComeAndGo()
{
    const auto model = mapOf(kPaintedLevel, MapModel::Kind::Editor);
    LevelItem item(model, sharedArtwork());
    const QImage before = rendered(item, 16);
    item.setGhosts({{{2, 1}, model->catalogue().wall()}, {{3, 1}, model->catalogue().wall()}});
    const QImage with = rendered(item, 16);
    QVERIFY(cellOf(with, 2, 1, 16) != cellOf(before, 2, 1, 16));
    QCOMPARE(cellOf(with, 5, 1, 16), cellOf(before, 5, 1, 16));
    item.setGhosts({});
    QCOMPARE(rendered(item, 16), before);
}

void LevelItemTest::creaturesCanBeLeftToTheirItems()
{
    const auto model = mapOf(kPaintedLevel);
    LevelItem empty(model, sharedArtwork());
    const QImage without = rendered(empty, 24);
    const QImage smallWithout = rendered(empty, 8);
    model->setThings({creatureAt(*model, "bat", 4, 1)});
    LevelItem item(model, sharedArtwork());
    QVERIFY(rendered(item, 24) != without);
    QVERIFY(rendered(item, 8) != smallWithout);
    item.setPaintsCreatures(false);
    QCOMPARE(rendered(item, 24), without);
    QCOMPARE(rendered(item, 8), smallWithout);
}

void LevelItemTest::daylightShowsEverything()
{
    const auto model = mapOf(kPaintedLevel, MapModel::Kind::Editor);
    QVERIFY(setKnowledge(*model, kPartly).isEmpty());
    LevelItem item(model, sharedArtwork());
    const QImage image = rendered(item, 16);
    for (int y = 0; y < model->height(); ++y) {
        for (int x = 0; x < model->width(); ++x)
            QVERIFY(!isUniform(cellOf(image, x, y, 16), kUnknown));
    }
}

void LevelItemTest::colourDrainsAroundTheFallen()
{
    LevelItem item(mapOf(kPaintedLevel, MapModel::Kind::Editor), sharedArtwork());
    const QImage before = rendered(item, 16);
    item.setDrained(QPoint(2, 2));
    const QImage drained = rendered(item, 16);
    QCOMPARE(cellOf(drained, 2, 2, 16), cellOf(before, 2, 2, 16));
    QVERIFY(brightness(cellOf(drained, 9, 2, 16)) < brightness(cellOf(before, 9, 2, 16)));
    QImage part = drained;
    part.fill(Qt::magenta);
    renderExposed(item, 16, QRectF(5, 1, 2, 2), part);
    QCOMPARE(part.copy(80, 16, 32, 32), drained.copy(80, 16, 32, 32));
    item.setDrained(std::nullopt);
    QCOMPARE(rendered(item, 16), before);
}

CAVE_TEST_SUITE(LevelItemTest);
#include "level_item_test.moc"
