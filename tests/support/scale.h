// SPDX-License-Identifier: MIT
// How much the tests do that can do more.
#pragma once

#include <QtGlobal>

#include <algorithm>

namespace cave {

// How many times as much the tests that scale do: 1, or the whole number from 1 to 1000 in CAVE_TEST_SCALE.
// 1 stands for 200 seeds; tests/long.sh asks for 50, which is 10,000.
inline int testScale()
{
    if (qEnvironmentVariableIsEmpty("CAVE_TEST_SCALE"))
        return 1;
    bool isNumber = false;
    const int scale = qEnvironmentVariableIntValue("CAVE_TEST_SCALE", &isNumber);
    if (!isNumber || scale < 1 || scale > 1000)
        qFatal("CAVE_TEST_SCALE must be a whole number from 1 to 1000");
    return scale;
}

// The sanitizers look for other faults than those that show in one map of very many, and take five times as long or
// more: what dev tests do in full, they do in part.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool kIsSanitized = true;
#elif defined(__has_feature)
inline constexpr bool kIsSanitized = __has_feature(address_sanitizer);
#else
inline constexpr bool kIsSanitized = false;
#endif
inline constexpr int kSanitizedShare = 10;
inline constexpr unsigned kStride = kIsSanitized ? 11 : 1; // through what is tried exhaustively; odd: all bits change

// `count` at scale 1: how many times to do what more of finds more. At least 1.
template <typename Count>
Count scaled(Count count)
{
    const Count all = count * static_cast<Count>(testScale());
    return kIsSanitized ? std::max(Count{1}, all / kSanitizedShare) : all;
}

} // namespace cave
