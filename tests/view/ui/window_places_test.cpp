// SPDX-License-Identifier: MIT
#include "app/view/ui/window_places.h"
#include "tests/support/test_main.h"

#include <QScreen>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

#include <memory>

using namespace cave;

class WindowPlacesTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aWindowComesBackWhereItWas();
    void noWindowIsLargerThanItsScreenOrBesideIt_data();
    void noWindowIsLargerThanItsScreenOrBesideIt();
    void strangeValuesLeaveTheWindowAsItIs_data();
    void strangeValuesLeaveTheWindowAsItIs();
    void aWindowIsKeptWhenItIsHidden();
    void theShownWindowsAreKept();
    void nothingIsKeptBeforeItBegins();

private:
    bool isKept(const QString& name) const { return m_state->contains("window/" + name); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_state;
};

void WindowPlacesTest::init()
{
    m_state.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_state = std::make_unique<QSettings>(m_folder->filePath("state.ini"), QSettings::IniFormat);
}

void WindowPlacesTest::aWindowComesBackWhereItWas()
{
    WindowPlaces places(*m_state);
    QWidget before;
    before.setGeometry(60, 120, 400, 300);
    places.keep(before, "one");
    QWidget after;
    QVERIFY(places.restore(after, "one"));
    QCOMPARE(after.geometry(), QRect(60, 120, 400, 300));
    QVERIFY(!places.restore(after, "other"));
    QCOMPARE(after.geometry(), QRect(60, 120, 400, 300));
}

void WindowPlacesTest::noWindowIsLargerThanItsScreenOrBesideIt_data()
{
    QTest::addColumn<QRect>("place");
    QTest::newRow("large") << QRect(10, 40, 5000, 4000);
    QTest::newRow("far right and below") << QRect(9000, 7000, 400, 300);
    QTest::newRow("far left and above") << QRect(-9000, -7000, 400, 300);
    QTest::newRow("half beside") << QRect(-200, 100, 400, 300);
}

void WindowPlacesTest::noWindowIsLargerThanItsScreenOrBesideIt()
{
    QFETCH(const QRect, place);
    WindowPlaces places(*m_state);
    QWidget before;
    before.setGeometry(place);
    places.keep(before, "one");
    QWidget after;
    QVERIFY(places.restore(after, "one"));
    QVERIFY(after.screen()->availableGeometry().contains(after.geometry()));
}

void WindowPlacesTest::strangeValuesLeaveTheWindowAsItIs_data()
{
    QWidget window;
    window.resize(500, 400);
    QTest::addColumn<QVariant>("value");
    QTest::newRow("nothing") << QVariant(QByteArray());
    QTest::newRow("words") << QVariant(
        "somewhere at the left, and rather large, if it is not too much to be asked for");
    QTest::newRow("number") << QVariant(7);
    QTest::newRow("half") << QVariant(window.saveGeometry().left(20));
    QTest::newRow("zeros") << QVariant(QByteArray(200, '\0'));
}

void WindowPlacesTest::strangeValuesLeaveTheWindowAsItIs()
{
    QFETCH(const QVariant, value);
    m_state->setValue("window/one", value);
    QWidget window;
    window.setGeometry(60, 120, 400, 300);
    QVERIFY(!WindowPlaces(*m_state).restore(window, "one"));
    QCOMPARE(window.geometry(), QRect(60, 120, 400, 300));
}

void WindowPlacesTest::aWindowIsKeptWhenItIsHidden()
{
    WindowPlaces places(*m_state);
    places.begin();
    QWidget window;
    window.resize(300, 200);
    places.follow(window, "one");
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.resize(420, 310);
    places.follow(window, "one"); // once is enough: it stays as it is
    QCOMPARE(window.size(), QSize(420, 310));
    QVERIFY(!isKept("one"));
    window.hide();
    QVERIFY(isKept("one"));
    QWidget next;
    places.follow(next, "one");
    QCOMPARE(next.size(), QSize(420, 310));
}

void WindowPlacesTest::theShownWindowsAreKept()
{
    WindowPlaces places(*m_state);
    places.begin();
    QWidget shown;
    QWidget hidden;
    places.follow(shown, "shown");
    places.follow(hidden, "hidden");
    {
        QWidget gone;
        places.follow(gone, "gone");
    }
    shown.show();
    places.keepShown();
    QVERIFY(isKept("shown") && !isKept("hidden") && !isKept("gone"));
}

void WindowPlacesTest::nothingIsKeptBeforeItBegins()
{
    WindowPlaces places(*m_state);
    QWidget window;
    places.follow(window, "one");
    window.show();
    window.hide();
    places.keepShown();
    QVERIFY(!isKept("one"));
}

CAVE_TEST_SUITE(WindowPlacesTest);
#include "window_places_test.moc"
