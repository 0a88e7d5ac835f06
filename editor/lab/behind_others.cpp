// SPDX-License-Identifier: MIT
#include "editor/lab/behind_others.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace cave {

void runBehindOthers()
{
#ifdef Q_OS_LINUX
    constexpr int kNice = 10;
    (void)setpriority(PRIO_PROCESS, 0, kNice);
#endif
}

} // namespace cave
