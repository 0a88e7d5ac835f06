// SPDX-License-Identifier: MIT
#include "app/title/deeds_page.h"

#include "app/view/base/file_path.h"
#include "core/pilot/bot_game.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/game_file.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace cave;

namespace {

constexpr std::int64_t kSomeTurns = 400; // in which the bot slays somebody

Session givenUp(const Dungeon& dungeon)
{
    Session game = playByBot(dungeon, 4, {.turns = kSomeTurns})->session;
    game.submit(GiveUp{});
    return game;
}

} // namespace

class DeedsPageTest : public QObject {
    Q_OBJECT

private slots:
    void deedsAreNotedInDungeonsThatAreBuiltIn();
    void aDungeonThatIsOnlyCalledLikeOneDoesNone();
    void gamesAreCountedByDungeonAndInAll();
    void aListWithoutGamesSaysWhy();
};

void DeedsPageTest::deedsAreNotedInDungeonsThatAreBuiltIn()
{
    const QTemporaryDir folder;
    const DeedsPage page(pathOf(folder.path()));
    const Session game = givenUp(builtInDungeon("jsrogue")->dungeon);
    QVERIFY(game.world().isOver());
    const auto noted = page.note(game, "2026-11-26");
    QVERIFY(noted && std::ranges::count(*noted, "first_blood") == 1);
    const auto log = DeedLog::load(pathOf(folder.filePath("deeds.json")));
    QVERIFY(log && log->of("first_blood") != nullptr);
    QVERIFY(page.note(game, "2026-11-27")->empty()); // it is done
}

void DeedsPageTest::aDungeonThatIsOnlyCalledLikeOneDoesNone()
{
    const QTemporaryDir folder;
    const DeedsPage page(pathOf(folder.path()));
    Dungeon own = builtInDungeon("jsrogue")->dungeon;
    own.rules.health = 1000;
    const Session game = givenUp(own);
    QVERIFY(!DeedLog().add(game, "2026-11-26").empty()); // it would do some
    const auto noted = page.note(game, "2026-11-26");
    QVERIFY(noted && noted->empty());
    QVERIFY(!std::filesystem::exists(pathOf(folder.filePath("deeds.json"))));
}

namespace {

KeptRecord recordOf(const char* dungeon, Outcome outcome, Cause cause, const char* killer, std::int64_t turn)
{
    KeptRecord record;
    record.summary.dungeon = dungeon;
    record.summary.outcome = outcome;
    record.summary.cause = cause;
    record.summary.killer = killer;
    record.summary.turn = turn;
    record.summary.slain = 2;
    return record;
}

} // namespace

void DeedsPageTest::gamesAreCountedByDungeonAndInAll()
{
    std::vector<KeptRecord> records{recordOf("Pit", Outcome::Won, Cause::Slain, "", 100),
                                    recordOf("Pit", Outcome::Died, Cause::Starved, "", 10),
                                    recordOf("Pit", Outcome::Died, Cause::GaveUp, "", 1),
                                    recordOf("Cave", Outcome::Died, Cause::Slain, "a bat", 20),
                                    recordOf("Pit", Outcome::Died, Cause::Slain, "a bat", 5),
                                    recordOf("Pit", Outcome::Died, Cause::Starved, "", 7),
                                    recordOf("Cave", Outcome::Died, Cause::Slain, "a bat", 9)};
    records.push_back(records.back());
    records.back().summary.isPractice = true; // does not count
    const std::vector<DungeonCounts> counts = countsOf(records);
    QCOMPARE(counts.size(), std::size_t{2});
    const DungeonCounts& pit = counts[1];
    QVERIFY(pit.dungeon == "Pit" && pit.games == 5 && pit.won == 1 && pit.turns == 123 && pit.slain == 10);
    QVERIFY(frequentDeath(pit)->first.first == Cause::Starved && frequentDeath(pit)->second == 2);
    const DungeonCounts sum = sumOf(counts);
    QVERIFY(sum.games == 7 && sum.won == 1 && sum.turns == 152 && sum.slain == 14);
    QVERIFY(frequentDeath(sum)->first.second == "a bat" && frequentDeath(sum)->second == 3);
    QVERIFY(frequentDeath(DungeonCounts{}) == nullptr);
}

void DeedsPageTest::aListWithoutGamesSaysWhy()
{
    const QTemporaryDir folder;
    DeedsPage page(pathOf(folder.path()));
    page.open();
    QVERIFY2(page.problem().startsWith("No scored game has ended yet."), qPrintable(page.problem()));
    GameFile game{.session = givenUp(builtInDungeon("jsrogue")->dungeon), .isPractice = true, .isRecord = true};
    const auto record = SaveFolder(pathOf(folder.path())).newRecord(game.session.world());
    QVERIFY(record && saveGame(game, *record));
    page.open();
    QVERIFY2(page.problem().startsWith("No scored game has ended yet."), qPrintable(page.problem()));
    game.isPractice = false;
    QVERIFY(saveGame(game, *record));
    page.open();
    QCOMPARE(page.problem(), QString());
}

CAVE_TEST_SUITE(DeedsPageTest);
#include "deeds_page_test.moc"
