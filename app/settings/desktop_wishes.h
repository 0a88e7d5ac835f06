// SPDX-License-Identifier: MIT
// What the user has asked of all programs of the desktop: counts until something else is chosen in this one.
#pragma once

#include "app/view/base/animation.h"
#include "app/view/ui/palette.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QObject>

namespace cave {

struct DesktopWishes {
    bool prefersLight = false;
    bool prefersContrast = false;
    bool avoidsMotion = false;

    palette::Set palette() const;
    Animation animation() const;

    bool operator==(const DesktopWishes&) const = default;
};

/// Asks the desktop's settings portal (org.freedesktop.portal.Settings of the XDG desktop portals) and hears of
/// changes. Without a portal nothing is wished for.
class DesktopWatch : public QObject {
    Q_OBJECT

public:
    /// Waits for the first answer, so that no window is shown in one palette and then in another; not for long.
    explicit DesktopWatch(QDBusConnection bus = QDBusConnection::sessionBus(), QObject* parent = nullptr);

    const DesktopWishes& wishes() const { return m_wishes; }

signals:
    void changed();

private slots:
    void hear(const QString& space, const QString& key, const QDBusVariant& value);

private:
    void ask(const QDBusMessage& question);
    void take(const QDBusMessage& answer);

    QDBusConnection m_bus;
    DesktopWishes m_wishes;
};

} // namespace cave
