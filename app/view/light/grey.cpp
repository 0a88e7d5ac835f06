// SPDX-License-Identifier: MIT
#include "app/view/light/grey.h"

#include "app/view/ui/palette.h"

namespace cave {

bool isSingleColour() { return palette::inUse() == palette::Set::SingleColour; }

void makeGrey(QImage& image, const QRect& area)
{
    for (int y = area.top(); y <= area.bottom(); ++y) {
        auto* row = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = area.left(); x <= area.right(); ++x) {
            const int grey = (qRed(row[x]) * 77 + qGreen(row[x]) * 150 + qBlue(row[x]) * 29) / 256;
            row[x] = qRgba(grey, grey, grey, qAlpha(row[x]));
        }
    }
}

} // namespace cave
