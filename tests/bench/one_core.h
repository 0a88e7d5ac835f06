// SPDX-License-Identifier: MIT
// What a job takes that has one core to itself.
#pragma once

#include <sched.h>

namespace cave {

// While this lives, the thread and those that it starts share the core that it runs on: what would be done on several
// takes no less time than the same work of a peer that has one thread. Where the system does not allow it, all stays as
// it was.
class OneCore {
public:
    OneCore() : m_isHeld(sched_getaffinity(0, sizeof m_before, &m_before) == 0)
    {
        cpu_set_t one;
        CPU_ZERO(&one);
        CPU_SET(static_cast<unsigned>(sched_getcpu()), &one);
        m_isHeld = m_isHeld && sched_setaffinity(0, sizeof one, &one) == 0;
    }
    ~OneCore()
    {
        if (m_isHeld)
            sched_setaffinity(0, sizeof m_before, &m_before);
    }
    OneCore(const OneCore&) = delete;
    OneCore& operator=(const OneCore&) = delete;

private:
    cpu_set_t m_before{};
    bool m_isHeld;
};

} // namespace cave
