// SPDX-License-Identifier: MIT
// Games that the bot played once, played again by every build: tests/data/recorded_games.txt holds what it did and the
// hashes of where that led, so a change of the bot changes nothing here, and one of the rules or of a compiler shows.
// Those of the frozen dungeons lie beside them and are never recorded anew.
#include "core/base/parallel.h"
#include "core/pilot/bot_game.h"
#include "tests/session/recorded.h"
#include "tests/support/recorded_lines.h"
#include "tests/support/scale.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <thread>

using namespace cave;

namespace {

constexpr std::size_t kGames = 23; // of each dungeon
constexpr std::int64_t kTurns = 100;
constexpr std::int64_t kManyTurns = 1000; // of the first one
constexpr const char* kVariable = "CAVE_RECORD_GAMES";

QString fileOf(bool isFrozen) { return recordPath("recorded_games.txt", isFrozen); }

Recorded playedByBot(const QString& name, const Dungeon& dungeon, std::uint64_t seed)
{
    const BotGame played = *playByBot(dungeon, seed, {.turns = seed == 1 ? kManyTurns : kTurns});
    return recordOf(name, dungeon, seed, played.session.log());
}

void recordAnew(const QString& name, const Dungeon& dungeon)
{
    QStringList lines;
    for (std::uint64_t seed = 1; seed <= kGames; ++seed)
        lines.append(written(playedByBot(name, dungeon, seed)));
    recordLines(fileOf(false), name, lines);
}

} // namespace

class RecordedGamesTest : public QObject {
    Q_OBJECT

private slots:
    void eachDungeonAndNoOtherHasItsGames();
    void playedAgainTheyLeadToTheSameHashes_data() { addDungeonsOldAndNew(); }
    void playedAgainTheyLeadToTheSameHashes();
};

void RecordedGamesTest::eachDungeonAndNoOtherHasItsGames()
{
    const auto inOrder = [](const std::vector<std::string>& names) {
        QStringList result;
        for (const std::string& name : names)
            result.append(shown(name));
        return result;
    };
    QCOMPARE(recordedLines(fileOf(false)).keys(), inOrder(builtInDungeons()));
    QCOMPARE(recordedLines(fileOf(true)).keys(), inOrder(frozenDungeons()));
}

void RecordedGamesTest::playedAgainTheyLeadToTheSameHashes()
{
    QFETCH(QString, name);
    QFETCH(bool, isFrozen);
    const Dungeon dungeon = dungeonOldOrNew(name, isFrozen);
    if (mayRecord(kVariable, name, isFrozen))
        recordAnew(name, dungeon);
    std::vector<Recorded> games = recordedFrom(recordedLines(fileOf(isFrozen)).value(name));
    QCOMPARE(games.size(), kGames);
    games.resize(std::min(kGames, scaled(kGames)));
    std::vector<QString> wrong(games.size());
    forEachInParallel(games.size(), static_cast<int>(std::thread::hardware_concurrency()),
                      [&](std::size_t i) { wrong[i] = wrongIn(games[i], dungeon); });
    QStringList told;
    for (std::size_t i = 0; i < games.size(); ++i)
        if (!wrong[i].isEmpty())
            told.append(QStringLiteral("%1, seed %2: %3").arg(name).arg(games[i].seed).arg(wrong[i]));
    QVERIFY2(told.isEmpty(), qPrintable(u'\n' + told.join(u'\n') +
                                        (isFrozen ? QString()
                                                  : QStringLiteral("\nIf it should be so, record them anew: %1=%2 "
                                                                   "test_session RecordedGamesTest")
                                                        .arg(QLatin1String(kVariable), name))));
}

CAVE_TEST_SUITE(RecordedGamesTest);
#include "recorded_games_test.moc"
