// SPDX-License-Identifier: MIT
#include "app/session_end.h"

#include <QApplication>
#include <QSessionManager>
#include <QSocketNotifier>

#include <csignal>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace cave {

namespace {

int s_signalled[2]; // a handler writes into the first, the window's thread reads from the second

void tellOfSignal(int signal)
{
    const char byte = static_cast<char>(signal);
    // Nothing can be done about a failure within a handler.
    [[maybe_unused]] const ssize_t written = ::write(s_signalled[0], &byte, 1);
}

} // namespace

void keepAtSessionEnd(QApplication& application, std::function<void()> keep)
{
    QObject::connect(&application, &QGuiApplication::commitDataRequest, &application,
                     [keep](QSessionManager&) { keep(); });
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, s_signalled) != 0)
        return; // then a signal ends the program as ever
    auto* notifier = new QSocketNotifier(s_signalled[1], QSocketNotifier::Read, &application);
    QObject::connect(notifier, &QSocketNotifier::activated, &application, [keep = std::move(keep)] {
        char signal = 0;
        if (::read(s_signalled[1], &signal, 1) != 1)
            return;
        keep();
        // Not an orderly end: copies of unsaved work stay for the next start.
        std::signal(signal, SIG_DFL);
        std::raise(signal);
    });
    for (const int signal : {SIGTERM, SIGHUP, SIGINT})
        std::signal(signal, &tellOfSignal);
}

} // namespace cave
