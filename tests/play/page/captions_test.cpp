// SPDX-License-Identifier: MIT
// Captions on the map: of what is heard but not seen, for as long as they can be read.
#include "app/play/heard/game_sounds.h"
#include "tests/play/page_driver.h"
#include "tests/support/test_main.h"

#include <QLabel>
#include <QTest>

using namespace cave;

class CaptionsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_artwork = std::make_shared<Artwork>(); }

    void whatIsNearIsToldWhenTheGameBegins();
    void withoutTheSettingThereIsNone();
    void nothingNewLeavesTheOldOneItsTime();
    void anotherGameForgetsThem();
    void theyStayOnTheMapWhenItShrinks();

private:
    std::shared_ptr<GameSounds> sounds(bool hasCaptions = true) const
    {
        auto sounds = std::make_shared<GameSounds>();
        SoundOptions options;
        options.volume = 0;
        options.hasCaptions = hasCaptions;
        sounds->setOptions(options);
        return sounds;
    }
    static QLabel& captions(PlayPage& page) { return *page.findChild<QLabel*>("captions"); }

    std::shared_ptr<Artwork> m_artwork;
};

namespace {

Dungeon waterNextDoor()
{
    return arena({{
        "XXXXXXXXXXXX",
        "X@....+~~~~X",
        "XXXXXXXXXXXX",
    }});
}

} // namespace

void CaptionsTest::whatIsNearIsToldWhenTheGameBegins()
{
    PageDriver player(waterNextDoor(), m_artwork);
    QVERIFY(player.isReady());
    QVERIFY(!captions(player.page()).isVisible());
    player.page().setSounds(sounds());
    QVERIFY(!captions(player.page()).isVisible()); // ten cells and a door away
    player.type("l");
    QVERIFY(captions(player.page()).isVisible());
    QCOMPARE(captions(player.page()).text(), QString("[running water to the east]"));
}

void CaptionsTest::withoutTheSettingThereIsNone()
{
    PageDriver player(waterNextDoor(), m_artwork);
    QVERIFY(player.isReady());
    player.page().setSounds(sounds(false));
    player.type("ll");
    QVERIFY(!captions(player.page()).isVisible());
}

void CaptionsTest::nothingNewLeavesTheOldOneItsTime()
{
    PageDriver player(waterNextDoor(), m_artwork);
    QVERIFY(player.isReady());
    player.page().setSounds(sounds());
    player.type("ll");
    QCOMPARE(captions(player.page()).text(), QString("[running water to the east]"));
    QTRY_VERIFY_WITH_TIMEOUT(!captions(player.page()).isVisible(), 8000);
}

void CaptionsTest::anotherGameForgetsThem()
{
    PageDriver player(waterNextDoor(), m_artwork);
    QVERIFY(player.isReady());
    player.page().setSounds(sounds());
    player.type("l");
    QVERIFY(captions(player.page()).isVisible());
    player.page().play(std::make_unique<RunningGame>(sessionOf(emptyHall()), std::nullopt));
    QVERIFY(!captions(player.page()).isVisible());
}

void CaptionsTest::theyStayOnTheMapWhenItShrinks()
{
    PageDriver player(waterNextDoor(), m_artwork);
    QVERIFY(player.isReady());
    player.page().setSounds(sounds());
    player.type("l");
    player.page().resize(1024, 640);
    QTest::qWait(1);
    const QLabel& label = captions(player.page());
    QVERIFY(label.parentWidget()->rect().contains(label.geometry()));
}

CAVE_TEST_SUITE(CaptionsTest);
#include "captions_test.moc"
