// SPDX-License-Identifier: MIT
// Where windows stand, how large they are and whether they fill the screen, between one start and the next.
#pragma once

#include <QObject>
#include <QPointer>

#include <utility>
#include <vector>

class QSettings;
class QWidget;

namespace cave {

// Kept in the file of the state under "window/NAME". Some desktops give a window another place than it asks for; its
// size counts there as well.
class WindowPlaces : public QObject {
    Q_OBJECT

public:
    explicit WindowPlaces(QSettings& state, QObject* parent = nullptr);

    // From now on windows are followed. Never where pictures are taken: nothing of these is kept.
    void begin() { m_isOn = true; }

    // Gives the window what was kept, but no more than a screen has room for, and wholly on one. False, and the window
    // is as before: nothing is kept, what is kept is none, or it is of a screen too unlike those that are there.
    bool restore(QWidget& window, const QString& name) const;
    void keep(const QWidget& window, const QString& name);

    // Restores the window, and keeps it whenever it is hidden; does nothing before begin(), or when it is followed
    // already.
    void follow(QWidget& window, const QString& name);
    void keepShown(); // of the followed ones, which may go without being hidden

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // of the followed ones

private:
    QSettings& m_state;
    std::vector<std::pair<QPointer<QWidget>, QString>> m_followed; // with their names
    bool m_isOn = false;
};

} // namespace cave
