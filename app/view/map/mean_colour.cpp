// SPDX-License-Identifier: MIT
#include "app/view/map/mean_colour.h"

namespace cave {

QRgb meanColour(const QImage& image, const Box& box)
{
    unsigned red = 0;
    unsigned green = 0;
    unsigned blue = 0;
    for (int y = box.y; y < box.bottom(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = box.x; x < box.right(); ++x) {
            red += row[x] >> 16 & 0xff;
            green += row[x] >> 8 & 0xff;
            blue += row[x] & 0xff;
        }
    }
    const auto count = static_cast<unsigned>(box.width * box.height);
    return 0xff000000 | red / count << 16 | green / count << 8 | blue / count;
}

} // namespace cave
