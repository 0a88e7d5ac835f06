// SPDX-License-Identifier: MIT
// The colour that leaves the world when the hero has fallen.
#pragma once

#include <QImage>
#include <QPointF>

namespace cave {

// Takes colour and some light from what lies further than about a cell from `centre`, fully from five cells on. `area`
// of `image`, RGB32; all in its pixels.
void drainColour(QImage& image, const QRect& area, QPointF centre, double cell);

} // namespace cave
