// SPDX-License-Identifier: MIT
#include "app/session_end.h"

#include "core/base/platform/platform.h"

#include <QApplication>
#include <QSessionManager>
#include <QSocketNotifier>

#include <csignal>
#include <utility>

namespace cave {

void keepAtSessionEnd(QApplication& application, std::function<void()> keep)
{
    QObject::connect(&application, &QGuiApplication::commitDataRequest, &application,
                     [keep](QSessionManager&) { keep(); });
    const int ending = platform::endSignals();
    if (ending < 0)
        return; // then a signal ends the program as ever
    auto* notifier = new QSocketNotifier(ending, QSocketNotifier::Read, &application);
    QObject::connect(notifier, &QSocketNotifier::activated, &application, [ending, keep = std::move(keep)] {
        char signal = 0;
        if (platform::read(ending, &signal, 1) != 1)
            return;
        keep();
        // Not an orderly end: copies of unsaved work stay for the next start.
        std::signal(signal, SIG_DFL);
        std::raise(signal);
    });
}

} // namespace cave
