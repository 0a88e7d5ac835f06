// SPDX-License-Identifier: MIT
#include "app/view/base/pixel_copy.h"
#include "tests/support/test_main.h"

#include <QPainter>
#include <QTest>
#include <QWidget>

#include <functional>
#include <utility>

using namespace cave;

namespace {

// Large enough to be copied on two cores; no two of its rows or columns are alike.
QImage largePicture()
{
    QImage image(1100, 700, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, qRgb(x & 255, y & 255, (x >> 8) << 4 | y >> 8));
    return image;
}

using PixelDrawing = void (*)(QPainter&, QPoint, const QImage&, const QRect&);

void drawAsQt(QPainter& painter, QPoint to, const QImage& image, const QRect& source)
{
    painter.drawImage(to, image, source);
}

// Paints its window as a map does: within what is exposed, at an offset if it is a child.
class Window : public QWidget {
public:
    Window(PixelDrawing draw, QImage picture) : m_draw(draw), m_picture(std::move(picture)) { resize(1200, 800); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        m_draw(painter, {40, 30}, m_picture, QRect(10, 20, 1000, 650));
    }

private:
    PixelDrawing m_draw;
    QImage m_picture;
};

QImage paintedWith(PixelDrawing draw, const std::function<void(QPainter&)>& setUp, QPoint to, const QRect& source)
{
    QImage target(1200, 800, QImage::Format_ARGB32_Premultiplied);
    target.fill(Qt::darkGreen);
    QPainter painter(&target);
    setUp(painter);
    draw(painter, to, largePicture(), source);
    painter.end();
    return target;
}

} // namespace

class PixelCopyTest : public QObject {
    Q_OBJECT

private slots:
    void itCopiesWhatQtDraws_data();
    void itCopiesWhatQtDraws();
    void windowsLookTheSame();
};

void PixelCopyTest::itCopiesWhatQtDraws_data()
{
    using SetUp = std::function<void(QPainter&)>;
    QTest::addColumn<SetUp>("setUp");
    QTest::addColumn<QPoint>("to");
    QTest::addColumn<QRect>("source");
    const QRect most(30, 40, 1001, 601);
    const SetUp none = [](QPainter&) {};
    QTest::newRow("plain") << none << QPoint(50, 60) << most;
    QTest::newRow("a few pixels") << none << QPoint(50, 60) << QRect(3, 5, 17, 9);
    QTest::newRow("over the lower right") << none << QPoint(700, 500) << most;
    QTest::newRow("over the upper left") << none << QPoint(-200, -100) << most;
    QTest::newRow("outside") << none << QPoint(1300, 60) << most;
    QTest::newRow("moved") << SetUp([](QPainter& painter) { painter.translate(33, -21); }) << QPoint(50, 60) << most;
    QTest::newRow("scaled") << SetUp([](QPainter& painter) { painter.scale(0.5, 0.5); }) << QPoint(50, 60) << most;
    QTest::newRow("half through") << SetUp([](QPainter& painter) { painter.setOpacity(0.5); }) << QPoint(50, 60)
                                  << most;
    QTest::newRow("clipped") << SetUp([](QPainter& painter) { painter.setClipRect(100, 100, 300, 300); })
                             << QPoint(50, 60) << most;
}

void PixelCopyTest::itCopiesWhatQtDraws()
{
    QFETCH(const std::function<void(QPainter&)>, setUp);
    QFETCH(const QPoint, to);
    QFETCH(const QRect, source);
    QCOMPARE(paintedWith(copyPixels, setUp, to, source), paintedWith(drawAsQt, setUp, to, source));
}

void PixelCopyTest::windowsLookTheSame()
{
    const auto looksOf = [](PixelDrawing draw) {
        QWidget parent;
        parent.resize(1300, 900);
        Window child(draw, largePicture());
        child.setParent(&parent);
        child.move(25, 35);
        QImage whole(parent.size(), QImage::Format_RGB32);
        parent.render(&whole);
        QImage part(parent.size(), QImage::Format_RGB32);
        part.fill(Qt::red);
        parent.render(&part, {}, QRegion(60, 80, 500, 90) + QRegion(400, 300, 780, 333));
        return std::pair(whole, part);
    };
    QCOMPARE(looksOf(copyPixels), looksOf(drawAsQt));
}

CAVE_TEST_SUITE(PixelCopyTest);
#include "pixel_copy_test.moc"
