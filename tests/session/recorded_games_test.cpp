// SPDX-License-Identifier: MIT
// Games that the bot played once, played again by every build: tests/data/recorded_games.txt holds what it did and the
// hashes of where that led, so a change of the bot changes nothing here, and one of the rules or of a compiler shows.
#include "core/base/parallel.h"
#include "core/pilot/bot_game.h"
#include "core/save/built_in_dungeons.h"
#include "tests/session/recorded.h"
#include "tests/support/paths.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTest>

#include <map>
#include <thread>

using namespace cave;

namespace {

constexpr std::size_t kGames = 23; // of each dungeon
constexpr std::int64_t kTurns = 100;
constexpr std::int64_t kManyTurns = 1000; // of the first one

const QString kFile = shown(dataPath("recorded_games.txt"));

Recorded playedByBot(const QString& name, const Dungeon& dungeon, std::uint64_t seed)
{
    const BotGame played = *playByBot(dungeon, seed, seed == 1 ? kManyTurns : kTurns);
    return recordOf(name, dungeon, seed, played.session.log());
}

void recordAllAnew()
{
    QFile file(kFile);
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (const std::string& name : builtInDungeons()) {
        const Dungeon dungeon = builtInDungeon(name)->dungeon;
        for (std::uint64_t seed = 1; seed <= kGames; ++seed)
            file.write(written(playedByBot(shown(name), dungeon, seed)).toUtf8());
    }
}

} // namespace

class RecordedGamesTest : public QObject {
    Q_OBJECT

private slots:
    void thereAreTwoHundredOfAllDungeons();
    void playedAgainTheyLeadToTheSameHashes_data();
    void playedAgainTheyLeadToTheSameHashes();
};

void RecordedGamesTest::thereAreTwoHundredOfAllDungeons()
{
    if (qEnvironmentVariableIsSet("CAVE_RECORD_GAMES"))
        recordAllAnew();
    std::map<QString, int> games;
    for (const Recorded& game : recordedIn(kFile))
        ++games[game.dungeon];
    int all = 0;
    for (const std::string& name : builtInDungeons()) {
        QVERIFY2(games[shown(name)] > 0, name.c_str());
        all += games[shown(name)];
    }
    QVERIFY2(all >= 200, qPrintable(QString::number(all)));
}

void RecordedGamesTest::playedAgainTheyLeadToTheSameHashes_data()
{
    QTest::addColumn<QString>("name");
    for (const std::string& name : builtInDungeons())
        QTest::newRow(name.c_str()) << shown(name);
}

void RecordedGamesTest::playedAgainTheyLeadToTheSameHashes()
{
    QFETCH(QString, name);
    const Dungeon dungeon = builtInDungeon(name.toStdString())->dungeon;
    std::vector<Recorded> games = recordedIn(kFile);
    std::erase_if(games, [&](const Recorded& game) { return game.dungeon != name; });
    games.resize(std::min(games.size(), scaled(kGames)));
    std::vector<QString> wrong(games.size());
    forEachInParallel(games.size(), static_cast<int>(std::thread::hardware_concurrency()),
                      [&](std::size_t i) { wrong[i] = wrongIn(games[i], dungeon); });
    QStringList told;
    for (std::size_t i = 0; i < games.size(); ++i)
        if (!wrong[i].isEmpty())
            told.append(QStringLiteral("%1, seed %2: %3").arg(name).arg(games[i].seed).arg(wrong[i]));
    QVERIFY2(told.isEmpty(), qPrintable(u'\n' + told.join(u'\n') +
                                        QStringLiteral("\nIf it should be so, record them anew: CAVE_RECORD_GAMES=1 "
                                                       "test_session RecordedGamesTest")));
}

CAVE_TEST_SUITE(RecordedGamesTest);
#include "recorded_games_test.moc"
