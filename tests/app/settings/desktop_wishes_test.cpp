// SPDX-License-Identifier: MIT
// What a desktop asks of all programs, heard from a portal of the test's own on a bus of its own.
#include "app/settings/desktop_wishes.h"
#include "tests/support/test_main.h"

#include <QDBusMetaType>
#include <QDBusVariant>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace cave;

namespace {

using Spaces = QMap<QString, QVariantMap>;

const QString kAppearance = QStringLiteral("org.freedesktop.appearance");

} // namespace

class FakePortal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    explicit FakePortal(Spaces spaces) : m_spaces(std::move(spaces)) {}

    // NOLINTBEGIN(readability-identifier-naming): as the portal calls them.
public slots:
    QMap<QString, QVariantMap> ReadAll(const QStringList& /*spaces*/) const { return m_spaces; }

signals:
    void SettingChanged(const QString& space, const QString& key, const QDBusVariant& value);
    // NOLINTEND(readability-identifier-naming)

private:
    Spaces m_spaces;
};

class DesktopWishesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void cleanup();
    void aDesktopWithoutAPortalWishesNothing();
    void thePortalsWordsBecomeWishes_data();
    void thePortalsWordsBecomeWishes();
    void aChangeIsHeard();
    void contrastCountsMoreThanLight();

private:
    QDBusConnection connected(const QString& name) const { return QDBusConnection::connectToBus(m_address, name); }
    void open(const Spaces& spaces);

    QProcess m_daemon;
    QString m_address;
    std::unique_ptr<FakePortal> m_portal;
};

void DesktopWishesTest::initTestCase()
{
    qDBusRegisterMetaType<Spaces>();
    m_daemon.start(QStringLiteral("dbus-daemon"),
                   {QStringLiteral("--session"), QStringLiteral("--print-address"), QStringLiteral("--nofork")});
    QVERIFY2(m_daemon.waitForReadyRead(), "dbus-daemon does not start");
    m_address = QString::fromUtf8(m_daemon.readLine()).trimmed();
}

void DesktopWishesTest::cleanupTestCase()
{
    m_daemon.terminate();
    m_daemon.waitForFinished();
}

void DesktopWishesTest::cleanup()
{
    m_portal.reset();
    QDBusConnection::disconnectFromBus(QStringLiteral("portal"));
    QDBusConnection::disconnectFromBus(QStringLiteral("program"));
}

void DesktopWishesTest::open(const Spaces& spaces)
{
    m_portal = std::make_unique<FakePortal>(spaces);
    QDBusConnection bus = connected(QStringLiteral("portal"));
    QVERIFY(bus.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), m_portal.get(),
                               QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals));
    QVERIFY(bus.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
}

void DesktopWishesTest::aDesktopWithoutAPortalWishesNothing()
{
    QCOMPARE(DesktopWatch(connected(QStringLiteral("program"))).wishes(), DesktopWishes());
    QCOMPARE(DesktopWatch(QDBusConnection(QStringLiteral("no bus"))).wishes(), DesktopWishes());
    QCOMPARE(DesktopWishes().palette(), palette::Set::Usual);
    QCOMPARE(DesktopWishes().animation(), Animation::Full);
}

void DesktopWishesTest::thePortalsWordsBecomeWishes_data()
{
    QTest::addColumn<QString>("space");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<palette::Set>("colours");
    QTest::addColumn<Animation>("animation");
    const QString gnome = QStringLiteral("org.gnome.desktop.interface");
    // Where nothing would come of the word, what else the portal says tells that it was heard.
    QTest::newRow("light") << kAppearance << "color-scheme" << QVariant(2U) << palette::Set::Light << Animation::Off;
    QTest::newRow("dark") << kAppearance << "color-scheme" << QVariant(1U) << palette::Set::Usual << Animation::Off;
    QTest::newRow("contrast") << kAppearance << "contrast" << QVariant(1U) << palette::Set::HighContrast
                              << Animation::Off;
    QTest::newRow("still") << kAppearance << "reduced-motion" << QVariant(1U) << palette::Set::Usual << Animation::Off;
    QTest::newRow("still, as GNOME says it")
        << gnome << "enable-animations" << QVariant(false) << palette::Set::Usual << Animation::Off;
    QTest::newRow("of another type") << kAppearance << "color-scheme" << QVariant(QStringLiteral("pink"))
                                     << palette::Set::Usual << Animation::Off;
}

// The portal lives in this thread, so it answers after the program's patience has ended: as one that is being started.
void DesktopWishesTest::thePortalsWordsBecomeWishes()
{
    QFETCH(const QString, space);
    QFETCH(const QString, key);
    QFETCH(const QVariant, value);
    QFETCH(const palette::Set, colours);
    QFETCH(const Animation, animation);
    Spaces spaces{{space, {{key, value}}}};
    if (space == kAppearance)
        spaces[kAppearance]["reduced-motion"] = 1U;
    open(spaces);
    const DesktopWatch watch(connected(QStringLiteral("program")));
    QTRY_COMPARE(watch.wishes().animation(), animation);
    QCOMPARE(watch.wishes().palette(), colours);
}

void DesktopWishesTest::aChangeIsHeard()
{
    open({});
    const DesktopWatch watch(connected(QStringLiteral("program")));
    QSignalSpy heard(&watch, &DesktopWatch::changed);
    emit m_portal->SettingChanged(kAppearance, QStringLiteral("color-scheme"), QDBusVariant(2U));
    QVERIFY(heard.wait());
    QVERIFY(watch.wishes().prefersLight);
    emit m_portal->SettingChanged(QStringLiteral("org.example"), QStringLiteral("color-scheme"), QDBusVariant(1U));
    emit m_portal->SettingChanged(kAppearance, QStringLiteral("reduced-motion"), QDBusVariant(1U));
    QVERIFY(heard.wait());
    QVERIFY(watch.wishes().prefersLight);
    QVERIFY(watch.wishes().avoidsMotion);
}

void DesktopWishesTest::contrastCountsMoreThanLight()
{
    QCOMPARE(DesktopWishes({true, true, false}).palette(), palette::Set::HighContrast);
}

CAVE_TEST_SUITE(DesktopWishesTest);
#include "desktop_wishes_test.moc"
