// SPDX-License-Identifier: MIT
// The processor time of a thread, in which other programs do not count.
#pragma once

#include <ctime>

namespace cave {

// Of this thread, in ms since it began.
inline double ownTime()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

} // namespace cave
