// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

namespace cave {

// A channel of a colour as light made it, 0 to 255.
inline int channelOf(float value) { return static_cast<int>(std::clamp(value, 0.0f, 255.0f)); }

// Light or tint; 1 = as painted.
struct LightColour {
    float red = 0;
    float green = 0;
    float blue = 0;

    void scale(float factor)
    {
        red *= factor;
        green *= factor;
        blue *= factor;
    }
    void add(const LightColour& other, float factor)
    {
        red += other.red * factor;
        green += other.green * factor;
        blue += other.blue * factor;
    }
};

inline LightColour mixed(const LightColour& a, const LightColour& b, float shareOfB)
{
    LightColour result = a;
    result.scale(1 - shareOfB);
    result.add(b, shareOfB);
    return result;
}

} // namespace cave
