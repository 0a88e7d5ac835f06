// SPDX-License-Identifier: MIT
// Copies large opaque pictures into windows faster than a painter does.
#pragma once

#include <QImage>
#include <QPoint>
#include <QRect>

class QPainter;

namespace cave {

// painter.drawImage(to, image, source), for an image of the format RGB32. A large one is copied on two cores where the
// painter writes into pixels of that kind, neither scaled nor clipped by more than the window does.
void copyPixels(QPainter& painter, QPoint to, const QImage& image, const QRect& source);

} // namespace cave
