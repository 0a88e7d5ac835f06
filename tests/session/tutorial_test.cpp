// SPDX-License-Identifier: MIT
// The tutorial as it is meant to be played, from its start to a win.
#include "core/content/english.h"
#include "core/rules/facts/appetite.h"
#include "core/rules/facts/message.h"
#include "core/rules/facts/pack.h"
#include "core/save/built_in_dungeons.h"
#include "core/session/replay.h"
#include "tests/support/strings.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <queue>

using namespace cave;

namespace {

constexpr int kMostSteps = 500; // of one errand
constexpr std::uint64_t kTutorialSeeds = 20;

// A player who knows the map, strikes what is in the way and chooses health.
class Player {
public:
    explicit Player(std::uint64_t seed) : m_session(*Session::start(builtInDungeon("tutorial")->dungeon, seed)) {}

    const World& world() const { return m_session.world(); }
    const Session& session() const { return m_session; }

    bool submit(const Command& command)
    {
        const bool isPlayed = !m_session.submit(command).refusal;
        while (world().hero().gainsToChoose > 0)
            m_session.submit(Gain{Gained::Health});
        return isPlayed;
    }

    bool goTo(int x, int y)
    {
        const Position to{x, y, world().hero().at.z};
        for (int i = 0; i < kMostSteps && !world().isOver() && world().hero().at != to; ++i)
            if (const auto direction = stepTowards(to); !direction || !submit(Walk{*direction}))
                return false;
        return world().isOver() || world().hero().at == to;
    }

    bool slay(std::string_view kind)
    {
        for (int i = 0; i < kMostSteps && !world().isOver(); ++i) {
            const Creature* prey = creatureOf(kind);
            if (prey == nullptr)
                return true;
            if (const auto direction = stepTowards(prey->at); !direction || !submit(Walk{*direction}))
                return false;
        }
        return false;
    }

    EntityId carried(std::string_view kind) const
    {
        for (const Item& item : world().itemsOf(world().state().hero))
            if (world().catalogue().item(item.kind).id == kind)
                return item.id;
        return EntityId::None;
    }

    bool wasTold(const QString& words) const
    {
        return std::ranges::any_of(m_session.messages(), [&](const Message& message) {
            return shown(format(message.text, EnglishPhrasebook(world().state().catalogue))).contains(words);
        });
    }

private:
    const Creature* creatureOf(std::string_view kind) const
    {
        for (const Creature& creature : world().creatures())
            if (world().kindOf(creature).id == kind && creature.at.z == world().hero().at.z)
                return &creature;
        return nullptr;
    }

    bool mayTry(Position at) const { return world().isWalkable(at) || !world().tileKind(at).unlocksInto.empty(); }

    // Breadth first, from the end.
    std::optional<Direction> stepTowards(Position to) const
    {
        const Position from = world().hero().at;
        std::map<Position, int> steps{{to, 0}};
        std::queue<Position> edge;
        edge.push(to);
        while (!edge.empty() && !steps.contains(from)) {
            const Position here = edge.front();
            edge.pop();
            for (const Direction direction : kDirections)
                if (const Position next = moved(here, direction);
                    (next == from || mayTry(next)) && steps.emplace(next, steps[here] + 1).second)
                    edge.push(next);
        }
        for (const Direction direction : kDirections)
            if (const auto next = steps.find(moved(from, direction));
                next != steps.end() && next->second < steps[from] && steps.contains(from))
                return direction;
        return std::nullopt;
    }

    Session m_session;
};

} // namespace

class TutorialTest : public QObject {
    Q_OBJECT

private slots:
    void itTeachesEverythingOnTheWayToAWin_data()
    {
        QTest::addColumn<quint64>("seed");
        for (quint64 seed = 1; seed <= kTutorialSeeds; ++seed)
            QTest::addRow("seed %d", static_cast<int>(seed)) << seed;
    }
    void itTeachesEverythingOnTheWayToAWin();
    void itPraisesWhatWasDone();
    void itForgivesTwoHundredIdleTurns();
    void everySignFitsTheLog();
};

