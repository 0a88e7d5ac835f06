// SPDX-License-Identifier: MIT
// How gas looks: a veil, the denser the more there is, with a sign of its own.
#include "tests/support/ascii_map.h"
#include "tests/support/test_main.h"
#include "tests/view/view_fixture.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kAirs = R"({"gases": [
    {"id": "reek", "name": "reek", "glyph": "r", "colour": "#40ff40"},
    {"id": "rime", "name": "rime", "glyph": "i", "colour": "#40ff40"}]})";

constexpr int kTile = 16;

std::shared_ptr<MapModel> hall()
{
    static const std::shared_ptr<const Catalogue> catalogue = catalogueWith(kAirs);
    auto model = std::make_shared<MapModel>(catalogue, 6, 3, 1, MapModel::Kind::Game);
    model->setTiles(Grid<TileId>(6, 3, catalogue->floor()));
    BitGrid all(6, 3);
    all.set(Box{0, 0, 6, 3});
    model->setKnowledge(all, all);
    return model;
}

QImage cellWith(std::vector<MapGas> gases, bool isAscii, int cell = kTile)
{
    const auto model = hall();
    model->setGases(std::move(gases));
    LevelItem item(model, sharedArtwork());
    item.setAscii(isAscii);
    return rendered(item, cell).copy(2 * cell, cell, cell, cell);
}

int greenOf(const QImage& image)
{
    int sum = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            sum += qGreen(image.pixel(x, y)) - qRed(image.pixel(x, y));
    return sum / (image.width() * image.height());
}

} // namespace

class GasLookTest : public QObject {
    Q_OBJECT

private slots:
    void moreGasIsDenser_data();
    void moreGasIsDenser();
    void kindsOfOneColourDiffer();
    void rememberedGasIsFainter();
    void settingGasTellsWhatChanged();
    void fromAfarItTints();
};

void GasLookTest::moreGasIsDenser_data()
{
    QTest::addColumn<bool>("isAscii");
    QTest::newRow("art") << false;
    QTest::newRow("signs") << true;
}

void GasLookTest::moreGasIsDenser()
{
    QFETCH(bool, isAscii);
    const int none = greenOf(cellWith({}, isAscii));
    const int thin = greenOf(cellWith({{2, 1, 0, 2}}, isAscii));
    const int thick = greenOf(cellWith({{2, 1, 0, 200}}, isAscii));
    QVERIFY2(none < thin && thin < thick, qPrintable(QString("%1 %2 %3").arg(none).arg(thin).arg(thick)));
}

void GasLookTest::kindsOfOneColourDiffer()
{
    QVERIFY(cellWith({{2, 1, 0, 20}}, false) != cellWith({{2, 1, 1, 20}}, false));
    QVERIFY(cellWith({{2, 1, 0, 20}}, true) != cellWith({{2, 1, 1, 20}}, true));
}

void GasLookTest::rememberedGasIsFainter()
{
    QVERIFY(greenOf(cellWith({{2, 1, 0, 40, true}}, false)) < greenOf(cellWith({{2, 1, 0, 40}}, false)));
}

void GasLookTest::settingGasTellsWhatChanged()
{
    const auto model = hall();
    QCOMPARE(model->setGases({{1, 1, 0, 5}, {4, 1, 0, 5}}), (Box{1, 1, 4, 1}));
    QVERIFY(model->setGases({{1, 1, 0, 5}, {4, 1, 0, 5}}).isEmpty());
    QCOMPARE(model->setGases({{1, 1, 0, 5}, {3, 1, 0, 5}}), (Box{3, 1, 2, 1}));
    QCOMPARE(model->setGases({{1, 1, 0, 6}, {3, 1, 0, 5}}), (Box{1, 1, 1, 1}));
    QVERIFY(model->gasAt(3, 1) && !model->gasAt(4, 1) && !model->gasAt(2, 2));
}

void GasLookTest::fromAfarItTints()
{
    QVERIFY(greenOf(cellWith({{2, 1, 0, 200}}, false, 2)) > greenOf(cellWith({}, false, 2)));
}

CAVE_TEST_SUITE(GasLookTest);
#include "gas_look_test.moc"
