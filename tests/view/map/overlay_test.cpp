// SPDX-License-Identifier: MIT
#include "app/view/map/overlay.h"

#include "app/view/ui/palette.h"
#include "tests/support/test_main.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QRandomGenerator>
#include <QTest>

namespace cave {
namespace {

constexpr QRect kAll(0, 0, 320, 240);
constexpr QPointF kOrigin(-30, -14);
constexpr int kCells = 16;

// Few values of each, so that two that are drawn one after the other often have something in common.
class RandomOverlays {
public:
    explicit RandomOverlays(quint32 seed) : m_random(seed) {}

    Overlay next()
    {
        Overlay overlay;
        overlay.hasGrid = below(8) > 0;
        for (int i = below(3); i > 0; --i)
            overlay.areas.push_back({{box(), box()}, palette::kTeal, 18 + 12 * below(2), below(2) == 0});
        for (int i = below(4); i > 0; --i)
            overlay.blast.push_back(cell());
        overlay.blastMeetsHero = below(8) == 0;
        for (int i = below(4); i > 0; --i)
            overlay.path.push_back(cell());
        for (int i = below(4); i > 0; --i)
            overlay.route.push_back(cell());
        for (int i = below(2); i > 0; --i)
            overlay.brackets.push_back({box(), palette::kBad});
        for (int i = below(2); i > 0; --i)
            overlay.frames.push_back({box(), palette::kAmber});
        for (int i = below(3); i > 0; --i)
            overlay.marks.push_back({cell(), below(2) == 0 ? "error" : "warning"});
        for (int i = below(3); i > 0; --i)
            overlay.labels.push_back({cell(), below(2) == 0 ? "5 x 3" : "to level 2", palette::kAmber});
        if (below(2) == 0)
            overlay.cursor = cell();
        return overlay;
    }

private:
    int below(int bound) { return static_cast<int>(m_random.bounded(bound)); }
    QPoint cell() { return {below(kCells), below(kCells)}; }
    QRect box() { return {cell(), QSize(1 + below(3), 1 + below(3))}; }

    QRandomGenerator m_random;
};

QImage painted(const Overlay& overlay, double cell)
{
    QImage image(kAll.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(0xff302830);
    QPainter painter(&image);
    paintOverlay(painter, overlay, kOrigin, cell, kAll, kAll);
    return image;
}

} // namespace
} // namespace cave

using namespace cave;

class OverlayTest : public QObject {
    Q_OBJECT

private slots:
    void differsOnlyWhereItSaysSo_data();
    void differsOnlyWhereItSaysSo();
    void isEqualToItselfEverywhere();
    void movesACursorForTwoCells();
    void aLabelAtAnEdgeIsWhole();
    void areasAreToldApartByTheirForm();
};

void OverlayTest::differsOnlyWhereItSaysSo_data()
{
    QTest::addColumn<int>("cell");
    for (const int cell : {4, 8, 16, 24, 48})
        QTest::addRow("%d px", cell) << cell;
}

void OverlayTest::differsOnlyWhereItSaysSo()
{
    QFETCH(int, cell);
    RandomOverlays overlays(static_cast<quint32>(cell));
    Overlay before = overlays.next();
    QImage imageBefore = painted(before, cell);
    for (int round = 0; round < 60; ++round) {
        const Overlay after = overlays.next();
        const QImage image = painted(after, cell);
        const QRegion told = overlayDifference(before, after, kOrigin, cell, QFontMetricsF(QFont()), kAll);
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixel(x, y) != imageBefore.pixel(x, y) && !told.contains(QPoint(x, y)))
                    QFAIL(qPrintable(QString("round %1: pixel %2, %3 differs").arg(round).arg(x).arg(y)));
            }
        }
        before = after;
        imageBefore = image;
    }
}

void OverlayTest::isEqualToItselfEverywhere()
{
    const Overlay overlay = RandomOverlays(7).next();
    QVERIFY(overlayDifference(overlay, overlay, kOrigin, 16, QFontMetricsF(QFont()), kAll).isEmpty());
}

void OverlayTest::movesACursorForTwoCells()
{
    Overlay before = RandomOverlays(8).next();
    before.cursor = QPoint(3, 3);
    Overlay after = before;
    after.cursor = QPoint(9, 9);
    const QRegion told = overlayDifference(before, after, kOrigin, 16, QFontMetricsF(QFont()), kAll);
    QCOMPARE(told.rectCount(), 2);
    QVERIFY(!told.contains(QPoint(100, 80)));
}

void OverlayTest::areasAreToldApartByTheirForm()
{
    using enum Overlay::Sign;
    const auto image = [](bool isCrossed, Overlay::Sign sign, double cell) {
        Overlay overlay;
        overlay.areas.push_back({.cells = {QRect(4, 4, 3, 2)},
                                 .colour = palette::kTeal,
                                 .isHatched = true,
                                 .isCrossed = isCrossed,
                                 .sign = sign});
        return painted(overlay, cell);
    };
    const QImage plain = image(false, None, 16);
    const QImage minus = image(false, Minus, 16);
    const QImage plus = image(false, Plus, 16);
    QVERIFY(image(true, None, 16) != plain);
    QVERIFY(minus != plain);
    QVERIFY(plus != plain);
    QVERIFY(plus != minus);
    QVERIFY(image(false, Plus, 8) == image(false, None, 8)); // there is no room for it
}

// Wherever its cell is that can be seen, its words have as many pixels as in the middle.
void OverlayTest::aLabelAtAnEdgeIsWhole()
{
    const auto pixelsOf = [](QPoint cell) {
        Overlay overlay;
        overlay.labels.push_back({cell, "to level 2", palette::kAmber});
        const QImage plain = painted({}, 16);
        const QImage image = painted(overlay, 16);
        QRect found;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixel(x, y) != plain.pixel(x, y))
                    found |= QRect(x, y, 1, 1);
        return found;
    };
    const QRect usual = pixelsOf({5, 5});
    QVERIFY(usual.width() > 40);
    for (const int x : {14, 17, 19, 20, 21}) {
        const QRect found = pixelsOf({x, 5});
        QVERIFY2(qAbs(found.width() - usual.width()) <= 1, qPrintable(QString::number(x)));
        QCOMPARE(found.height(), usual.height());
    }
}

CAVE_TEST_SUITE(OverlayTest);
#include "overlay_test.moc"
