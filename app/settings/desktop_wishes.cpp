// SPDX-License-Identifier: MIT
#include "app/settings/desktop_wishes.h"

#include <QDBusArgument>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusReply>
#include <QStringList>

#include <utility>

namespace cave {

namespace {

const QString kService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kInterface = QStringLiteral("org.freedesktop.portal.Settings");

const QString kAppearance = QStringLiteral("org.freedesktop.appearance");
const QString kGnome = QStringLiteral("org.gnome.desktop.interface"); // older portals know motion only here

constexpr int kPatience = 300; // milliseconds: a portal that is still being started answers later

constexpr unsigned kLight = 2; // of "color-scheme"; 1 is dark, 0 no preference

using Spaces = QMap<QString, QVariantMap>;

void read(DesktopWishes& wishes, const QString& space, const QString& key, const QVariant& value)
{
    if (space == kAppearance && key == QLatin1String("color-scheme"))
        wishes.prefersLight = value.toUInt() == kLight;
    else if (space == kAppearance && key == QLatin1String("contrast"))
        wishes.prefersContrast = value.toUInt() == 1;
    else if (space == kAppearance && key == QLatin1String("reduced-motion"))
        wishes.avoidsMotion = value.toUInt() == 1;
    else if (space == kGnome && key == QLatin1String("enable-animations"))
        wishes.avoidsMotion = !value.toBool();
}

} // namespace

palette::Set DesktopWishes::palette() const
{
    if (prefersContrast)
        return palette::Set::HighContrast;
    return prefersLight ? palette::Set::Light : palette::Set::Usual;
}

Animation DesktopWishes::animation() const { return avoidsMotion ? Animation::Off : Animation::Full; }

DesktopWatch::DesktopWatch(QDBusConnection bus, QObject* parent) : QObject(parent), m_bus(std::move(bus))
{
    if (!m_bus.isConnected())
        return;
    qDBusRegisterMetaType<Spaces>();
    m_bus.connect(kService, kPath, kInterface, QStringLiteral("SettingChanged"), this,
                  SLOT(hear(QString, QString, QDBusVariant)));
    QDBusMessage question = QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("ReadAll"));
    question << QStringList{kAppearance, kGnome};
    ask(question);
}

void DesktopWatch::ask(const QDBusMessage& question)
{
    const QDBusMessage answer = m_bus.call(question, QDBus::Block, kPatience);
    if (answer.type() == QDBusMessage::ReplyMessage)
        return take(answer);
    if (QDBusError(answer).type() != QDBusError::NoReply)
        return; // nobody there
    auto* late = new QDBusPendingCallWatcher(m_bus.asyncCall(question), this);
    connect(late, &QDBusPendingCallWatcher::finished, this, [this, late] {
        late->deleteLater();
        const DesktopWishes before = m_wishes;
        if (!late->isError())
            take(late->reply());
        if (m_wishes != before)
            emit changed();
    });
}

void DesktopWatch::take(const QDBusMessage& answer)
{
    const QDBusReply<Spaces> spaces(answer);
    if (!spaces.isValid())
        return;
    for (const QString& space : {kGnome, kAppearance}) { // the newer one has the last word
        const QVariantMap values = spaces.value().value(space);
        for (auto value = values.begin(); value != values.end(); ++value)
            read(m_wishes, space, value.key(), value.value());
    }
}

void DesktopWatch::hear(const QString& space, const QString& key, const QDBusVariant& value)
{
    const DesktopWishes before = m_wishes;
    read(m_wishes, space, key, value.variant());
    if (m_wishes != before)
        emit changed();
}

} // namespace cave
