// SPDX-License-Identifier: MIT
#include "core/save/formats/built_in_game.h"

#include "core/save/built_in_dungeons.h"
#include "core/save/game_file.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace cave;

namespace {

Session gameOf(const char* name, std::uint64_t seed) { return *Session::start(builtInDungeon(name)->dungeon, seed); }

} // namespace

class BuiltInGameTest : public QObject {
    Q_OBJECT

private slots:
    void gamesOfBuiltInDungeonsAreKnownAtEverySeed_data();
    void gamesOfBuiltInDungeonsAreKnownAtEverySeed();
    void whatIsOnlyCalledLikeOneIsNone();
};

void BuiltInGameTest::gamesOfBuiltInDungeonsAreKnownAtEverySeed_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"tutorial", "jsrogue", "rooms", "rooms_chapter", "zircon", "deep_first"})
        QTest::newRow(name) << QString(name);
}

void BuiltInGameTest::gamesOfBuiltInDungeonsAreKnownAtEverySeed()
{
    QFETCH(const QString, name);
    const Dungeon builtIn = builtInDungeon(name.toStdString())->dungeon;
    for (const std::uint64_t seed : {builtIn.seed, std::uint64_t{13805}}) {
        Session game = *Session::start(builtIn, seed);
        QCOMPARE(shown(builtInPlayed(game.dungeon())), name);
        game.submit(Wait{});
        const auto saved = readGame(writeGame(GameFile{game}));
        QVERIFY(saved);
        QCOMPARE(shown(builtInPlayed(saved->session.dungeon())), name);
    }
}

void BuiltInGameTest::whatIsOnlyCalledLikeOneIsNone()
{
    for (const std::uint64_t seed : {std::uint64_t{1}, std::uint64_t{13805}}) {
        const Dungeon played = gameOf("jsrogue", seed).dungeon();
        Dungeon stronger = played;
        stronger.rules.attack = 1000;
        QVERIFY(builtInPlayed(stronger).empty());
        Dungeon begunElsewhere = played;
        begunElsewhere.start->at.x += 1;
        QVERIFY(builtInPlayed(begunElsewhere).empty());
        Dungeon dug = played; // in the levels alone, which the design leaves to the recipe
        dug.levels.front().tiles[0, 0] = dug.catalogue->floor();
        QVERIFY(builtInPlayed(dug).empty());
        Dungeon emptied = played;
        emptied.levels.front().things.clear();
        QVERIFY(builtInPlayed(emptied).empty());
        Dungeon renamed = played;
        renamed.name = "My Cave";
        QVERIFY(builtInPlayed(renamed).empty());
    }
}

CAVE_TEST_SUITE(BuiltInGameTest);
#include "built_in_game_test.moc"
