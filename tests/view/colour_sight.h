// SPDX-License-Identifier: MIT
// How far two colours stand apart for usual eyes and for others, which are simulated after Machado and others (2009).
#pragma once

#include "tests/view/contrast.h"

#include <array>

namespace cave {

enum class Sight { Usual, Protan, Deutan, Tritan };

inline Linear seen(const Linear& light, Sight sight)
{
    using Matrix = std::array<double, 9>;
    constexpr Matrix kProtan{0.152286, 1.052583,  -0.204868, 0.114503, 0.786281,
                             0.099216, -0.003882, -0.048116, 1.051998};
    constexpr Matrix kDeutan{0.367322, 0.860646,  -0.227968, 0.280085, 0.672501,
                             0.047413, -0.011820, 0.042940,  0.968881};
    constexpr Matrix kTritan{1.255528, -0.076749, -0.178779, -0.078411, 0.930809,
                             0.147602, 0.004733,  0.691367,  0.303900};
    if (sight == Sight::Usual)
        return light;
    const Matrix& m = sight == Sight::Protan ? kProtan : sight == Sight::Deutan ? kDeutan : kTritan;
    const auto row = [&](std::size_t i) {
        return std::clamp(m[i] * light.red + m[i + 1] * light.green + m[i + 2] * light.blue, 0.0, 1.0);
    };
    return {row(0), row(3), row(6)};
}

struct Lab {
    double l = 0;
    double a = 0;
    double b = 0;
};

inline Lab lab(const Linear& light)
{
    const auto root = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = root((0.4124 * light.red + 0.3576 * light.green + 0.1805 * light.blue) / 0.95047);
    const double y = root(0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue);
    const double z = root((0.0193 * light.red + 0.1192 * light.green + 0.9505 * light.blue) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

// CIE76
inline double distance(QRgb a, QRgb b, Sight sight)
{
    const Lab p = lab(seen(linear(a), sight));
    const Lab q = lab(seen(linear(b), sight));
    return std::hypot(p.l - q.l, p.a - q.a, p.b - q.b);
}

} // namespace cave
