// SPDX-License-Identifier: MIT
// What a screen reader says during play.
#include "app/view/map/map_voice.h"
#include "app/view/ui/theme.h"
#include "tests/play/page_driver.h"
#include "tests/support/test_main.h"

#include <QAccessible>

using namespace cave;

class VoiceTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100);
        m_artwork = std::make_shared<Artwork>();
    }

    void everyTurnIsSpokenOnce();
    void theCellLookedAtIsSpoken();
    void theMapIsSpokenAgainAfterASheet();
    void whatIsSaidWithTheFocusElsewhereIsAnnounced();

private:
    std::shared_ptr<Artwork> m_artwork;
};

void VoiceTest::everyTurnIsSpokenOnce()
{
    PageDriver player(emptyHall(), m_artwork);
    QVERIFY(player.isReady());
    const MapVoice& voice = player.page().map().voice();
    QCoreApplication::processEvents(); // it is told where the focus is
    const int before = voice.speaking();
    player.press(Qt::Key_Right);
    QCOMPARE(voice.text(), QString("6, 4: You. Stairs down."));
    QVERIFY(voice.speaking() != before);
    player.type("g"); // refused
    QCOMPARE(voice.text(), QString("Nothing lies here. 6, 4: You. Stairs down."));
    QCOMPARE(voice.speaking(), before);
    player.type(">");
    QCOMPARE(player.world().hero().at, (Position{6, 4, 1}));
    QVERIFY2(voice.text().endsWith(" 6, 4: You. Stairs up."), qPrintable(voice.text()));
}

void VoiceTest::theCellLookedAtIsSpoken()
{
    PageDriver player(emptyHall(), m_artwork);
    QVERIFY(player.isReady());
    player.type(";");
    player.press(Qt::Key_Right);
    QVERIFY(player.page().lookLine().startsWith("Stairs down."));
    QCOMPARE(player.page().map().voice().text(), "6, 4: " + player.page().lookLine());
}

void VoiceTest::theMapIsSpokenAgainAfterASheet()
{
    PageDriver player(emptyHall(), m_artwork);
    QVERIFY(player.isReady());
    player.type("i");
    const MapVoice& voice = player.page().map().voice();
    QCoreApplication::processEvents(); // it is told where the focus is
    const int before = voice.speaking();
    player.press(Qt::Key_Escape);
    QTRY_VERIFY(voice.speaking() != before);
    QCOMPARE(voice.text(), QString("5, 4: You. Cave floor."));
}

// Readers say what comes to light with the role of a notification.
void VoiceTest::whatIsSaidWithTheFocusElsewhereIsAnnounced()
{
    PageDriver player(emptyHall(), m_artwork);
    QVERIFY(player.isReady());
    player.type("p");
    QVERIFY(player.page().findChild<QWidget*>("announcement") == nullptr); // the map itself says it
    player.press(Qt::Key_F6);
    player.type("p");
    QCOMPARE(player.page().lookLine(), QString("Nothing is on p. Press ? for all keys."));
    auto* speaker = player.page().findChild<QWidget*>("announcement");
    QVERIFY(speaker != nullptr && speaker->isVisible());
    const QAccessibleInterface* told = QAccessible::queryAccessibleInterface(speaker);
    QCOMPARE(told->role(), QAccessible::Notification);
    QCOMPARE(told->text(QAccessible::Name), player.page().lookLine());
}

CAVE_TEST_SUITE(VoiceTest);
#include "voice_test.moc"
