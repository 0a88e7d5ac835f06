// SPDX-License-Identifier: MIT
#include "app/view/ui/window_places.h"

#include <QEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QSettings>
#include <QWidget>

#include <algorithm>

namespace cave {

namespace {

QString placeKey(const QString& name) { return QStringLiteral("window/") + name; }

// The screen that it stood on may be gone, or smaller now.
void bringOnScreen(QWidget& window)
{
    const QScreen* there = QGuiApplication::screenAt(window.geometry().center());
    const QRect room = (there != nullptr ? there : window.screen())->availableGeometry();
    QRect place = window.geometry();
    place.setSize(place.size().boundedTo(room.size()).expandedTo(window.minimumSize()));
    place.moveLeft(std::max(room.left(), std::min(place.left(), room.right() + 1 - place.width())));
    place.moveTop(std::max(room.top(), std::min(place.top(), room.bottom() + 1 - place.height())));
    if (place != window.geometry())
        window.setGeometry(place);
}

} // namespace

WindowPlaces::WindowPlaces(QSettings& state, QObject* parent) : QObject(parent), m_state(state) {}

bool WindowPlaces::restore(QWidget& window, const QString& name) const
{
    const QByteArray kept = m_state.value(placeKey(name)).toByteArray();
    const bool isWhole = kept.size() >= window.saveGeometry().size(); // Qt takes a half one and reads zeros behind it
    if (!isWhole || !window.restoreGeometry(kept))
        return false;
    if (!window.isMaximized() && !window.isFullScreen())
        bringOnScreen(window);
    return true;
}

void WindowPlaces::keep(const QWidget& window, const QString& name)
{
    m_state.setValue(placeKey(name), window.saveGeometry());
}

void WindowPlaces::follow(QWidget& window, const QString& name)
{
    const auto isThis = [&](const auto& followed) { return followed.first == &window; };
    if (!m_isOn || std::ranges::any_of(m_followed, isThis))
        return;
    m_followed.emplace_back(&window, name);
    window.installEventFilter(this);
    restore(window, name);
}

void WindowPlaces::keepShown()
{
    for (const auto& [window, name] : m_followed)
        if (window && window->isVisible())
            keep(*window, name);
}

// One that is minimized is told to be hidden as well, by the window manager: it stands where it stood.
bool WindowPlaces::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Hide && !event->spontaneous())
        for (const auto& [window, name] : m_followed)
            if (window == watched)
                keep(*window, name);
    return QObject::eventFilter(watched, event);
}

} // namespace cave
