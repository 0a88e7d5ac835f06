// SPDX-License-Identifier: MIT
// Whole games of the built-in dungeons, played by the bot.
#include "core/base/parallel.h"
#include "core/content/english.h"
#include "core/pilot/bot.h"
#include "core/save/built_in_dungeons.h"
#include "core/save/game_file.h"
#include "core/session/replay.h"
#include "core/world/world_writer.h"
#include "tests/support/invariants.h"
#include "tests/support/scale.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <thread>

using namespace cave;

namespace {

constexpr std::int64_t kTurns = 20'000;
constexpr std::int64_t kFewTurns = 500; // of most games where there is little time
constexpr std::size_t kGames = 10;     // of each dungeon; tests/long.sh: a thousand
constexpr std::size_t kLongGames = 20; // for each step of the scale

const std::array<std::string, 3> kGamesOfOld{"jsrogue", "rooms", "zircon"}; // one in twenty has to be won at least

struct Played {
    Outcome outcome = Outcome::Running;
    bool diedOnFirst = false; // level
    std::string wrong; // "" where nothing is
};

bool isClimb(const Command& command)
{
    return std::holds_alternative<ClimbUp>(command) || std::holds_alternative<ClimbDown>(command);
}

std::string wrongIn(const Session& session, const Command& command, const Turn& turn, Invariants& invariants)
{
    const auto tell = [&](const Text& text) {
        return "seed " + std::to_string(session.world().state().seed) + ", turn " +
               std::to_string(session.world().state().turn) + ", " + formatCommand(command) + ": " +
               format(text, EnglishPhrasebook(session.dungeon().catalogue));
    };
    // Only whoever tries the stairs learns that their other end is crowded.
    if (turn.refusal && !isClimb(command))
        return tell(turn.refusal->why);
    const auto broken = turn.refusal ? std::nullopt : invariants.brokenBy(session.world(), turn.events);
    return broken ? tell(*broken) : std::string();
}

bool isOfOld(const std::string& name) { return std::ranges::find(kGamesOfOld, name) != kGamesOfOld.end(); }

Played playedWatched(const Dungeon& dungeon, std::uint64_t seed, std::int64_t turns)
{
    auto session = Session::start(dungeon, seed);
    if (!session)
        return {Outcome::Running, false, "cannot be started"};
    const World& world = session->world();
    Invariants invariants(world);
    Bot bot;
    const auto played = [&](std::string wrong) {
        const bool died = world.state().outcome == Outcome::Died;
        return Played{world.state().outcome, died && world.hero().at.z == 0, std::move(wrong)};
    };
    while (!world.isOver() && world.state().turn < turns) {
        const Command command = bot.choose(world);
        const Turn turn = session->submit(command);
        if (auto wrong = wrongIn(*session, command, turn, invariants); !wrong.empty())
            return played(std::move(wrong));
    }
    return played({});
}

// Changes all that the hero does not see now, and does not sense: tiles, creatures, items, dice.
World changedOutOfView(const World& world, Random& dice)
{
    World changed = world;
    const auto isHidden = [&](Position at) {
        return !world.isVisible(at) && !world.isSensed(at) && at != world.hero().at;
    };
    const std::vector<Creature> creatures(world.creatures().begin(), world.creatures().end());
    for (const Creature& creature : creatures)
        if (isHidden(creature.at) && dice.below(2) == 0)
            WorldWriter(changed).removeCreature(creature.id);
    const std::vector<Item> items(world.items().begin(), world.items().end());
    for (const Item& item : items)
        if (item.carrier == EntityId::None && isHidden(item.at) && dice.below(2) == 0)
            WorldWriter(changed).removeItem(item.id);
    const std::array tiles{world.catalogue().wall(), world.catalogue().floor(), world.catalogue().stairsDown()};
    for (int i = 0; i < 2000; ++i) {
        const Position at{static_cast<int>(dice.below(static_cast<std::uint32_t>(world.width()))),
                          static_cast<int>(dice.below(static_cast<std::uint32_t>(world.height()))),
                          static_cast<int>(dice.below(static_cast<std::uint32_t>(world.depth())))};
        if (!isHidden(at) || changed.creatureAt(at))
            continue;
        WorldWriter(changed).setTile(at, tiles[dice.below(tiles.size())]);
        if (changed.isFree(at) && dice.below(20) == 0)
            WorldWriter(changed).addCreature(world.creatures().back().kind, at);
        if (!items.empty() && dice.below(20) == 0)
            WorldWriter(changed).addItem(items.front().kind, at);
    }
    WorldWriter(changed).dice().next();
    return changed;
}

} // namespace

