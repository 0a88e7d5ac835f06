// SPDX-License-Identifier: MIT
// What levels wear: in files and in games, in no hash, and nowhere where nothing is said.
#include "core/rules/turn/start_game.h"
#include "core/save/dungeon_file.h"
#include "core/save/game_file.h"
#include "core/world/level_hashes.h"
#include "core/world/world_writer.h"
#include "tests/support/ascii_map.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

constexpr std::string_view kFen = R"({"themes": [{"id": "fen", "stone": "room", "tint": [900, 1100, 900]}]})";

Dungeon wearing(std::string theme)
{
    Dungeon dungeon = asciiDungeon("#####\n#@>.#\n#####\n\n#####\n#.<.#\n#####\n", catalogueWith(kFen));
    dungeon.content = *parseJson(kFen);
    dungeon.levels[0].theme = std::move(theme);
    return dungeon;
}

Session played(const Dungeon& dungeon)
{
    Session session = *Session::start(dungeon, 1);
    session.submit(Wait{});
    session.submit(ClimbDown{});
    return session;
}

} // namespace

class ThemeFileTest : public QObject {
    Q_OBJECT

private slots:
    void oneComesBackFromADungeonFile();
    void oneThatNobodyKnowsIsRefusedAtItsPlace();
    void noHashKnowsIt();
    void aGameKeepsWhatItsLevelsWear();
};

void ThemeFileTest::oneComesBackFromADungeonFile()
{
    const auto file = readDungeon(writeDungeon(wearing("fen")));
    QVERIFY(file);
    QCOMPARE(file->dungeon.levels[0].theme, std::string("fen"));
    QVERIFY(file->dungeon.levels[1].theme.empty());
    QVERIFY(file->dungeon.levels[0].unknown == Json(Json::Object{}));
    QVERIFY(!writeDungeon(wearing("")).contains("\"theme\""));
}

void ThemeFileTest::oneThatNobodyKnowsIsRefusedAtItsPlace()
{
    const auto file = readDungeon(writeDungeon(wearing("cheese")));
    QVERIFY(!file);
    QCOMPARE(shown(file.error().where), QString("levels[0].theme"));
}

void ThemeFileTest::noHashKnowsIt()
{
    const Dungeon bare = wearing("");
    const Dungeon worn = wearing("fen");
    QCOMPARE(dungeonHash(worn), dungeonHash(bare));
    QVERIFY(levelHashes(worn) == levelHashes(bare));
    const Session one = played(bare);
    const Session other = played(worn);
    QVERIFY(one.log() == other.log()); // with the hash after each command
    QCOMPARE(other.world().recomputedHash(), one.world().hash());
}

void ThemeFileTest::aGameKeepsWhatItsLevelsWear()
{
    const auto game = readGame(writeGame({played(wearing("fen"))}));
    QVERIFY(game);
    const World& world = game->session.world();
    QCOMPARE(world.level(0).theme, std::string("fen"));
    QCOMPARE(world.catalogue().themes().size(), std::size_t{1});
    QCOMPARE(world.catalogue().findTheme("fen")->tint, (ChannelShares{900, 1100, 900}));
    QVERIFY(!writeGame({played(asciiDungeon("###\n#@#\n###\n"))}).contains("\"themes\""));
}

CAVE_TEST_SUITE(ThemeFileTest);
#include "theme_file_test.moc"
