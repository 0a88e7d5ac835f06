// SPDX-License-Identifier: MIT
#include "app/session_end.h"

#include "core/base/platform/platform.h"

#include <QApplication>
#include <QEvent>
#include <QSessionManager>
#include <QSocketNotifier>

#include <csignal>
#include <cstdlib>
#include <utility>

namespace cave {

SessionEnd::SessionEnd(QObject& application, std::function<void()> keep, std::function<void()> leave)
    : QObject(&application), m_application(application), m_keep(std::move(keep)), m_leave(std::move(leave))
{
    application.installEventFilter(this);
}

void SessionEnd::commit()
{
    m_keep();
    m_isEnding = true;
}

// Whoever types, clicks or closes a window is still there: then it was called off.
bool SessionEnd::eventFilter(QObject* watched, QEvent* event)
{
    if (!m_isEnding)
        return QObject::eventFilter(watched, event);
    const QEvent::Type type = event->type();
    if (type == QEvent::KeyPress || type == QEvent::MouseButtonPress || type == QEvent::Close) {
        m_isEnding = false;
    } else if (type == QEvent::Quit && watched == &m_application) {
        m_keep();
        m_leave();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

void keepAtSessionEnd(QApplication& application, const std::function<void()>& keep)
{
    // Not an orderly end: copies of unsaved work stay for the next start.
    auto* end = new SessionEnd(application, keep, [] { std::_Exit(EXIT_SUCCESS); });
    QObject::connect(&application, &QGuiApplication::commitDataRequest, end,
                     [end](QSessionManager&) { end->commit(); });
    const int ending = platform::endSignals();
    if (ending < 0)
        return; // then a signal ends the program as ever
    auto* notifier = new QSocketNotifier(ending, QSocketNotifier::Read, &application);
    QObject::connect(notifier, &QSocketNotifier::activated, &application, [ending, keep] {
        char signal = 0;
        if (platform::read(ending, &signal, 1) != 1)
            return;
        keep();
        std::signal(signal, SIG_DFL); // no orderly end either
        std::raise(signal);
    });
}

} // namespace cave
