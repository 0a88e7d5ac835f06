// SPDX-License-Identifier: MIT
#include "app/view/base/pixel_copy.h"

#include "app/view/base/paint_pool.h"

#include <QPaintEngine>
#include <QPainter>
#include <QRegion>

#include <algorithm>
#include <cassert>

namespace cave {

namespace {

constexpr int kLarge = 1 << 19; // pixels, from which on it is worth waking another core

// Where the painter writes, if rows can be copied there; else null.
QImage* imageUnder(const QPainter& painter)
{
    const bool isPlain = !painter.hasClipping() && painter.opacity() == 1 &&
                         painter.compositionMode() == QPainter::CompositionMode_SourceOver &&
                         painter.deviceTransform().type() <= QTransform::TxTranslate;
    if (!isPlain)
        return nullptr;
    auto* const image = dynamic_cast<QImage*>(painter.paintEngine()->paintDevice());
    const bool isFitting =
        image != nullptr && image->isDetached() &&
        (image->format() == QImage::Format_RGB32 || image->format() == QImage::Format_ARGB32_Premultiplied);
    return isFitting ? image : nullptr;
}

void copyRows(QImage& to, const QRect& where, const QImage& from, QPoint corner)
{
    constexpr int kPixel = 4; // bytes
    const qsizetype toStride = to.bytesPerLine();
    const qsizetype fromStride = from.bytesPerLine();
    uchar* const out = to.bits() + where.y() * toStride + where.x() * kPixel;
    const uchar* const in = from.constBits() + corner.y() * fromStride + corner.x() * kPixel;
    const auto copy = [&](int first, int end) {
        for (int row = first; row < end; ++row)
            std::copy_n(in + row * fromStride, where.width() * kPixel, out + row * toStride);
    };
    const int half = where.height() / 2;
    paintBoth([&] { copy(half, where.height()); }, [&] { copy(0, half); });
}

} // namespace

void copyPixels(QPainter& painter, QPoint to, const QImage& image, const QRect& source)
{
    assert(image.format() == QImage::Format_RGB32 && image.rect().contains(source));
    QImage* const under = source.width() * source.height() < kLarge ? nullptr : imageUnder(painter);
    if (under == nullptr) {
        painter.drawImage(to, image, source);
        return;
    }
    const QRect whole(painter.deviceTransform().map(to), source.size());
    const QRegion clip = painter.paintEngine()->systemClip();
    QRegion shown(whole & under->rect());
    if (!clip.isEmpty()) // none: nothing is clipped
        shown &= clip;
    for (const QRect& part : shown)
        copyRows(*under, part, image, source.topLeft() + part.topLeft() - whole.topLeft());
}

// Red and blue are added in one number, as they lie far enough apart.
void copyHalved(const QImage& from, QSize size, QImage& to, QPoint corner)
{
    constexpr std::uint32_t kOuter = 0xff00ff;
    constexpr std::uint32_t kInner = 0x00ff00;
    const auto mean = [](const std::uint32_t* above, const std::uint32_t* below) {
        const std::uint32_t outer =
            (above[0] & kOuter) + (above[1] & kOuter) + (below[0] & kOuter) + (below[1] & kOuter) + 0x020002;
        const std::uint32_t inner =
            (above[0] & kInner) + (above[1] & kInner) + (below[0] & kInner) + (below[1] & kInner) + 0x000200;
        return 0xff000000 | (outer >> 2 & kOuter) | (inner >> 2 & kInner);
    };
    for (int y = 0; y < size.height(); ++y) {
        const auto* above = reinterpret_cast<const std::uint32_t*>(from.constScanLine(2 * y));
        const auto* below = reinterpret_cast<const std::uint32_t*>(from.constScanLine(2 * y + 1));
        auto* out = reinterpret_cast<std::uint32_t*>(to.scanLine(corner.y() + y)) + corner.x();
        for (int x = 0; x < size.width(); ++x)
            out[x] = mean(above + 2 * x, below + 2 * x);
    }
}

} // namespace cave