class BotGamesTest : public QObject {
    Q_OBJECT

private slots:
    void everyTurnIsSoundAndGamesAreWon_data();
    void everyTurnIsSoundAndGamesAreWon();
    void aSavedGameGoesOnTheSameFromAnyTurn_data();
    void aSavedGameGoesOnTheSameFromAnyTurn();
    void whatIsOutOfViewChangesNoCommand_data();
    void whatIsOutOfViewChangesNoCommand();
};

void BotGamesTest::everyTurnIsSoundAndGamesAreWon_data()
{
    QTest::addColumn<QString>("name");
    for (const std::string& name : builtInDungeons())
        QTest::newRow(name.c_str()) << shown(name);
}

// Ten games of each dungeon, of which only the first of each tutorial game goes on to its end; tests/long.sh plays a
// thousand of each to theirs.
void BotGamesTest::everyTurnIsSoundAndGamesAreWon()
{
    QFETCH(QString, name);
    const Dungeon dungeon = builtInDungeon(name.toStdString())->dungeon;
    const bool isShort = testScale() == 1;
    const bool mustBeWon = isOfOld(name.toStdString());
    const std::size_t games = scaled(isShort ? kGames : kLongGames);
    std::vector<Played> played(games);
    forEachInParallel(games, static_cast<int>(std::thread::hardware_concurrency()), [&](std::size_t i) {
        const bool isWhole = !isShort || (i == 0 && mustBeWon);
        played[i] = playedWatched(dungeon, i + 1, isWhole ? kTurns : kFewTurns);
    });
    for (const Played& game : played)
        QVERIFY2(game.wrong.empty(), game.wrong.c_str());
    const auto won = static_cast<std::size_t>(std::ranges::count(played, Outcome::Won, &Played::outcome));
    if (mustBeWon)
        QVERIFY2(won * 20 >= (isShort ? 1 : games), std::to_string(won).c_str());
    if (name == QLatin1String("deep")) {
        const auto early = static_cast<std::size_t>(std::ranges::count(played, true, &Played::diedOnFirst));
        QVERIFY2(early * 20 <= games, std::to_string(early).c_str());
        QVERIFY(isShort || won > 0); // how many: tests/balance
    }
}

void BotGamesTest::aSavedGameGoesOnTheSameFromAnyTurn_data()
{
    QTest::addColumn<QString>("name");
    for (const std::string& name : kGamesOfOld)
        QTest::newRow(name.c_str()) << shown(name);
}

void BotGamesTest::aSavedGameGoesOnTheSameFromAnyTurn()
{
    QFETCH(QString, name);
    const Dungeon dungeon = builtInDungeon(name.toStdString())->dungeon;
    for (std::uint64_t seed = 1; seed <= scaled<std::uint64_t>(2); ++seed) {
        Session straight = *Session::start(dungeon, seed);
        Session saved = straight;
        Bot bot;
        Random dice(seed);
        std::uint32_t untilSave = dice.below(100);
        while (!straight.world().isOver() && straight.world().state().turn < 1000) {
            if (untilSave-- == 0) {
                const auto file = readGame(writeGame({saved}));
                QVERIFY(file);
                saved = file->session;
                untilSave = dice.below(200);
            }
            const Command command = bot.choose(straight.world());
            const bool isRefused = straight.submit(command).refusal.has_value();
            QCOMPARE(saved.submit(command).refusal.has_value(), isRefused);
            QCOMPARE(saved.world().hash(), straight.world().hash());
        }
        QVERIFY(saved.messages() == straight.messages());
        for (int z = 0; z < saved.world().depth(); ++z)
            QVERIFY(saved.world().level(z) == straight.world().level(z));
        const auto difference = replay(saved);
        QVERIFY(difference && !*difference);
    }
}

void BotGamesTest::whatIsOutOfViewChangesNoCommand_data() { everyTurnIsSoundAndGamesAreWon_data(); }

void BotGamesTest::whatIsOutOfViewChangesNoCommand()
{
    QFETCH(QString, name);
    const Dungeon dungeon = builtInDungeon(name.toStdString())->dungeon;
    for (std::uint64_t seed = 1; seed <= scaled<std::uint64_t>(2); ++seed) {
        Session session = *Session::start(dungeon, seed);
        Bot bot;
        Random dice(seed);
        while (!session.world().isOver() && session.world().state().turn < kFewTurns) {
            if (dice.below(20) == 0) {
                Bot first = bot;
                Bot second = bot;
                const World changed = changedOutOfView(session.world(), dice);
                QVERIFY(changed.hash() != session.world().hash());
                QCOMPARE(shown(formatCommand(second.choose(changed))),
                         shown(formatCommand(first.choose(session.world()))));
            }
            session.submit(bot.choose(session.world()));
        }
    }
}

CAVE_TEST_SUITE(BotGamesTest);
#include "bot_games_test.moc"
