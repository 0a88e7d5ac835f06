// SPDX-License-Identifier: MIT
// Games that the bot played once, played again by every build: tests/data/recorded_games.txt holds what it did and the
// hashes of where that led, so a change of the bot changes nothing here, and one of the rules or of a compiler shows.
// Those of the frozen dungeons lie beside them and are never recorded anew.
//
// A game is a line "DUNGEON SEED HASH", the hash of the state that it starts in, and below it a line for every 25
// commands: the hash of all state hashes so far, and the commands, "walk e*3" for three in a row.
#include "core/base/hash.h"
#include "core/base/ids.h"
#include "core/base/parallel.h"
#include "core/pilot/bot_game.h"
#include "core/save/game_file.h"
#include "core/session/replay.h"
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
constexpr qsizetype kStretch = 25;        // commands in a line
constexpr const char* kVariable = "CAVE_RECORD_GAMES";

struct Stretch {
    QString digest;
    QStringList commands;
};

struct Recorded {
    QString dungeon;
    std::uint64_t seed = 0;
    QString start; // hash
    std::vector<Stretch> stretches;
};

QString hexText(std::uint64_t hash) { return shown(hexOf(hash)); }

QStringList expanded(const QString& commands)
{
    QStringList result;
    for (const QString& part : commands.split(QStringLiteral(", "))) {
        const QStringList times = part.split(u'*');
        result.append(QStringList(times.size() == 2 ? times[1].toInt() : 1, times[0]));
    }
    return result;
}

QString drawnTogether(const QStringList& commands)
{
    QStringList result;
    for (qsizetype i = 0, times = 1; i < commands.size(); i += times) {
        for (times = 1; i + times < commands.size() && commands[i + times] == commands[i];)
            ++times;
        result.append(times == 1 ? commands[i] : QStringLiteral("%1*%2").arg(commands[i]).arg(times));
    }
    return result.join(QStringLiteral(", "));
}

QString fileOf(bool isFrozen) { return recordPath("recorded_games.txt", isFrozen); }

std::vector<Recorded> recordedGames(const QString& name, bool isFrozen)
{
    std::vector<Recorded> games;
    for (const QString& line : recordedLines(fileOf(isFrozen)).value(name)) {
        if (line.startsWith(QLatin1String("0x"))) {
            games.back().stretches.push_back({line.section(u' ', 0, 0), expanded(line.section(u' ', 1))});
        } else {
            const QStringList parts = line.split(u' ');
            games.push_back({parts.value(0), parts.value(1).toULongLong(), parts.value(2), {}});
        }
    }
    return games;
}

QStringList written(const Recorded& game)
{
    QStringList lines{QStringLiteral("%1 %2 %3").arg(game.dungeon).arg(game.seed).arg(game.start)};
    for (const Stretch& stretch : game.stretches)
        lines.append(stretch.digest + u' ' + drawnTogether(stretch.commands));
    return lines;
}

Recorded playedByBot(const QString& name, const Dungeon& dungeon, std::uint64_t seed)
{
    const BotGame played = *playByBot(dungeon, seed, {.turns = seed == 1 ? kManyTurns : kTurns});
    Recorded game{name, seed, hexText(Session::start(dungeon, seed)->world().hash()), {}};
    TupleHasher all;
    for (const LoggedCommand& logged : played.session.log()) {
        if (game.stretches.empty() || game.stretches.back().commands.size() == kStretch)
            game.stretches.emplace_back();
        all.add(logged.hash);
        game.stretches.back().digest = hexText(all.result());
        game.stretches.back().commands.append(shown(formatCommand(logged.command)));
    }
    return game;
}

void recordAnew(const QString& name, const Dungeon& dungeon)
{
    QStringList lines;
    for (std::uint64_t seed = 1; seed <= kGames; ++seed)
        lines.append(written(playedByBot(name, dungeon, seed)));
    recordLines(fileOf(false), name, lines);
}

// Why the recorded commands do not lead where they led; "": they do, and so do those in the save of this game.
QString wrongIn(const Recorded& game, const Dungeon& dungeon)
{
    auto session = Session::start(dungeon, game.seed);
    if (!session)
        return QStringLiteral("cannot be started");
    if (hexText(session->world().hash()) != game.start)
        return QStringLiteral("starts in another state");
    TupleHasher all;
    for (const Stretch& stretch : game.stretches) {
        const std::size_t before = session->log().size();
        for (const QString& text : stretch.commands) {
            const auto command = parseCommand(text.toStdString());
            if (!command || session->submit(*command).refusal)
                return QStringLiteral("command %1, \"%2\", is refused").arg(session->log().size() + 1).arg(text);
            all.add(session->world().hash());
        }
        if (hexText(all.result()) != stretch.digest)
            return QStringLiteral("commands %1 to %2 lead to other states").arg(before + 1).arg(session->log().size());
    }
    const auto saved = readGame(writeGame({*session}));
    const auto difference = saved ? replay(saved->session) : std::unexpected(saved.error());
    if (!difference)
        return QStringLiteral("its save cannot be replayed: ") + shown(difference.error().what);
    return *difference ? QStringLiteral("the replay of its save differs from command %1 on").arg((*difference)->command)
                       : QString();
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
    std::vector<Recorded> games = recordedGames(name, isFrozen);
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
