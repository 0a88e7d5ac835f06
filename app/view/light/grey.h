// SPDX-License-Identifier: MIT
// Pictures in the palette of a single colour: art and the colours of kinds become greys of the same brightness.
#pragma once

#include <QImage>

namespace cave {

bool isSingleColour(); // the palette in use
// `area` of `image`, RGB32 or ARGB32 premultiplied, in its pixels.
void makeGrey(QImage& image, const QRect& area);

} // namespace cave
