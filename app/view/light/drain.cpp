// SPDX-License-Identifier: MIT
#include "app/view/light/drain.h"

#include "app/view/base/noise.h"
#include "app/view/ui/palette.h"

#include <algorithm>
#include <cmath>

namespace cave {

namespace {

constexpr float kBegins = 1.2f; // cells
constexpr float kEnds = 5.2f;
constexpr float kColourLost = 0.86f;
constexpr float kLightLost = 0.38f;

QRgb drained(QRgb colour, float share)
{
    const int grey = (qRed(colour) * 77 + qGreen(colour) * 150 + qBlue(colour) * 29) / 256;
    const float kept = 1 - kColourLost * share;
    const float light = 1 - kLightLost * share;
    const auto channel = [&](int value, float factor, int least) {
        return std::max(
            static_cast<int>((static_cast<float>(grey) + static_cast<float>(value - grey) * kept) * light * factor),
            least);
    };
    // What is left is faintly red, and never blacker than the unknown.
    return qRgb(channel(qRed(colour), 1, qRed(palette::kVoid)),
                channel(qGreen(colour), 1 - 0.06f * share, qGreen(palette::kVoid)),
                channel(qBlue(colour), 1 - 0.04f * share, qBlue(palette::kVoid)));
}

} // namespace

void drainColour(QImage& image, const QRect& area, QPointF centre, double cell)
{
    for (int y = area.top(); y <= area.bottom(); ++y) {
        auto* row = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = area.left(); x <= area.right(); ++x) {
            const auto distance = static_cast<float>(std::hypot(x - centre.x(), y - centre.y()) / cell);
            row[x] = drained(row[x], smoothStep(kBegins, kEnds, distance));
        }
    }
}

} // namespace cave