void TutorialTest::itTeachesEverythingOnTheWayToAWin()
{
    QFETCH(quint64, seed);
    Player player(seed);
    const World& world = player.world();

    QVERIFY(player.wasTold("Walk with the arrow keys."));
    QVERIFY(player.goTo(8, 4) && player.goTo(14, 4) && player.goTo(25, 8) && player.goTo(29, 8));
    QVERIFY(player.wasTold("Doors open when you walk into them."));
    QVERIFY(player.goTo(34, 12) && player.goTo(34, 13) && player.submit(ClimbDown{}));
    QVERIFY(player.wasTold("Somebody dug here"));

    QVERIFY(player.goTo(18, 8));
    for (int i = 0; i < 4; ++i)
        QVERIFY(player.submit(Walk{Direction::West}));
    QVERIFY(player.wasTold("You dig through the wall."));
    QVERIFY(player.goTo(9, 13) && player.submit(Search{}));
    QVERIFY(player.wasTold("You find a door!"));
    QVERIFY(player.goTo(13, 15) && player.submit(PickUp{}));
    QVERIFY(player.goTo(9, 12) && player.submit(ClimbDown{}));

    QVERIFY(player.slay("newt") && player.slay("kobold"));
    QVERIFY(world.hero().level >= 2);
    QVERIFY(player.goTo(34, 13) && player.submit(ClimbDown{}));

    const auto take = [&](int x, int y) { return player.goTo(x, y) && player.submit(PickUp{}); };
    QVERIFY(player.submit(PickUp{}) || take(32, 13));
    QVERIFY(take(32, 12) && take(29, 12) && take(25, 12) && take(26, 9) && take(26, 8));
    QVERIFY(player.submit(Wield{player.carried("dagger")}) && player.submit(Wear{player.carried("tunic")}));
    QCOMPARE(attackOf(world, world.hero()), world.hero().attack + 5);
    QCOMPARE(defenceOf(world, world.hero()), world.hero().defence + 2);
    const int before = world.state().fullness;
    QVERIFY(player.submit(Eat{player.carried("loaf")}));
    QVERIFY(world.state().fullness > before + 300);
    QVERIFY(player.goTo(11, 7) && player.submit(Read{player.carried("lightning_scroll")}));
    QVERIFY(player.wasTold("Lightning strikes the old ogre"));
    QVERIFY(player.slay("old_ogre") && player.goTo(3, 8) && player.submit(ClimbDown{}));

    QVERIFY(player.goTo(5, 14));
    QVERIFY(!world.isOver());
    QVERIFY(player.wasTold("The arch stays dark."));
    QVERIFY(take(35, 6));
    QVERIFY(player.goTo(17, 14));
    QVERIFY(player.wasTold("You unlock the locked door"));
    QVERIFY(take(31, 14));
    QVERIFY(player.goTo(5, 14));
    QCOMPARE(world.state().outcome, Outcome::Won);
    QVERIFY(player.wasTold("You are ready for the Deep."));
    const auto difference = replay(player.session());
    QVERIFY(difference && !*difference);
}

// The long way around the wall leads past no praise for digging.
void TutorialTest::itPraisesWhatWasDone()
{
    Player player(1);
    QVERIFY(player.goTo(34, 13) && player.submit(ClimbDown{}));
    QVERIFY(player.goTo(18, 8) && player.goTo(13, 8));
    QVERIFY(!player.wasTold("Well dug"));
    QVERIFY(player.goTo(15, 8) && player.submit(Walk{Direction::East}) && player.submit(Walk{Direction::East}));
    QVERIFY(player.submit(Walk{Direction::East}) && player.submit(Walk{Direction::East}));
    QVERIFY(player.wasTold("You dig through the wall."));
    QVERIFY(player.wasTold("Well dug"));
}

void TutorialTest::itForgivesTwoHundredIdleTurns()
{
    Player player(1);
    for (int i = 0; i < 200; ++i)
        QVERIFY(player.submit(Wait{}));
    QVERIFY(!player.world().isOver());
    QVERIFY(appetiteOf(player.world()) >= Appetite::Hungry);
}

void TutorialTest::everySignFitsTheLog()
{
    constexpr std::size_t kMostCharacters = 100;
    const Dungeon dungeon = builtInDungeon("tutorial")->dungeon;
    for (const DungeonLevel& level : dungeon.levels)
        for (const Sign& sign : level.texts.signs) {
            const Text text(kDungeonContext, sign.text);
            QVERIFY2(format(text, EnglishPhrasebook()).size() <= kMostCharacters, sign.text.c_str());
            const std::string& tile = dungeon.catalogue->tile(level.tiles[sign.x, sign.y]).id;
            QVERIFY2(tile == "signboard" || tile == "floor" || tile == "wall", sign.text.c_str());
        }
}

CAVE_TEST_SUITE(TutorialTest);
#include "tutorial_test.moc"
