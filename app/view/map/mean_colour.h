// SPDX-License-Identifier: MIT
// The colour of many cells in one pixel.
#pragma once

#include "core/base/box.h"

#include <QImage>

namespace cave {

// Of the pixels of an opaque image, which holds all of `box`.
QRgb meanColour(const QImage& image, const Box& box);

} // namespace cave
