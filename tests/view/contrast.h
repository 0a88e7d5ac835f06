// SPDX-License-Identifier: MIT
// How far two colours stand apart, as WCAG 2 defines it.
#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

namespace cave {

struct Linear {
    double red = 0;
    double green = 0;
    double blue = 0;
};

inline double linear(int channel)
{
    const double share = channel / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

inline Linear linear(QRgb colour) { return {linear(qRed(colour)), linear(qGreen(colour)), linear(qBlue(colour))}; }

inline double luminance(QRgb colour)
{
    const Linear light = linear(colour);
    return 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue;
}

// 1 .. 21
inline double contrast(QRgb a, QRgb b)
{
    const double one = luminance(a) + 0.05;
    const double other = luminance(b) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

} // namespace cave
