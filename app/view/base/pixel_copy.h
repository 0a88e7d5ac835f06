// SPDX-License-Identifier: MIT
// Copies large opaque pictures into windows faster than a painter does.
#pragma once

#include <QImage>
#include <QPoint>
#include <QRect>
#include <QSize>

class QPainter;

namespace cave {

// painter.drawImage(to, image, source), for an image of the format RGB32. A large one is copied on two cores where the
// painter writes into pixels of that kind, neither scaled nor clipped by more than the window does.
void copyPixels(QPainter& painter, QPoint to, const QImage& image, const QRect& source);

// Each pixel of `size` pixels of `to`, from `corner` on, becomes the mean of 2 x 2 of `from`, whose first ones lie in
// its upper left corner. Both of the format RGB32.
void copyHalved(const QImage& from, QSize size, QImage& to, QPoint corner);

} // namespace cave
