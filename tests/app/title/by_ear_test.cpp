// SPDX-License-Identifier: MIT
// By ear: offered by the title to whoever has a screen reader, and what it switches on.
#include "app/play/page/play_page.h"
#include "app/settings/settings_sheet.h"
#include "app/view/map/level_view.h"
#include "app/view/ui/theme.h"
#include "tests/app/cut_texts.h"
#include "tests/app/window_suite.h"
#include "tests/support/test_main.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QPushButton>

using namespace cave;

namespace {

bool isInTree(const QAccessibleInterface& tree, const QObject* wanted)
{
    if (tree.object() == wanted)
        return true;
    for (int i = 0; i < tree.childCount(); ++i)
        if (const QAccessibleInterface* child = tree.child(i); child != nullptr && isInTree(*child, wanted))
            return true;
    return false;
}

} // namespace

class ByEarTest : public WindowSuite {
    Q_OBJECT

private slots:
    void cleanup()
    {
        QAccessible::setActive(false);
        m_window.reset();
    }
    void cleanupTestCase() { applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100); }

    void withoutAReaderItIsNotOffered();
    void aReaderIsTold();
    void itsKeySwitchesAllOn();
    void whoDoesNotWantItIsAskedOnce();
    void itFitsInLargeLetters();
    void itIsInTheSettings();
    void aReaderThatWalksTheTreeComesToTheSettings();
    void whatIsSetStays();
    void tonesOfWallsAndDoorsAreItsOwn();

private:
    QPushButton& offer() const { return m_window->title().button(TitlePage::Entry::ByEar); }
    QPushButton& newGame() const { return m_window->title().button(TitlePage::Entry::NewGame); }
};

void ByEarTest::withoutAReaderItIsNotOffered()
{
    QVERIFY(!offer().isVisible());
    QVERIFY(newGame().hasFocus());
    type("b");
    QVERIFY(!m_window->settings().byEar);
}

// What has the focus is spoken first.
void ByEarTest::aReaderIsTold()
{
    QAccessible::setActive(true);
    QVERIFY(offer().isVisible() && offer().hasFocus());
    QCOMPARE(offer().accessibleName(), QString("By ear: press B"));
    QAccessible::setActive(false);
    QVERIFY(!offer().isVisible());
    QVERIFY(newGame().hasFocus());
}

void ByEarTest::itsKeySwitchesAllOn()
{
    Settings silent;
    silent.sound.volume = 0;
    m_window->changeSettings(silent);
    QAccessible::setActive(true);
    type("b");
    QVERIFY(m_window->settings().byEar);
    QVERIFY(m_window->settings().sound.hasCaptions);
    QVERIFY(m_window->settings().sound.volume > 0);
    QVERIFY(!offer().isVisible());
    QVERIFY(newGame().hasFocus());
    openWindow(); // another start
    QVERIFY(m_window->settings().byEar);
    QAccessible::setActive(true);
    QVERIFY(!offer().isVisible());
}

void ByEarTest::whoDoesNotWantItIsAskedOnce()
{
    QAccessible::setActive(true);
    key(Qt::Key_Down);
    QVERIFY(newGame().hasFocus());
    m_window->showNewGame();
    m_window->showTitle();
    QVERIFY(offer().isVisible());
    QVERIFY(newGame().hasFocus());
}

void ByEarTest::itFitsInLargeLetters()
{
    m_window->resize(1024, 700);
    QAccessible::setActive(true);
    QVERIFY(offer().isVisible());
    const int usual = newGame().fontMetrics().height();
    Settings large;
    large.textPercent = 200;
    m_window->changeSettings(large);
    QTRY_VERIFY(newGame().fontMetrics().height() > usual);
    QTRY_VERIFY2(cutTexts(*m_window).isEmpty(), qPrintable(cutTexts(*m_window).join(u'\n')));
}

void ByEarTest::itIsInTheSettings()
{
    m_window->showSettings();
    m_window->settingsSheet()->showPage(SettingsPage::Sound);
    auto* box = qobject_cast<QCheckBox*>(m_window->settingsSheet()->control(SettingId::ByEar));
    QVERIFY(box != nullptr && !box->isChecked());
    box->click();
    QVERIFY(m_window->settings().byEar && m_window->settings().sound.hasCaptions);
    box->click();
    QVERIFY(!m_window->settings().byEar);
    QVERIFY(m_window->settings().sound.hasCaptions); // a choice of its own
}

void ByEarTest::aReaderThatWalksTheTreeComesToTheSettings()
{
    m_window->showSettings();
    QVERIFY(isInTree(*QAccessible::queryAccessibleInterface(m_window.get()), m_window->settingsSheet()));
}

void ByEarTest::whatIsSetStays()
{
    Settings settings;
    settings.sound.volume = 30;
    settings.sound.ambience = 0;
    settings.sound.effects = 20;
    settings = playedByEar(settings);
    QCOMPARE(settings.sound.volume, 30);
    QCOMPARE(settings.sound.effects, 20);
    QCOMPARE(settings.sound.ambience, SoundOptions().ambience);
}

void ByEarTest::tonesOfWallsAndDoorsAreItsOwn()
{
    Settings settings;
    settings.sound.guide = 35;
    QCOMPARE(soundsHeard(settings).guide, 0);
    QCOMPARE(soundsHeard(settings).effects, settings.sound.effects);
    settings = playedByEar(settings);
    QCOMPARE(soundsHeard(settings).guide, 35);
    settings.sound.guide = 0; // as chosen in the settings
    QCOMPARE(soundsHeard(settings).guide, 0);
    QVERIFY(soundsHeard(playedByEar(settings)).guide > 0);
}

CAVE_TEST_SUITE(ByEarTest);
#include "by_ear_test.moc"
