// SPDX-License-Identifier: MIT
// The hero on the page's map is whom the player chose, on every level and in a replay.
#include "app/play/game/replay_builder.h"
#include "app/play/page/play_page.h"
#include "app/play/words/hero_title.h"
#include "app/view/map/level_view.h"
#include "app/view/ui/theme.h"
#include "tests/play/page_driver.h"
#include "tests/support/test_main.h"

using namespace cave;

namespace {

const GameLabels kIda{{}, {"Ida", "hero-poacher"}};

QString heroArtOn(const PlayPage& page) { return QString::fromStdString(page.map().level()->model().heroArt()); }

std::unique_ptr<RunningGame> gameOf(const Dungeon& dungeon, const GameLabels& labels)
{
    auto game = std::make_unique<RunningGame>(sessionOf(dungeon), std::nullopt);
    game->setLabels(labels);
    return game;
}

} // namespace

class HeroOnMapTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        applyTheme(*qobject_cast<QApplication*>(QApplication::instance()), 100);
        m_artwork = std::make_shared<Artwork>();
    }

    void theChosenPortraitGoesAlongDownTheStairs()
    {
        PageDriver player(emptyHall(), m_artwork);
        QVERIFY(player.isReady());
        QCOMPARE(heroArtOn(player.page()), QString()); // nobody chose: as the kind
        player.page().play(gameOf(emptyHall(), kIda));
        QCOMPARE(heroArtOn(player.page()), QString("hero-poacher"));
        player.page().game()->submit(Walk{Direction::East});
        player.page().game()->submit(ClimbDown{});
        QCOMPARE(player.world().hero().at.z, 1);
        QCOMPARE(heroArtOn(player.page()), QString("hero-poacher"));
        QCOMPARE(heroLook(*player.page().game()).art, std::string("hero-poacher"));
    }

    void theNextGameHasItsOwn()
    {
        PageDriver player(emptyHall(), m_artwork);
        player.page().play(gameOf(emptyHall(), kIda));
        player.page().play(gameOf(emptyHall(), {}));
        QCOMPARE(heroArtOn(player.page()), QString());
    }

    void aPlaytestShowsTheOriginThatAGameBeginsWith()
    {
        Dungeon dungeon = emptyHall();
        Origin origin;
        origin.id = origin.name = "warden";
        origin.art = "hero-warden";
        dungeon.rules.origins = {origin};
        PageDriver player(dungeon, m_artwork);
        QCOMPARE(heroArtOn(player.page()), QString("hero-warden"));
    }

    void aReplayShowsWhoPlayed()
    {
        Session session = sessionOf(emptyHall());
        session.submit(Walk{Direction::East});
        session.submit(ClimbDown{});
        const auto replay = std::make_shared<Replay>(*Replay::of(session));
        replay->playOn(session.log().size());
        PlayPage page(PlayPage::Kind::Replay, m_artwork);
        page.watch(replay, 0, kIda);
        QCOMPARE(heroArtOn(page), QString("hero-poacher"));
        page.watch(replay, replay->length(), kIda);
        QCOMPARE(page.game()->world().hero().at.z, 1);
        QCOMPARE(heroArtOn(page), QString("hero-poacher"));
        QCOMPARE(QString::fromStdString(page.game()->labels().hero.name), QString("Ida"));
    }

private:
    std::shared_ptr<Artwork> m_artwork;
};

CAVE_TEST_SUITE(HeroOnMapTest);
#include "hero_on_map_test.moc"
