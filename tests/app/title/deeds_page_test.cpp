// SPDX-License-Identifier: MIT
#include "app/title/deeds_page.h"

#include "app/view/base/file_path.h"
#include "core/pilot/bot_game.h"
#include "core/save/built_in_dungeons.h"
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

CAVE_TEST_SUITE(DeedsPageTest);
#include "deeds_page_test.moc"
