// SPDX-License-Identifier: MIT
// How much the tests do that can do more.
#pragma once

#include <QtGlobal>

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

// The sanitizers look for other faults than those that show in one map of very many, and take five times as long.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool kIsSanitized = true;
#elif defined(__has_feature)
inline constexpr bool kIsSanitized = __has_feature(address_sanitizer);
#else
inline constexpr bool kIsSanitized = false;
#endif

} // namespace cave
