// SPDX-License-Identifier: MIT
// The end of the desktop's session, or a signal to end: nobody is there to be asked.
#pragma once

#include <functional>

class QApplication;

namespace cave {

// Calls `keep` when the session is about to end. On SIGTERM, SIGHUP and SIGINT, which end the program, too.
void keepAtSessionEnd(QApplication& application, std::function<void()> keep);

} // namespace cave
