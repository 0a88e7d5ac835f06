// SPDX-License-Identifier: MIT
// The end of the desktop's session, or a signal to end: nobody is there to be asked.
#pragma once

#include <QObject>

#include <functional>

class QApplication;

namespace cave {

// First the session says that it is about to end: what is unsaved is kept. Then it tells the program to quit, or it was
// called off, and the work goes on. A quit that comes first is of the session: its windows would else ask whether to
// save, of nobody, and an orderly end would take away what was kept of unsaved work.
class SessionEnd : public QObject {
    Q_OBJECT

public:
    // `application` gets the quit, and lets its windows' events pass by; `leave` ends the program at once.
    SessionEnd(QObject& application, std::function<void()> keep, std::function<void()> leave);

    void commit(); // it is about to end

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QObject& m_application;
    std::function<void()> m_keep;
    std::function<void()> m_leave;
    bool m_isEnding = false;
};

// Calls `keep` when the session is about to end, and when it ends. On SIGTERM, SIGHUP and SIGINT, which end the
// program, too.
void keepAtSessionEnd(QApplication& application, const std::function<void()>& keep);

} // namespace cave
