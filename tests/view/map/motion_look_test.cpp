// SPDX-License-Identifier: MIT
// What moves by itself or lasts a moment: water and glowcaps, the red edge, signs over creatures, the bar's ghost.
#include "app/view/base/torch_flicker.h"
#include "app/view/light/edge_glow.h"
#include "app/view/tiles/status_sign.h"
#include "app/view/ui/bar_widget.h"
#include "app/view/ui/palette.h"
#include "tests/support/test_main.h"
#include "tests/view/view_fixture.h"

#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace cave;

namespace {

constexpr int kCell = 24;

bool sameAt(const QImage& a, const QImage& b, QPoint cell)
{
    const QRect area(cell * kCell, QSize(kCell, kCell));
    return a.copy(area) == b.copy(area);
}

QByteArray signPicture(Mood mood)
{
    QImage picture(12, 12, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintStatusSign(painter, mood, picture.rect());
    painter.end();
    return {reinterpret_cast<const char*>(picture.constBits()), picture.sizeInBytes()};
}

} // namespace

class MotionLookTest : public QObject {
    Q_OBJECT

private slots:
    void onlyWaterInViewMoves();
    void theTorchNeverJumps();
    void everySignLooksDifferent();
    void theEdgeLeavesTheMiddleAlone();
    void theGhostFallsToTheValue();
    void withoutPaceTheGhostStays();
};

void MotionLookTest::onlyWaterInViewMoves()
{
    const auto model = mapOf("..........\n..........\n.~......~.\n..........\n..........");
    setKnowledge(*model, "+++++-----\n+++++-----\n+++++-----\n+++++-----\n+++++-----");
    model->setTorch(Torch{{3, 2}, 6});
    LevelItem level(model, sharedArtwork());
    const QImage still = rendered(level, kCell);
    level.setShimmer({0, 1, 0.1f});
    const QImage moving = rendered(level, kCell);
    QVERIFY(!sameAt(still, moving, {1, 2}));
    QVERIFY(sameAt(still, moving, {8, 2})); // remembered
    QVERIFY(sameAt(still, moving, {4, 0}));
    level.setShimmer({});
    QCOMPARE(rendered(level, kCell), still);
}

void MotionLookTest::theTorchNeverJumps()
{
    float least = 1;
    float most = -1;
    for (int time = 0; time < 100'000; ++time) {
        const float now = torchFlicker(time);
        QVERIFY(std::abs(torchFlicker(time + 1) - now) < 0.03f);
        least = std::min(least, now);
        most = std::max(most, now);
    }
    QVERIFY(least >= -1 && least < -0.9f && most <= 1 && most > 0.9f);
}

void MotionLookTest::everySignLooksDifferent()
{
    std::set<QByteArray> pictures;
    for (const Mood mood : {Mood::Still, Mood::Hunts, Mood::Wanders, Mood::Sleeps, Mood::Flees, Mood::Confused,
                            Mood::Fights, Mood::Peaceful, Mood::Ally, Mood::Captive, Mood::Searches})
        pictures.insert(signPicture(mood));
    QCOMPARE(pictures.size(), std::size_t{11});
}

void MotionLookTest::theEdgeLeavesTheMiddleAlone()
{
    QImage picture(300, 200, QImage::Format_RGB32);
    picture.fill(Qt::black);
    QPainter painter(&picture);
    EdgeGlow().paint(painter, picture.rect(), 0.3);
    painter.end();
    QCOMPARE(picture.pixelColor(150, 100), QColor(Qt::black));
    for (const QPoint corner : {QPoint(0, 0), QPoint(299, 0), QPoint(0, 199), QPoint(299, 199)})
        QVERIFY(picture.pixelColor(corner).red() > 60);
}

void MotionLookTest::theGhostFallsToTheValue()
{
    BarWidget bar(palette::kHealth, palette::kHealthGround);
    bar.resize(200, 20);
    bar.setValue(30, 40, "Health");
    bar.forgetGhost();
    bar.setValue(10, 40, "Health");
    bar.forgetGhost();
    const QImage without = bar.grab().toImage();
    bar.setPace(0.2);
    bar.setValue(30, 40, "Health");
    bar.setValue(10, 40, "Health");
    QVERIFY(bar.grab().toImage() != without);
    QTRY_COMPARE(bar.grab().toImage(), without);
}

void MotionLookTest::withoutPaceTheGhostStays()
{
    BarWidget bar(palette::kHealth, palette::kHealthGround);
    bar.resize(200, 20);
    bar.setValue(30, 40, "Health");
    bar.setValue(10, 40, "Health");
    const QImage with = bar.grab().toImage();
    bar.finish();
    QCOMPARE(bar.grab().toImage(), with);
    bar.forgetGhost();
    QVERIFY(bar.grab().toImage() != with);
}

CAVE_TEST_SUITE(MotionLookTest);
#include "motion_look_test.moc"
